// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparisoncolumns.h"

#include "formats/concat.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace octoplan {

namespace {

using Columns = std::vector<ResultColumn>;
using Reader = std::function<Cell(const OfferingResult&)>;

Cell word(std::string_view text) { return std::string(text); }

Reader sized(Bytes MemoryEstimate::*member)
{
    return [member](const OfferingResult& r) { return r.memory ? Cell(toGib((*r.memory).*member)) : Cell(); };
}

Reader timed(std::function<double(const TimeEstimate&)> get)
{
    return [get = std::move(get)](const OfferingResult& r) { return r.time ? Cell(get(*r.time)) : Cell(); };
}

Reader served(std::function<double(const ServeEstimate&)> get)
{
    return [get = std::move(get)](const OfferingResult& r) {
        return r.time && r.time->serve ? Cell(get(*r.time->serve)) : Cell();
    };
}

Reader priced(Money Range<Money>::*member, Range<Money> CostEstimate::*range)
{
    return
        [member, range](const OfferingResult& r) { return r.cost ? Cell(toYuan((*r.cost).*range.*member)) : Cell(); };
}

Reader planned(int ParallelPlan::*member)
{
    return [member](const OfferingResult& r) { return r.plan ? Cell(double((*r.plan).*member)) : Cell(); };
}

void addPlan(Columns& columns)
{
    columns.push_back({"tp", planned(&ParallelPlan::tp)});
    columns.push_back({"pp", planned(&ParallelPlan::pp)});
    columns.push_back({"dp", planned(&ParallelPlan::dp)});
    columns.push_back({"cp", planned(&ParallelPlan::cp)});
    columns.push_back({"ep", planned(&ParallelPlan::ep)});
    columns.push_back({"zero", planned(&ParallelPlan::zero)});
    columns.push_back({"micro_batch", planned(&ParallelPlan::microBatch)});
    columns.push_back({"accumulation", planned(&ParallelPlan::accumulation)});
    columns.push_back(
        {"recompute", [](const OfferingResult& r) { return r.plan ? word(keyOf(r.plan->recompute)) : Cell(); }});
    columns.push_back(
        {"offload", [](const OfferingResult& r) { return r.plan ? word(keyOf(r.plan->offload)) : Cell(); }});
}

void addMemory(Columns& columns)
{
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i)
        columns.push_back({std::string(choiceKeys<MemoryPart>[i]) + "_gib", [i](const OfferingResult& r) {
                               return r.memory ? Cell(toGib(r.memory->parts[static_cast<MemoryPart>(i)])) : Cell();
                           }});
    columns.push_back({"memory_total_gib", sized(&MemoryEstimate::total)});
    columns.push_back({"memory_low_gib", sized(&MemoryEstimate::low)});
    columns.push_back({"memory_high_gib", sized(&MemoryEstimate::high)});
    columns.push_back({"memory_usable_gib", sized(&MemoryEstimate::usable)});
}

void addServing(Columns& columns)
{
    columns.push_back({"prefill_ms", served([](const ServeEstimate& s) { return s.prefill.value * 1e3; })});
    columns.push_back(
        {"decode_ms_per_token", served([](const ServeEstimate& s) { return s.decodePerToken.value * 1e3; })});
    columns.push_back(
        {"max_concurrent_requests", served([](const ServeEstimate& s) { return s.maxConcurrentRequests; })});
}

// Of serving these are no answers: a month is what is billed.
void addTraining(Columns& columns)
{
    const auto add = [&columns](const char* name, std::function<double(const TimeEstimate&)> get) {
        columns.push_back({name, [get = std::move(get)](const OfferingResult& r) {
                               return r.time && !r.time->serve ? Cell(get(*r.time)) : Cell();
                           }});
    };
    add("mfu", [](const TimeEstimate& t) { return t.mfu; });
    add("tokens", [](const TimeEstimate& t) { return t.tokens; });
    add("days", [](const TimeEstimate& t) { return t.days.likely; });
    add("days_low", [](const TimeEstimate& t) { return t.days.low; });
    add("days_high", [](const TimeEstimate& t) { return t.days.high; });
}

void addTime(Columns& columns, const Figures& figures)
{
    columns.push_back({"step_s", timed([](const TimeEstimate& t) { return t.step.value; })});
    columns.push_back({"tokens_per_s", timed([](const TimeEstimate& t) { return t.tokensPerSecond.likely; })});
    columns.push_back({"tokens_per_s_low", timed([](const TimeEstimate& t) { return t.tokensPerSecond.low; })});
    columns.push_back({"tokens_per_s_high", timed([](const TimeEstimate& t) { return t.tokensPerSecond.high; })});
    if (figures.serving)
        addServing(columns);
    if (figures.training)
        addTraining(columns);
}

void addCost(Columns& columns, const std::string& currency)
{
    columns.push_back({"currency", [currency](const OfferingResult&) { return word(currency); }});
    columns.push_back({"cost", priced(&Range<Money>::likely, &CostEstimate::total)});
    columns.push_back({"cost_low", priced(&Range<Money>::low, &CostEstimate::total)});
    columns.push_back({"cost_high", priced(&Range<Money>::high, &CostEstimate::total)});
    columns.push_back({"monthly", priced(&Range<Money>::likely, &CostEstimate::monthly)});
    columns.push_back({"per_billion_tokens", [](const OfferingResult& r) {
                           return r.cost && r.cost->perBillionTokens ? Cell(toYuan(*r.cost->perBillionTokens)) : Cell();
                       }});
}

} // namespace

Columns nameColumns()
{
    return {{"id", [](const OfferingResult& r) { return word(r.id); }},
            {"servers", [](const OfferingResult& r) { return Cell(double(r.servers)); }},
            {"devices", [](const OfferingResult& r) { return Cell(double(r.devices)); }},
            {"verdict", [](const OfferingResult& r) { return word(keyOf(r.verdict)); }}};
}

Columns figureColumns(const Figures& figures)
{
    Columns columns;
    addPlan(columns);
    addMemory(columns);
    addTime(columns, figures);
    columns.push_back({"limits_speed", [](const OfferingResult& r) {
                           return r.bottleneck ? word(keyOf(r.bottleneck->limitsSpeed)) : Cell();
                       }});
    addCost(columns, figures.currency);
    return columns;
}

void write(CsvText& out, const Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell))
        out.number(*number);
    else if (const auto* text = std::get_if<std::string>(&cell))
        out.text(*text);
    else if (const auto* flag = std::get_if<bool>(&cell))
        out.text(*flag ? "true" : "false");
    else
        out.empty();
}

std::string jsonOf(const Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell); number && std::isfinite(*number))
        return concat(*number);
    if (const auto* text = std::get_if<std::string>(&cell))
        return nlohmann::json(*text).dump();
    if (const auto* flag = std::get_if<bool>(&cell))
        return *flag ? "true" : "false";
    return "null";
}

} // namespace octoplan
