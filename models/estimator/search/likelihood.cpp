// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/likelihood.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace octoplan {

namespace {

constexpr double deviations80 = 2.0 * 1.2815515655446004; // width of an 80 % interval in standard deviations

double sigmaOf(double low, double high) { return low > 0.0 && high > low ? std::log(high / low) / deviations80 : 0.0; }

} // namespace

CostSpread spreadOf(const OfferingResult& result, bool perToken)
{
    const Range<Money>& total = result.cost->total;
    const Range<double>& speed = result.time->tokensPerSecond;
    CostSpread spread;
    spread.likely = static_cast<double>(total.likely.fen);
    const double sigmaCost = sigmaOf(static_cast<double>(total.low.fen), static_cast<double>(total.high.fen));
    spread.sigmaSpeed = sigmaOf(speed.low, speed.high);
    if (perToken) { // the bill does not depend on speed, the work done does
        spread.likely /= std::max(result.time->tokens, 1.0);
        spread.sigma = std::hypot(sigmaCost, spread.sigmaSpeed);
    } else {
        spread.sigma = sigmaCost;
        spread.sigmaSpeed = std::min(spread.sigmaSpeed, sigmaCost);
    }
    return spread;
}

double sharedError(const OfferingResult& a, const OfferingResult& b)
{
    if (a.stack != b.stack)
        return sharedErrorOtherStack;
    // Two memory sizes of one card: the same link and the same name up to the size.
    const bool sameChip = a.link == b.link && a.deviceName.substr(0, a.deviceName.find_last_of(' ')) ==
                                                  b.deviceName.substr(0, b.deviceName.find_last_of(' '));
    return sameChip ? sharedErrorSameDevice : sharedErrorSameStack;
}

double probabilityCheaper(const CostSpread& a, const CostSpread& b, double correlation)
{
    const double variance = a.sigma * a.sigma + b.sigma * b.sigma - 2.0 * correlation * a.sigmaSpeed * b.sigmaSpeed;
    const double distance = std::log(b.likely / a.likely);
    if (!(variance > 1e-12))
        return distance > 0.0 ? 1.0 : distance < 0.0 ? 0.0 : 0.5;
    return 0.5 * std::erfc(-distance / std::sqrt(variance) / std::numbers::sqrt2);
}

} // namespace octoplan
