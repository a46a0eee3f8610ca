// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/comparison.h"
#include "values/scenario.h"

namespace octoplan {

// The whole answer for a scenario: for each chosen offering the best legal plan that fits (else the nearest miss and
// the smallest fix), its memory, time, cost and bottleneck, and which offering to rent. About a millisecond.
// Never throws; what cannot be answered is said in the result.
[[nodiscard]] Comparison compare(const Scenario& scenario, const Catalog& catalog);

} // namespace octoplan
