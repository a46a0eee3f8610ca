// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/inputs.h"
#include "benchmarks/memoryleftout.h"
#include "benchmarks/speedfit.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

// leave_one_group_out RUNS.json [LOOSENESS|memory]: the error of throughput on each source with constants fitted to the
// other sources only, which is what to expect elsewhere. Priors are centred on the shipped values, which have seen
// every source, and the formulas were written with them in view: read it as a lower bound; a LOOSENESS of 3 widens
// every prior threefold, so that little of a source's own pull remains in them. `memory`: memory in place of
// throughput.
int main(int argc, char** argv)
{
    using namespace octoplan;
    if (argc < 2) {
        std::fputs("usage: leave_one_group_out RUNS.json [LOOSENESS|memory]\n", stderr);
        return 2;
    }
    const auto input = bench::readInputs(argv[1]);
    if (!input)
        return 1;
    if (argc > 2 && std::string_view(argv[2]) == "memory") {
        const std::string_view by = argc > 3 ? argv[3] : "source";
        bench::printMemoryLeftOut(*input, by == "framework" ? bench::Partition::Frameworks
                                          : by == "device"  ? bench::Partition::Devices
                                                            : bench::Partition::Sources);
        return 0;
    }
    const double looseness = argc > 2 ? std::atof(argv[2]) : 1.0;
    if (!(looseness > 0.0)) {
        std::fputs("looseness must be a positive number\n", stderr);
        return 2;
    }
    const std::vector<bench::SpeedRow> rows = bench::speedRows(*input);
    bench::printScores(rows, bench::leaveGroupsOut(rows, looseness));
    return 0;
}
