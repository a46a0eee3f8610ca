// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measuredrun.h"
#include "hardware/catalog.h"

#include <optional>
#include <string>
#include <vector>

namespace octoplan::bench {

struct Inputs {
    Catalog catalog; // the shipped one, from the source tree
    std::vector<MeasuredRun> runs;
};

// Says on standard error why there are none.
[[nodiscard]] std::optional<Inputs> readInputs(const std::string& runsPath);

[[nodiscard]] std::optional<std::string> readText(const std::string& path);

} // namespace octoplan::bench
