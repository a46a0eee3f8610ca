// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/goalkind.h"

#include "values/inputs.h"

#include <algorithm>

namespace octoplan {

namespace {

// Whose work and days stand for the goal.
const OfferingResult* reference(const Scenario& scenario, const Comparison& comparison)
{
    const auto& all = comparison.offerings;
    const auto runs = [](const OfferingResult& r) { return r.time && !r.time->serve && r.time->tokens > 0.0; };
    if (scenario.goal.kind == GoalKind::Match)
        for (const OfferingResult& r : all)
            if (r.id == scenario.goal.matchOffering && runs(r))
                return &r;
    const auto& choice = comparison.answer.offering;
    if (choice && *choice < all.size() && runs(all[*choice]))
        return &all[*choice];
    const auto first = std::find_if(all.begin(), all.end(), runs);
    return first == all.end() ? nullptr : &*first;
}

double clamped(double value, InputId id) { return std::clamp(value, input(id).minimum, input(id).maximum); }

} // namespace

Goal goalAs(GoalKind kind, const Scenario& scenario, const Comparison& comparison)
{
    Goal goal = scenario.goal;
    if (kind == goal.kind)
        return goal;
    const OfferingResult* like = reference(scenario, comparison);
    if (like && goal.kind == GoalKind::Tokens)
        goal.days = clamped(like->time->days.likely, InputId::GoalDays);
    if (like && kind == GoalKind::Tokens) {
        goal.tokens = clamped(like->time->tokens, InputId::GoalTokens);
        goal.dataset.reset();
    }
    if (kind == GoalKind::Match) {
        if (like)
            goal.matchOffering = like->id;
        else if (goal.matchOffering.empty() && !scenario.offerings.empty())
            goal.matchOffering = scenario.offerings.back().id;
    }
    goal.kind = kind;
    return goal;
}

} // namespace octoplan
