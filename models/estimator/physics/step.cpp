// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/step.h"

namespace octoplan {

TimeEstimate step(const Setting&, const ParallelPlan&) { return {}; }
Seconds stepFloor(const Setting&, const ParallelPlan&) { return {}; }
Bottleneck bottleneck(const TimeEstimate&, const MemoryEstimate&, bool) { return {}; }

} // namespace octoplan
