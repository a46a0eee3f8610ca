// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/jobtime.h"

#include <algorithm>
#include <limits>

namespace octoplan {

double hoursForTokens(double tokens, double tokensPerSecond, const Costs& costs)
{
    const double rate = tokensPerSecond * 3600.0 * costs.utilisation;
    return costs.setupHours + (rate > 0.0 ? tokens / rate : std::numeric_limits<double>::infinity());
}

double tokensInDays(double days, double tokensPerSecond, const Costs& costs)
{
    return std::max(days * 24.0 - costs.setupHours, 0.0) * 3600.0 * costs.utilisation * tokensPerSecond;
}

Range<double> hoursForTokens(double tokens, const Range<double>& tokensPerSecond, const Costs& costs)
{
    return {hoursForTokens(tokens, tokensPerSecond.high, costs), hoursForTokens(tokens, tokensPerSecond.likely, costs),
            hoursForTokens(tokens, tokensPerSecond.low, costs)};
}

} // namespace octoplan
