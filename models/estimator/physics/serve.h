// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/step.h"

namespace octoplan {

// Fills the serving part of a layout: prefill of one prompt and one decode step at the asked concurrency.
void setServing(LayoutTime& layout, const SpeedBasis& basis, const ParallelPlan& plan);

// One output token of all requests together, with its share of their prefill.
[[nodiscard]] Seconds serveStep(const LayoutTime& layout, const SpeedBasis& basis, const ParallelPlan& plan);
[[nodiscard]] PerChoice<TimePart, Seconds> serveParts(const LayoutTime& layout, const SpeedBasis& basis,
                                                      const ParallelPlan& plan);

} // namespace octoplan
