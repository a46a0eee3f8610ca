// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/similarruns.h"

#include "evidence/scores.h"

#include <cmath>

namespace octoplan {

namespace {

Task kindOf(Task task) { return task == Task::Pretrain ? Task::Full : task; }

bool alike(const MeasuredError& run, const Setting& setting)
{
    const double size = static_cast<double>(setting.census.total);
    return run.architecture == setting.device.architecture && run.stack == setting.stack &&
           kindOf(run.task) == kindOf(setting.job.task) && run.parameters >= size / 2.0 && run.parameters <= size * 2.0;
}

Likeness likeness(const Setting& setting, const std::vector<MeasuredError>& errors,
                  std::optional<double> MeasuredError::*figure)
{
    Likeness result;
    std::vector<double> absolute;
    for (const MeasuredError& run : errors) {
        if (!(run.*figure) || !alike(run, setting))
            continue;
        absolute.push_back(std::abs(*(run.*figure)));
        result.onThisDevice += run.device == setting.device.id ? 1 : 0;
    }
    result.runs = static_cast<int>(absolute.size());
    result.medianAbsError = quantile(absolute, 0.5);
    result.p90AbsError = quantile(absolute, 0.9);
    return result;
}

} // namespace

std::vector<MeasuredError> measuredErrors(const Evidence& evidence, const Catalog& catalog)
{
    std::vector<MeasuredError> errors;
    for (const EvidenceRun& run : evidence.runs) {
        const Device* device = catalog.device(run.deviceId);
        if (device == nullptr)
            continue;
        MeasuredError error{run.deviceId, device->architecture, run.task, run.stack, run.parameters, {}, {}};
        if (run.speed)
            error.speedError = run.speed->error();
        if (run.memory)
            error.memoryError = run.memory->error();
        errors.push_back(std::move(error));
    }
    return errors;
}

SimilarRuns similarRuns(const Setting& setting, const std::vector<MeasuredError>& errors)
{
    return {likeness(setting, errors, &MeasuredError::speedError),
            likeness(setting, errors, &MeasuredError::memoryError)};
}

} // namespace octoplan
