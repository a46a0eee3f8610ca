// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/concat.h"
#include "formats/configdraft.h"

#include <algorithm>
#include <cstdint>

namespace octoplan {

namespace {

using Count = std::int64_t;

// Mamba's selective scan: input and output projections, a convolution, the projections of step and state, and the
// state's own matrix and skip.
Count mambaMixer(ConfigDraft& d)
{
    const Count hidden = d.shape.hidden;
    const Count inner = d.keys.size({}, {"expand"}, 1, 100).value_or(2) * hidden;
    const Count state = d.keys.size({}, {"state_size", "d_state"}, 1, maxWidth).value_or(16);
    const Count rank = d.keys.size({}, {"time_step_rank"}, 1, maxWidth).value_or(static_cast<int>((hidden + 15) / 16));
    const Count kernel = d.keys.size({}, {"conv_kernel", "d_conv"}, 1, 1000).value_or(4);
    const bool convBias = d.keys.flagOr(true, {"use_conv_bias"});
    const bool bias = d.keys.flagOr(false, {"use_bias"});
    return hidden * 2 * inner + inner * kernel + (convBias ? inner : 0) + inner * (rank + 2 * state) + rank * inner +
           inner + inner * state + inner + inner * hidden + (bias ? 2 * inner + hidden : 0);
}

// Mamba 2: heads instead of a step rank, one norm over the inner width.
Count mamba2Mixer(ConfigDraft& d, Count heads, Count headSize)
{
    const Count hidden = d.shape.hidden;
    const Count inner = heads * headSize;
    const Count groups = d.keys.size({}, {"n_groups"}, 1, maxHeads).value_or(8);
    const Count state = d.keys.size({}, {"ssm_state_size", "state_size"}, 1, maxWidth).value_or(128);
    const Count kernel = d.keys.size({}, {"conv_kernel"}, 1, 1000).value_or(4);
    const Count convolved = inner + 2 * groups * state;
    const Count bias = d.keys.flagOr(false, {"use_bias", "mamba_proj_bias"}) ? inner + convolved + heads + hidden : 0;
    return hidden * (inner + convolved + heads) + convolved * kernel +
           (d.keys.flagOr(true, {"use_conv_bias"}) ? convolved : 0) + 3 * heads + inner + inner * hidden + bias;
}

// One letter a layer: M state space, * attention, - feed-forward.
void readNemotronH(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const std::string pattern = d.keys.word({"hybrid_override_pattern"});
    const auto of = [&](char kind) { return static_cast<int>(std::count(pattern.begin(), pattern.end(), kind)); };
    if (of('M') + of('*') + of('-') != s.layers) {
        d.keys.error("hybrid_override_pattern",
                     concat("hybrid_override_pattern does not name ", s.layers, " layers of kinds M, * and -"));
        return;
    }
    const Count heads = d.keys.required("mamba_heads", {"mamba_num_heads"}, maxHeads);
    const Count size = d.keys.required("mamba_head_size", {"mamba_head_dim"}, maxWidth);
    s.heads = d.keys.required("heads", {"num_attention_heads"}, maxHeads);
    s.kvHeads = d.keys.required("kv_heads", {"num_key_value_heads"}, maxHeads);
    s.headSize = d.keys.required("head_size", {"head_dim", "attention_head_dim"}, maxWidth);
    s.ffn = d.keys.required("ffn", {"intermediate_size"}, maxWidth * 10);
    s.kvLayers = of('*');
    const Count hidden = s.hidden;
    const Count attention = 2 * hidden * s.headSize * (s.heads + s.kvHeads);
    const Count feedForward = 2 * hidden * s.ffn;
    // The general formula puts attention and feed-forward into every layer.
    s.extraParameters =
        of('M') * (mamba2Mixer(d, heads, size) - attention - feedForward) - of('*') * feedForward - of('-') * attention;
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
    if (d.family.name == "nemotron_h") {
        readNemotronH(d);
    } else if (d.family.name == "mamba2") {
        const int heads = d.keys.required("mamba_heads", {"num_heads"}, maxHeads);
        const int size = d.keys.required("mamba_head_size", {"head_dim"}, maxWidth);
        s.extraParameters = s.layers * mamba2Mixer(d, heads, size);
    } else {
        s.extraParameters = s.layers * mambaMixer(d);
    }
    d.out.notModelled = concat(d.family.name, " has state-space layers, whose time and memory are not modelled");
}

void applyHybridDelta(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const nlohmann::json* kinds = d.keys.find({"layer_types"});
    int full = 0;
    if (kinds != nullptr && kinds->is_array() && !kinds->empty()) {
        full = static_cast<int>(std::count(kinds->begin(), kinds->end(), "full_attention"));
        if (kinds->size() != static_cast<std::size_t>(s.layers))
            d.keys.error("layer_types", concat("layer_types names ", kinds->size(), " layers, expected ", s.layers));
    } else {
        full = s.layers / d.keys.size({}, {"full_attention_interval"}, 1, maxLayers).value_or(4);
    }
    const Count hidden = s.hidden;
    const Count keyHeads = d.keys.required("linear_key_heads", {"linear_num_key_heads"}, maxHeads);
    const Count valueHeads = d.keys.required("linear_value_heads", {"linear_num_value_heads"}, maxHeads);
    const Count key = keyHeads * d.keys.required("linear_key_head_size", {"linear_key_head_dim"}, maxWidth);
    const Count valueSize = d.keys.required("linear_value_head_size", {"linear_value_head_dim"}, maxWidth);
    const Count value = valueHeads * valueSize;
    const Count kernel = d.keys.size({}, {"linear_conv_kernel_dim"}, 1, 1000).value_or(4);
    // Queries, keys, values and gate; decay and step of each head; convolution; norm; output.
    const Count linear = hidden * (2 * key + 2 * value) + hidden * 2 * valueHeads + (2 * key + value) * kernel +
                         2 * valueHeads + valueSize + value * hidden;
    const Count query = Count{s.heads} * s.headSize;
    const Count keyValue = 2 * Count{s.kvHeads} * s.headSize;
    const Count attention = hidden * (2 * query + keyValue) + 2 * Count{s.headSize} +
                            (s.qkvBias ? query + keyValue : 0) + (s.outputBias ? hidden : 0);
    const bool gate = d.keys.flagOr(true, {"attn_output_gate"});
    s.extraParameters = (s.layers - full) * (linear - attention) + full * (gate ? hidden * query : 0);
    s.kvLayers = full;
    d.out.notModelled = concat(d.family.name, " has linear-attention layers, whose time and memory are not modelled");
}

} // namespace octoplan
