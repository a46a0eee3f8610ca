// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/layoutmemory.h"

namespace octoplan {

// RAM that offloading needs in each server; zero without offload or paging.
[[nodiscard]] Bytes hostMemory(const LayoutMemory& layout, const Setting& setting, const ParallelPlan& plan);

} // namespace octoplan
