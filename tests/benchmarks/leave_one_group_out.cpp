// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/inputs.h"
#include "benchmarks/memoryleftout.h"
#include "benchmarks/speedfit.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

// leave_one_group_out RUNS.json [WORD…]: the error of throughput on each source with constants fitted to the other
// sources only, which is what to expect elsewhere. Priors are centred on the shipped values, which have seen every
// source, and the formulas were written with them in view: read it as a lower bound. Words:
//
// - physical: priors as data sheets, papers and plain products give them, three times as wide; no run is in them;
// - device, framework: leave out all runs on a device, or of a framework, in turn;
// - memory: memory in place of throughput;
// - a number: widens every prior so many times.
namespace {

struct Asked {
    octoplan::bench::Priors priors = octoplan::bench::Priors::Shipped;
    octoplan::bench::Part part = octoplan::bench::Part::Group;
    double looseness = 1.0;
    bool memory = false;
};

bool read(std::string_view word, Asked& asked)
{
    using namespace octoplan::bench;
    if (word == "physical") {
        asked.priors = Priors::Physical;
        asked.looseness = 3.0;
    } else if (word == "device") {
        asked.part = Part::Device;
    } else if (word == "framework") {
        asked.part = Part::Framework;
    } else if (word == "memory") {
        asked.memory = true;
    } else {
        asked.looseness = std::atof(word.data());
    }
    return asked.looseness > 0.0;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace octoplan;
    Asked asked;
    bool understood = argc > 1;
    for (int i = 2; i < argc; ++i)
        understood = read(argv[i], asked) && understood;
    if (!understood) {
        std::fputs("usage: leave_one_group_out RUNS.json [physical] [device|framework] [LOOSENESS] [memory]\n", stderr);
        return 2;
    }
    const auto input = bench::readInputs(argv[1]);
    if (!input)
        return 1;
    if (asked.memory) {
        bench::printMemoryLeftOut(*input, asked.part, asked.looseness);
        return 0;
    }
    const std::vector<bench::SpeedRow> rows = bench::speedRows(*input);
    bench::printScores(rows, bench::leaveOut(rows, asked.part, asked.priors, asked.looseness));
    return 0;
}
