// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/explain.h"

#include "decision/explainparts.h"
#include "money/jobtime.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace octoplan {

using namespace explaining;

namespace {

constexpr double tolerance = 0.01; // a formula that misses the figure by more is not its explanation

std::string joined(const std::vector<std::string>& terms, const char* sign)
{
    std::string text;
    for (const std::string& term : terms)
        text += (text.empty() ? "" : sign) + term;
    return text;
}

// "a + b = total" over what is not zero.
template <class E, class Number>
Draft sumOf(Number number, double total)
{
    std::vector<std::string> names, values;
    for (std::size_t i = 0; i < choiceCount<E>; ++i) {
        const auto part = static_cast<E>(i);
        if (const double value = number(part); std::abs(value) > 1e-9 * std::abs(total)) {
            names.emplace_back(keyOf(part));
            values.push_back(digits(value));
        }
    }
    return {joined(names, " + "), joined(values, " + "), total};
}

std::optional<Draft> memoryFigure(const Context& c, std::string_view key)
{
    if (!c.result.memory)
        return std::nullopt;
    const MemoryEstimate& m = *c.result.memory;
    if (key == "total")
        return sumOf<MemoryPart>([&m](MemoryPart part) { return toGib(m.parts[part]); }, toGib(m.total));
    if (key == "margin")
        return Draft{"usable - total", digits(toGib(m.usable)) + " - " + digits(toGib(m.total)), toGib(m.margin())};
    const auto part = fromKey<MemoryPart>(key);
    const std::optional<Setting> setting = part ? settingOf(c) : std::nullopt;
    if (!setting)
        return std::nullopt;
    const std::optional<Draft> states = statesOf(c, *part);
    return states ? states : minorPart(c, *setting, *part);
}

// Utilisation, restarts, set-up and debugging are left out of the formula where they change nothing.
Draft daysOf(const Context& c, const TimeEstimate& t)
{
    const Costs& costs = c.scenario.costs;
    Draft draft{"tokens / (tokens_per_s * 86400)",
                digits(t.tokens) + " / (" + digits(t.tokensPerSecond.likely) + " * 86400)", 0.0};
    double days = t.tokens / (t.tokensPerSecond.likely * 86400.0);
    if (costs.utilisation != 1.0) {
        draft.formula += " / utilisation";
        draft.numbers += " / " + digits(costs.utilisation);
        days /= costs.utilisation;
    }
    if (const double lost = restartShare(costs); lost > 0.0) {
        draft.formula += " / (1 - restarts_per_month * restart_hours / 720)";
        draft.numbers += " / (1 - " + digits(costs.restartsPerMonth) + " * " + digits(costs.restartHours) + " / 720)";
        days /= 1.0 - lost;
    }
    for (const auto& [name, hours] :
         {std::pair(" + setup_hours / 24", costs.setupHours), std::pair(" + debug_hours / 24", costs.debugHours)}) {
        if (hours <= 0.0)
            continue;
        draft.formula += name;
        draft.numbers += " + " + digits(hours) + " / 24";
        days += hours / 24.0;
    }
    draft.value = days;
    return draft;
}

std::optional<Draft> timeFigure(const Context& c, std::string_view key)
{
    if (!c.result.time || !c.result.plan)
        return std::nullopt;
    const TimeEstimate& t = *c.result.time;
    const Job& job = c.scenario.job;
    if (key == "step_s")
        return sumOf<TimePart>([&t](TimePart part) { return t.parts[part].value; }, t.step.value);
    if (key == "parts.compute")
        return computeOf(c);
    if (key.starts_with("parts."))
        return exposedPart(c, *fromKey<TimePart>(key.substr(6)));
    if (key == "mfu") {
        const std::optional<Setting> setting = settingOf(c);
        return setting ? mfuOf(c, *setting) : std::nullopt;
    }
    if (key == "tokens_per_s_per_device")
        return Draft{"tokens_per_s / devices", digits(t.tokensPerSecond.likely) + " / " + digits(c.result.devices),
                     t.tokensPerSecond.likely / c.result.devices};
    if (job.task == Task::Serve)
        return std::nullopt;
    if (key == "days")
        return daysOf(c, t);
    if (key == "tokens_per_s") {
        const double length = job.packing == Packing::Padded ? job.meanLength.value_or(job.sequenceLength)
                                                             : static_cast<double>(job.sequenceLength);
        const int sequences = c.result.plan->batchSequences();
        return Draft{"batch_sequences * tokens_per_sequence / step_s",
                     digits(sequences) + " * " + digits(length) + " / " + digits(t.step.value),
                     sequences * length / t.step.value};
    }
    return std::nullopt;
}

std::optional<Draft> costFigure(const Context& c, std::string_view key)
{
    if (!c.result.cost)
        return std::nullopt;
    const CostEstimate& cost = *c.result.cost;
    if (key == "total")
        return sumOf<CostLineId>(
            [&cost](CostLineId id) {
                double sum = 0.0;
                for (const CostLine& line : cost.lines)
                    sum += line.id == id ? toYuan(line.amount.likely) : 0.0;
                return sum;
            },
            toYuan(cost.total.likely));
    if (key == "per_billion_tokens" && c.result.time && c.result.time->tokens > 0.0)
        return Draft{"total / tokens * 1e9",
                     digits(toYuan(cost.total.likely)) + " / " + digits(c.result.time->tokens) + " * 1e9",
                     toYuan(cost.total.likely) / c.result.time->tokens * 1e9};
    if (key == "monthly" && c.result.pricePerMonth)
        return Draft{"price_per_month * servers",
                     digits(toYuan(c.result.pricePerMonth->likely)) + " * " + digits(c.result.servers),
                     toYuan(c.result.pricePerMonth->likely) * c.result.servers};
    for (const CostLine& line : cost.lines)
        if (keyOf(line.id) == key && !line.formula.empty())
            return Draft{std::string(key), line.formula, toYuan(line.amount.likely)};
    return std::nullopt;
}

std::string unitOf(std::string_view figure, const OfferingResult& result)
{
    if (figure.starts_with("memory."))
        return "GiB";
    if (figure.starts_with("cost."))
        return result.cost ? result.cost->currency : std::string();
    if (figure == "time.days")
        return "days";
    if (figure == "time.mfu")
        return "1"; // a share
    return figure.starts_with("time.tokens") ? "tokens/s" : "s";
}

// What the comparison itself says, against which a formula is held.
std::optional<double> figureOf(const OfferingResult& result, std::string_view figure)
{
    const std::string_view key = figure.substr(figure.find('.') + 1);
    if (figure.starts_with("memory.") && result.memory) {
        if (const auto part = fromKey<MemoryPart>(key))
            return toGib(result.memory->parts[*part]);
        return key == "margin" ? toGib(result.memory->margin()) : toGib(result.memory->total);
    }
    if (figure.starts_with("time.") && result.time) {
        if (key.starts_with("parts."))
            return result.time->parts[*fromKey<TimePart>(key.substr(6))].value;
        return key == "step_s"         ? result.time->step.value
               : key == "tokens_per_s" ? result.time->tokensPerSecond.likely
               : key == "days"         ? result.time->days.likely
               : key == "mfu"          ? result.time->mfu
                                       : result.time->tokensPerSecondPerDevice;
    }
    if (figure == "cost.per_billion_tokens" && result.cost && result.cost->perBillionTokens)
        return toYuan(*result.cost->perBillionTokens);
    return std::nullopt; // taken from the comparison as it is
}

const std::vector<std::string>& figures()
{
    static const std::vector<std::string> keys = [] {
        std::vector<std::string> all{"memory.total", "memory.margin"};
        for (const std::string_view part : choiceKeys<MemoryPart>)
            all.push_back("memory." + std::string(part));
        all.emplace_back("time.step_s");
        for (const std::string_view part : choiceKeys<TimePart>)
            all.push_back("time.parts." + std::string(part));
        for (const char* key : {"time.tokens_per_s", "time.tokens_per_s_per_device", "time.mfu", "time.days",
                                "cost.total", "cost.per_billion_tokens", "cost.monthly"})
            all.emplace_back(key);
        for (const std::string_view line : choiceKeys<CostLineId>)
            all.push_back("cost." + std::string(line));
        return all;
    }();
    return keys;
}

} // namespace

