// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measuredrun.h"
#include "hardware/catalog.h"

#include <string>
#include <vector>

namespace octoplan::test {

// Of the source tree; an empty text where there is none, which the tests that use it notice.
[[nodiscard]] std::string sourceFile(const std::string& path);

[[nodiscard]] const Catalog& shippedCatalog(); // with the library of models
[[nodiscard]] const std::vector<MeasuredRun>& shippedRuns();

} // namespace octoplan::test
