// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/shippedcatalog.h"

#include "search/compare.h"
#include "support/samplecatalog.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

// What compare() takes with the shipped catalogue, everything included, on one core: bench_compare [repetitions]
namespace {

using namespace octoplan;
using Clock = std::chrono::steady_clock;

struct Measured {
    long plans = 0;
    double leastMs = 0.0; // what an idle core takes
    double medianMs = 0.0;
    double p99Ms = 0.0;
};

Measured measure(const Scenario& scenario, int repetitions)
{
    static const Catalog catalog = bench::shippedCatalog();
    Measured m;
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(repetitions));
    for (int i = 0; i < repetitions; ++i) {
        const auto start = Clock::now();
        const Comparison comparison = compare(scenario, catalog);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        m.plans = comparison.plansConsidered;
    }
    std::sort(times.begin(), times.end());
    m.leastMs = times.front();
    m.medianMs = times[times.size() / 2];
    m.p99Ms = times[times.size() * 99 / 100];
    return m;
}

void report(const char* name, const Scenario& scenario, int repetitions)
{
    const Measured m = measure(scenario, repetitions);
    std::printf("%-31s %6ld plans  least %7.3f  median %7.3f  p99 %7.3f ms  %6.1f ns a plan\n", name, m.plans,
                m.leastMs, m.medianMs, m.p99Ms, m.plans > 0 ? m.medianMs * 1e6 / static_cast<double>(m.plans) : 0.0);
}

Scenario scenario(const char* model, Task task, Stack stack, int servers)
{
    Scenario s = test::sampleScenario(model, task);
    s.job.stack = stack;
    s.rental.servers = servers;
    return s;
}

} // namespace

int main(int argc, char** argv)
{
    const int repetitions = argc > 1 ? std::max(1, std::atoi(argv[1])) : 400;
    report("7B full, auto, 1 server", scenario("llama-2-7b", Task::Full, Stack::Auto, 1), repetitions);
    report("7B full, eager, 1 server", scenario("llama-2-7b", Task::Full, Stack::Eager, 1), repetitions);
    report("7B full, compiled, 1 server", scenario("llama-2-7b", Task::Full, Stack::Compiled, 1), repetitions);
    report("7B full, megatron, 1 server", scenario("llama-2-7b", Task::Full, Stack::Megatron, 1), repetitions);
    report("7B full, auto, 64 servers", scenario("llama-2-7b", Task::Full, Stack::Auto, 64), repetitions);
    report("7B full, megatron, 64 servers", scenario("llama-2-7b", Task::Full, Stack::Megatron, 64), repetitions);
    report("13B full, auto, 1 server", scenario("llama-2-13b", Task::Full, Stack::Auto, 1), repetitions);
    report("70B full, auto, 1 server", scenario("llama-2-70b", Task::Full, Stack::Auto, 1), repetitions);
    report("70B pretrain, 64 servers", scenario("llama-2-70b", Task::Pretrain, Stack::Auto, 64), repetitions);
    report("7B LoRA, 1 server", scenario("llama-2-7b", Task::Lora, Stack::Auto, 1), repetitions);
    report("70B QLoRA, 1 server", scenario("llama-2-70b", Task::Qlora, Stack::Auto, 1), repetitions);
    report("30B mixture full, 1 server", scenario("qwen3-30b-a3b", Task::Full, Stack::Auto, 1), repetitions);
    report("13B serve, 1 server", scenario("llama-2-13b", Task::Serve, Stack::Auto, 1), repetitions);
    Scenario deadline = scenario("llama-2-7b", Task::Full, Stack::Auto, 1);
    deadline.rental.autoServers = true;
    deadline.constraints.deadlineDays = 1.0;
    report("7B full, servers for one day", deadline, repetitions);
    return 0;
}
