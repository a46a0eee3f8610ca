// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

namespace octoplan {

// Seconds of one optimizer step by exposed part, and what follows from them. `tokens`, `days` and the deadline are left
// for money/; ranges come from the fabric's ranges, the device's bins and the stack's spread.
[[nodiscard]] TimeEstimate step(const Setting& setting, const ParallelPlan& plan);

// A lower bound of step(…).step over every policy (ZeRO stage, recompute, offload, sequence parallelism) of this
// layout and micro-batch: matrix and attention time alone. Cheap, for pruning.
[[nodiscard]] Seconds stepFloor(const Setting& setting, const ParallelPlan& layout);

[[nodiscard]] Bottleneck bottleneck(const TimeEstimate& time, const MemoryEstimate& memory, bool needsSharding);

} // namespace octoplan
