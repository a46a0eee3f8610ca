// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/say.h"
#include "workload/census.h"

#include <algorithm>
#include <cstdint>

namespace octoplan {

namespace {

int layersOfKind(const nlohmann::json& kinds, std::initializer_list<std::string_view> names)
{
    return static_cast<int>(std::count_if(kinds.begin(), kinds.end(), [&](const nlohmann::json& kind) {
        return kind.is_string() &&
               std::find(names.begin(), names.end(), kind.get_ref<const std::string&>()) != names.end();
    }));
}

// The general formula puts attention into every layer; `others` of them mix by `mixer` parameters instead.
void replaceAttention(ConfigDraft& d, Count others, Count mixer)
{
    ModelShape& s = d.shape;
    if (others > s.layers) {
        d.keys.error("num_hidden_layers", say(QT_TRANSLATE_NOOP("Problem", "%1 names %2 layers, expected %3"),
                                              "layer_types", others, s.layers));
        return;
    }
    s.extraParameters += others * (mixer - census(s).attentionPerLayer);
    s.kvLayers = s.layers - static_cast<int>(others);
}

int orLibrary(ConfigDraft& d, std::string_view field, std::string_view key, int libraryDefault)
{
    if (const auto number = d.keys.size(field, {key}, 1, maxWidth))
        return *number;
    if (!d.keys.has({key}))
        d.keys.assume(field, key,
                      say(QT_TRANSLATE_NOOP("Problem", "absent: the library's default, %1"), libraryDefault));
    return libraryDefault;
}

void notModelledLinear(ConfigDraft& d)
{
    d.out.notModelled =
        say(QT_TRANSLATE_NOOP("Problem", "%1 has linear-attention layers, whose time and memory are not modelled"),
            d.family.name);
}

Count groupedMixer(ConfigDraft& d, bool normed)
{
    const Count heads = d.keys.required("mamba_heads", {"mamba_n_heads"}, maxHeads);
    const KeyNames sizes = {"mamba_d_head"};
    const Count expanded = d.keys.size({}, {"mamba_expand"}, 1, 100).value_or(2) * Count{d.shape.hidden};
    const Count size = d.keys.word(sizes) == "auto" || !d.keys.has(sizes)
                           ? expanded / std::max<Count>(1, heads)
                           : d.keys.required("mamba_head_size", sizes, maxWidth);
    return mamba2Mixer(d, heads, size, normed);
}

void applyJamba(ConfigDraft& d)
{
    const int period = d.keys.size({}, {"attn_layer_period"}, 1, maxLayers).value_or(8);
    const int offset = d.keys.size({}, {"attn_layer_offset"}, 0, maxLayers).value_or(4);
    Count mixers = 0;
    for (int layer = 0; layer < d.shape.layers; ++layer)
        mixers += layer % period != offset;
    replaceAttention(d, mixers, mambaMixer(d));
    notModelledStateSpace(d);
}

void applyBamba(ConfigDraft& d)
{
    const nlohmann::json* attention = d.keys.find({"attn_layer_indices"});
    const auto kept = attention != nullptr && attention->is_array() ? static_cast<Count>(attention->size()) : 0;
    replaceAttention(d, d.shape.layers - kept, groupedMixer(d, true));
    notModelledStateSpace(d);
}

// Granite 4: state space or attention, then a shared block, with a mixture beside it where there are experts.
void applyGraniteHybrid(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    if (!s.isMoe())
        s.ffn = d.keys.size("ffn", {"shared_intermediate_size"}, 1, maxWidth).value_or(s.ffn);
    const nlohmann::json* kinds = d.keys.find({"layer_types", "layers_block_type"});
    const int mixers = kinds != nullptr && kinds->is_array() ? layersOfKind(*kinds, {"mamba"}) : 0;
    if (mixers == 0)
        return; // the small ones are attention throughout
    replaceAttention(d, mixers, groupedMixer(d, true));
    notModelledStateSpace(d);
}

// Attention and state space side by side in every layer.
void applyFalconH1(ConfigDraft& d)
{
    const Count heads = d.keys.required("mamba_heads", {"mamba_n_heads"}, maxHeads);
    const Count inner = d.keys.size({}, {"mamba_d_ssm"}, 1, maxWidth)
                            .value_or(d.keys.size({}, {"mamba_expand"}, 1, 100).value_or(2) * d.shape.hidden);
    const bool normed = d.keys.flagOr(false, {"mamba_rms_norm"});
    d.shape.extraParameters += d.shape.layers * mamba2Mixer(d, heads, inner / std::max<Count>(1, heads), normed);
    notModelledStateSpace(d);
}

// MiniMax-Text-01: queries, keys, values, a gate and an output as wide as all heads, and a norm.
void applyLightning(ConfigDraft& d)
{
    const ModelShape& s = d.shape;
    Count lightning = 0;
    if (const nlohmann::json* kinds = d.keys.find({"attn_type_list"}); kinds != nullptr && kinds->is_array())
        lightning = std::count(kinds->begin(), kinds->end(), 0);
    else if (const nlohmann::json* types = d.keys.find({"layer_types"}); types != nullptr && types->is_array())
        lightning = layersOfKind(*types, {"linear_attention"});
    const Count wide = Count{s.heads} * s.headSize;
    replaceAttention(d, lightning, 5 * wide * s.hidden + wide);
    notModelledLinear(d);
}

// Kimi Delta Attention: convolved queries, keys and values, a decay and a gate of low rank, a norm.
void applyKimiLinear(ConfigDraft& d)
{
    const Count hidden = d.shape.hidden;
    const Count heads = d.keys.required("linear_heads", {"linear_attn_config/num_heads"}, maxHeads);
    const Count size = d.keys.required("linear_head_size", {"linear_attn_config/head_dim"}, maxWidth);
    const Count kernel = d.keys.size({}, {"linear_attn_config/short_conv_kernel_size"}, 1, 1000).value_or(4);
    const nlohmann::json* delta = d.keys.find({"linear_attn_config/kda_layers"});
    const auto layers = delta != nullptr && delta->is_array() ? static_cast<Count>(delta->size()) : 0;
    const Count wide = heads * size;
    const Count lowRank = hidden * size + size * wide;
    replaceAttention(d, layers,
                     3 * (hidden * wide + wide * kernel) + heads + wide + hidden * heads + 2 * lowRank + size +
                         wide * hidden);
    notModelledLinear(d);
}

// Qwen3-Next and Qwen3.5: gated delta nets between attention layers.
void applyHybridDelta(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const nlohmann::json* kinds = d.keys.find({"layer_types"});
    int full = 0;
    if (kinds != nullptr && kinds->is_array() && !kinds->empty()) {
        full = static_cast<int>(std::count(kinds->begin(), kinds->end(), "full_attention"));
        if (kinds->size() != static_cast<std::size_t>(s.layers))
            d.keys.error("layer_types", say(QT_TRANSLATE_NOOP("Problem", "%1 names %2 layers, expected %3"),
                                            "layer_types", kinds->size(), s.layers));
    } else {
        full = s.layers / d.keys.size({}, {"full_attention_interval"}, 1, maxLayers).value_or(4);
    }
    const Count hidden = s.hidden;
    const Count keyHeads = orLibrary(d, "linear_key_heads", "linear_num_key_heads", 16);
    const Count valueHeads = orLibrary(d, "linear_value_heads", "linear_num_value_heads", 32);
    const Count key = keyHeads * orLibrary(d, "linear_key_head_size", "linear_key_head_dim", 128);
    const Count valueSize = orLibrary(d, "linear_value_head_size", "linear_value_head_dim", 128);
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
    notModelledLinear(d);
}

} // namespace

void applyLayerRule(ConfigDraft& d)
{
    switch (d.family.rule) {
    case FamilyRule::Jamba: applyJamba(d); break;
    case FamilyRule::Bamba: applyBamba(d); break;
    case FamilyRule::GraniteHybrid: applyGraniteHybrid(d); break;
    case FamilyRule::FalconH1: applyFalconH1(d); break;
    case FamilyRule::LightningAttention: applyLightning(d); break;
    case FamilyRule::KimiLinear: applyKimiLinear(d); break;
    case FamilyRule::HybridDelta: applyHybridDelta(d); break;
    case FamilyRule::PerLayer: applyPerLayer(d); break;
    case FamilyRule::Gemma3n: applyGemma3n(d); break;
    case FamilyRule::Gemma4: applyGemma4(d); break;
    default: break;
    }
}

} // namespace octoplan
