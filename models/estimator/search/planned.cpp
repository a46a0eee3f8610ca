// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/planned.h"

#include "money/jobtime.h"
#include "search/rivals.h"
#include "search/servers.h"
#include "workload/resolve.h"

#include <algorithm>

namespace octoplan {

namespace {

bool matches(const Scenario& scenario)
{
    return scenario.job.task != Task::Serve && scenario.goal.kind == GoalKind::Match;
}

std::optional<double> matchedSpeed(const Scenario& scenario, const Catalog& catalog, const ModelShape& shape)
{
    const Goal& goal = scenario.goal;
    const auto chosen = std::find_if(scenario.offerings.begin(), scenario.offerings.end(),
                                     [&](const OfferingChoice& choice) { return choice.id == goal.matchOffering; });
    const KnownOffering known =
        knownOffering(chosen == scenario.offerings.end() ? OfferingChoice{goal.matchOffering, {}} : *chosen, catalog);
    const Evaluation matched = evaluate(scenario, shape, known, scenario.rental.servers, Fixes::Skip);
    return matched.result.time ? std::optional(matched.result.time->tokensPerSecond.likely) : std::nullopt;
}

// To match is to do as much as the named offering does in the days.
WorkToDo workAt(const Scenario& scenario, std::optional<double> matchedSpeed)
{
    const Goal& goal = scenario.goal;
    if (scenario.job.task == Task::Serve)
        return {{true, 0.0, scenario.rental.terms.hoursPerMonth / 24.0}};
    switch (goal.kind) {
    case GoalKind::Days: return {{true, 0.0, goal.days}};
    case GoalKind::Tokens: return {{false, goal.tokens, 0.0}};
    case GoalKind::Match:
        if (matchedSpeed)
            return {{false, tokensInDays(goal.days, *matchedSpeed, scenario.costs), 0.0}};
        return {{true, 0.0, goal.days}, true};
    }
    return {};
}

bool findsServers(const Scenario& scenario, const Work& work)
{
    return scenario.rental.autoServers && scenario.constraints.deadlineDays && !work.byDays;
}

} // namespace

std::vector<KnownOffering> knownOfferings(const Scenario& scenario, const Catalog& catalog)
{
    std::vector<KnownOffering> known;
    known.reserve(scenario.offerings.size());
    for (const OfferingChoice& choice : scenario.offerings)
        known.push_back(knownOffering(choice, catalog));
    return known;
}

WorkToDo workOf(const Scenario& scenario, const Catalog& catalog, const ModelShape& shape)
{
    return workAt(scenario, matches(scenario) ? matchedSpeed(scenario, catalog, shape) : std::nullopt);
}

std::vector<Evaluation> evaluateEach(const Scenario& scenario, const ModelShape& shape,
                                     const std::vector<KnownOffering>& known, const Work& work, Fixes fixes)
{
    std::vector<Evaluation> evaluations;
    evaluations.reserve(known.size());
    for (const KnownOffering& one : known)
        evaluations.push_back(findsServers(scenario, work)
                                  ? fewestServers(scenario, shape, one, work, fixes)
                                  : evaluate(scenario, shape, one, scenario.rental.servers, fixes));
    return evaluations;
}

PlannedOfferings::PlannedOfferings(const Scenario& scenario, const Catalog& catalog)
    : m_shape(resolveModel(scenario.model, catalog))
    , m_known(knownOfferings(scenario, catalog))
{
    if (!m_shape)
        return;
    if (matches(scenario))
        m_matchedSpeed = matchedSpeed(scenario, catalog, *m_shape);
    m_evaluations = evaluateEach(scenario, *m_shape, m_known, work(scenario), Fixes::Skip);
}

void PlannedOfferings::setPrice(std::size_t offering, Money perMonth)
{
    m_known[offering].offering.pricePerMonth = Range<Money>{perMonth, perMonth, perMonth};
}

Work PlannedOfferings::work(const Scenario& scenario) const { return workAt(scenario, m_matchedSpeed).work; }

std::vector<Evaluation> PlannedOfferings::settled(const Scenario& scenario) const
{
    std::vector<Evaluation> evaluations = m_evaluations;
    for (std::size_t i = 0; i < evaluations.size(); ++i)
        settleCost(evaluations[i], scenario, m_known[i], work(scenario));
    return evaluations;
}

Choice PlannedOfferings::choiceOf(const std::vector<Evaluation>& settled, const Scenario& scenario) const
{
    Choice chosen;
    if (!m_shape) {
        chosen.verdicts.assign(m_known.size(), Verdict::CannotRun);
        return chosen;
    }
    const std::vector<Rival> rivals = rivalsOf(settled, scenario, work(scenario));
    if (const Rival* best = octoplan::choice(rivals))
        chosen.offering = best->index;
    for (const Evaluation& evaluation : settled)
        chosen.verdicts.push_back(evaluation.result.verdict);
    return chosen;
}

Choice PlannedOfferings::choice(const Scenario& scenario) const { return choiceOf(settled(scenario), scenario); }

bool keepsPlans(const Scenario& scenario, InputId input)
{
    if (scenario.rental.autoServers)
        return false;
    return input == InputId::Budget || input == InputId::DeadlineDays || input == InputId::GoalTokens ||
           input == InputId::GoalDays;
}

} // namespace octoplan
