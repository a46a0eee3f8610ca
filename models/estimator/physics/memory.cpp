// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/memory.h"

namespace octoplan {

LayoutMemory layoutMemory(const Setting&, const ParallelPlan&) { return {}; }
MemoryEstimate combineMemory(const LayoutMemory&, const Setting&, const ParallelPlan&) { return {}; }
MemoryBrief briefMemory(const LayoutMemory&, const Setting&, const ParallelPlan&) { return {}; }

MemoryEstimate memory(const Setting& setting, const ParallelPlan& plan)
{
    return combineMemory(layoutMemory(setting, plan), setting, plan);
}

Verdict verdict(const Setting&, const MemoryBrief&) { return Verdict::CannotRun; }
Verdict verdict(const Setting&, const ParallelPlan&, const MemoryEstimate&) { return Verdict::CannotRun; }
int maxConcurrentRequests(const Setting&, const ParallelPlan&) { return 0; }

} // namespace octoplan
