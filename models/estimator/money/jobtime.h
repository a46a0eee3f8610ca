// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"

namespace octoplan {

// The share of running hours that restarts cost: each goes back to the last checkpoint.
[[nodiscard]] double restartShare(const Costs& costs);

// Hours before training starts: set-up and debugging.
[[nodiscard]] double hoursBefore(const Costs& costs);

// Rented calendar hours that `tokens` take: set-up and debugging, then training for `utilisation` of the time that
// restarts leave.
[[nodiscard]] double hoursForTokens(double tokens, double tokensPerSecond, const Costs& costs);

// Tokens done in so many rented days; zero until training starts.
[[nodiscard]] double tokensInDays(double days, double tokensPerSecond, const Costs& costs);

// hoursForTokens at each end: the fastest gives `low`.
[[nodiscard]] Range<double> hoursForTokens(double tokens, const Range<double>& tokensPerSecond, const Costs& costs);

} // namespace octoplan
