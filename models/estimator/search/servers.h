// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/evaluation.h"

namespace octoplan {

inline constexpr int mostServers = 64;

// The fewest servers (1 to 64) that do the work within the scenario's deadline, evaluated; 64 if none do. More servers
// are taken to be faster: the number grows by what is missing, then falls as long as the deadline holds.
[[nodiscard]] Evaluation fewestServers(const Scenario& scenario, const ModelShape& shape, const KnownOffering& known,
                                       const Work& work, Fixes fixes = Fixes::Find);

} // namespace octoplan
