// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/steppolicy.h"

namespace octoplan {

// Ends of the 80 % interval of tokens per second, as factors on the likely value: low <= 1 <= high.
struct SpeedBand {
    double low = 1.0;
    double high = 1.0;
};

[[nodiscard]] SpeedBand speedBand(const LayoutTime& layout, const SpeedBasis& basis, const ParallelPlan& plan,
                                  const StepParts& parts);

} // namespace octoplan
