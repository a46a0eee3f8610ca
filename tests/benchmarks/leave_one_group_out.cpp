// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/inputs.h"
#include "benchmarks/speedfit.h"

#include <cmath>
#include <cstdio>
#include <set>

// leave_one_group_out RUNS.json: the error of throughput on each source, with the shipped constants and with constants
// fitted to the other sources only. The second is what to expect elsewhere. Priors are centred on the shipped values,
// which have seen every source, and the formulas were written with them in view: read it as a lower bound.
namespace octoplan::bench {

namespace {

struct Errors {
    std::vector<double> absolute, signedErrors;
};

Errors errorsOf(const std::vector<SpeedRow>& rows, std::string_view group, const SpeedConstants& constants)
{
    Errors errors;
    for (const SpeedRow& row : rows) {
        if (row.group != group)
            continue;
        errors.signedErrors.push_back(std::exp(logError(row, constants)) - 1.0);
        errors.absolute.push_back(std::abs(errors.signedErrors.back()));
    }
    return errors;
}

void print(const Inputs& input)
{
    const std::vector<SpeedRow> rows = speedRows(input.runs, input.catalog);
    std::set<std::string> groups;
    for (const SpeedRow& row : rows)
        groups.insert(row.group);
    std::printf("%-24s %5s   %s\n%-24s %5s %8s %8s   %8s %8s %8s\n", "", "", "shipped constants    fitted without it",
                "group", "runs", "median", "p90", "median", "p90", "bias");
    double shipped = 0.0, leftOut = 0.0;
    for (const std::string& group : groups) {
        const Errors before = errorsOf(rows, group, SpeedConstants());
        const Errors after = errorsOf(rows, group, fitSpeed(rows, group));
        const double a = 100.0 * quantile(before.absolute, 0.5), b = 100.0 * quantile(after.absolute, 0.5);
        std::printf("%-24s %5zu %8.1f %8.1f   %8.1f %8.1f %+8.1f\n", group.c_str(), before.absolute.size(), a,
                    100.0 * quantile(before.absolute, 0.9), b, 100.0 * quantile(after.absolute, 0.9),
                    100.0 * quantile(after.signedErrors, 0.5));
        std::fflush(stdout);
        shipped += a / static_cast<double>(groups.size());
        leftOut += b / static_cast<double>(groups.size());
    }
    std::printf("%-24s %5zu %8.1f %8s   %8.1f\n", "mean of groups", rows.size(), shipped, "", leftOut);
}

} // namespace

} // namespace octoplan::bench

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: leave_one_group_out RUNS.json\n", stderr);
        return 2;
    }
    const auto input = octoplan::bench::readInputs(argv[1]);
    if (!input)
        return 1;
    octoplan::bench::print(*input);
    return 0;
}
