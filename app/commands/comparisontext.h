// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/comparison.h"
#include "wording/wording.h"

namespace octoplan {

// A comparison for a terminal: the answer and its reasons, the table of offerings, then what is to be said of each.
[[nodiscard]] QString comparisonText(const Comparison& comparison, const Wording& wording,
                                     const ComparisonOrigin& origin);

} // namespace octoplan
