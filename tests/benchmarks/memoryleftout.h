// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "benchmarks/inputs.h"
#include "benchmarks/speedfit.h"

namespace octoplan::bench {

// Memory of each source, framework or device architecture, with what rests on the runs set by the others only: the
// empirical constants of the formulas, how wide the interval is, how large the cushion of "fits", how low the bar of
// "does not fit". What software documents (recipes, buckets, what a layer keeps) stays.
void printMemoryLeftOut(const Inputs& inputs, Part part, double looseness);

} // namespace octoplan::bench
