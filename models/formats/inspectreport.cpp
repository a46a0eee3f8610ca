// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/inspectreport.h"

#include "workload/census.h"

#include <nlohmann/json.hpp>

#include <cstdint>

namespace octoplan {

namespace {

using nlohmann::ordered_json;

// Attention-free models have no heads: null, not 0.
ordered_json countOrNull(std::int64_t count) { return count > 0 ? ordered_json(count) : ordered_json(nullptr); }

ordered_json problemList(const Problems& problems)
{
    ordered_json list = ordered_json::array();
    for (const Problem& problem : problems)
        list.push_back(
            {{"at", problem.at}, {"severity", keyOf(problem.severity)}, {"message", problem.message.english()}});
    return list;
}

ordered_json assumedJson(const ConfigReading& reading)
{
    ordered_json assumed = ordered_json::object();
    for (const auto& [field, what] : reading.assumed)
        assumed[field] = what.english();
    return assumed;
}

void addSizes(ordered_json& report, const ModelShape& s)
{
    report["layers"] = s.layers;
    report["hidden"] = s.hidden;
    report["heads"] = countOrNull(s.heads);
    report["kv_heads"] = countOrNull(s.kvHeads);
    report["head_size"] = countOrNull(s.headSize);
    report["ffn"] = countOrNull(s.ffn);
    report["vocab"] = s.vocab;
    report["tied_embeddings"] = s.tiedEmbeddings;
    if (s.isMoe()) {
        report["experts"] = s.experts;
        report["active_experts"] = s.activeExperts;
        report["expert_ffn"] = s.expertFfn;
        report["shared_experts"] = s.sharedExperts;
        report["dense_layers"] = census(s).denseLayers;
    }
    if (s.isMla()) {
        report["kv_latent"] = s.kvLatent;
        report["q_latent"] = s.qLatent;
        report["rope_head_size"] = s.ropeHeadSize;
        report["value_head_size"] = s.valueHeadSize;
    }
    if (s.window > 0)
        report["window"] = s.window;
}

} // namespace

std::string inspectJson(const ConfigReading& reading)
{
    ordered_json report = ordered_json::object();
    if (!reading.refused) {
        const Census c = census(reading.shape);
        report["family"] = reading.shape.family;
        report["parameters"] = c.total;
        report["active_parameters"] = c.active;
        report["flop_parameters"] = c.flop;
        report["vision_parameters"] =
            reading.visionParameters ? ordered_json(*reading.visionParameters) : ordered_json(nullptr);
        addSizes(report, reading.shape);
        report["kv_bytes_per_token"] = static_cast<std::int64_t>(2.0 * c.kvElementsPerToken);
        report["read_from"] = reading.readFrom;
        report["assumed"] = assumedJson(reading);
        if (!reading.quantisation.empty())
            report["quantization"] = {{"method", reading.quantisation},
                                      {"bits", reading.storedBits ? ordered_json(*reading.storedBits) : nullptr}};
        report["not_modelled"] =
            reading.notModelled.isEmpty() ? ordered_json(nullptr) : ordered_json(reading.notModelled.english());
    }
    report["problems"] = problemList(reading.problems);
    return report.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace octoplan
