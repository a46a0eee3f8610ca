// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/step.h"

namespace octoplan {

using StepParts = PerChoice<TimePart, Seconds>;

// Exposed seconds of one optimizer step by part.
[[nodiscard]] StepParts stepParts(const LayoutTime& layout, const SpeedBasis& basis, const ParallelPlan& plan);

} // namespace octoplan
