// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/tornadochart.h"
#include "wording/wording.h"

namespace octoplan {

// The words of a tornado chart around a comparison; `cost` is what its middle stands for.
[[nodiscard]] TornadoChart::Words tornadoWords(const Comparison& comparison, double cost, const Wording& wording);

} // namespace octoplan
