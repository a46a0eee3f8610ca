// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/evaluation.h"
#include "values/reason.h"

#include <vector>

namespace octoplan {

// What a reader has to know before trusting an offering's figures, or renting it.
[[nodiscard]] std::vector<Reason> flagsOf(const Evaluation& evaluation, const Scenario& scenario,
                                          const KnownOffering& known, const Work& work);

// A plan in keys and numbers, such as "tp=2 dp=4 zero=1 micro_batch=4"; what is 1, 0 or none is left out.
[[nodiscard]] std::string planKeys(const ParallelPlan& plan);

} // namespace octoplan
