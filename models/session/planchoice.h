// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"

#include <string>

namespace octoplan {

// The scenario's choice of plans: one offering's is fixed as a whole, or searched again; the others stay as they are.
void fixPlan(Scenario& scenario, const std::string& offering, const ParallelPlan& plan);
void freePlan(Scenario& scenario, const std::string& offering);

} // namespace octoplan
