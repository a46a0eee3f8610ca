// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/objectreader.h"
#include "formats/say.h"
#include "workload/census.h"

#include <algorithm>
#include <cstdint>

namespace octoplan {

namespace {

using nlohmann::json;

void notModelledLayers(ConfigDraft& d)
{
    d.out.notModelled =
        say(QT_TRANSLATE_NOOP("Problem", "the layers of %1 differ in size, and their time and memory are not modelled"),
            d.family.name);
}

// What one layer of a searched architecture holds beside the residual stream.
struct LayerCount {
    Count parameters = 0;
    Count kvElements = 0;
};

bool flagOf(const json& part, const char* key)
{
    const auto it = part.find(key);
    return it != part.end() && it->is_boolean() && it->get<bool>();
}

LayerCount searchedAttention(const ModelShape& s, const json& part, ObjectReader reader)
{
    const Count hidden = s.hidden;
    if (flagOf(part, "no_op"))
        return {};
    if (flagOf(part, "replace_with_linear"))
        return {hidden * hidden + hidden, 0};
    const Count group = reader.integer("n_heads_in_group", 1, maxHeads).value_or(1);
    const Count keyValue = std::max<Count>(1, s.heads / group) * s.headSize;
    return {2 * hidden * (Count{s.heads} * s.headSize + keyValue) + hidden, 2 * keyValue};
}

// The width is a share of the hidden width, rounded up to a multiple of 256.
Count searchedFfn(const ModelShape& s, const json& part, ObjectReader reader)
{
    const Count hidden = s.hidden;
    if (flagOf(part, "no_op"))
        return 0;
    if (flagOf(part, "replace_with_linear"))
        return hidden * hidden + hidden;
    const double share = reader.number("ffn_mult", 0.0, 1000.0).value_or(1.0);
    const auto width = static_cast<Count>(2.0 * share * static_cast<double>(hidden) / 3.0);
    return 3 * hidden * ((width + 255) / 256 * 256) + hidden;
}

LayerCount searchedLayer(ConfigDraft& d, const json& block, const std::string& at)
{
    static const json none = json::object();
    const auto part = [&](const char* key) -> const json& {
        const auto it = block.is_object() ? block.find(key) : block.end();
        return block.is_object() && it != block.end() && it->is_object() ? *it : none;
    };
    LayerCount layer =
        searchedAttention(d.shape, part("attention"), ObjectReader(part("attention"), at, d.out.problems));
    layer.parameters += searchedFfn(d.shape, part("ffn"), ObjectReader(part("ffn"), at, d.out.problems));
    return layer;
}

void useLayers(ConfigDraft& d, Count parameters, Count kvElements)
{
    ModelShape& s = d.shape;
    const Census c = census(s);
    s.extraParameters += parameters - s.layers * (c.attentionPerLayer + c.normsPerLayer + c.denseFfn);
    s.extraKvElements = kvElements - static_cast<Count>(c.kvElementsPerToken);
    notModelledLayers(d);
}

void applyBlocks(ConfigDraft& d, const json& blocks)
{
    LayerCount all;
    for (const json& block : blocks) {
        const LayerCount one = searchedLayer(d, block, d.keys.textPointer() + "/block_configs");
        all.parameters += one.parameters;
        all.kvElements += one.kvElements;
    }
    useLayers(d, all.parameters, all.kvElements);
}

} // namespace

void applyPerLayer(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const auto layers = static_cast<std::size_t>(s.layers);
    const auto wrongCount = [&](std::string_view key, const json& list) {
        if (list.is_array() && list.size() == layers)
            return false;
        d.keys.error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 names %2 layers, expected %3"), key,
                              list.is_array() ? list.size() : 0, s.layers));
        return true;
    };
    if (const json* blocks = d.keys.find({"block_configs"})) {
        if (!wrongCount("block_configs", *blocks))
            applyBlocks(d, *blocks);
    } else if (const json* heads = d.keys.find({"num_key_value_heads_per_layer"})) {
        if (wrongCount("num_key_value_heads_per_layer", *heads))
            return;
        const Census c = census(s);
        Count extra = 0;
        for (const json& one : *heads)
            extra += (one.is_number_integer() ? one.get<Count>() : s.kvHeads) - s.kvHeads;
        useLayers(d,
                  s.layers * (c.attentionPerLayer + c.normsPerLayer + c.denseFfn) + extra * 2 * s.headSize * s.hidden,
                  static_cast<Count>(c.kvElementsPerToken) + extra * 2 * s.headSize);
    }
}

