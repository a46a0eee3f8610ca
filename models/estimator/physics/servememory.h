// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/layoutmemory.h"

namespace octoplan {

// Weights, key-value cache and prefill workspace of the fullest device while serving.
void fillServing(LayoutMemory& layout, const Setting& setting, const ParallelPlan& plan);

// Cache bytes of one request at its full length (prompt and output) on one device.
[[nodiscard]] double cachePerRequest(const Setting& setting, const ParallelPlan& plan);

} // namespace octoplan
