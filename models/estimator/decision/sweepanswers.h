// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/sweep.h"
#include "values/sweepanswers.h"

namespace octoplan {

// All points of a grid, for showing. Nothing where it was stopped. `done` is told how many points are answered, in the
// calling thread.
[[nodiscard]] std::optional<SweepAnswers> sweepAnswers(const SweepWork& work,
                                                       const std::function<void(std::size_t)>& done);

} // namespace octoplan
