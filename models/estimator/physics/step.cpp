// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/step.h"

namespace octoplan {

SpeedBasis speedBasis(const Setting& setting, const SpeedConstants& constants) { return {&setting, constants}; }
LayoutTime layoutTime(const SpeedBasis&, const ParallelPlan&) { return {}; }
Seconds stepSeconds(const LayoutTime&, const SpeedBasis&, const ParallelPlan&) { return {}; }
TimeEstimate combineTime(const LayoutTime&, const Setting&, const SpeedBasis&, const ParallelPlan&) { return {}; }
TimeEstimate step(const Setting& setting, const ParallelPlan& plan)
{
    const SpeedBasis basis = speedBasis(setting);
    return combineTime(layoutTime(basis, plan), setting, basis, plan);
}
Seconds stepFloor(const SpeedBasis&, const ParallelPlan&) { return {}; }
Seconds stepFloor(const Setting& setting, const ParallelPlan& layout) { return stepFloor(speedBasis(setting), layout); }
Bottleneck bottleneck(const TimeEstimate&, const MemoryEstimate&, bool) { return {}; }

} // namespace octoplan
