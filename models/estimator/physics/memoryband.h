// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/peak.h"

namespace octoplan {

struct Band { // bytes
    double low = 0.0;
    double high = 0.0;
};

// The 80 % interval of the whole-card figure, built from its parts: states are known best, what comes and goes less,
// and what a model leaves out only ever adds.
[[nodiscard]] Band totalInterval(const Peak& peak, const LayoutMemory& layout, const Setting& setting,
                                 const ParallelPlan& plan);

// The verdict's band: it cannot run where `low` exceeds the device, and runs surely where `high` does not.
[[nodiscard]] Band verdictBand(const Peak& peak, const LayoutMemory& layout, const Setting& setting,
                               const ParallelPlan& plan);

} // namespace octoplan
