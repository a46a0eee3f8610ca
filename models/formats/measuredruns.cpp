// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/measuredruns.h"

#include "formats/jsontext.h"
#include "formats/say.h"

#include <charconv>
#include <cmath>

namespace octoplan {

namespace {

using Json = nlohmann::json;

// One object of a run; everything that is not there or is of another type reads as "not stated".
class Fields {
public:
    explicit Fields(const Json& object)
        : m_object(object)
    {
    }

    [[nodiscard]] Fields object(const char* key) const
    {
        static const Json none = Json::object();
        const Json* value = find(key);
        return Fields(value && value->is_object() ? *value : none);
    }

    [[nodiscard]] std::string text(const char* key) const
    {
        const Json* value = find(key);
        if (!value || value->is_null())
            return {};
        if (value->is_string())
            return value->get<std::string>();
        return value->is_structured() ? std::string() : value->dump();
    }

    [[nodiscard]] std::optional<double> number(const char* key) const
    {
        const Json* value = find(key);
        if (!value)
            return std::nullopt;
        std::optional<double> n;
        if (value->is_number())
            n = value->get<double>();
        else if (value->is_string())
            n = parse(value->get_ref<const std::string&>());
        return n && std::isfinite(*n) ? n : std::nullopt;
    }

    // A positive size; fractions are rounded, absurd ones dropped.
    [[nodiscard]] std::optional<int> count(const char* key) const
    {
        const auto n = number(key);
        return n && *n >= 0.5 && *n < 1e9 ? std::optional(static_cast<int>(std::lround(*n))) : std::nullopt;
    }

    [[nodiscard]] std::optional<double> positive(const char* key) const
    {
        const auto n = number(key);
        return n && *n > 0.0 ? n : std::nullopt;
    }

    [[nodiscard]] std::optional<bool> flag(const char* key) const
    {
        const Json* value = find(key);
        if (value && value->is_boolean())
            return value->get<bool>();
        const std::string word = text(key);
        if (word == "true" || word == "yes" || word == "1")
            return true;
        if (word == "false" || word == "no" || word == "0")
            return false;
        return std::nullopt;
    }

private:
    [[nodiscard]] const Json* find(const char* key) const
    {
        const auto it = m_object.find(key);
        return it == m_object.end() ? nullptr : &*it;
    }

    [[nodiscard]] static std::optional<double> parse(const std::string& word)
    {
        double n = 0.0;
        const char* end = word.data() + word.size();
        const auto parsed = std::from_chars(word.data(), end, n);
        if (parsed.ec != std::errc{})
            return std::nullopt;
        const bool thousands = parsed.ptr + 1 == end && (*parsed.ptr == 'k' || *parsed.ptr == 'K'); // "4k" tokens
        return thousands ? n * 1024.0 : n;
    }

    const Json& m_object;
};

MeasuredRun::Model readModel(const Fields& f)
{
    MeasuredRun::Model m;
    m.name = f.text("name");
    if (const auto billions = f.positive("params_b"))
        m.parameters = *billions * 1e9;
    m.layers = f.count("layers");
    m.hidden = f.count("hidden");
    m.ffn = f.count("ffn");
    m.heads = f.count("heads");
    m.kvHeads = f.count("kv_heads");
    m.headSize = f.count("head_dim");
    m.vocab = f.count("vocab");
    m.experts = f.count("experts");
    m.activeExperts = f.count("top_k");
    m.expertFfn = f.count("moe_ffn");
    m.sharedFfn = f.count("shared_ffn");
    m.tiedEmbeddings = f.flag("tied_embeddings");
    m.gatedFfn = f.flag("gated_mlp");
    return m;
}

MeasuredRun::Parallel readParallel(const Fields& f)
{
    MeasuredRun::Parallel p;
    p.tp = f.count("tp");
    p.pp = f.count("pp");
    p.dp = f.count("dp");
    p.cp = f.count("cp");
    p.ep = f.count("ep");
    p.shardGroup = f.count("shard_group");
    p.vp = f.text("vp");
    p.zero = f.text("zero_stage");
    p.fsdp = f.text("fsdp");
    p.sequenceParallel = f.flag("sequence_parallel");
    return p;
}

MeasuredRun readRun(const Fields& f)
{
    MeasuredRun run;
    run.id = f.text("id");
    run.group = f.text("group");
    const Fields hardware = f.object("hardware");
    run.device = hardware.text("device");
    run.variant = hardware.text("variant");
    run.interconnect = hardware.text("interconnect");
    run.devices = hardware.count("devices");
    run.devicesPerNode = hardware.count("devices_per_node");
    run.nodes = hardware.count("nodes");
    run.model = readModel(f.object("model"));
    run.parallel = readParallel(f.object("parallel"));
    run.task = f.text("task");
    run.precision = f.text("precision");
    run.optimizer = f.text("optimizer");
    run.attention = f.text("attention");
    run.recompute = f.text("recompute");
    run.offload = f.text("offload");
    run.framework = f.text("framework");
    run.note = f.text("note");
    run.raw = f.text("raw");
    run.loraRank = f.count("lora_rank");
    run.sequenceLength = f.count("seq_len");
    run.microBatch = f.count("micro_batch");
    run.globalBatch = f.count("global_batch");
    run.packed = f.flag("packed");
    const Fields measured = f.object("measured");
    run.measured.tokensPerSecondPerDevice = measured.positive("tokens_per_s_per_device");
    run.measured.peakMemory = measured.positive("peak_mem_gb_per_device");
    run.measured.memoryKind = measured.text("mem_kind");
    run.measured.memoryUnit = measured.text("mem_unit");
    run.measured.outOfMemory = measured.flag("out_of_memory").value_or(false);
    run.oomKind = f.text("oom_kind");
    run.excluded = f.object("quality").flag("exclude_from_scoring").value_or(false);
    const Fields source = f.object("source");
    run.source.repository = source.text("repo").empty() ? source.text("title") : source.text("repo");
    run.source.path = source.text("path");
    run.source.date = source.text("date");
    return run;
}

} // namespace

MeasuredRuns readMeasuredRuns(std::string_view text)
{
    MeasuredRuns result;
    ParsedJson parsed = parseJson(text);
    result.problems = std::move(parsed.problems);
    if (!parsed.value)
        return result;
    if (!parsed.value->is_array()) {
        result.problems.push_back({"/", Severity::Error,
                                   say(QT_TRANSLATE_NOOP("Problem", "expected an array of measured runs, found %1"),
                                       describeJson(*parsed.value))});
        return result;
    }
    for (std::size_t i = 0; i < parsed.value->size(); ++i) {
        const Json& item = (*parsed.value)[i];
        if (item.is_object())
            result.runs.push_back(readRun(Fields(item)));
        else
            result.problems.push_back(
                {"/" + std::to_string(i), Severity::Note,
                 say(QT_TRANSLATE_NOOP("Problem", "expected an object, found %1; left out"), describeJson(item))});
    }
    return result;
}

} // namespace octoplan
