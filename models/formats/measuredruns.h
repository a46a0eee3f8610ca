// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measuredrun.h"
#include "values/problem.h"

#include <string_view>
#include <vector>

namespace octoplan {

struct MeasuredRuns {
    std::vector<MeasuredRun> runs;
    Problems problems; // errors where the text is no array of objects
};

// An array of runs as published sources state them (fields in evidence/measuredrun.h). Tolerant inside a run: a missing
// key, null, an unknown key or a value of another type is "not stated"; numbers may be texts and flags numbers.
[[nodiscard]] MeasuredRuns readMeasuredRuns(std::string_view text);

} // namespace octoplan
