// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparison.h"
#include "formats/csvtext.h"

#include <functional>

namespace octoplan {

namespace {

using Cell = std::function<void(CsvText&, const OfferingResult&)>;

struct Column {
    std::string name;
    Cell write;
};

Cell sized(Bytes MemoryEstimate::*member)
{
    return [member](CsvText& out, const OfferingResult& result) {
        result.memory ? out.number(toGib((*result.memory).*member)) : out.empty();
    };
}

Cell timed(std::function<double(const TimeEstimate&)> get)
{
    return [get = std::move(get)](CsvText& out, const OfferingResult& result) {
        result.time ? out.number(get(*result.time)) : out.empty();
    };
}

Cell priced(Money Range<Money>::*member, Range<Money> CostEstimate::*range)
{
    return [member, range](CsvText& out, const OfferingResult& result) {
        result.cost ? out.number(toYuan((*result.cost).*range.*member)) : out.empty();
    };
}

Cell planned(std::function<double(const ParallelPlan&)> get)
{
    return [get = std::move(get)](CsvText& out, const OfferingResult& result) {
        result.plan ? out.number(get(*result.plan)) : out.empty();
    };
}

void addPlan(std::vector<Column>& columns)
{
    columns.push_back({"tp", planned([](const ParallelPlan& p) { return p.tp; })});
    columns.push_back({"pp", planned([](const ParallelPlan& p) { return p.pp; })});
    columns.push_back({"dp", planned([](const ParallelPlan& p) { return p.dp; })});
    columns.push_back({"cp", planned([](const ParallelPlan& p) { return p.cp; })});
    columns.push_back({"ep", planned([](const ParallelPlan& p) { return p.ep; })});
    columns.push_back({"zero", planned([](const ParallelPlan& p) { return p.zero; })});
    columns.push_back({"micro_batch", planned([](const ParallelPlan& p) { return p.microBatch; })});
    columns.push_back({"accumulation", planned([](const ParallelPlan& p) { return p.accumulation; })});
    columns.push_back(
        {"recompute", [](CsvText& out, const OfferingResult& r) { out.text(r.plan ? keyOf(r.plan->recompute) : ""); }});
    columns.push_back(
        {"offload", [](CsvText& out, const OfferingResult& r) { out.text(r.plan ? keyOf(r.plan->offload) : ""); }});
}

void addMemory(std::vector<Column>& columns)
{
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i)
        columns.push_back({std::string(choiceKeys<MemoryPart>[i]) + "_gib", [i](CsvText& out, const OfferingResult& r) {
                               r.memory ? out.number(toGib(r.memory->parts[static_cast<MemoryPart>(i)])) : out.empty();
                           }});
    columns.push_back({"memory_total_gib", sized(&MemoryEstimate::total)});
    columns.push_back({"memory_low_gib", sized(&MemoryEstimate::low)});
    columns.push_back({"memory_high_gib", sized(&MemoryEstimate::high)});
    columns.push_back({"memory_usable_gib", sized(&MemoryEstimate::usable)});
}

void addTime(std::vector<Column>& columns, Task task)
{
    columns.push_back({"step_s", timed([](const TimeEstimate& t) { return t.step.value; })});
    columns.push_back({"tokens_per_s", timed([](const TimeEstimate& t) { return t.tokensPerSecond.likely; })});
    columns.push_back({"tokens_per_s_low", timed([](const TimeEstimate& t) { return t.tokensPerSecond.low; })});
    columns.push_back({"tokens_per_s_high", timed([](const TimeEstimate& t) { return t.tokensPerSecond.high; })});
    if (task == Task::Serve) {
        const auto serve = [](const TimeEstimate& t) { return t.serve.value_or(ServeEstimate()); };
        columns.push_back(
            {"prefill_ms", timed([serve](const TimeEstimate& t) { return serve(t).prefill.value * 1e3; })});
        columns.push_back({"decode_ms_per_token",
                           timed([serve](const TimeEstimate& t) { return serve(t).decodePerToken.value * 1e3; })});
        columns.push_back({"max_concurrent_requests",
                           timed([serve](const TimeEstimate& t) { return serve(t).maxConcurrentRequests; })});
        return;
    }
    columns.push_back({"mfu", timed([](const TimeEstimate& t) { return t.mfu; })});
    columns.push_back({"tokens", timed([](const TimeEstimate& t) { return t.tokens; })});
    columns.push_back({"days", timed([](const TimeEstimate& t) { return t.days.likely; })});
    columns.push_back({"days_low", timed([](const TimeEstimate& t) { return t.days.low; })});
    columns.push_back({"days_high", timed([](const TimeEstimate& t) { return t.days.high; })});
}

void addCost(std::vector<Column>& columns, const std::string& currency)
{
    columns.push_back({"currency", [currency](CsvText& out, const OfferingResult&) { out.text(currency); }});
    columns.push_back({"cost", priced(&Range<Money>::likely, &CostEstimate::total)});
    columns.push_back({"cost_low", priced(&Range<Money>::low, &CostEstimate::total)});
    columns.push_back({"cost_high", priced(&Range<Money>::high, &CostEstimate::total)});
    columns.push_back({"monthly", priced(&Range<Money>::likely, &CostEstimate::monthly)});
    columns.push_back({"per_billion_tokens", [](CsvText& out, const OfferingResult& r) {
                           const bool known = r.cost && r.cost->perBillionTokens;
                           known ? out.number(toYuan(*r.cost->perBillionTokens)) : out.empty();
                       }});
}

template <class T>
Column differenceColumn(std::string name, const Comparison& now, const std::vector<OfferingDifference>& all,
                        std::optional<T> OfferingDifference::*member, double (*inUnits)(T))
{
    return {std::move(name), [&now, &all, member, inUnits](CsvText& out, const OfferingResult& result) {
                const auto& difference = all[static_cast<std::size_t>(&result - now.offerings.data())].*member;
                difference ? out.number(inUnits(*difference)) : out.empty();
            }};
}

void addDifferences(std::vector<Column>& columns, const Comparison& now, const std::vector<OfferingDifference>& all)
{
    const auto asIs = [](double value) { return value; };
    columns.push_back(
        differenceColumn<Bytes>("memory_total_gib_difference", now, all, &OfferingDifference::memory, toGib));
    columns.push_back(
        differenceColumn<double>("tokens_per_s_difference", now, all, &OfferingDifference::tokensPerSecond, asIs));
    if (now.task != Task::Serve)
        columns.push_back(differenceColumn<double>("days_difference", now, all, &OfferingDifference::days, asIs));
    columns.push_back(differenceColumn<Money>("cost_difference", now, all, &OfferingDifference::cost, toYuan));
    columns.push_back(differenceColumn<Money>("monthly_difference", now, all, &OfferingDifference::monthly, toYuan));
}

std::vector<Column> columnsFor(const Comparison& comparison, const ComparisonWords& words)
{
    std::vector<Column> columns;
    columns.push_back({"id", [](CsvText& out, const OfferingResult& r) { out.text(r.id); }});
    columns.push_back({"name", [&words](CsvText& out, const OfferingResult& r) {
                           out.text(words.offeringName ? words.offeringName(r) : r.name);
                       }});
    columns.push_back({"servers", [](CsvText& out, const OfferingResult& r) { out.number(r.servers); }});
    columns.push_back({"devices", [](CsvText& out, const OfferingResult& r) { out.number(r.devices); }});
    columns.push_back({"verdict", [](CsvText& out, const OfferingResult& r) { out.text(keyOf(r.verdict)); }});
    columns.push_back({"why", [&words](CsvText& out, const OfferingResult& r) { out.text(words.sentence(r.why)); }});
    columns.push_back({"smallest_fix", [&words](CsvText& out, const OfferingResult& r) {
                           out.text(r.smallestFix ? words.sentence(*r.smallestFix) : std::string());
                       }});
    addPlan(columns);
    addMemory(columns);
    addTime(columns, comparison.task);
    columns.push_back({"limits_speed", [](CsvText& out, const OfferingResult& r) {
                           out.text(r.bottleneck ? keyOf(r.bottleneck->limitsSpeed) : "");
                       }});
    addCost(columns, comparison.currency);
    return columns;
}

} // namespace

std::string comparisonToCsv(const Comparison& comparison, const ComparisonWords& words, const Comparison* baseline)
{
    std::vector<Column> columns = columnsFor(comparison, words);
    const std::vector<OfferingDifference> changes =
        baseline ? differences(comparison, *baseline) : std::vector<OfferingDifference>();
    if (baseline)
        addDifferences(columns, comparison, changes);
    CsvText out;
    for (const Column& column : columns)
        out.text(column.name);
    out.endRow();
    for (const OfferingResult& result : comparison.offerings) {
        for (const Column& column : columns)
            column.write(out, result);
        out.endRow();
    }
    return out.result();
}

} // namespace octoplan
