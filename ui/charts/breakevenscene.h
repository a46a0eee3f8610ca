// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/xyscene.h"
#include "values/decision.h"
#include "wording/wording.h"

namespace octoplan {

// What each offering costs along an axis, where the cheapest changes, and where the scenario stands.
[[nodiscard]] XyScene breakEvenScene(const BreakEven& breakEven, const Comparison& comparison, const Wording& wording);

} // namespace octoplan
