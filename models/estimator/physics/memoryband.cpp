// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/memoryband.h"

#include <algorithm>

namespace octoplan {
namespace {

// Shares by which parts may be smaller or larger than estimated. Of the measured runs nine in ten lie inside, averaged
// over the sources; of a source never seen there will be fewer.
struct MemorySpread {
    double staticLow, staticHigh;
    double dynamicLow, dynamicHigh;
};

MemorySpread spreadOf(const Setting& s, const ParallelPlan& p)
{
    MemorySpread w{0.05, 0.09, 0.175, 0.24};
    if (p.zero >= 3 || p.tp > 1 || p.pp > 1)
        w = {0.065, 0.13, 0.185, 0.26};
    if (s.shape.isMoe())
        w = {0.14, 0.25, 0.37, 0.39};
    if (s.device.architecture == Architecture::Ascend) {
        w.staticHigh += 0.09;
        w.dynamicHigh += 0.36;
    }
    if (s.job.packing == Packing::Padded) {
        w.dynamicLow += 0.10;
        w.dynamicHigh += 0.07;
    }
    if (s.unstated.framework) {
        w.staticLow += 0.04;
        w.staticHigh += 0.15;
        w.dynamicHigh += 0.10;
    }
    if (s.unstated.recompute)
        w.dynamicHigh += 0.30;
    if (s.unstated.sequenceLength || s.unstated.microBatch) {
        w.dynamicLow = std::max(w.dynamicLow, 0.45);
        w.dynamicHigh = std::max(w.dynamicHigh, 1.0);
    }
    if (s.unstated.sequenceLength && s.unstated.microBatch) {
        w.dynamicLow = 0.8;
        w.dynamicHigh = 3.0;
    }
    return w;
}

// What each part may become, as factors, before a run that was called "fits" fails.
struct Cushion {
    double statics, dynamic, runtime;
};

Cushion cushionOf(const Setting& s, const ParallelPlan& p, const LayoutMemory& l)
{
    if (s.stack == Stack::HandWritten)
        return {1.02, 1.05, 1.05};
    const bool sharded = p.zero >= 3 && l.group > 1.0;
    Cushion c{1.02, 1.15, 1.2};
    // FSDP with fp32 weights is the best known: 4 % over twenty runs, against 10 % of DeepSpeed's stage 3.
    if (sharded)
        c = s.memoryTraits.sharding == Sharding::FsdpFp32 ? Cushion{1.03, 1.15, 1.2} : Cushion{1.06, 1.25, 1.2};
    if (s.shape.isMoe() && s.job.task != Task::Serve) {
        c.statics += 0.08;
        c.dynamic += 0.2;
    }
    if (s.device.architecture == Architecture::Ascend) {
        c.statics += 0.04;
        c.dynamic += 0.1;
        // CANN's allocator does not reuse the blocks that DeepSpeed gathers weights into: runs held 1.6 to 2.2 times
        // what comes and goes, one 59 GiB with 9 allocated when it failed.
        if ((sharded && s.memoryTraits.sharding == Sharding::DeepSpeed) || p.offload != Offload::None)
            c.dynamic = 2.2;
    }
    if (s.unstated.framework) { // it may follow another recipe
        c.statics += 0.05;
        c.dynamic += 0.05;
    }
    return c;
}

// What a run may have saved by means that its source does not state: recompute, smaller batches, a leaner recipe,
// more sharding. Lowers what it cannot go below; nothing saves more than a micro-batch of one under full recompute.
double unstatedSavings(const Peak& k, const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    double savings = 0.0;
    const bool smaller = s.unstated.sequenceLength || (s.unstated.microBatch && p.microBatch > 1);
    if (smaller || (s.unstated.recompute && p.recompute != Recompute::Full))
        savings += 0.7 * k.dynamic;
    const double group = p.shardGroup > 0 ? static_cast<double>(p.shardGroup) : l.group;
    if (s.unstated.framework)
        savings += 0.6 * k.statics; // 6 or 8 instead of 16 B a parameter
    else if (s.unstated.zero && p.zero < 3)
        savings += 0.8 * k.statics * (1.0 - 1.0 / group);
    if (s.unstated.offload && p.offload == Offload::None)
        savings += 0.6 * k.statics;
    return std::min(savings, 0.7 * (k.statics + k.dynamic));
}

} // namespace

Band totalInterval(const Peak& k, const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    const MemorySpread w = spreadOf(s, p);
    const double slack = std::max(k.reserved - k.statics - k.dynamic, 0.0);
    const double moving = k.dynamic + slack;
    return {k.statics * (1.0 - w.staticLow) + moving * (1.0 - w.dynamicLow) + 0.6 * l.runtime,
            k.statics * (1.0 + w.staticHigh) + moving * (1.0 + w.dynamicHigh) + 1.4 * l.runtime};
}

Band verdictBand(const Peak& k, const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    // Served weights are known to the byte, trained states to a few per cent, what comes and goes to a fifth.
    const double known = s.job.task == Task::Serve ? 0.99 : 0.95;
    double low = known * k.statics + 0.88 * std::max(k.allocated - k.statics, 0.0) + 0.8 * l.runtime;
    const Cushion c = cushionOf(s, p, l);
    double high =
        std::max(k.reserved + l.runtime, c.statics * k.statics + c.dynamic * k.dynamic + c.runtime * l.runtime);
    if (s.job.packing == Packing::Padded)
        low -= 0.25 * k.dynamic;
    if (s.unstated.sequenceLength || s.unstated.microBatch)
        high += k.dynamic;
    low -= unstatedSavings(k, l, s, p);
    return {low, high};
}

} // namespace octoplan
