// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"

namespace octoplan {

// Rented calendar hours that `tokens` take: set-up, then training for `utilisation` of the time.
[[nodiscard]] double hoursForTokens(double tokens, double tokensPerSecond, const Costs& costs);

// Tokens done in so many rented days; zero while set-up lasts.
[[nodiscard]] double tokensInDays(double days, double tokensPerSecond, const Costs& costs);

// hoursForTokens at each end: the fastest gives `low`.
[[nodiscard]] Range<double> hoursForTokens(double tokens, const Range<double>& tokensPerSecond, const Costs& costs);

} // namespace octoplan
