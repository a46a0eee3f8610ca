// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/inputs.h"
#include "benchmarks/speedfit.h"

#include <cstdio>

// refit RUNS.json: the constants of the time formulas as a fit to all sources would set them, beside the shipped ones.
int main(int argc, char** argv)
{
    using namespace octoplan;
    if (argc != 2) {
        std::fputs("usage: refit RUNS.json\n", stderr);
        return 2;
    }
    const auto input = bench::readInputs(argv[1]);
    if (!input)
        return 1;
    const SpeedConstants shipped;
    const SpeedConstants fitted = bench::fitSpeed(bench::speedRows(input->runs, input->catalog), {});
    std::printf("%-24s %12s %12s %8s\n", "constant", "shipped", "fitted", "change");
    for (const bench::FittedConstant& c : bench::fittedConstants())
        std::printf("%-24s %12.4g %12.4g %+7.1f%%\n", std::string(c.name).c_str(), shipped.*c.member, fitted.*c.member,
                    100.0 * (fitted.*c.member / shipped.*c.member - 1.0));
    return 0;
}
