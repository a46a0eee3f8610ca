// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/comparison.h"
#include "values/explanation.h"
#include "values/scenario.h"

#include <optional>
#include <string_view>

namespace octoplan {

// How one figure of one offering comes about: its formula in symbols, the numbers put in, and the catalogue's figures
// it rests on. `figure` is a key such as "memory.total", "memory.weights", "time.step_s", "time.parts.compute",
// "time.tokens_per_s", "time.days", "cost.total" or "cost.rent". Empty where the offering has no such figure or no
// short formula gives it within 1 %.
[[nodiscard]] std::optional<Explanation> explain(const Scenario& scenario, const Catalog& catalog,
                                                 const OfferingResult& result, std::string_view figure);

// All that can be explained of an offering, in the order of its report.
[[nodiscard]] std::vector<Explanation> explainAll(const Scenario& scenario, const Catalog& catalog,
                                                  const OfferingResult& result);

} // namespace octoplan
