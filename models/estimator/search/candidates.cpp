// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/candidates.h"

#include <algorithm>
#include <tuple>

namespace octoplan {

bool simpler(const ParallelPlan& a, const ParallelPlan& b)
{
    const auto key = [](const ParallelPlan& p) {
        return std::tuple(p.tp, p.pp, p.cp, p.offload, p.recompute, p.ep, p.etp, p.vp, p.zero, p.sequenceParallel,
                          p.microBatch, p.shardGroup);
    };
    return key(a) < key(b);
}

void FastestPlans::offer(const FoundPlan& plan)
{
    if (plan.seconds > bound())
        return;
    if (plan.seconds < m_least) {
        m_least = plan.seconds;
        std::erase_if(m_near, [this](const FoundPlan& other) { return other.seconds > bound(); });
    }
    m_near.push_back(plan);
}

std::optional<FoundPlan> FastestPlans::simplest() const
{
    const auto best = std::min_element(m_near.begin(), m_near.end(),
                                       [](const FoundPlan& a, const FoundPlan& b) { return simpler(a.plan, b.plan); });
    return best == m_near.end() ? std::nullopt : std::optional(*best);
}

} // namespace octoplan
