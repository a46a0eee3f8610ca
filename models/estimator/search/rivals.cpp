// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/rivals.h"

#include <limits>
#include <tuple>

namespace octoplan {

namespace {

constexpr double unknownPrice = std::numeric_limits<double>::infinity();

double comparedPrice(Money cost, double tokens, const Work& work, const Scenario& scenario)
{
    const auto fen = static_cast<double>(cost.fen);
    if (!work.byDays || scenario.job.task == Task::Serve)
        return fen;
    return tokens > 0.0 ? fen / tokens * 1e9 : unknownPrice;
}

} // namespace

bool better(const Rival& a, const Rival& b)
{
    return std::tuple(!a.fits, a.price, -a.tokensPerSecond, a.index) <
           std::tuple(!b.fits, b.price, -b.tokensPerSecond, b.index);
}

std::vector<Rival> rivalsOf(std::span<const Evaluation> evaluations, const Scenario& scenario, const Work& work)
{
    std::vector<Rival> rivals;
    for (std::size_t i = 0; i < evaluations.size(); ++i) {
        const OfferingResult& r = evaluations[i].result;
        if (!r.time || (scenario.constraints.domesticOnly && !r.domestic))
            continue;
        Rival rival;
        rival.index = i;
        rival.fits = r.verdict == Verdict::Fits;
        rival.onTime = r.time->meetsDeadline.value_or(true);
        rival.inBudget = !r.cost || r.cost->withinBudget.value_or(true);
        rival.days = r.time->days.likely;
        rival.tokensPerSecond = r.time->tokensPerSecond.likely;
        rival.tokens = r.time->tokens;
        rival.cost = r.cost ? r.cost->total.likely : Money{};
        rival.price = r.cost ? comparedPrice(rival.cost, rival.tokens, work, scenario) : unknownPrice;
        rivals.push_back(rival);
    }
    return rivals;
}

Rival rebilled(const Rival& rival, const Rented& rented, const Scenario& scenario, const Work& work)
{
    Rival changed = rival;
    const auto total = likelyTotal(rented);
    if (!total)
        return changed;
    changed.cost = *total;
    changed.price = comparedPrice(*total, rival.tokens, work, scenario);
    const auto budget = scenario.constraints.budget;
    changed.inBudget = !budget || *total <= *budget;
    return changed;
}

const Rival* choice(std::span<const Rival> rivals)
{
    const Rival* best = nullptr;
    for (const Rival& rival : rivals)
        if (rival.allowed() && (!best || better(rival, *best)))
            best = &rival;
    return best;
}

} // namespace octoplan
