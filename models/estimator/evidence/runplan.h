// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measuredrun.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

#include <optional>

namespace octoplan {

// The plan that a run states, completed with its framework's defaults; where it says nothing of the layout and the
// default does not fit, the fastest legal plan that does. Notes in setting.unstated what was left open. Empty where
// the groups do not multiply to the devices.
[[nodiscard]] std::optional<ParallelPlan> runPlan(const MeasuredRun& run, Setting& setting);

} // namespace octoplan
