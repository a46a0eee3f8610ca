// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "benchmarks/inputs.h"

namespace octoplan::bench {

// Memory of each source, with the three factors that rest on the runs set by the other sources only: how wide the
// interval is, how large the cushion of "fits", how low the bar of "does not fit". The formulas' own constants are
// frozen; they come from software's documentation, and six of them (peak.cpp, layoutmemory.cpp) from runs seen here.
void printMemoryLeftOut(const Inputs& inputs);

} // namespace octoplan::bench
