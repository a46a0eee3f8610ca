// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence.h"

#include <algorithm>

namespace octoplan {

namespace {

// Linear interpolation between order statistics.
double at(const std::vector<double>& ascending, double share)
{
    const double place = share * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, ascending.size() - 1);
    return ascending[below] + (ascending[above] - ascending[below]) * (place - static_cast<double>(below));
}

} // namespace

ErrorSummary summariseErrors(std::vector<double> errors)
{
    ErrorSummary summary;
    if (errors.empty())
        return summary;
    std::sort(errors.begin(), errors.end());
    summary.runs = static_cast<int>(errors.size());
    summary.medianAbsError = at(errors, 0.5);
    summary.p90AbsError = at(errors, 0.9);
    const auto within = std::upper_bound(errors.begin(), errors.end(), 0.2) - errors.begin();
    summary.within20 = static_cast<double>(within) / static_cast<double>(errors.size());
    return summary;
}

} // namespace octoplan
