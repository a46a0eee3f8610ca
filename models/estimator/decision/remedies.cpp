// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "search/compare.h"
#include "search/servers.h"
#include "values/inputs.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

class Remedies {
public:
    Remedies(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison, const StopAsked& stop)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_comparison(comparison)
        , m_stop(stop)
    {
    }

    [[nodiscard]] std::vector<Reason> all()
    {
        for (const auto find :
             {&Remedies::lighterRecipe, &Remedies::moreServers, &Remedies::lessWork, &Remedies::otherDevice}) {
            if (m_stop && m_stop())
                break;
            (this->*find)();
        }
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool allowed(const OfferingResult& r) const
    {
        return r.domestic || !m_scenario.constraints.domesticOnly;
    }
    [[nodiscard]] Comparison alone(Scenario scenario, const OfferingChoice& offering) const
    {
        scenario.offerings = {offering};
        return compare(scenario, m_catalog);
    }
    void lighterRecipe();
    void moreServers();
    void lessWork();
    void otherDevice();

    const Scenario& m_scenario;
    const Catalog& m_catalog;
    const Comparison& m_comparison;
    const StopAsked& m_stop;
    std::vector<Reason> m_found;
};

// The smallest fixes of those that lack memory: first of the one that lacks least.
void Remedies::lighterRecipe()
{
    const OfferingResult* nearest = nullptr;
    for (const OfferingResult& r : m_comparison.offerings) {
        if (!allowed(r) || !r.smallestFix || r.smallestFix->kind == ReasonKind::FixMoreServers || r.time)
            continue;
        const auto lack = [](const OfferingResult& o) { return o.memory ? o.memory->total / o.memory->usable : 1e9; };
        if (!nearest || lack(r) < lack(*nearest))
            nearest = &r;
    }
    if (!nearest)
        return;
    Reason reason{ReasonKind::WouldDoIf,
                  {offeringArgument(nearest->name),
                   numberArgument(ArgumentKind::Count, static_cast<double>(nearest->smallestFix->kind))}};
    for (const Argument& argument : nearest->smallestFix->arguments)
        reason.arguments.push_back(argument);
    m_found.push_back(std::move(reason));
}

// The cheapest way to do it with more servers of one kind, within all limits.
void Remedies::moreServers()
{
    std::optional<Reason> best;
    Money least;
    for (std::size_t i = 0; i < m_comparison.offerings.size(); ++i) {
        if (!allowed(m_comparison.offerings[i]))
            continue;
        Scenario more = m_scenario;
        more.rental.autoServers = false;
        for (int servers = std::max(2, m_scenario.rental.servers + 1); servers <= mostServers;
             servers = std::max(servers + 1, servers * 5 / 4)) {
            if (m_stop && m_stop())
                return;
            more.rental.servers = servers;
            const Comparison c = alone(more, m_scenario.offerings[i]);
            if (!c.answer.offering || !c.offerings[0].cost)
                continue;
            const OfferingResult& r = c.offerings[0];
            if (!best || r.cost->total.likely < least) {
                least = r.cost->total.likely;
                best = Reason{ReasonKind::WouldDoWithServers,
                              {offeringArgument(r.name), numberArgument(ArgumentKind::Count, servers),
                               numberArgument(ArgumentKind::Days, r.time->days.likely), moneyArgument(least)}};
            }
            break;
        }
    }
    if (best)
        m_found.push_back(std::move(*best));
}

// The most that any of them does within the limits.
void Remedies::lessWork()
{
    if (m_scenario.goal.kind != GoalKind::Tokens || m_scenario.job.task == Task::Serve)
        return;
    constexpr double close = 1.001;
    const OfferingResult* best = nullptr;
    double most = input(InputId::GoalTokens).minimum;
    for (std::size_t i = 0; i < m_comparison.offerings.size(); ++i) {
        const OfferingResult& r = m_comparison.offerings[i];
        if (!allowed(r) || !r.time)
            continue;
        Scenario less = m_scenario;
        const auto does = [&](double tokens) {
            setValue(less, InputId::GoalTokens, tokens);
            return alone(less, m_scenario.offerings[i]).answer.offering.has_value();
        };
        double low = most;
        double high = m_scenario.goal.tokens;
        if ((m_stop && m_stop()) || !does(low))
            continue;
        while (high > low * close) {
            const double middle = std::sqrt(low * high);
            (does(middle) ? low : high) = middle;
        }
        best = &r;
        most = low;
    }
    if (best)
        m_found.push_back({ReasonKind::WouldDoWithLessWork,
                           {offeringArgument(best->name), numberArgument(ArgumentKind::Tokens, most)}});
}

// Of the catalogue's other devices, eight each without a price: the one with the least memory that does it in time.
void Remedies::otherDevice()
{
    constexpr int devices = 8;
    std::optional<OfferingResult> best;
    Scenario other = m_scenario;
    other.constraints.budget.reset(); // nothing is known of the price
    for (const Device& device : m_catalog.devices) {
        if (m_stop && m_stop())
            return;
        const Comparison c = alone(other, {device.id, InlineOffering{device.id, devices, std::nullopt, std::nullopt}});
        if (!c.answer.offering || c.offerings[0].verdict != Verdict::Fits)
            continue;
        const OfferingResult& r = c.offerings[0];
        const bool listed = std::any_of(m_comparison.offerings.begin(), m_comparison.offerings.end(),
                                        [&](const OfferingResult& known) { return known.deviceName == r.deviceName; });
        if (!listed && (!best || r.memory->usable < best->memory->usable))
            best = r;
    }
    if (best)
        m_found.push_back({ReasonKind::OtherDeviceWould,
                           {textArgument(best->deviceName), numberArgument(ArgumentKind::Count, devices),
                            bytesArgument(best->memory->total), bytesArgument(best->memory->usable),
                            numberArgument(ArgumentKind::Days, best->time->days.likely)}});
}

} // namespace

std::vector<Reason> remedies(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison,
                             const StopAsked& stop)
{
    if (comparison.answer.offering || comparison.offerings.size() != scenario.offerings.size())
        return {};
    return Remedies(scenario, catalog, comparison, stop).all();
}

} // namespace octoplan
