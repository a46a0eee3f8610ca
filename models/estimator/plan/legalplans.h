// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"
#include "workload/setting.h"

#include <vector>

namespace octoplan {

// Every legal plan of a setting, in a fixed order (decisions 5-8); a fixed key restricts it and may break the rules of
// the search, but not contradict itself.
[[nodiscard]] std::vector<ParallelPlan> legalPlans(const Setting& setting, const FixedPlan& fixed);

} // namespace octoplan
