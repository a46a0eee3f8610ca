// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/scenario.h"
#include "values/topology.h"

namespace octoplan {

// Of each offering that the catalogue knows, with what its plan in the comparison leans on.
[[nodiscard]] std::vector<Topology> topologies(const Scenario& scenario, const Catalog& catalog,
                                               const Comparison& comparison);

} // namespace octoplan
