// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/flips.h"

#include "money/jobtime.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace octoplan {

namespace {

class FlipSearch {
public:
    FlipSearch(std::span<const Evaluation> evaluations, std::span<const Rival> rivals, const Scenario& scenario,
               const Work& work)
        : m_evaluations(evaluations)
        , m_rivals(rivals)
        , m_scenario(scenario)
        , m_work(work)
        , m_winner(choice(rivals))
    {
    }

    [[nodiscard]] std::vector<Reason> all()
    {
        if (!m_work.byDays && m_scenario.job.task != Task::Serve)
            deadline();
        budget();
        if (m_winner && m_evaluations[m_winner->index].rented) {
            prices();
            billing();
            migration();
            moreWork();
        }
        return std::move(m_flips);
    }

private:
    void add(ReasonKind kind, std::vector<Argument> arguments) { m_flips.push_back({kind, std::move(arguments)}); }
    [[nodiscard]] Argument name(const Rival& rival) const
    {
        return offeringArgument(m_evaluations[rival.index].result.name);
    }
    // The choice if the limits were these.
    [[nodiscard]] const Rival* choiceWith(double deadlineDays, const std::optional<Money>& budget);
    [[nodiscard]] std::optional<Rival> choiceAfter(void (*change)(Rented&));
    void deadline();
    void budget();
    void prices();
    void billing();
    void migration();
    void moreWork();

