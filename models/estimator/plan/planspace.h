// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"
#include "workload/setting.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace octoplan {

// What a search varies over one layout without changing what a device computes.
struct Policy {
    int zero = 0;
    Recompute recompute = Recompute::None;
    Offload offload = Offload::None;
    friend bool operator==(const Policy&, const Policy&) = default;
};

// The legal plans of a setting (decisions 5-8) as layouts × policies, so that searches can fill tables once a layout.
// Policies depend on a layout only through three facts: whether it has ranks to shard over (dp·cp > 1), tp and pp.
class PlanSpace {
public:
    enum class MicroBatches { All, Smallest }; // memory grows with the micro-batch, so the smallest tells what can fit

    PlanSpace(const Setting& setting, const FixedPlan& fixed, MicroBatches microBatches = MicroBatches::All);

    // dp, tp, pp, cp, ep, etp, vp, microBatch, accumulation, sequenceParallel and shardGroup are set.
    [[nodiscard]] std::span<const ParallelPlan> layouts() const { return m_layouts; }
    [[nodiscard]] std::span<const Policy> policies(const ParallelPlan& layout) const;
    [[nodiscard]] long size() const; // number of plans

    [[nodiscard]] static constexpr ParallelPlan join(ParallelPlan layout, Policy policy)
    {
        layout.zero = policy.zero;
        layout.recompute = policy.recompute;
        layout.offload = policy.offload;
        return layout;
    }

private:
    void keepLeastBroken(const Setting& setting);

    std::vector<ParallelPlan> m_layouts;
    std::array<std::vector<Policy>, 8> m_policies; // by the three facts
};

} // namespace octoplan
