// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/scenario.h"

namespace octoplan {

// The scenario's goal said in another kind with the same meaning, as far as the comparison tells it: for the choice (or
// the first that runs), so many tokens become its days, and days the tokens that it does in them.
[[nodiscard]] Goal goalAs(GoalKind kind, const Scenario& scenario, const Comparison& comparison);

} // namespace octoplan
