// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparisonparts.h"

#include "formats/scenariowriter.h"

#include <cmath>

namespace octoplan {

using nlohmann::ordered_json;

namespace {

// A number that JSON can say; what is not finite does not exist.
ordered_json number(double value) { return std::isfinite(value) ? ordered_json(value) : ordered_json(); }
ordered_json size(Bytes bytes) { return number(toGib(bytes)); }
ordered_json amount(Money money) { return plainNumber(toYuan(money)); }

template <class T>
ordered_json orNull(const std::optional<T>& value)
{
    return value ? ordered_json(*value) : ordered_json();
}

// Keeps the keys and empties the values of what does not exist.
void clear(ordered_json& value)
{
    for (auto& [key, inner] : value.items()) {
        if (inner.is_object())
            clear(inner);
        else if (inner.is_array())
            inner = ordered_json::array();
        else
            inner = nullptr;
    }
}

ordered_json memoryOf(const MemoryEstimate& memory)
{
    ordered_json parts = ordered_json::object();
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i)
        parts[std::string(choiceKeys<MemoryPart>[i])] = size(memory.parts[static_cast<MemoryPart>(i)]);
    return {{"unit", "GiB"},
            {"per_device", parts},
            {"total", size(memory.total)},
            {"low", size(memory.low)},
            {"high", size(memory.high)},
            {"allocated", size(memory.allocated)},
            {"reserved", size(memory.reserved)},
            {"need", size(memory.need)},
            {"usable", size(memory.usable)},
            {"margin", size(memory.margin())},
            {"peak_phase", keyOf(memory.peakPhase)},
            {"host_per_server", size(memory.hostPerServer)}};
}

void addRates(ordered_json& out, const TimeEstimate& time)
{
    out["tokens_per_s"] = number(time.tokensPerSecond.likely);
    out["tokens_per_s_per_device"] = number(time.tokensPerSecondPerDevice);
    out["tokens_per_s_low"] = number(time.tokensPerSecond.low);
    out["tokens_per_s_high"] = number(time.tokensPerSecond.high);
    out["mfu"] = number(time.mfu);
}

ordered_json partsOf(const TimeEstimate& time)
{
    ordered_json parts = ordered_json::object();
    for (std::size_t i = 0; i < choiceCount<TimePart>; ++i)
        parts[std::string(choiceKeys<TimePart>[i])] = number(time.parts[static_cast<TimePart>(i)].value);
    return parts;
}

ordered_json trainingTime(const TimeEstimate& time)
{
    ordered_json out{{"step_s", number(time.step.value)}};
    addRates(out, time);
    out["parts_s"] = partsOf(time);
    out["tokens"] = plainNumber(time.tokens);
    out["days"] = number(time.days.likely);
    out["days_low"] = number(time.days.low);
    out["days_high"] = number(time.days.high);
    out["meets_deadline"] = orNull(time.meetsDeadline);
    out["may_miss_deadline"] = time.mayMissDeadline;
    return out;
}

ordered_json servingTime(const TimeEstimate& time)
{
    const ServeEstimate serve = time.serve.value_or(ServeEstimate());
    ordered_json out{{"prefill_ms", number(serve.prefill.value * 1e3)},
                     {"decode_ms_per_token", number(serve.decodePerToken.value * 1e3)}};
    addRates(out, time);
    out["max_concurrent_requests"] = serve.maxConcurrentRequests;
    out["step_s"] = number(time.step.value);
    out["parts_s"] = partsOf(time);
    return out;
}

} // namespace

ordered_json planJson(const std::optional<ParallelPlan>& plan)
{
    if (!plan)
        return nullptr;
    return {{"tp", plan->tp},
            {"pp", plan->pp},
            {"dp", plan->dp},
            {"cp", plan->cp},
            {"ep", plan->ep},
            {"etp", plan->etp},
            {"vp", plan->vp},
            {"zero", plan->zero},
            {"micro_batch", plan->microBatch},
            {"accumulation", plan->accumulation},
            {"batch_sequences", plan->batchSequences()},
            {"recompute", keyOf(plan->recompute)},
            {"offload", keyOf(plan->offload)},
            {"sequence_parallel", plan->sequenceParallel}};
}

ordered_json memoryJson(const std::optional<MemoryEstimate>& memory)
{
    ordered_json out = memoryOf(memory.value_or(MemoryEstimate()));
    if (!memory)
        clear(out);
    out["unit"] = "GiB";
    return out;
}

ordered_json timeJson(const std::optional<TimeEstimate>& time, Task task)
{
    const TimeEstimate known = time.value_or(TimeEstimate());
    ordered_json out = task == Task::Serve ? servingTime(known) : trainingTime(known);
    if (!time)
        clear(out);
    return out;
}

ordered_json bottleneckJson(const std::optional<Bottleneck>& bottleneck)
{
    const Bottleneck known = bottleneck.value_or(Bottleneck());
    ordered_json out{{"limits_speed", keyOf(known.limitsSpeed)},
                     {"kind", keyOf(known.kind)},
                     {"communication_share", number(known.communicationShare)},
                     {"memory_share", number(known.memoryShare)}};
    if (!bottleneck)
        clear(out);
    return out;
}

ordered_json costJson(const OfferingResult& result, const Comparison& comparison, const ComparisonWords& words)
{
    const CostEstimate known = result.cost.value_or(CostEstimate());
    ordered_json out{{"currency", comparison.currency},
                     {"total", amount(known.total.likely)},
                     {"low", amount(known.total.low)},
                     {"high", amount(known.total.high)}};
    out["per_billion_tokens"] = known.perBillionTokens ? amount(*known.perBillionTokens) : ordered_json();
    out["monthly"] = {{"low", amount(known.monthly.low)},
                      {"likely", amount(known.monthly.likely)},
                      {"high", amount(known.monthly.high)}};
    out["within_budget"] = orNull(known.withinBudget);
    out["container_break_even"] = orNull(known.containerBreakEven);
    if (comparison.rate != 1.0)
        out["shown"] = {{"currency", comparison.shownCurrency},
                        {"rate", comparison.rate},
                        {"total", number(toYuan(known.total.likely) * comparison.rate)}};
    out["lines"] = ordered_json::array();
    for (const CostLine& line : known.lines)
        out["lines"].push_back({{"id", keyOf(line.id)},
                                {"label", words.costLine(line.id)},
                                {"amount", amount(line.amount.likely)},
                                {"low", amount(line.amount.low)},
                                {"high", amount(line.amount.high)},
                                {"formula", line.formula}});
    if (result.cost)
        return out;
    clear(out);
    out["currency"] = comparison.currency;
    // The price stands even where there is no job to price.
    if (const auto& price = result.pricePerMonth) {
        const auto all = [&result](Money one) { return amount(Money{one.fen * result.servers}); };
        out["monthly"] = {{"low", all(price->low)}, {"likely", all(price->likely)}, {"high", all(price->high)}};
    }
    return out;
}

} // namespace octoplan
