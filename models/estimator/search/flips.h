// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/rivals.h"
#include "values/reason.h"

#include <span>
#include <vector>

namespace octoplan {

// What would change the choice, from the bills alone: another deadline, price, budget, way of billing, no migration, or
// more work. `rivals` as rivalsOf() gives them.
[[nodiscard]] std::vector<Reason> flipsOf(std::span<const Evaluation> evaluations, std::span<const Rival> rivals,
                                          const Scenario& scenario, const Work& work);

// The highest monthly price of one server at which `rival` is still the choice among `rivals`; nullopt where it is
// priced by the hour, never loses, or never wins.
[[nodiscard]] std::optional<Money> highestWinningPrice(const Rival& rival, const Rented& rented,
                                                       std::span<const Rival> rivals, const Scenario& scenario,
                                                       const Work& work);

} // namespace octoplan
