// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/planspace.h"
#include "plan/rules.h"

#include <optional>
#include <vector>

namespace octoplan {

// Every legal plan of a setting, in a fixed order (decisions 5-8). Fixed keys keep the legal plans that have them; if
// there are none, the plans that break the fewest rules. Empty if the keys contradict each other.
[[nodiscard]] std::vector<ParallelPlan> legalPlans(const Setting& setting, const FixedPlan& fixed);

// What a fixed plan says about the number of devices, if that cannot be true: the product of its groups, which has to
// divide the devices of all servers (tp·pp·cp, or of the part that tp·pp leaves: ep, or the shard group).
[[nodiscard]] std::optional<int> contradiction(const Setting& setting, const FixedPlan& fixed);

} // namespace octoplan
