// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/compare.h"

#include "money/jobtime.h"
#include "physics/memory.h"
#include "physics/step.h"
#include "search/answer.h"
#include "search/eligibility.h"
#include "search/evaluation.h"
#include "search/plansearch.h"
#include "search/servers.h"
#include "workload/resolve.h"
#include "workload/summary.h"

#include <algorithm>

namespace octoplan {

namespace {

class ComparisonBuilder {
public:
    ComparisonBuilder(const Scenario& scenario, const Catalog& catalog)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_shape(resolveModel(scenario.model, catalog))
    {
        for (const OfferingChoice& choice : scenario.offerings)
            m_known.push_back(knownOffering(choice, catalog));
    }

    [[nodiscard]] Comparison build();
    [[nodiscard]] std::vector<RankedPlan> bestPlans(std::string_view offeringId, std::size_t count);

private:
    void head();
    [[nodiscard]] Work work();
    [[nodiscard]] Work workToMatch();
    void unknownModel();

    const Scenario& m_scenario;
    const Catalog& m_catalog;
    std::optional<ModelShape> m_shape;
    std::vector<KnownOffering> m_known;
    Comparison m_comparison;
    bool m_matchUnavailable = false;
};

void ComparisonBuilder::head()
{
    m_comparison.task = m_scenario.job.task;
    m_comparison.goal = m_scenario.goal.kind;
    m_comparison.catalogDate = m_catalog.date;
    m_comparison.currency = m_scenario.rental.currency;
    m_comparison.budget = m_scenario.constraints.budget;
    m_comparison.deadlineDays = m_scenario.constraints.deadlineDays;
    if (m_shape)
        m_comparison.model = summarise(*m_shape, m_scenario.job);
}

// As much as the named offering does in the days; without it, days are what is compared.
Work ComparisonBuilder::workToMatch()
{
    const Goal& goal = m_scenario.goal;
    const auto chosen = std::find_if(m_scenario.offerings.begin(), m_scenario.offerings.end(),
                                     [&](const OfferingChoice& choice) { return choice.id == goal.matchOffering; });
    const KnownOffering known = knownOffering(
        chosen == m_scenario.offerings.end() ? OfferingChoice{goal.matchOffering, {}} : *chosen, m_catalog);
    const Evaluation matched = evaluate(m_scenario, *m_shape, known, m_scenario.rental.servers);
    if (matched.result.time)
        return {false, tokensInDays(goal.days, matched.result.time->tokensPerSecond.likely, m_scenario.costs), 0.0};
    m_matchUnavailable = true;
    return {true, 0.0, goal.days};
}

Work ComparisonBuilder::work()
{
    const Goal& goal = m_scenario.goal;
    if (m_scenario.job.task == Task::Serve)
        return {true, 0.0, m_scenario.rental.terms.hoursPerMonth / 24.0};
    switch (goal.kind) {
    case GoalKind::Days: return {true, 0.0, goal.days};
    case GoalKind::Tokens: return {false, goal.tokens, 0.0};
    case GoalKind::Match: return workToMatch();
    }
    return {};
}

void ComparisonBuilder::unknownModel()
{
    for (const KnownOffering& known : m_known) {
        OfferingResult result;
        result.id = known.offering.id;
        result.name = known.offering.name;
        result.why = {ReasonKind::UnknownModel, {textArgument(m_scenario.model.preset)}};
        m_comparison.offerings.push_back(result);
    }
    m_comparison.answer.headline = {ReasonKind::NoneOfThem, {}};
}

Comparison ComparisonBuilder::build()
{
    head();
    if (!m_shape) {
        unknownModel();
        return std::move(m_comparison);
    }
    const Work toDo = work();
    const bool findServers = m_scenario.rental.autoServers && m_scenario.constraints.deadlineDays && !toDo.byDays;
    std::vector<Evaluation> evaluations;
    evaluations.reserve(m_known.size());
    for (const KnownOffering& known : m_known) {
        evaluations.push_back(findServers ? fewestServers(m_scenario, *m_shape, known, toDo)
                                          : evaluate(m_scenario, *m_shape, known, m_scenario.rental.servers));
        settle(evaluations.back(), m_scenario, known, toDo);
        if (m_matchUnavailable)
            evaluations.back().result.flags.push_back(
                {ReasonKind::MatchUnavailable, {offeringArgument(m_scenario.goal.matchOffering)}});
        m_comparison.plansConsidered += evaluations.back().result.plansConsidered;
    }
    m_comparison.answer = answerOf(evaluations, m_scenario, toDo);
    for (Evaluation& evaluation : evaluations)
        m_comparison.offerings.push_back(std::move(evaluation.result));
    return std::move(m_comparison);
}

std::vector<RankedPlan> ComparisonBuilder::bestPlans(std::string_view offeringId, std::size_t count)
{
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const KnownOffering& one) { return one.offering.id == offeringId; });
    if (!m_shape || known == m_known.end() || !known->device || unsupportedModel(*m_shape) ||
        unfitPrecision(m_scenario.job) || unsupportedOn(*known->device, m_scenario.job))
        return {};
    const Work toDo = work();
    const int servers = std::max(m_scenario.rental.servers, 1);
    const Setting setting = makeSetting(m_scenario, *m_shape, *known->device, known->link, known->offering, servers);
    std::vector<RankedPlan> plans;
    for (const FoundPlan& found : rankPlans(setting, fixedPlan(m_scenario, known->offering.id), count)) {
        RankedPlan ranked{found.plan, found.verdict, memory(setting, found.plan), std::nullopt, std::nullopt};
        if (found.verdict != Verdict::DoesNotFit) {
            ranked.time = step(setting, found.plan);
            settleTime(*ranked.time, m_scenario, toDo);
            if (const auto rented = rentedFor(*ranked.time, m_scenario, *known, servers, toDo))
                ranked.cost = costOf(*ranked.time, *rented, m_scenario);
        }
        plans.push_back(std::move(ranked));
    }
    return plans;
}

} // namespace

Comparison compare(const Scenario& scenario, const Catalog& catalog)
{
    return ComparisonBuilder(scenario, catalog).build();
}

std::vector<RankedPlan> bestPlans(const Scenario& scenario, const Catalog& catalog, std::string_view offeringId,
                                  std::size_t count)
{
    return ComparisonBuilder(scenario, catalog).bestPlans(offeringId, count);
}

} // namespace octoplan
