// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/layoutmemory.h"
#include "values/comparison.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

namespace octoplan {

// Bytes of the fullest device at the phase that peaks: the maximum over stages and phases, never their sum.
// Equal to combineMemory(layoutMemory(setting, plan), setting, plan).
[[nodiscard]] MemoryEstimate memory(const Setting& setting, const ParallelPlan& plan);

// The second half, for searches that share one layout among many policies (ZeRO stage, recompute, offload, shard
// group). `layout` must come from layoutMemory() with the same setting and the same layout. Does not allocate.
[[nodiscard]] MemoryEstimate combineMemory(const LayoutMemory& layout, const Setting& setting,
                                           const ParallelPlan& plan);

// What a search needs of a MemoryEstimate, bit for bit the same, without parts and interval: some tens of nanoseconds.
struct MemoryBrief {
    Bytes total;         // whole card with free room
    Bytes need;          // allocated, context and collectives
    Bytes bandLow;       // above usable: does not fit
    Bytes bandHigh;      // at most usable: fits
    Bytes hostPerServer; // host RAM that offloading needs
    friend bool operator==(const MemoryBrief&, const MemoryBrief&) = default;
};
[[nodiscard]] MemoryBrief briefMemory(const LayoutMemory& layout, const Setting& setting, const ParallelPlan& plan);
[[nodiscard]] inline Bytes needOf(const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    return briefMemory(l, s, p).need;
}
[[nodiscard]] inline Bytes totalOf(const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    return briefMemory(l, s, p).total;
}

// The verdict by the band of its class of runs (decisions 2). Known host RAM that does not suffice is DoesNotFit;
// unknown host RAM is the caller's to say. The three agree.
[[nodiscard]] Verdict verdict(const Setting& setting, const MemoryBrief& brief);
[[nodiscard]] Verdict verdict(const Setting& setting, const ParallelPlan& plan, const MemoryEstimate& memory);

// Of serving: requests of prompt and output length that fit at once over all devices of the plan; 0 if the weights
// alone do not fit.
[[nodiscard]] int maxConcurrentRequests(const Setting& setting, const ParallelPlan& plan);

} // namespace octoplan
