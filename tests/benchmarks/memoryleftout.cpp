// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/memoryleftout.h"

#include "evidence/validation.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <set>

namespace octoplan::bench {
namespace {

struct BandFactors {
    double width = 1.0; // of the interval, on both sides
    double high = 1.0;  // of the verdict's band
    double low = 1.0;
};

Predicted widened(Predicted p, double width)
{
    p.low = p.likely - width * (p.likely - p.low);
    p.high = p.likely + width * (p.high - p.likely);
    return p;
}

Verdict scaledVerdict(const RunResult& run, const BandFactors& f)
{
    const MemoryEstimate& m = run.memoryEstimate;
    if (f.low * m.bandLow.value > m.usable.value)
        return Verdict::DoesNotFit;
    return f.high * m.bandHigh.value <= m.usable.value ? Verdict::Fits : Verdict::Tight;
}

Scores scoreWith(const std::vector<RunResult>& runs, double width)
{
    std::vector<ScoredRow> rows;
    for (const RunResult& run : runs)
        if (run.memory)
            rows.push_back({run.group, run.device, run.task, widened(*run.memory, width)});
    return scoreRows(rows);
}

// The narrowest interval that holds 85 % of runs, sources alike; the smallest cushion that leaves 5 % to the nearest
// run out of memory; the lowest bar that refuses 2 % of what ran.
BandFactors fitBands(const std::vector<RunResult>& runs)
{
    BandFactors f;
    f.width = 0.3;
    while (f.width < 3.0 && scoreWith(runs, f.width).overall.intervalCoverage < 0.85)
        f.width += 0.02;
    std::vector<double> refusable;
    double nearest = 0.0;
    for (const RunResult& run : runs) {
        const MemoryEstimate& m = run.memoryEstimate;
        if (run.ran)
            refusable.push_back(m.bandLow / m.usable);
        else if (m.bandHigh.value > 0.0)
            nearest = std::max(nearest, m.usable / m.bandHigh);
    }
    f.high = nearest * 1.05;
    f.low = 1.0 / std::max(quantile(refusable, 0.98), 1e-9);
    return f;
}

void printLine(const std::string& name, const Score& s)
{
    std::printf("%-22s %4d  %5.1f  p90 %6.1f  bias %+5.1f  covered %3.0f  +- %3.0f\n", name.c_str(), s.runs,
                100 * s.medianAbsError, 100 * s.p90AbsError, 100 * s.bias, 100 * s.intervalCoverage,
                100 * s.intervalHalfWidth);
}

struct Counts {
    PerChoice<Verdict, int> ran, outOfMemory;
    void add(const RunResult& run, Verdict verdict) { ++(run.ran ? ran : outOfMemory)[verdict]; }
};

void printCounts(const char* name, const Counts& c)
{
    const auto three = [](const PerChoice<Verdict, int>& n) {
        std::printf("  %4d /%4d /%4d", n[Verdict::Fits], n[Verdict::Tight], n[Verdict::DoesNotFit]);
    };
    std::printf("%-22s ran", name);
    three(c.ran);
    std::printf("   out of memory");
    three(c.outOfMemory);
    std::printf("\n");
}

} // namespace

void printMemoryLeftOut(const Inputs& inputs)
{
    const Validation shipped = validate(inputs.runs, inputs.catalog);
    std::vector<ScoredRow> rows;
    std::vector<RunResult> known;
    std::copy_if(shipped.runs.begin(), shipped.runs.end(), std::back_inserter(known),
                 [](const RunResult& run) { return !run.skipped; });
    std::set<std::string> groups;
    for (const RunResult& run : known)
        groups.insert(run.group);
    Counts frozen, refitted;
    std::printf("memory, band factors of the other sources (width, high, low); verdicts fits/tight/no\n");
    for (const std::string& group : groups) {
        std::vector<RunResult> others, own;
        for (const RunResult& run : known)
            (run.group == group ? own : others).push_back(run);
        const BandFactors f = fitBands(others);
        Counts counts;
        for (const RunResult& run : own) {
            frozen.add(run, run.verdict);
            for (Counts* c : {&counts, &refitted})
                c->add(run, scaledVerdict(run, f));
            if (run.memory)
                rows.push_back({group, run.device, run.task, widened(*run.memory, f.width)});
        }
        std::printf("%5.2f %5.2f %5.2f  ", f.width, f.high, f.low);
        printCounts(group.c_str(), counts);
    }
    printCounts("all, left out", refitted);
    printCounts("all, as shipped", frozen);
    const Scores scores = scoreRows(rows);
    printLine("mean of groups", scores.overall);
    for (const auto& [name, score] : scores.groups)
        printLine(name, score);
}

} // namespace octoplan::bench
