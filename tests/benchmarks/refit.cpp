// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/inputs.h"
#include "benchmarks/speedfit.h"

#include <cstdio>
#include <string_view>

// refit RUNS.json [rows|physical]: the constants of the time formulas as a fit to all sources would set them, beside
// the shipped ones, and the errors with them; with `rows`, every run with its error and the parts of its step instead;
// with `physical`, from priors that no run is in.
int main(int argc, char** argv)
{
    using namespace octoplan;
    if (argc < 2) {
        std::fputs("usage: refit RUNS.json [rows|physical]\n", stderr);
        return 2;
    }
    const auto input = bench::readInputs(argv[1]);
    if (!input)
        return 1;
    const std::vector<bench::SpeedRow> rows = bench::speedRows(*input);
    if (argc > 2 && std::string_view(argv[2]) == "rows") {
        bench::printRows(rows);
        return 0;
    }
    const bool physical = argc > 2 && std::string_view(argv[2]) == "physical";
    const bench::SpeedValues shipped(bench::fittedCount(), 0.0);
    const bench::SpeedValues fitted = physical ? bench::fitSpeed(rows, bench::Priors::Physical, 3.0)
                                               : bench::fitSpeed(rows, bench::Priors::Shipped, 1.0);
    bench::printValues(fitted);
    std::printf("\nshipped\n");
    bench::printScores(rows, bench::predictions(rows, shipped));
    std::printf("\nrefitted\n");
    bench::printScores(rows, bench::predictions(rows, fitted));
    return 0;
}
