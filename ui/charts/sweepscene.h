// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/heatscene.h"
#include "charts/xyscene.h"
#include "values/sweepanswers.h"
#include "wording/wording.h"

namespace octoplan {

// A figure of each offering along one input, thick where it is the choice, with a ring where the choice changes.
// `present`: where the scenario is on the axis.
[[nodiscard]] XyScene sweepLines(const SweepAnswers& answers, SweepFigure figure, std::optional<double> present,
                                 const Wording& wording);

// Which offering is the choice over two inputs; the first is the horizontal one.
[[nodiscard]] HeatScene sweepMap(const SweepAnswers& answers, const Wording& wording);

} // namespace octoplan
