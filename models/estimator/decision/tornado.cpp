// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "search/planned.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// The chosen offering's cost, as offerings are compared by it, its days, and whether it stays the choice.
struct Outcome {
    Money cost;
    double days = 0.0;
    bool same = true;
};

class Tornado {
public:
    Tornado(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_comparison(comparison)
        , m_plans(scenario, catalog)
        , m_choice(*comparison.answer.offering)
        , m_perToken(scenario.goal.kind == GoalKind::Days && comparison.task != Task::Serve)
    {
    }

    [[nodiscard]] std::vector<Sensitivity> all();

private:
    [[nodiscard]] const OfferingResult& chosen() const { return m_comparison.offerings[m_choice]; }
    [[nodiscard]] Money costOf(const OfferingResult& r) const
    {
        return m_perToken ? r.cost->perBillionTokens.value_or(Money{}) : r.cost->total.likely;
    }
    [[nodiscard]] Outcome outcome(const PlannedOfferings& plans, const Scenario& scenario) const;
    template <class OutcomeAt>
    void add(Uncertainty what, const Range<double>& input, OutcomeAt at);
    template <class Change>
    void vary(Uncertainty what, const Range<double>& input, Change change);
    void speed();
    void price();
    void work();
    void hostLink();

    const Scenario& m_scenario;
    const Catalog& m_catalog;
    const Comparison& m_comparison;
    PlannedOfferings m_plans;
    std::size_t m_choice;
    bool m_perToken;
    std::vector<Sensitivity> m_bars;
};

Outcome Tornado::outcome(const PlannedOfferings& plans, const Scenario& scenario) const
{
    const std::vector<Evaluation> evaluations = plans.settled(scenario);
    const OfferingResult& r = evaluations[m_choice].result;
    return {r.cost ? costOf(r) : costOf(chosen()), (r.time ? r.time : chosen().time)->days.likely,
            plans.choiceOf(evaluations, scenario).offering == m_choice};
}

template <class OutcomeAt>
void Tornado::add(Uncertainty what, const Range<double>& input, OutcomeAt at)
{
    const Outcome low = at(input.low);
    const Outcome high = at(input.high);
    m_bars.push_back({what, input, low.cost, high.cost, !low.same, !high.same, low.days, high.days});
}

// `change` makes a scenario what it is with the input at that value. Its plans stay, unless servers are found for it.
template <class Change>
void Tornado::vary(Uncertainty what, const Range<double>& input, Change change)
{
    add(what, input, [&](double value) {
        Scenario scenario = m_scenario;
        change(scenario, value);
        if (m_scenario.rental.autoServers)
            return outcome(PlannedOfferings(scenario, m_catalog), scenario);
        return outcome(m_plans, scenario);
    });
}

// Twice the speed is half the hours: the interval is applied to the work, set-up apart, for this offering alone.
void Tornado::speed()
{
    const Range<double> tps = chosen().time->tokensPerSecond;
    const auto at = [&](double speed) {
        const KnownOffering known = knownOffering(m_scenario.offerings[m_choice], m_catalog);
        TimeEstimate time = *chosen().time;
        time.tokensPerSecond = {speed, speed, speed};
        const bool byDays = m_perToken || m_comparison.task == Task::Serve;
        const Work work{byDays, time.tokens, time.days.likely};
        settleTime(time, m_scenario, work);
        const auto rented = rentedFor(time, m_scenario, known, chosen().servers, work);
        OfferingResult result = chosen();
        result.time = time;
        result.cost = octoplan::costOf(time, *rented, m_scenario);
        return result;
    };
    const auto stays = [&](const OfferingResult& result) {
        if (!result.time->meetsDeadline.value_or(true) || !result.cost->withinBudget.value_or(true))
            return false;
        for (std::size_t i = 0; i < m_comparison.offerings.size(); ++i) {
            const OfferingResult& other = m_comparison.offerings[i];
            const bool rival = i != m_choice && other.cost && other.verdict == result.verdict &&
                               (other.domestic || !m_scenario.constraints.domesticOnly) &&
                               other.time->meetsDeadline.value_or(true) && other.cost->withinBudget.value_or(true);
            if (rival && costOf(other) < costOf(result))
                return false;
        }
        return true;
    };
    const OfferingResult low = at(tps.low);
    const OfferingResult high = at(tps.high);
    m_bars.push_back({Uncertainty::Speed, tps, costOf(low), costOf(high), !stays(low), !stays(high),
                      low.time->days.likely, high.time->days.likely});
}

void Tornado::price()
{
    if (!chosen().pricePerMonth || m_scenario.offerings[m_choice].custom)
        return;
    const auto fen = [](Money m) { return static_cast<double>(m.fen); };
    const Range<Money> now = *chosen().pricePerMonth;
    const Range<double> range{std::min(fen(now.low), 0.9 * fen(now.likely)), fen(now.likely),
                              std::max(fen(now.high), 1.1 * fen(now.likely))};
    add(Uncertainty::Price, range, [this](double value) {
        PlannedOfferings plans = m_plans;
        plans.setPrice(m_choice, Money{std::llround(value)});
        return outcome(plans, m_scenario);
    });
}

void Tornado::work()
{
    if (m_scenario.goal.kind != GoalKind::Tokens || m_comparison.task == Task::Serve)
        return;
    const double tokens = m_scenario.goal.tokens;
    vary(Uncertainty::Work, {tokens / 2.0, tokens, tokens * 2.0},
         [](Scenario& s, double value) { s.goal.tokens = value; });
}

void Tornado::hostLink()
{
    if (chosen().link != LinkKind::Pcie4 && chosen().link != LinkKind::Pcie5)
        return;
    add(Uncertainty::HostLink, {0.0, 0.5, 1.0}, [this](double value) {
        Scenario scenario = m_scenario;
        scenario.rental.hosts[chosen().id].pcie = value > 0.5 ? PcieClass::P2p : PcieClass::Poor;
        return outcome(PlannedOfferings(scenario, m_catalog), scenario);
    });
}

std::vector<Sensitivity> Tornado::all()
{
    speed();
    price();
    const Costs& costs = m_scenario.costs;
    if (m_comparison.task != Task::Serve) {
        vary(Uncertainty::Utilisation, {0.7, std::max(costs.utilisation, 0.7), 1.0},
             [](Scenario& s, double value) { s.costs.utilisation = value; });
        vary(Uncertainty::SetupHours, {0.0, costs.setupHours, std::max(72.0, costs.setupHours)},
             [](Scenario& s, double value) { s.costs.setupHours = value; });
        work();
        vary(Uncertainty::Term, {0.0, 0.0, 1.0}, [](Scenario& s, double value) {
            s.rental.terms.billing = value > 0.5 ? Billing::WholeMonths : Billing::ProRata;
        });
    }
    const KnownOffering known = knownOffering(m_scenario.offerings[m_choice], m_catalog);
    if (known.device->architecture == Architecture::Ascend && costs.includeMigration)
        vary(Uncertainty::Migration, migrationDays(costs),
             [](Scenario& s, double days) { s.costs.migrationDays = days; });
    hostLink();
    const auto width = [](const Sensitivity& s) { return std::llabs(s.high.fen - s.low.fen); };
    std::stable_sort(m_bars.begin(), m_bars.end(),
                     [&](const Sensitivity& a, const Sensitivity& b) { return width(a) > width(b); });
    return m_bars;
}

} // namespace

std::vector<Sensitivity> tornado(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison)
{
    if (!comparison.answer.offering || !comparison.offerings[*comparison.answer.offering].cost)
        return {};
    return Tornado(scenario, catalog, comparison).all();
}

} // namespace octoplan
