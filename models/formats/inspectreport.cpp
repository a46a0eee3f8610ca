// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/inspectreport.h"

#include "formats/concat.h"
#include "workload/census.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

namespace octoplan {

namespace {

using nlohmann::ordered_json;

// Attention-free models have no heads: null, not 0.
ordered_json countOrNull(std::int64_t count) { return count > 0 ? ordered_json(count) : ordered_json(nullptr); }

ordered_json problemList(const Problems& problems)
{
    ordered_json list = ordered_json::array();
    for (const Problem& problem : problems)
        list.push_back({{"at", problem.at}, {"severity", keyOf(problem.severity)}, {"message", problem.message}});
    return list;
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

std::string grouped(std::int64_t number)
{
    const std::string digits = concat(number);
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0 && digits[i - 1] != '-')
            text += ',';
        text += digits[i];
    }
    return text;
}

std::string billions(std::int64_t number)
{
    std::array<char, 32> text{};
    const auto value = static_cast<double>(number);
    std::snprintf(text.data(), text.size(), value >= 1e9 ? "%.2f B" : "%.1f M", value / (value >= 1e9 ? 1e9 : 1e6));
    return text.data();
}

struct Table {
    void row(const std::string& name, const std::string& value, const std::string& remark = {})
    {
        std::string line = name;
        line.resize(std::max<std::size_t>(line.size() + 1, 22), ' ');
        line += value;
        if (!remark.empty()) {
            line.resize(std::max<std::size_t>(line.size() + 2, 44), ' ');
            line += remark;
        }
        text += line + "\n";
    }
    std::string text;
};

// Where a field's value came from, in words.
std::string origin(const ConfigReading& reading, const std::string& field)
{
    if (const auto read = reading.readFrom.find(field); read != reading.readFrom.end())
        return read->second;
    if (const auto assumed = reading.assumed.find(field); assumed != reading.assumed.end())
        return concat("assumed, ", assumed->second);
    return {};
}

void addCounts(Table& table, const ConfigReading& reading)
{
    const Census c = census(reading.shape);
    table.row("Family", reading.shape.family);
    table.row("Parameters", grouped(c.total), billions(c.total));
    table.row("  for one token", grouped(c.active), billions(c.active));
    table.row("  that compute", grouped(c.flop), "for one token, without the input embedding");
    if (reading.visionParameters)
        table.row("  vision part", grouped(*reading.visionParameters), "not in the parameters above");
    table.row("KV cache", grouped(static_cast<std::int64_t>(2.0 * c.kvElementsPerToken)), "bytes a token, at 2 bytes");
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
        report["assumed"] = reading.assumed;
        if (!reading.quantisation.empty())
            report["quantization"] = {{"method", reading.quantisation},
                                      {"bits", reading.storedBits ? ordered_json(*reading.storedBits) : nullptr}};
        report["not_modelled"] =
            reading.notModelled.empty() ? ordered_json(nullptr) : ordered_json(reading.notModelled);
    }
    report["problems"] = problemList(reading.problems);
    return report.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::string inspectText(const ConfigReading& reading)
{
    if (reading.refused)
        return {};
    Table table;
    addCounts(table, reading);
    const ModelShape& s = reading.shape;
    const auto size = [&](const char* name, const char* field, int value) {
        if (value > 0)
            table.row(name, grouped(value), origin(reading, field));
    };
    size("Layers", "layers", s.layers);
    size("Hidden width", "hidden", s.hidden);
    size("FFN width", "ffn", s.ffn);
    size("Heads", "heads", s.heads);
    size("KV heads", "kv_heads", s.kvHeads);
    size("Head size", "head_size", s.headSize);
    size("Vocabulary", "vocab", s.vocab);
    table.row("Tied embeddings", s.tiedEmbeddings ? "yes" : "no", origin(reading, "tied_embeddings"));
    size("Experts", "experts", s.experts);
    size("  for one token", "active_experts", s.activeExperts);
    size("  width", "expert_ffn", s.expertFfn);
    size("  shared", "shared_experts", s.sharedExperts);
    size("KV latent", "kv_latent", s.kvLatent);
    size("Query latent", "q_latent", s.qLatent);
    size("Rotary head size", "rope_head_size", s.ropeHeadSize);
    size("Value head size", "value_head_size", s.valueHeadSize);
    size("Sliding window", "window", s.window);
    if (!reading.quantisation.empty())
        table.row("Stored as", reading.quantisation,
                  reading.storedBits ? concat(*reading.storedBits, " bits a weight") : std::string());
    return table.text;
}

} // namespace octoplan
