// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measuredrun.h"
#include "evidence/words.h"
#include "hardware/catalog.h"
#include "workload/setting.h"

#include <optional>

// The parts of interpret() (evidencecase.h) that turn words into a job and a box.
namespace octoplan {

struct RunJob {
    Job job;
    words::FrameworkWord framework;
    words::OptimizerWord optimizer;
    Unstated unstated;
};

// Empty where the task is none that the estimator models.
[[nodiscard]] std::optional<RunJob> runJob(const MeasuredRun& run);

struct RunServers {
    int devices = 1; // of all servers
    int perServer = 1;
    int servers = 1;
};

// What the run states, completed from its layout. Empty where the layout needs more devices than there are.
[[nodiscard]] std::optional<RunServers> runServers(const MeasuredRun& run);

[[nodiscard]] Setting runSetting(const MeasuredRun& run, const RunJob& job, const RunServers& servers,
                                 const ModelShape& shape, const Device& device, const Catalog& catalog);

} // namespace octoplan
