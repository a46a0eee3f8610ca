// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/say.h"

#include <algorithm>
#include <vector>

namespace octoplan {

namespace {

using nlohmann::json;

// Layer numbers in a list; what is no layer number is left out.
void setLayers(const json& list, std::vector<bool>& layers, bool value)
{
    if (!list.is_array())
        return;
    for (const json& entry : list)
        if (entry.is_number_unsigned() && entry.get<std::uint64_t>() < layers.size())
            layers[static_cast<std::size_t>(entry.get<std::uint64_t>())] = value;
}

// What lists or a period say of single layers; whether anything does.
bool readLayerLists(ConfigDraft& d, std::vector<bool>& mixture)
{
    const std::size_t count = mixture.size();
    bool listed = false;
    if (const json* frequency = d.keys.find({"moe_layer_freq"})) {
        listed = frequency->is_array();
        if (listed)
            for (std::size_t i = 0; i < std::min(count, frequency->size()); ++i)
                mixture[i] = (*frequency)[i] == 1;
        else if (const auto every = d.keys.size({}, {"moe_layer_freq"}, 1, maxLayers); every && *every > 1) {
            listed = true;
            for (std::size_t i = 0; i < count; ++i)
                mixture[i] = mixture[i] && i % static_cast<std::size_t>(*every) == 0;
        }
    }
    if (const auto period = d.keys.size({}, {"expert_layer_period"}, 1, maxLayers)) { // Jamba
        const int offset = d.keys.size({}, {"expert_layer_offset"}, 0, maxLayers).value_or(0);
        listed = true;
        for (std::size_t i = 0; i < count; ++i)
            mixture[i] = static_cast<int>(i) % *period == offset;
    }
    if (const json* dense = d.keys.find({"mlp_only_layers"}); dense != nullptr && !dense->empty()) {
        listed = true;
        setLayers(*dense, mixture, false);
    }
    if (const json* named = d.keys.find({"moe_layers"}); named != nullptr && named->is_array() && !named->empty()) {
        listed = true;
        mixture.assign(count, false);
        setLayers(*named, mixture, true);
    }
    return listed;
}

// Which layers are mixtures: leading dense layers, then every n-th, then lists that say so layer by layer.
void readMixtureLayers(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const auto count = static_cast<std::size_t>(s.layers);
    const int first =
        d.keys.size("dense_layers", {"first_k_dense_replace", "moe_layer_start_index"}, 0, maxLayers).value_or(0);
    const int step =
        std::max(1, d.keys
                        .size("moe_every", {"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval"},
                              0, maxLayers)
                        .value_or(1));
    std::vector<bool> mixture(count, false);
    for (std::size_t i = 0; i < count; ++i)
        mixture[i] = i >= static_cast<std::size_t>(first) && (i + 1) % static_cast<std::size_t>(step) == 0;
    const bool listed = readLayerLists(d, mixture);
    const auto mixtures = static_cast<int>(std::count(mixture.begin(), mixture.end(), true));
    s.moeEvery = first == 0 && !listed ? step : 1;
    s.denseLayers = s.moeEvery > 1 ? 0 : s.layers - mixtures;
}

void readShared(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    s.sharedExperts =
        d.keys
            .size("shared_experts",
                  {"n_shared_experts", "num_shared_experts", "num_shared_expert", "moe_num_shared_experts"}, 0,
                  maxExperts)
            .value_or(d.family.rule == FamilyRule::Llama4 ? 1 : 0);
    s.sharedExpertFfn = d.keys
                            .size("shared_expert_ffn",
                                  {"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
                                   "shared_intermediate_size"},
                                  0, maxWidth)
                            .value_or(0);
    const bool gated =
        d.modelType == "qwen2_moe" || d.family.rule == FamilyRule::HybridDelta || d.family.name == "qwen2_moe";
    if (gated && s.sharedExpertFfn == 0 && !d.keys.has({"shared_expert_intermediate_size"})) {
        s.sharedExpertFfn = d.family.rule == FamilyRule::HybridDelta ? 512 : 5632;
        d.keys.assume("shared_expert_ffn", "shared_expert_intermediate_size",
                      say(QT_TRANSLATE_NOOP("Problem", "absent: the library's default, %1"), s.sharedExpertFfn));
    }
    s.sharedExpertGate = gated && s.sharedExpertFfn > 0;
    if (s.sharedExpertFfn > 0 && s.sharedExperts == 0)
        s.sharedExperts = 1;
}

void readExpertWidth(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const KeyNames widths = {"moe_intermediate_size", "expert_ffn_hidden_size", "moe_ffn_hidden_size",
                             "expert_intermediate_size", "ffn_config/ffn_hidden_size"};
    if (const auto width = d.keys.size("expert_ffn", widths, 1, maxWidth)) {
        s.expertFfn = *width;
    } else if (const auto plain = d.keys.size("expert_ffn", {"intermediate_size", "ffn_hidden_size"}, 1, maxWidth)) {
        s.expertFfn = *plain;
        if (!d.keys.has(widths))
            d.out.assumed["expert_ffn"] =
                say(QT_TRANSLATE_NOOP("Problem", "experts are as wide as the feed-forward width says"));
    } else if (!d.keys.has(widths)) {
        d.keys.error("moe_intermediate_size", say(QT_TRANSLATE_NOOP("Problem", "%1 is absent, and so is %2"),
                                                  "moe_intermediate_size", "intermediate_size"));
    }
}

} // namespace

void readMixture(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const KeyNames counts = {"num_experts",     "num_local_experts",          "n_routed_experts",
                             "moe_num_experts", "ffn_config/moe_num_experts", "num_moe_experts"};
    const KeyNames chosen = {"num_experts_per_tok", "num_experts_per_token", "experts_per_token", "moe_k", "moe_topk",
                             "top_k_experts",       "ffn_config/moe_top_k"};
    auto experts = d.keys.size("experts", counts, 0, maxExperts);
    const bool mixtureByName = d.defaults.experts > 0 && d.family.name != "llama4";
    if (!experts && !d.keys.has(counts) && mixtureByName && d.keys.has(chosen)) {
        experts = d.defaults.experts;
        d.keys.assume("experts", "num_experts",
                      say(QT_TRANSLATE_NOOP("Problem", "absent: the library's default, %1"), *experts));
    }
    if (!experts || *experts == 0 || (*experts == 1 && !d.keys.has(chosen))) {
        d.out.readFrom.erase("experts");
        return;
    }
    s.experts = *experts;
    const auto active = d.keys.size("active_experts", chosen, 1, maxExperts);
    s.activeExperts = active.value_or(1);
    if (!active && !d.keys.has(chosen)) {
        s.activeExperts = d.defaults.activeExperts > 0 ? d.defaults.activeExperts : std::min(2, s.experts);
        d.keys.assume("active_experts", "num_experts_per_tok",
                      say(QT_TRANSLATE_NOOP("Problem", "absent: %1 assumed"), s.activeExperts));
    }
    if (s.activeExperts > s.experts)
        d.keys.error("num_experts_per_tok", say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, but there are only %3 experts"),
                                                "num_experts_per_tok", s.activeExperts, s.experts));
    readMixtureLayers(d);
    readShared(d);
    readExpertWidth(d);
}

} // namespace octoplan
