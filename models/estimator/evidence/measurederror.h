// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/evidence.h"

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

} // namespace octoplan
