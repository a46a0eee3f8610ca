// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"

namespace octoplan {

// How likely one offering does the work at a lower cost than another (decisions 14).
//
// Costs are taken as log-normal around their likely value; [low, high] is an 80 % interval, so sigma = ln(high / low) /
// (2 · 1.2816). What comes from speed is shared in part, because both are estimated by the same formulas for the same
// model: by `sharedError` between different devices in one class of software, less between two classes, nearly all
// between two cards with the same chip and link. Ranges of price and of migration days are independent.
inline constexpr double sharedErrorSameDevice = 0.95;
inline constexpr double sharedErrorSameStack = 0.6;
inline constexpr double sharedErrorOtherStack = 0.4;

// Below this the two are too close to call.
inline constexpr double decisiveProbability = 0.75;

struct CostSpread {
    double likely = 0.0;     // any unit, the same for both
    double sigma = 0.0;      // of the logarithm, all causes
    double sigmaSpeed = 0.0; // of the logarithm, from speed alone
};

// `perToken`: cost of a token where time is fixed, else cost of the work.
[[nodiscard]] CostSpread spreadOf(const OfferingResult& result, bool perToken);
[[nodiscard]] double sharedError(const OfferingResult& a, const OfferingResult& b);
// P(a < b)
[[nodiscard]] double probabilityCheaper(const CostSpread& a, const CostSpread& b, double correlation);

} // namespace octoplan
