// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"
#include "workload/setting.h"

#include <random>

// Settings and plans for tests of memory, without any file.
namespace octoplan::test {

struct Sample {
    const char* model = "llama-2-7b";
    Task task = Task::Full;
    Framework framework = Framework::GenericEager;
    const char* offering = "h100-80g-x8";
    int sequenceLength = 2048;
};

[[nodiscard]] Setting sampleSetting(const Sample& sample);

// The same on that many devices of one server.
[[nodiscard]] Setting sampleSetting(const Sample& sample, int devices);

// Data parallel over all devices, full recompute, one sequence, four micro-batches.
[[nodiscard]] ParallelPlan dataParallel(const Setting& setting, int zero);

// Any job and any plan whose groups multiply to the devices; not necessarily legal.
[[nodiscard]] Setting randomSetting(std::mt19937& random);
[[nodiscard]] ParallelPlan randomPlan(const Setting& setting, std::mt19937& random);

} // namespace octoplan::test
