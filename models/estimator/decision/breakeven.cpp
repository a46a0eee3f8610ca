// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "money/billing.h"
#include "money/jobtime.h"
#include "search/evaluation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace octoplan {

namespace {

struct Contender {
    std::size_t offering = 0;
    const TimeEstimate* time = nullptr;
    KnownOffering known;
    int servers = 1;
};

class CostAlong {
public:
    CostAlong(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison, BreakEvenAxis axis)
        : m_scenario(scenario)
        , m_axis(axis)
        , m_choice(comparison.answer.offering)
        , m_byDays(comparison.task == Task::Serve || scenario.goal.kind == GoalKind::Days)
    {
        for (std::size_t i = 0; i < comparison.offerings.size(); ++i) {
            const OfferingResult& r = comparison.offerings[i];
            if (r.cost && (r.domestic || !scenario.constraints.domesticOnly))
                m_contenders.push_back({i, &*r.time, knownOffering(scenario.offerings[i], catalog), r.servers});
        }
    }

    [[nodiscard]] const std::vector<Contender>& contenders() const { return m_contenders; }
    [[nodiscard]] double cost(const Contender& contender, double x) const;
    // Position among the contenders.
    [[nodiscard]] std::size_t cheapest(double x) const;

private:
    [[nodiscard]] double perBillion(const Contender& c, const Scenario& scenario, double days) const;
    [[nodiscard]] double ofTokens(const Contender& c, const Scenario& scenario, double tokens) const;
    [[nodiscard]] double ofJob(const Contender& c, const Scenario& scenario) const;

    const Scenario& m_scenario;
    BreakEvenAxis m_axis;
    std::optional<std::size_t> m_choice;
    bool m_byDays;
    std::vector<Contender> m_contenders;
};

double totalFen(const Contender& c, const Scenario& scenario, const Work& work)
{
    const auto rented = rentedFor(*c.time, scenario, c.known, c.servers, work);
    const auto total = rented ? likelyTotal(*rented) : std::nullopt;
    return total ? static_cast<double>(total->fen) : std::numeric_limits<double>::infinity();
}

double CostAlong::perBillion(const Contender& c, const Scenario& scenario, double days) const
{
    const double tokens = tokensInDays(days, c.time->tokensPerSecond.likely, scenario.costs);
    if (!(tokens > 0.0)) // set-up takes it all
        return std::numeric_limits<double>::infinity();
    return totalFen(c, scenario, {true, 0.0, days}) / tokens * 1e9;
}

double CostAlong::ofTokens(const Contender& c, const Scenario& scenario, double tokens) const
{
    return totalFen(c, scenario, {false, tokens, 0.0});
}

double CostAlong::ofJob(const Contender& c, const Scenario& scenario) const
{
    return m_byDays ? perBillion(c, scenario, c.time->days.likely) : ofTokens(c, scenario, c.time->tokens);
}

double CostAlong::cost(const Contender& c, double x) const
{
    if (m_axis == BreakEvenAxis::Tokens)
        return ofTokens(c, m_scenario, x);
    if (m_axis == BreakEvenAxis::Days)
        return perBillion(c, m_scenario, x);
    if (m_axis == BreakEvenAxis::Price) {
        Contender changed = c;
        const Money price{std::llround(x)};
        if (c.offering == m_choice)
            changed.known.offering.pricePerMonth = Range<Money>{price, price, price};
        return ofJob(changed, m_scenario);
    }
    Scenario changed = m_scenario;
    changed.costs.utilisation = x;
    return ofJob(c, changed);
}

std::size_t CostAlong::cheapest(double x) const
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < m_contenders.size(); ++i)
        if (cost(m_contenders[i], x) < cost(m_contenders[best], x))
            best = i;
    return best;
}

// All changes of the cheapest between two neighbouring samples, by bisection from the left.
void addCrossings(const CostAlong& along, double left, double right, std::vector<Crossing>& crossings)
{
    const std::size_t last = along.cheapest(right);
    for (int most = 8; most > 0 && along.cheapest(left) != last; --most) {
        const std::size_t first = along.cheapest(left);
        double same = left;
        double other = right;
        while (other - same > 1e-9 * other) {
            const double middle = 0.5 * (same + other);
            (along.cheapest(middle) == first ? same : other) = middle;
        }
        const std::size_t next = along.cheapest(other);
        const auto& contenders = along.contenders();
        crossings.push_back(
            {other, along.cost(contenders[next], other), contenders[first].offering, contenders[next].offering});
        left = other;
    }
}

// Where two curves change places between two samples, by bisection.
double meeting(const CostAlong& along, const Contender& a, const Contender& b, double left, double right)
{
    const bool aFirst = along.cost(a, left) < along.cost(b, left);
    while (right - left > 1e-9 * right) {
        const double middle = 0.5 * (left + right);
        ((along.cost(a, middle) < along.cost(b, middle)) == aFirst ? left : right) = middle;
    }
    return right;
}

// Crossings of two curves, where neither is the cheapest.
void addOthers(const CostAlong& along, BreakEven& result)
{
    constexpr std::size_t most = 6; // bills in whole terms can cross at every step
    // Costs are whole fen, so two bisections of one crossing may differ a little: the same pair between the same
    // samples is the same crossing.
    const auto known = [&result](const Contender& a, const Contender& b, std::size_t k) {
        return std::any_of(result.crossings.begin(), result.crossings.end(), [&](const Crossing& c) {
            return c.at > result.x[k - 1] && c.at <= result.x[k] &&
                   std::minmax(c.below, c.above) == std::minmax(a.offering, b.offering);
        });
    };
    const auto& all = along.contenders();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            for (std::size_t k = 1; k < result.x.size(); ++k) {
                const double before = result.curves[i].cost[k - 1] - result.curves[j].cost[k - 1];
                const double after = result.curves[i].cost[k] - result.curves[j].cost[k];
                if (!std::isfinite(before) || !std::isfinite(after) || before * after >= 0.0)
                    continue;
                const double at = meeting(along, all[i], all[j], result.x[k - 1], result.x[k]);
                const std::size_t cheaper = after < 0.0 ? i : j;
                if (!known(all[i], all[j], k))
                    result.others.push_back(
                        {at, along.cost(all[cheaper], at), all[i + j - cheaper].offering, all[cheaper].offering});
            }
    std::sort(result.others.begin(), result.others.end(),
              [](const Crossing& a, const Crossing& b) { return a.at < b.at; });
    if (result.others.size() > most)
        result.others.resize(most);
}

} // namespace

BreakEven breakEven(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison, BreakEvenAxis axis,
                    double low, double high, int samples)
{
    BreakEven result;
    result.axis = axis;
    const CostAlong along(scenario, catalog, comparison, axis);
    if (along.contenders().empty() || samples < 2 || !(low < high))
        return result;
    for (int i = 0; i < samples; ++i) {
        const double share = static_cast<double>(i) / (samples - 1);
        result.x.push_back(axis == BreakEvenAxis::Utilisation ? low + (high - low) * share
                                                              : low * std::pow(high / low, share));
    }
    for (const Contender& contender : along.contenders()) {
        CostCurve curve{contender.offering, {}};
        for (const double x : result.x)
            curve.cost.push_back(along.cost(contender, x));
        result.curves.push_back(std::move(curve));
    }
    for (std::size_t i = 1; i < result.x.size(); ++i)
        addCrossings(along, result.x[i - 1], result.x[i], result.crossings);
    addOthers(along, result);
    return result;
}

} // namespace octoplan
