// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measurederror.h"
#include "workload/setting.h"

#include <vector>

namespace octoplan {

// Errors over the runs that resemble a job. The figures are zero where `runs` is.
struct Likeness {
    int runs = 0;
    int onThisDevice = 0; // of them, on the very device
    double medianAbsError = 0.0;
    double p90AbsError = 0.0;
    friend bool operator==(const Likeness&, const Likeness&) = default;
};

struct SimilarRuns {
    Likeness speed;
    Likeness memory;
};

// Runs of the same task and class of software on the same architecture, of half to twice the size. Pretraining and
// full fine-tuning do the same work and count as one task.
[[nodiscard]] SimilarRuns similarRuns(const Setting& setting, const std::vector<MeasuredError>& errors);

} // namespace octoplan
