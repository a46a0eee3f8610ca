// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/comparison.h"
#include "values/scenario.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace octoplan {

// The whole answer for a scenario: for each chosen offering the best legal plan that fits (else the nearest miss and
// the smallest fix), its memory, time, cost and bottleneck, and which offering to rent. About a millisecond.
// Never throws; what cannot be answered is said in the result.
[[nodiscard]] Comparison compare(const Scenario& scenario, const Catalog& catalog);

// The best plans of one of the scenario's offerings, best first, at most `count`; plans that miss come after all that
// fit. Empty for an unknown id or an offering that cannot run the job.
[[nodiscard]] std::vector<RankedPlan> rankedPlans(const Scenario& scenario, const Catalog& catalog,
                                                  std::string_view offeringId, std::size_t count);

} // namespace octoplan
