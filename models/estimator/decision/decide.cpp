// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"

namespace octoplan {

namespace {

// The work of the first offering that runs: the same for all unless days are given.
double workOf(const Comparison& comparison)
{
    for (const OfferingResult& r : comparison.offerings)
        if (r.time && r.time->tokens > 0.0)
            return r.time->tokens;
    return 1e9;
}

} // namespace

Decision decide(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison, const StopAsked& stop)
{
    Decision decision;
    decision.pareto = paretoSet(comparison);
    const double work = workOf(comparison);
    const auto add = [&](BreakEvenAxis axis, double low, double high) {
        decision.breakEven.push_back(breakEven(scenario, catalog, comparison, axis, low, high));
    };
    if (comparison.task != Task::Serve)
        add(BreakEvenAxis::Tokens, work / 10.0, work * 10.0);
    add(BreakEvenAxis::Days, 0.5, 365.0);
    add(BreakEvenAxis::Utilisation, 0.1, 1.0);
    decision.tornado = tornado(scenario, catalog, comparison);
    decision.reach = reach(scenario, catalog, comparison, stop);
    return decision;
}

} // namespace octoplan
