// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/plansearch.h"

#include <limits>
#include <optional>
#include <vector>

namespace octoplan {

// Keeps those of the plans offered that are about as fast as the fastest, whatever their order.
class FastestPlans {
public:
    [[nodiscard]] double bound() const { return m_least * tieFactor; } // slower plans are out
    void offer(const FoundPlan& plan);
    [[nodiscard]] std::optional<FoundPlan> simplest() const;

private:
    double m_least = std::numeric_limits<double>::infinity();
    std::vector<FoundPlan> m_near;
};

// A total order: fewer of TP, PP, CP, offload and recompute, then of all other splits, then the smaller micro-batch.
[[nodiscard]] bool simpler(const ParallelPlan& a, const ParallelPlan& b);

} // namespace octoplan
