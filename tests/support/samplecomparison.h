// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"

namespace octoplan::test {

// A comparison in code, for tests of what shows one: four offerings with round figures of the usual size. The first
// does not fit, the second is late, the third pays for a migration, the fourth is recommended. Deadline 14 days, budget
// ¥10,000, 8.64·10^9 tokens.
[[nodiscard]] Comparison sampleComparison();

// The same offerings serving requests; the first cannot run.
[[nodiscard]] Comparison sampleServing();

} // namespace octoplan::test
