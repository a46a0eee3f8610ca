// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"

namespace octoplan {

namespace {

constexpr int marksSamples = 33;
constexpr double priceRange = 3.0; // down and up
constexpr double fewestDays = 0.5, mostDays = 365.0;

// The work of the first offering that runs: the same for all unless days are given.
double workOf(const Comparison& comparison)
{
    for (const OfferingResult& r : comparison.offerings)
        if (r.time && r.time->tokens > 0.0)
            return r.time->tokens;
    return 1e9;
}

// Where on an axis the scenario is: its work, the days that are given or that the choice takes, its utilisation, the
// choice's price.
std::optional<double> presentOn(BreakEvenAxis axis, const Scenario& scenario, const Comparison& comparison)
{
    if (axis == BreakEvenAxis::Utilisation)
        return scenario.costs.utilisation;
    if (!comparison.answer.offering)
        return std::nullopt;
    const OfferingResult& choice = comparison.offerings[*comparison.answer.offering];
    const auto& time = choice.time;
    if (axis == BreakEvenAxis::Price)
        return choice.pricePerMonth ? std::optional(static_cast<double>(choice.pricePerMonth->likely.fen))
                                    : std::nullopt;
    if (!time)
        return std::nullopt;
    return axis == BreakEvenAxis::Tokens ? time->tokens : time->days.likely;
}

BreakEven breakEvenHere(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison,
                        BreakEvenAxis axis, double low, double high)
{
    BreakEven found = breakEven(scenario, catalog, comparison, axis, low, high);
    found.present = presentOn(axis, scenario, comparison);
    return found;
}

} // namespace

BreakEven leadingBreakEven(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison)
{
    if (comparison.task == Task::Serve)
        return breakEvenHere(scenario, catalog, comparison, BreakEvenAxis::Days, fewestDays, mostDays);
    const double work = workOf(comparison);
    return breakEvenHere(scenario, catalog, comparison, BreakEvenAxis::Tokens, work / 10.0, work * 10.0);
}

std::vector<InputId> markedInputs(const Scenario& scenario)
{
    std::vector<InputId> ids{InputId::ModelParameters, InputId::Servers, InputId::Budget};
    if (scenario.job.task == Task::Serve) {
        ids.insert(ids.end(), {InputId::PromptTokens, InputId::OutputTokens, InputId::ConcurrentRequests});
        return ids;
    }
    ids.insert(ids.end(), {InputId::SequenceLength, InputId::GlobalBatchTokens});
    if (scenario.job.task == Task::Lora || scenario.job.task == Task::Qlora)
        ids.push_back(InputId::LoraRank);
    if (scenario.goal.kind == GoalKind::Tokens)
        ids.insert(ids.end(), {InputId::GoalTokens, InputId::DeadlineDays});
    else
        ids.push_back(InputId::GoalDays);
    return ids;
}

Decision decide(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison, const StopAsked& stop)
{
    Decision decision;
    decision.pareto = paretoSet(comparison);
    const auto add = [&](BreakEvenAxis axis, double low, double high) {
        decision.breakEven.push_back(breakEvenHere(scenario, catalog, comparison, axis, low, high));
    };
    decision.breakEven.push_back(leadingBreakEven(scenario, catalog, comparison));
    if (comparison.task != Task::Serve)
        add(BreakEvenAxis::Days, fewestDays, mostDays);
    add(BreakEvenAxis::Utilisation, 0.1, 1.0);
    if (const auto price = presentOn(BreakEvenAxis::Price, scenario, comparison))
        add(BreakEvenAxis::Price, *price / priceRange, *price * priceRange);
    decision.tornado = tornado(scenario, catalog, comparison);
    decision.remedies = remedies(scenario, catalog, comparison, stop);
    decision.reach = reach(scenario, catalog, comparison, stop);
    for (const InputId id : markedInputs(scenario))
        if (!stop || !stop())
            decision.marks.push_back({id, sliderMarks(scenario, catalog, id, marksSamples, stop)});
    return decision;
}

} // namespace octoplan
