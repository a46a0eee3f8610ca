// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measurederror.h"
#include "evidence/measuredrun.h"
#include "values/evidence.h"
#include "values/scenario.h"

namespace octoplan {

// Every run beside its prediction. Never throws, whatever the runs say; some hundredths of a second for the shipped
// ones.
[[nodiscard]] Evidence collectEvidence(const std::vector<MeasuredRun>& runs, const Catalog& catalog);

// What runs like the scenario's job say about each offering that the catalogue knows.
[[nodiscard]] std::vector<Expectation> expectations(const Scenario& scenario, const Catalog& catalog,
                                                    const std::vector<MeasuredError>& errors);

} // namespace octoplan
