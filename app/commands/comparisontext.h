// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/comparison.h"
#include "wording/wording.h"

namespace octoplan {

// A comparison, and the baseline that it is set against, if any.
struct ComparisonBeside {
    const Comparison& comparison;
    const Comparison* baseline = nullptr;
    std::string baselineTitle;
};

// A comparison for a terminal: the answer and its reasons, the table of offerings, then what is to be said of each.
// Differences from the baseline, which is called A, stand below the figures.
[[nodiscard]] QString comparisonText(const ComparisonBeside& shown, const Wording& wording,
                                     const ComparisonOrigin& origin);

} // namespace octoplan
