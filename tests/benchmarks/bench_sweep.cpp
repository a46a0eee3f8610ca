// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/shippedcatalog.h"

#include "decision/sweep.h"
#include "support/samplecatalog.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

// How many answers of the shipped catalogue's four offerings a sweep gives a second, by jobs: bench_sweep [points]
namespace {

using namespace octoplan;
using Clock = std::chrono::steady_clock;

struct Measured {
    double pointsASecond = 0.0;
    double processorMs = 0.0; // for a point, of all threads: what load on the machine does not change
};

Measured measure(const Scenario& scenario, const SweepAxis& axis, unsigned jobs)
{
    static const Catalog catalog = bench::shippedCatalog();
    const SweepWork work{scenario, catalog, {{axis}}, {0, axis.size()}, jobs, {}};
    std::size_t taken = 0;
    const auto start = Clock::now();
    const std::clock_t processor = std::clock();
    sweep(
        work, [](std::size_t, const Comparison& comparison) { return comparison.plansConsidered; },
        [&taken](const SweptPoint<long>&) {
            ++taken;
            return true;
        });
    const auto points = static_cast<double>(taken);
    return {points / std::chrono::duration<double>(Clock::now() - start).count(),
            1e3 * static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC / points};
}

void report(const char* name, const char* model, Task task, InputId input, double from, double to, std::size_t points)
{
    const Scenario scenario = test::sampleScenario(model, task);
    const SweepAxis axis = spacedAxis(input, from, to, points);
    const Measured one = measure(scenario, axis, 1);
    std::printf("%-30s 1 job %7.0f a second, %6.3f ms of processor each", name, one.pointsASecond, one.processorMs);
    for (unsigned jobs = 2; jobs <= allJobs(); jobs *= 2) {
        const Measured many = measure(scenario, axis, jobs);
        std::printf("   %u jobs %7.0f (x %.2f), %6.3f ms", jobs, many.pointsASecond,
                    many.pointsASecond / one.pointsASecond, many.processorMs);
    }
    std::printf("\n");
}

} // namespace

int main(int argc, char** argv)
{
    const auto points = static_cast<std::size_t>(argc > 1 ? std::max(2, std::atoi(argv[1])) : 3000);
    report("7B full, by tokens", "llama-2-7b", Task::Full, InputId::GoalTokens, 1e8, 1e12, points);
    report("13B full, by size", "llama-2-13b", Task::Full, InputId::ModelParameters, 1e9, 1e11, points);
    report("13B full, by sequence length", "llama-2-13b", Task::Full, InputId::SequenceLength, 512, 131072, points);
    report("7B LoRA, by batch", "llama-2-7b", Task::Lora, InputId::GlobalBatchTokens, 16384, 4194304, points);
    report("70B QLoRA, by deadline", "llama-2-70b", Task::Qlora, InputId::DeadlineDays, 1, 365, points);
    report("13B serve, by requests", "llama-2-13b", Task::Serve, InputId::ConcurrentRequests, 1, 4096, points);
    return 0;
}