    std::span<const Evaluation> m_evaluations;
    std::span<const Rival> m_rivals;
    const Scenario& m_scenario;
    const Work& m_work;
    const Rival* m_winner;
    std::vector<Rival> m_changed;
    std::vector<Reason> m_flips;
};

const Rival* FlipSearch::choiceWith(double deadlineDays, const std::optional<Money>& budget)
{
    m_changed.assign(m_rivals.begin(), m_rivals.end());
    for (Rival& rival : m_changed) {
        rival.onTime = rival.days <= deadlineDays;
        rival.inBudget = !budget || rival.cost <= *budget;
    }
    return choice(m_changed);
}

void FlipSearch::deadline()
{
    const auto budget = m_scenario.constraints.budget;
    if (m_winner) {
        const double justShorter = std::nextafter(m_winner->days, 0.0);
        if (const Rival* other = choiceWith(justShorter, budget))
            add(ReasonKind::FlipAtDeadline, {name(*other), numberArgument(ArgumentKind::Days, m_winner->days)});
    }
    std::vector<double> later;
    for (const Rival& rival : m_rivals)
        if (!rival.onTime)
            later.push_back(rival.days);
    std::sort(later.begin(), later.end());
    for (const double days : later) {
        const Rival* other = choiceWith(days, budget);
        if (other && (!m_winner || other->index != m_winner->index)) {
            add(ReasonKind::FlipAtLongerDeadline, {name(*other), numberArgument(ArgumentKind::Days, days)});
            return;
        }
    }
}

void FlipSearch::budget()
{
    const double deadline = m_work.byDays
                                ? std::numeric_limits<double>::infinity()
                                : m_scenario.constraints.deadlineDays.value_or(std::numeric_limits<double>::infinity());
    if (m_winner && m_winner->cost > Money{}) {
        if (const Rival* other = choiceWith(deadline, m_winner->cost - Money{1}))
            add(ReasonKind::FlipAtBudget, {name(*other), moneyArgument(m_winner->cost)});
        else if (m_scenario.constraints.budget)
            add(ReasonKind::NoneBelowBudget, {moneyArgument(m_winner->cost)});
    }
    std::vector<Money> higher;
    for (const Rival& rival : m_rivals)
        if (!rival.inBudget)
            higher.push_back(rival.cost);
    std::sort(higher.begin(), higher.end());
    for (const Money cost : higher) {
        const Rival* other = choiceWith(deadline, cost);
        if (other && (!m_winner || other->index != m_winner->index)) {
            add(ReasonKind::FlipAtBudgetUp, {name(*other), moneyArgument(cost)});
            return;
        }
    }
}

void FlipSearch::prices()
{
    const Rented& rented = *m_evaluations[m_winner->index].rented;
    if (const auto most = highestWinningPrice(*m_winner, rented, m_rivals, m_scenario, m_work)) {
        m_changed.assign(m_rivals.begin(), m_rivals.end());
        std::erase_if(m_changed, [this](const Rival& rival) { return rival.index == m_winner->index; });
        if (const Rival* other = choice(m_changed))
            add(ReasonKind::LosesAbovePrice, {name(*m_winner), moneyArgument(*most), name(*other)});
    }
    const Rival* second = nullptr;
    for (const Rival& rival : m_rivals)
        if (rival.onTime && rival.index != m_winner->index && (!second || better(rival, *second)))
            second = &rival;
    if (!second || !m_evaluations[second->index].rented)
        return;
    const auto price = highestWinningPrice(*second, *m_evaluations[second->index].rented, m_rivals, m_scenario, m_work);
    if (price)
        add(ReasonKind::FlipAtPrice, {name(*second), moneyArgument(*price)});
}

std::optional<Rival> FlipSearch::choiceAfter(void (*change)(Rented&))
{
    m_changed.assign(m_rivals.begin(), m_rivals.end());
    for (Rival& rival : m_changed) {
        if (!m_evaluations[rival.index].rented)
            continue;
        Rented rented = *m_evaluations[rival.index].rented;
        change(rented);
        rival = rebilled(rival, rented, m_scenario, m_work);
    }
    const Rival* other = choice(m_changed);
    return other && other->index != m_winner->index ? std::optional(*other) : std::nullopt;
}

void FlipSearch::billing()
{
    const bool whole = m_scenario.rental.terms.billing == Billing::WholeMonths;
    const auto other = whole ? choiceAfter([](Rented& r) { r.terms.billing = Billing::ProRata; })
                             : choiceAfter([](Rented& r) { r.terms.billing = Billing::WholeMonths; });
    if (other)
        add(whole ? ReasonKind::ProRataChangesWinner : ReasonKind::WholeMonthsChangeWinner,
            {name(*other), moneyArgument(other->cost)});
}

void FlipSearch::migration()
{
    const Costs& costs = m_scenario.costs;
    if (!costs.includeMigration || costs.personDay <= Money{} || m_evaluations[m_winner->index].rented->migrates)
        return;
    const auto other = choiceAfter([](Rented& r) { r.migrates = false; });
    if (!other || m_work.byDays)
        return;
    const double perDay = static_cast<double>(costs.personDay.fen) * (1.0 + costs.taxRate);
    const double breakEven = static_cast<double>((m_winner->cost - other->cost).fen) / perDay;
    add(ReasonKind::WinsWithoutMigration, {name(*other), numberArgument(ArgumentKind::Days, other->days),
                                           moneyArgument(other->cost), numberArgument(ArgumentKind::Count, breakEven)});
}

// Fixed costs weigh less the more there is to do: where the bills are straight lines over the work, they cross once.
void FlipSearch::moreWork()
{
    const BillingTerms& terms = m_evaluations[m_winner->index].rented->terms;
    if (m_work.byDays || m_scenario.job.task == Task::Serve || terms.billing != Billing::ProRata ||
        terms.minimumDays > 0.0)
        return;
    const auto costAt = [&](const Rival& rival, double tokens) {
        Rented rented = *m_evaluations[rival.index].rented;
        rented.hours.likely = hoursForTokens(tokens, rival.tokensPerSecond, m_scenario.costs);
        return static_cast<double>(likelyTotal(rented).value_or(Money{}).fen);
    };
    const double once = m_work.tokens;
    const double slopeOfWinner = (costAt(*m_winner, 2.0 * once) - costAt(*m_winner, once)) / once;
    const Rival* first = nullptr;
    double least = 100.0 * once; // further off it is another question
    for (const Rival& rival : m_rivals) {
        if (rival.index == m_winner->index || rival.fits != m_winner->fits || !m_evaluations[rival.index].rented)
            continue;
        const double slope = (costAt(rival, 2.0 * once) - costAt(rival, once)) / once;
        const double crossing = once + (costAt(rival, once) - costAt(*m_winner, once)) / (slopeOfWinner - slope);
        const double days = hoursForTokens(crossing, rival.tokensPerSecond, m_scenario.costs) / 24.0;
        const bool onTime = days <= m_scenario.constraints.deadlineDays.value_or(1e9);
        if (slope < slopeOfWinner && crossing > once && crossing < least && onTime) {
            least = crossing;
            first = &rival;
        }
    }
    if (first)
        add(ReasonKind::FlipAtWork, {name(*first), numberArgument(ArgumentKind::Tokens, least)});
}

} // namespace

std::vector<Reason> flipsOf(std::span<const Evaluation> evaluations, std::span<const Rival> rivals,
                            const Scenario& scenario, const Work& work)
{
    return FlipSearch(evaluations, rivals, scenario, work).all();
}

std::optional<Money> highestWinningPrice(const Rival& rival, const Rented& rented, std::span<const Rival> rivals,
                                         const Scenario& scenario, const Work& work)
{
    if (rented.pricePerHour || !rented.pricePerMonth)
        return std::nullopt;
    Rented trial = rented;
    const auto wins = [&](std::int64_t fen) {
        trial.pricePerMonth->likely = Money{fen};
        const Rival changed = rebilled(rival, trial, scenario, work);
        if (!changed.allowed())
            return false;
        return std::none_of(rivals.begin(), rivals.end(), [&](const Rival& other) {
            return other.index != rival.index && other.allowed() && better(other, changed);
        });
    };
    std::int64_t most = 0;
    std::int64_t tooMuch = std::max<std::int64_t>(rented.pricePerMonth->likely.fen, 1) * 1000;
    if (!wins(most) || wins(tooMuch))
        return std::nullopt;
    while (tooMuch - most > 1) {
        const std::int64_t middle = most + (tooMuch - most) / 2;
        (wins(middle) ? most : tooMuch) = middle;
    }
    return Money{most};
}

} // namespace octoplan
