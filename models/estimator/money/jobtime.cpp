// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/jobtime.h"

#include <algorithm>
#include <limits>

namespace octoplan {

namespace {

constexpr double hoursOf30Days = 720.0;

double trainingShare(const Costs& costs) { return costs.utilisation * (1.0 - restartShare(costs)); }

} // namespace

double restartShare(const Costs& costs)
{
    constexpr double most = 0.9; // then it does not get on any more
    return std::min(costs.restartsPerMonth * costs.restartHours / hoursOf30Days, most);
}

double hoursBefore(const Costs& costs) { return costs.setupHours + costs.debugHours; }

double hoursForTokens(double tokens, double tokensPerSecond, const Costs& costs)
{
    const double rate = tokensPerSecond * 3600.0 * trainingShare(costs);
    return hoursBefore(costs) + (rate > 0.0 ? tokens / rate : std::numeric_limits<double>::infinity());
}

double tokensInDays(double days, double tokensPerSecond, const Costs& costs)
{
    return std::max(days * 24.0 - hoursBefore(costs), 0.0) * 3600.0 * trainingShare(costs) * tokensPerSecond;
}

Range<double> hoursForTokens(double tokens, const Range<double>& tokensPerSecond, const Costs& costs)
{
    return {hoursForTokens(tokens, tokensPerSecond.high, costs), hoursForTokens(tokens, tokensPerSecond.likely, costs),
            hoursForTokens(tokens, tokensPerSecond.low, costs)};
}

} // namespace octoplan