namespace {

// A second, narrow embedding for every layer, gated into the stream; returns what multiplies.
void addLayerEmbedding(ConfigDraft& d, int usualWidth)
{
    ModelShape& s = d.shape;
    const Count width =
        d.keys.size("layer_embedding", {"hidden_size_per_layer_input"}, 0, maxWidth).value_or(usualWidth);
    if (width == 0)
        return;
    const Count rows = d.keys.size({}, {"vocab_size_per_layer_input"}, 1, maxVocab).value_or(262144);
    const Count hidden = s.hidden;
    s.lookupParameters += rows * s.layers * width;
    s.extraParameters += hidden * s.layers * width + width + s.layers * (2 * hidden * width + hidden);
}

// Kinds by layer: n-1 of n slide unless the file lists them.
std::vector<bool> fullLayers(const ConfigDraft& d, int every)
{
    std::vector<bool> full(static_cast<std::size_t>(d.shape.layers));
    const json* kinds = d.keys.find({"layer_types"});
    for (std::size_t i = 0; i < full.size(); ++i)
        full[i] = kinds != nullptr && kinds->is_array() && kinds->size() == full.size()
                      ? (*kinds)[i] == "full_attention"
                      : (i + 1) % static_cast<std::size_t>(every) == 0;
    return full;
}

} // namespace

// Alternating updates over several streams, low-rank residuals, embeddings by layer, shared keys and values.
void applyGemma3n(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const Count hidden = s.hidden;
    const Count streams = d.keys.size({}, {"altup_num_inputs"}, 1, 100).value_or(4);
    const Count rank = d.keys.size({}, {"laurel_rank"}, 1, maxWidth).value_or(64);
    addLayerEmbedding(d, 256);
    const Count mixing = 2 * hidden + streams * streams * (1 + streams) + hidden * streams;
    s.extraParameters += s.layers * (2 * hidden * rank + hidden + mixing) + 2 * (streams - 1) * hidden * hidden;
    s.kvLayers = std::max(1, s.layers - d.keys.size({}, {"num_kv_shared_layers"}, 0, maxLayers).value_or(15));
    d.out.notModelled =
        say(QT_TRANSLATE_NOOP("Problem", "%1 has embeddings by layer and alternating streams, which are not modelled"),
            d.family.name);
}

// Full layers have wider heads, and may use their keys as values; the last layers may borrow keys and values.
void applyGemma4(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const Count hidden = s.hidden;
    const Count wide = d.keys.size("global_head_size", {"global_head_dim"}, 1, maxWidth).value_or(512);
    const bool keysAreValues = d.keys.flagOr(false, {"attention_k_eq_v"});
    const Count global =
        keysAreValues ? d.keys.size({}, {"num_global_key_value_heads"}, 1, maxHeads).value_or(s.kvHeads) : s.kvHeads;
    const int borrowing = d.keys.size({}, {"num_kv_shared_layers"}, 0, maxLayers).value_or(0);
    const bool doubled = d.keys.flagOr(false, {"use_double_wide_mlp"});
    const std::vector<bool> full = fullLayers(d, 6);
    Count attention = 0;
    Count kept = 0;
    for (int i = 0; i < s.layers; ++i) {
        const bool isFull = full[static_cast<std::size_t>(i)];
        const Count size = isFull ? wide : s.headSize;
        const Count keyValue = (isFull ? global : s.kvHeads) * size;
        const bool borrows = i >= s.layers - borrowing;
        attention += 2 * hidden * s.heads * size + size;
        attention += borrows ? 0 : hidden * keyValue * (isFull && keysAreValues ? 1 : 2) + size;
        kept += borrows ? 0 : 2 * keyValue;
    }
    const Census c = census(s);
    s.extraParameters += attention - s.layers * c.attentionPerLayer;
    s.extraKvElements = kept - static_cast<Count>(c.kvElementsPerToken);
    if (doubled)
        s.extraParameters += borrowing * 3 * hidden * s.ffn;
    if (s.isMoe()) { // beside a dense block, with norms and scales of their own
        s.sharedExpertFfn = s.ffn;
        s.sharedExperts = 1;
        s.extraParameters += s.layers * (4 * hidden + s.experts);
    }
    addLayerEmbedding(d, 256);
    notModelledLayers(d);
}

} // namespace octoplan
