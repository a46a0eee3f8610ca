// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/xyscene.h"
#include "values/decision.h"
#include "wording/wording.h"

namespace octoplan {

// What each offering costs along an axis, where the cheapest changes, and where the scenario stands.
// `labelRoom`: share of the axis that is left for the names right of the lines.
[[nodiscard]] XyScene breakEvenScene(const BreakEven& breakEven, const Comparison& comparison, const Wording& wording,
                                     double labelRoom = 0.2);

} // namespace octoplan
