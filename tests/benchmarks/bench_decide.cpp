// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/shippedcatalog.h"

#include "decision/decide.h"
#include "search/compare.h"
#include "support/samplecatalog.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

// What is worked out once the slider rests, with the shipped catalogue, part by part: bench_decide [repetitions]
// Times are of the processor, so that other work on the machine does not count.
namespace {

using namespace octoplan;

double processorMs() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double medianMs(int repetitions, const std::function<void()>& work)
{
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        const double start = processorMs();
        work();
        times.push_back(processorMs() - start);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void report(const char* name, const Scenario& scenario, const Catalog& catalog, int repetitions)
{
    const Comparison comparison = compare(scenario, catalog);
    const auto part = [&](const std::string& what, const std::function<void()>& work) {
        std::printf("  %-34s %8.2f ms\n", what.c_str(), medianMs(repetitions, work));
    };
    std::printf("%s\n", name);
    part("all of it", [&] { (void)decide(scenario, catalog, comparison); });
    part("break-even over days",
         [&] { (void)breakEven(scenario, catalog, comparison, BreakEvenAxis::Days, 0.5, 365.0); });
    part("what matters most", [&] { (void)tornado(scenario, catalog, comparison); });
    part("how far each goes", [&] { (void)reach(scenario, catalog, comparison); });
    for (const InputId id : markedInputs(scenario))
        part("marks of " + std::string(input(id).key), [&] { (void)sliderMarks(scenario, catalog, id); });
}

Scenario scenario(const char* model, Task task, int servers)
{
    Scenario s = test::sampleScenario(model, task);
    s.rental.servers = servers;
    s.goal.tokens = 8.64e9;
    s.constraints.deadlineDays = 14.0;
    s.constraints.budget = yuan(10000);
    return s;
}

} // namespace

int main(int argc, char** argv)
{
    const int repetitions = argc > 1 ? std::max(1, std::atoi(argv[1])) : 15;
    const Catalog catalog = bench::shippedCatalog();
    report("13B full, 1 server", scenario("llama-2-13b", Task::Full, 1), catalog, repetitions);
    report("7B LoRA, 1 server", scenario("llama-2-7b", Task::Lora, 1), catalog, repetitions);
    report("70B full, 8 servers", scenario("llama-2-70b", Task::Full, 8), catalog, repetitions);
    report("13B serve, 1 server", scenario("llama-2-13b", Task::Serve, 1), catalog, repetitions);
    return 0;
}
