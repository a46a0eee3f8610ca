// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"
#include "workload/setting.h"

#include <vector>

namespace octoplan::test {

// Every combination of small numbers and choices, kept where it obeys the written rules. Shares nothing with the
// enumeration under test.
[[nodiscard]] std::vector<ParallelPlan> plansByBruteForce(const Setting& setting);

// A setting of `devices` in servers of at most eight, with no more of the device than rules look at.
[[nodiscard]] Setting plainSetting(const ModelShape& shape, Stack stack, Task task, int devices, int sequences);

} // namespace octoplan::test
