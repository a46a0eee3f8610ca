// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/memoryleftout.h"

#include "evidence/memoryfit.h"
#include "evidence/validation.h"
#include "physics/memory.h"

#include <algorithm>
#include <cstdio>
#include <set>

namespace octoplan::bench {
namespace {

// A run as it is read, and what one set of constants says of it.
struct Case {
    std::string part, device, task;
    bool ran = true;
    EvidenceCase evidence;
    MemoryEstimate estimate;
    std::optional<Predicted> figure;
};

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

Verdict scaledVerdict(const Case& run, const BandFactors& f)
{
    const MemoryEstimate& m = run.estimate;
    if (f.low * m.bandLow.value > m.usable.value)
        return Verdict::DoesNotFit;
    return f.high * m.bandHigh.value <= m.usable.value ? Verdict::Fits : Verdict::Tight;
}

Scores scoreWith(const std::vector<const Case*>& runs, double width)
{
    std::vector<ScoredRow> rows;
    for (const Case* run : runs)
        if (run->figure)
            rows.push_back({run->part, run->device, run->task, widened(*run->figure, width)});
    return scoreRows(rows);
}

// The narrowest interval that holds 85 % of runs, parts alike; the smallest cushion that leaves 5 % to the nearest run
// out of memory; the lowest bar that refuses 2 % of what ran.
BandFactors fitBands(const std::vector<const Case*>& runs)
{
    BandFactors f;
    f.width = 0.3;
    while (f.width < 3.0 && scoreWith(runs, f.width).overall.intervalCoverage < 0.85)
        f.width += 0.02;
    std::vector<double> refusable;
    double nearest = 0.0;
    for (const Case* run : runs) {
        const MemoryEstimate& m = run->estimate;
        if (run->ran)
            refusable.push_back(m.bandLow / m.usable);
        else if (m.bandHigh.value > 0.0)
            nearest = std::max(nearest, m.usable / m.bandHigh);
    }
    f.high = nearest * 1.05;
    f.low = 1.0 / std::max(quantile(refusable, 0.98), 1e-9);
    return f;
}

std::string partOf(const MeasuredRun& run, const EvidenceCase& evidence, Part by)
{
    switch (by) {
    case Part::Framework: return std::string(keyOf(evidence.setting.framework));
    case Part::Device: return std::string(keyOf(evidence.setting.device.architecture));
    case Part::Group: break;
    }
    return run.group.empty() ? "(none)" : run.group;
}

std::vector<Case> casesOf(const Inputs& inputs, Part by)
{
    std::vector<Case> cases;
    for (const MeasuredRun& run : inputs.runs) {
        Interpretation known = run.excluded ? Interpretation{} : interpret(run, inputs.catalog);
        if (!known.evidence)
            continue;
        Case c;
        c.part = partOf(run, *known.evidence, by);
        c.device = run.device;
        c.task = keyOf(known.evidence->setting.job.task);
        c.ran = !run.measured.outOfMemory;
        c.evidence = std::move(*known.evidence);
        cases.push_back(std::move(c));
    }
    return cases;
}

void estimateWith(std::vector<Case>& cases, const MemoryConstants& constants)
{
    for (Case& c : cases) {
        c.evidence.setting.memoryConstants = constants;
        c.estimate = memory(c.evidence.setting, c.evidence.plan);
        c.figure = predictedMemory(c.evidence);
    }
}

std::vector<MemoryRow> memoryRows(const std::vector<Case>& cases)
{
    std::vector<MemoryRow> rows;
    for (const Case& c : cases)
        if (c.evidence.peakMemory)
            rows.push_back({c.part, c.evidence});
    return rows;
}

void printLine(const std::string& name, const Score& s)
{
    std::printf("%-22s %4d  %5.1f  p90 %6.1f  bias %+5.1f  covered %3.0f  +- %3.0f\n", name.c_str(), s.runs,
                100 * s.medianAbsError, 100 * s.p90AbsError, 100 * s.bias, 100 * s.intervalCoverage,
                100 * s.intervalHalfWidth);
}

struct Counts {
    PerChoice<Verdict, int> ran, outOfMemory;
    void add(bool worked, Verdict verdict) { ++(worked ? ran : outOfMemory)[verdict]; }
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

void printConstants(const MemoryConstants& fittedOnes)
{
    const MemoryConstants shipped;
    for (const FittedConstant& c : fittedMemoryConstants())
        std::printf(" %.2f", fittedOnes.*(c.constant) / (shipped.*(c.constant)));
}

} // namespace

void printMemoryLeftOut(const Inputs& inputs, Part by, double looseness)
{
    std::vector<Case> cases = casesOf(inputs, by);
    const std::vector<MemoryRow> fitRows = memoryRows(cases);
    std::set<std::string> parts;
    for (const Case& c : cases)
        parts.insert(c.part);
    std::vector<ScoredRow> asShipped, leftOut, rescaled;
    Counts shipped, kept, refitted;
    std::printf("factors on");
    for (const FittedConstant& c : fittedMemoryConstants())
        std::printf(" %s,", c.name);
    std::printf(" from the others; then of the bands: width, high, low; verdicts fits/tight/no\n");
    for (const std::string& part : parts) {
        estimateWith(cases, MemoryConstants{});
        for (const Case& c : cases)
            if (c.part == part) {
                shipped.add(c.ran, scaledVerdict(c, {}));
                if (c.figure)
                    asShipped.push_back({part, c.device, c.task, c.figure});
            }
        const MemoryConstants constants = fitMemory(fitRows, part, looseness);
        estimateWith(cases, constants);
        std::vector<const Case*> others;
        for (const Case& c : cases)
            if (c.part != part)
                others.push_back(&c);
        const BandFactors f = fitBands(others);
        Counts counts;
        for (const Case& c : cases) {
            if (c.part != part)
                continue;
            kept.add(c.ran, scaledVerdict(c, {}));
            for (Counts* all : {&counts, &refitted})
                all->add(c.ran, scaledVerdict(c, f));
            if (c.figure) {
                leftOut.push_back({part, c.device, c.task, c.figure});
                rescaled.push_back({part, c.device, c.task, widened(*c.figure, f.width)});
            }
        }
        printConstants(constants);
        std::printf("  %5.2f %5.2f %5.2f  ", f.width, f.high, f.low);
        printCounts(part.c_str(), counts);
    }
    printCounts("all as shipped", shipped);
    printCounts("constants left out", kept);
    printCounts("bands left out too", refitted);
    printLine("as shipped", scoreRows(asShipped).overall);
    printLine("bands left out too", scoreRows(rescaled).overall);
    const Scores scores = scoreRows(leftOut);
    printLine("constants left out", scores.overall);
    for (const auto& [name, score] : scores.groups)
        printLine(name, score);
}

} // namespace octoplan::bench
