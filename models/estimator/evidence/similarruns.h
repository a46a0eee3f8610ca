// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/evidence.h"
#include "workload/setting.h"

#include <optional>
#include <string>
#include <vector>

namespace octoplan {

// How far the estimator was off on one measured run, with what makes another job like it.
struct MeasuredError {
    std::string device;
    Architecture architecture = Architecture::Hopper;
    Task task = Task::Full;
    Stack stack = Stack::Eager;
    double parameters = 0.0;
    std::optional<double> speedError;  // predicted / measured - 1
    std::optional<double> memoryError; // the same
    friend bool operator==(const MeasuredError&, const MeasuredError&) = default;
};

[[nodiscard]] std::vector<MeasuredError> measuredErrors(const Evidence& evidence, const Catalog& catalog);

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
