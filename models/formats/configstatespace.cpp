// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/say.h"

#include <algorithm>
#include <cstdint>

namespace octoplan {

// Mamba's selective scan: input and output projections, a convolution, the projections of step and state, and the
// state's own matrix and skip.
Count mambaMixer(ConfigDraft& d)
{
    const Count hidden = d.shape.hidden;
    const Count inner = d.keys.size({}, {"expand", "mamba_expand"}, 1, 100).value_or(2) * hidden;
    const Count state = d.keys.size({}, {"state_size", "d_state", "mamba_d_state"}, 1, maxWidth).value_or(16);
    const KeyNames ranks = {"time_step_rank", "mamba_dt_rank"};
    const Count usual = (hidden + 15) / 16;
    const Count rank = d.keys.word(ranks) == "auto" ? usual : d.keys.size({}, ranks, 1, maxWidth).value_or(usual);
    const Count kernel = d.keys.size({}, {"conv_kernel", "d_conv", "mamba_d_conv"}, 1, 1000).value_or(4);
    const bool convBias = d.keys.flagOr(true, {"use_conv_bias", "mamba_conv_bias"});
    const bool bias = d.keys.flagOr(false, {"use_bias", "mamba_proj_bias"});
    const Count norms = d.family.rule == FamilyRule::Jamba ? rank + 2 * state : 0; // of step and state
    return hidden * 2 * inner + inner * kernel + (convBias ? inner : 0) + inner * (rank + 2 * state) + rank * inner +
           inner + inner * state + inner + inner * hidden + (bias ? 2 * inner + hidden : 0) + norms;
}

// Mamba 2: heads instead of a step rank, one norm over the inner width.
Count mamba2Mixer(ConfigDraft& d, Count heads, Count headSize, bool normed)
{
    const Count hidden = d.shape.hidden;
    const Count inner = heads * headSize;
    const int usualGroups = d.family.rule == FamilyRule::StateSpace ? 8 : 1;
    const Count groups = d.keys.size({}, {"n_groups", "mamba_n_groups"}, 1, maxHeads).value_or(usualGroups);
    const Count state = d.keys.size({}, {"ssm_state_size", "state_size", "mamba_d_state"}, 1, maxWidth).value_or(128);
    const Count kernel = d.keys.size({}, {"conv_kernel", "mamba_d_conv"}, 1, 1000).value_or(4);
    const Count convolved = inner + 2 * groups * state;
    const bool biased = d.keys.flagOr(false, {"use_bias", "mamba_proj_bias", "projectors_bias"});
    const Count bias = biased ? inner + convolved + heads + hidden : 0;
    return hidden * (inner + convolved + heads) + convolved * kernel +
           (d.keys.flagOr(true, {"use_conv_bias", "mamba_conv_bias"}) ? convolved : 0) + 3 * heads +
           (normed ? inner : 0) + inner * hidden + bias;
}

void notModelledStateSpace(ConfigDraft& d)
{
    d.out.notModelled =
        say(QT_TRANSLATE_NOOP("Problem", "%1 has state-space layers, whose time and memory are not modelled"),
            d.family.name);
}

namespace {

// One letter a layer: M state space, * attention, - feed-forward, E a mixture of experts.
void readNemotronH(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const std::string pattern = d.keys.word({"hybrid_override_pattern"});
    const auto of = [&](char kind) { return static_cast<int>(std::count(pattern.begin(), pattern.end(), kind)); };
    if (of('M') + of('*') + of('-') + of('E') != s.layers) {
        d.keys.error("hybrid_override_pattern",
                     say(QT_TRANSLATE_NOOP("Problem", "%1 does not name %2 layers of kinds M, *, - and E"),
                         "hybrid_override_pattern", s.layers));
        return;
    }
    const Count heads = d.keys.required("mamba_heads", {"mamba_num_heads"}, maxHeads);
    const Count size = d.keys.required("mamba_head_size", {"mamba_head_dim"}, maxWidth);
    s.heads = d.keys.required("heads", {"num_attention_heads"}, maxHeads);
    s.kvHeads = d.keys.required("kv_heads", {"num_key_value_heads"}, maxHeads);
    s.headSize = d.keys.required("head_size", {"head_dim", "attention_head_dim"}, maxWidth);
    s.ffn = d.keys.required("ffn", {"intermediate_size"}, maxWidth * 10);
    s.kvLayers = of('*');
    if (of('E') > 0) {
        readMixture(d);
        s.routerBias = true;
        s.denseLayers = s.layers - of('E');
        s.moeEvery = 1;
    }
    const Count hidden = s.hidden;
    const Count attention = 2 * hidden * s.headSize * (s.heads + s.kvHeads);
    const Count feedForward = 2 * hidden * s.ffn;
    // The general formula puts attention and feed-forward (or a mixture) into every layer.
    s.extraParameters = of('M') * (mamba2Mixer(d, heads, size, true) - attention - feedForward) -
                        of('*') * feedForward - (of('-') + of('E')) * attention;
}

// RWKV 4: time mixing with a decay and a bonus for each channel, channel mixing with a receptance.
void readRwkv(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const Count hidden = s.hidden;
    const Count inner = d.keys.size({}, {"attention_hidden_size"}, 1, maxWidth).value_or(s.hidden);
    const Count ffn = d.keys.size("ffn", {"intermediate_size"}, 1, maxWidth * 10).value_or(4 * s.hidden);
    s.normsPerLayer = 2;
    s.extraParameters =
        s.layers * (2 * inner + 3 * hidden + 4 * hidden * inner + 2 * hidden + 2 * hidden * ffn + hidden * hidden) +
        2 * hidden; // a norm before the first layer
    s.ffn = static_cast<int>(ffn);
    // The general formula adds a feed-forward block.
    s.extraParameters -= s.layers * 2 * hidden * ffn;
}

} // namespace

void readStateSpace(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    s.layers = d.keys.required("layers", {"num_hidden_layers", "n_layer"}, maxLayers);
    s.hidden = d.keys.required("hidden", {"hidden_size", "d_model"}, maxWidth);
    s.vocab = d.keys.required("vocab", {"vocab_size"}, maxVocab);
    s.normsPerLayer = 1;
    s.gatedFfn = false;
    if (hasError(d.out.problems))
        return;
    notModelledStateSpace(d);
    if (d.family.name == "nemotron_h") {
        readNemotronH(d);
    } else if (d.family.name == "mamba2") {
        const int heads = d.keys.required("mamba_heads", {"num_heads"}, maxHeads);
        const int size = d.keys.required("mamba_head_size", {"head_dim"}, maxWidth);
        s.extraParameters = s.layers * mamba2Mixer(d, heads, size, true);
    } else if (d.family.name == "rwkv") {
        readRwkv(d);
        d.out.notModelled = say(
            QT_TRANSLATE_NOOP("Problem", "%1 is recurrent, and its time and memory are not modelled"), d.family.name);
    } else {
        s.extraParameters = s.layers * mambaMixer(d);
    }
}

} // namespace octoplan
