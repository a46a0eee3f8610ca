// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/comparison.h"
#include "values/scenario.h"

#include <string_view>
#include <vector>

namespace octoplan {

// The whole answer for a scenario: for each chosen offering the best legal plan that fits (else the nearest miss and
// the smallest fix), its memory, time, cost and bottleneck, and which offering to rent. About a millisecond.
// Never throws; what cannot be answered is said in the result.
//
// Days and costs by goal: `tokens` and `match` say how long and how much the work takes; `days` how many tokens that
// many rented days do, compared by the cost of a token. Serving is billed for one month: `days` is a month, `tokens`
// the output tokens of it, so cost.perBillionTokens is that of 10^9 output tokens.
[[nodiscard]] Comparison compare(const Scenario& scenario, const Catalog& catalog);

// The best plans of one of the scenario's offerings: those that fit by speed, then tight ones, then the rest by need.
// Empty if it cannot run.
[[nodiscard]] std::vector<RankedPlan> bestPlans(const Scenario& scenario, const Catalog& catalog,
                                                std::string_view offeringId, std::size_t count = 50);

} // namespace octoplan