std::optional<Explanation> explain(const Scenario& scenario, const Catalog& catalog, const OfferingResult& result,
                                   std::string_view figure)
{
    if (std::find(figures().begin(), figures().end(), figure) == figures().end())
        return std::nullopt;
    const Context context{scenario, catalog, result};
    const std::string_view key = figure.substr(figure.find('.') + 1);
    const std::optional<Draft> draft = figure.starts_with("memory.") ? memoryFigure(context, key)
                                       : figure.starts_with("time.") ? timeFigure(context, key)
                                                                     : costFigure(context, key);
    if (!draft)
        return std::nullopt;
    const double value = figureOf(result, figure).value_or(draft->value);
    if (!std::isfinite(value) || std::abs(draft->value - value) > tolerance * std::abs(value))
        return std::nullopt;
    Explanation e{std::string(figure), draft->formula, {}, unitOf(figure, result), value, {}};
    if (!draft->numbers.empty())
        e.numbers = draft->numbers + " = " + digits(value);
    e.constants = constantsOf(context, figure);
    return e;
}

std::vector<Explanation> explainAll(const Scenario& scenario, const Catalog& catalog, const OfferingResult& result)
{
    std::vector<Explanation> all;
    for (const std::string& figure : figures())
        if (auto one = explain(scenario, catalog, result, figure))
            all.push_back(std::move(*one));
    return all;
}

} // namespace octoplan
