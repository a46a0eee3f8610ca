// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

namespace octoplan {

// Bytes of the fullest device at the phase that peaks: the maximum over stages and phases, never their sum.
[[nodiscard]] MemoryEstimate memory(const Setting& setting, const ParallelPlan& plan);

// The same in two steps, for searches: everything that depends on the layout and the micro-batch only, then the policy.
// combineMemory(layoutMemory(s, p), s, p) == memory(s, p); neither allocates.
struct LayoutMemory;

// The verdict by the band of its class of runs (decisions 2): `need` for "no", cushioned `total` for "yes".
[[nodiscard]] Verdict verdict(const Setting& setting, const ParallelPlan& plan, const MemoryEstimate& memory);

} // namespace octoplan
