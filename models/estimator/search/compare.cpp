// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/compare.h"

#include "physics/memory.h"
#include "physics/step.h"
#include "search/answer.h"
#include "search/eligibility.h"
#include "search/evaluation.h"
#include "search/planned.h"
#include "search/plansearch.h"
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
        , m_known(knownOfferings(scenario, catalog))
    {
    }

    [[nodiscard]] Comparison build();
    [[nodiscard]] std::vector<RankedPlan> bestPlans(std::string_view offeringId, std::size_t count);

private:
    void head();
    void unknownModel();
    [[nodiscard]] std::optional<double> containerBreakEven(const KnownOffering& known) const;

    const Scenario& m_scenario;
    const Catalog& m_catalog;
    std::optional<ModelShape> m_shape;
    std::vector<KnownOffering> m_known;
    Comparison m_comparison;
};

void ComparisonBuilder::head()
{
    m_comparison.task = m_scenario.job.task;
    m_comparison.goal = m_scenario.goal.kind;
    m_comparison.catalogDate = m_catalog.date;
    m_comparison.currency = m_scenario.rental.currency;
    const bool converts = !m_scenario.rental.shownCurrency.empty();
    m_comparison.shownCurrency = converts ? m_scenario.rental.shownCurrency : m_comparison.currency;
    m_comparison.rate = converts ? m_scenario.rental.rate : 1.0;
    m_comparison.budget = m_scenario.constraints.budget;
    m_comparison.deadlineDays = m_scenario.constraints.deadlineDays;
    if (m_shape)
        m_comparison.model = summarise(*m_shape, m_scenario.job);
}

// Against the cheapest offering of the catalogue that rents one such card by the hour.
std::optional<double> ComparisonBuilder::containerBreakEven(const KnownOffering& known) const
{
    const auto& perMonth = known.offering.pricePerMonth;
    std::optional<Money> perHour;
    for (const Offering& other : m_catalog.offerings)
        if (other.deviceId == known.offering.deviceId && other.devices == 1 && other.pricePerHour &&
            (!perHour || *other.pricePerHour < *perHour))
            perHour = other.pricePerHour;
    if (!perMonth || !perHour || perHour->fen <= 0)
        return std::nullopt;
    return hourlyBreakEven(perMonth->likely, known.offering.devices, *perHour, m_scenario.rental.terms.hoursPerMonth);
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
    const auto [toDo, matchUnavailable] = workOf(m_scenario, m_catalog, *m_shape);
    std::vector<Evaluation> evaluations = evaluateEach(m_scenario, *m_shape, m_known, toDo);
    for (std::size_t i = 0; i < evaluations.size(); ++i) {
        settle(evaluations[i], m_scenario, m_known[i], toDo);
        if (auto& cost = evaluations[i].result.cost)
            cost->containerBreakEven = containerBreakEven(m_known[i]);
        if (matchUnavailable)
            evaluations[i].result.flags.push_back(
                {ReasonKind::MatchUnavailable, {offeringArgument(m_scenario.goal.matchOffering)}});
        m_comparison.plansConsidered += evaluations[i].result.plansConsidered;
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
    const Work toDo = workOf(m_scenario, m_catalog, *m_shape).work;
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
