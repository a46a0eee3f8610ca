// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/memory.h"
#include "values/comparison.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

#include <optional>
#include <vector>

namespace octoplan {

struct FoundPlan {
    ParallelPlan plan;
    Verdict verdict = Verdict::DoesNotFit;
    MemoryBrief memory;
    double seconds = 0.0; // per sequence (serve: per output token of all requests); 0 for a nearest miss
    friend bool operator==(const FoundPlan&, const FoundPlan&) = default;
};

// What the legal plans of one offering come to (decisions 3).
struct PlanSearch {
    // The fastest that fits; else the fastest tight one, of those whose likely need is there if any; else the least
    // need.
    std::optional<FoundPlan> best;
    std::optional<FoundPlan> fasterTight;
    bool fitsUnsharded = false; // some plan without TP, PP, ZeRO-3 and offload fits
    long plansConsidered = 0;   // size of the legal space
    friend bool operator==(const PlanSearch&, const PlanSearch&) = default;
};

// Plans within this factor of the fastest count as equally fast; the simplest of them is taken.
inline constexpr double tieFactor = 1.001;

// By layouts in the order of their lower bounds: those that cannot be the fastest any more are never looked at.
// Equal to searchAllPlans(), which looks at each.
[[nodiscard]] PlanSearch searchPlans(const Setting& setting, const FixedPlan& fixed);
[[nodiscard]] PlanSearch searchAllPlans(const Setting& setting, const FixedPlan& fixed);

// Whether searchPlans() would find one that fits, sooner.
[[nodiscard]] bool somePlanFits(const Setting& setting, const FixedPlan& fixed);

// The best `count` plans: fitting ones by speed, then tight ones (likely ones first), then the rest by need.
[[nodiscard]] std::vector<FoundPlan> rankPlans(const Setting& setting, const FixedPlan& fixed, std::size_t count);

} // namespace octoplan
