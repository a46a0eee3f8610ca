// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "difference.h"

#include <algorithm>

namespace octoplan {

namespace {

// What the two comparisons count alike.
struct Alike {
    bool work = false;
    bool money = false;
};

Alike alike(const Comparison& now, const Comparison& before)
{
    const bool work = (now.task == Task::Serve) == (before.task == Task::Serve);
    return {work, work && now.currency == before.currency};
}

template <class T>
std::optional<T> lessOf(const std::optional<T>& now, const std::optional<T>& before)
{
    return now && before ? std::optional<T>(*now - *before) : std::nullopt;
}

void addTime(OfferingDifference& d, const TimeEstimate& now, const TimeEstimate& before)
{
    d.tokensPerSecond = now.tokensPerSecond.likely - before.tokensPerSecond.likely;
    if (now.serve)
        return;
    d.days = now.days.likely - before.days.likely;
    d.tokens = now.tokens - before.tokens;
}

void addCost(OfferingDifference& d, const CostEstimate& now, const CostEstimate& before)
{
    d.cost = now.total.likely - before.total.likely;
    d.monthly = now.monthly.likely - before.monthly.likely;
    d.perBillionTokens = lessOf(now.perBillionTokens, before.perBillionTokens);
}

OfferingDifference between(const OfferingResult& now, const OfferingResult& before, const Alike& same)
{
    OfferingDifference d;
    d.verdictChanges = now.verdict != before.verdict;
    if (now.memory && before.memory)
        d.memory = now.memory->total - before.memory->total;
    if (same.work && now.time && before.time)
        addTime(d, *now.time, *before.time);
    if (same.money && now.cost && before.cost)
        addCost(d, *now.cost, *before.cost);
    return d;
}

const OfferingResult* chosen(const Comparison& c)
{
    const auto& choice = c.answer.offering;
    return choice && *choice < c.offerings.size() ? &c.offerings[*choice] : nullptr;
}

} // namespace

std::vector<OfferingDifference> differences(const Comparison& now, const Comparison& before)
{
    const Alike same = alike(now, before);
    std::vector<OfferingDifference> all;
    all.reserve(now.offerings.size());
    for (const OfferingResult& result : now.offerings) {
        const auto found = std::find_if(before.offerings.begin(), before.offerings.end(),
                                        [&](const OfferingResult& other) { return other.id == result.id; });
        if (found == before.offerings.end()) {
            all.emplace_back();
            continue;
        }
        all.push_back(between(result, *found, same));
        all.back().before = static_cast<std::size_t>(found - before.offerings.begin());
    }
    return all;
}

ChoiceDifference choiceDifference(const Comparison& now, const Comparison& before)
{
    const OfferingResult* current = chosen(now);
    const OfferingResult* earlier = chosen(before);
    ChoiceDifference d;
    if (current)
        d.now = now.answer.offering;
    if (earlier)
        d.before = before.answer.offering;
    d.changes = current && earlier ? current->id != earlier->id : current != earlier;
    if (!current || !earlier)
        return d;
    const OfferingDifference each = between(*current, *earlier, alike(now, before));
    d.days = each.days;
    d.tokensPerSecond = each.tokensPerSecond;
    d.cost = each.cost;
    d.monthly = each.monthly;
    return d;
}

} // namespace octoplan
