// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/memory.h"

#include "physics/hostmemory.h"
#include "physics/memoryband.h"
#include "physics/peak.h"

namespace octoplan {
namespace {

MemoryBrief brief(const Peak& peak, const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    MemoryBrief b;
    b.total = {peak.reserved + l.runtime};
    b.need = {peak.allocated + l.runtime};
    const Band band = verdictBand(peak, l, s, p);
    b.bandLow = {band.low};
    b.bandHigh = {band.high};
    b.hostPerServer = hostMemory(l, s, p);
    return b;
}

} // namespace

MemoryBrief briefMemory(const LayoutMemory& layout, const Setting& setting, const ParallelPlan& plan)
{
    return brief(findPeak(layout, setting, plan), layout, setting, plan);
}

MemoryEstimate combineMemory(const LayoutMemory& layout, const Setting& setting, const ParallelPlan& plan)
{
    const Peak peak = findPeak(layout, setting, plan);
    const MemoryBrief b = brief(peak, layout, setting, plan);
    const Band interval = totalInterval(peak, layout, setting, plan);
    MemoryEstimate m;
    m.parts = partsOf(peak, layout, setting, plan);
    m.total = b.total;
    m.low = {interval.low};
    m.high = {interval.high};
    m.allocated = {peak.allocated};
    m.reserved = {peak.reserved};
    m.need = b.need;
    m.usable = setting.device.usableMemory;
    m.peakPhase = peak.phase;
    m.hostPerServer = b.hostPerServer;
    m.bandLow = b.bandLow;
    m.bandHigh = b.bandHigh;
    return m;
}

MemoryEstimate memory(const Setting& setting, const ParallelPlan& plan)
{
    return combineMemory(layoutMemory(setting, plan), setting, plan);
}

Verdict verdict(const Setting& setting, const MemoryBrief& brief)
{
    if (setting.hostRam && brief.hostPerServer > *setting.hostRam)
        return Verdict::DoesNotFit;
    if (brief.bandLow > setting.device.usableMemory)
        return Verdict::DoesNotFit;
    return brief.bandHigh <= setting.device.usableMemory ? Verdict::Fits : Verdict::Tight;
}

Verdict verdict(const Setting& setting, const ParallelPlan&, const MemoryEstimate& memory)
{
    return verdict(setting,
                   MemoryBrief{memory.total, memory.need, memory.bandLow, memory.bandHigh, memory.hostPerServer});
}

} // namespace octoplan
