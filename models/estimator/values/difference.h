// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "comparison.h"

#include <cstddef>
#include <optional>
#include <vector>

// A/B: how a comparison differs from that of the baseline. Every difference is the present total less the baseline's;
// it is empty where one of the two does not exist, or they do not count the same (other currency, serving beside
// training).
namespace octoplan {

struct OfferingDifference {
    std::optional<std::size_t> before; // the offering's place in the baseline; nothing where it was not compared
    bool verdictChanges = false;
    std::optional<Bytes> memory; // of a device
    std::optional<double> tokensPerSecond;
    std::optional<double> days;
    std::optional<double> tokens;
    std::optional<Money> cost;
    std::optional<Money> monthly;
    std::optional<Money> perBillionTokens;
    friend bool operator==(const OfferingDifference&, const OfferingDifference&) = default;
};

// From the baseline's choice to the present one, which may be another offering.
struct ChoiceDifference {
    std::optional<std::size_t> now, before; // places in their comparisons
    bool changes = false;                   // another offering, or none any more, or one at last
    std::optional<double> days;
    std::optional<double> tokensPerSecond;
    std::optional<Money> cost;
    std::optional<Money> monthly;
    friend bool operator==(const ChoiceDifference&, const ChoiceDifference&) = default;
};

// One for each offering of `now`, by id.
[[nodiscard]] std::vector<OfferingDifference> differences(const Comparison& now, const Comparison& before);
[[nodiscard]] ChoiceDifference choiceDifference(const Comparison& now, const Comparison& before);

} // namespace octoplan
