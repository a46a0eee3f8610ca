// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/speedfit.h"

#include "evidence/leastsquares.h"
#include "evidence/scores.h"
#include "physics/step.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <set>

namespace octoplan::bench {

namespace {

// A constant that is fitted: where it is, and how far it may reasonably lie from its present value.
struct Fitted {
    const char* name;
    double SpeedConstants::*constant; // or, where null, a value of a class of frameworks
    double SpeedTraits::*trait;
    int kind; // -1: any
    double deviation;
    double physical; // what data sheets, papers and plain products say, without any of the runs
};

enum Kind { Eager, Lean, Compiled, Mega, Hand };

int kindOf(const Setting& s)
{
    const SpeedTraits& t = s.speedTraits;
    if (s.stack == Stack::HandWritten)
        return Hand;
    if (s.stack == Stack::Megatron)
        return Mega;
    if (t.elementwiseTraffic < 1.2)
        return Compiled;
    return t.elementwiseTraffic < 1.9 ? Lean : Eager;
}

using C = SpeedConstants;
using T = SpeedTraits;

constexpr Fitted fitted[] = {
    {"gemmHopper", &C::gemmHopper, nullptr, -1, 0.1, 0.8},
    {"gemmAmpere", &C::gemmAmpere, nullptr, -1, 0.1, 0.87},
    {"gemmGeforce", &C::gemmGeforce, nullptr, -1, 0.1, 1.0},
    {"gemmAdaBoard", &C::gemmAdaBoard, nullptr, -1, 0.2, 0.62},
    {"gemmBlackwellBoard", &C::gemmBlackwellBoard, nullptr, -1, 0.2, 0.8},
    {"gemmAscend", &C::gemmAscend, nullptr, -1, 0.15, 0.85},
    {"operandTraffic", &C::operandTraffic, nullptr, -1, 0.3, 1.0},
    {"waveElements", &C::waveElements, nullptr, -1, 0.5, 1000000.0},
    {"expertSpread", &C::expertSpread, nullptr, -1, 0.3, 0.3},
    {"fp8Share", &C::fp8Share, nullptr, -1, 0.1, 0.89},
    {"fp8Casts", &C::fp8Casts, nullptr, -1, 0.4, 1.0},
    {"attentionFlash2", &C::attentionFlash2, nullptr, -1, 0.1, 0.6},
    {"attentionHopperFlash2", &C::attentionHopperFlash2, nullptr, -1, 0.15, 0.36},
    {"attentionHopperFused", &C::attentionHopperFused, nullptr, -1, 0.15, 0.62},
    {"attentionAscend", &C::attentionAscend, nullptr, -1, 0.2, 0.5},
    {"attentionFlash1", &C::attentionFlash1, nullptr, -1, 0.2, 0.6},
    {"attentionHalfLength", &C::attentionHalfLength, nullptr, -1, 0.3, 512.0},
    {"adapterTraffic", &C::adapterTraffic, nullptr, -1, 0.3, 1.5},
    {"adapterHost", &C::adapterHost, nullptr, -1, 0.2, 1.7},
    {"dequantBytes", &C::dequantBytes, nullptr, -1, 0.3, 4.5},
    {"tensorParallelTime", &C::tensorParallelTime, nullptr, -1, 0.2, 1.0},
    {"hopSeconds", &C::hopSeconds, nullptr, -1, 0.5, 5e-06},
    {"eager pcie share", nullptr, &T::pcieShare, Eager, 0.3, 0.5},
    {"hand pcie share", nullptr, &T::pcieShare, Hand, 0.3, 0.8},
    {"eager gemm", nullptr, &T::gemmShare, Eager, 0.05, 1.0},
    {"eager elementwise", nullptr, &T::elementwiseTraffic, Eager, 0.2, 2.5},
    {"eager host", nullptr, &T::hostSecondsPerLayer, Eager, 0.2, 0.0025},
    {"eager overlap nvlink", nullptr, &T::overlapNvlink, Eager, 0.3, 0.5},
    {"zero3 host", nullptr, &T::zero3HostSecondsPerLayer, Eager, 0.3, 0.005},
    {"deepspeed bus", nullptr, &T::busShare, Eager, 0.2, 0.8},
    {"lean elementwise", nullptr, &T::elementwiseTraffic, Lean, 0.2, 1.4},
    {"compiled elementwise", nullptr, &T::elementwiseTraffic, Compiled, 0.2, 1.0},
    {"megatron elementwise", nullptr, &T::elementwiseTraffic, Mega, 0.2, 1.5},
    {"hand elementwise", nullptr, &T::elementwiseTraffic, Hand, 0.2, 0.8},
};

// The framework whose value a class's factor is relative to.
Framework modelOf(const Fitted& f)
{
    if (f.trait == &T::zero3HostSecondsPerLayer || f.trait == &T::busShare)
        return Framework::DeepSpeed;
    switch (f.kind) {
    case Lean: return Framework::Litgpt;
    case Compiled: return Framework::GenericCompiled;
    case Mega: return Framework::GenericMegatron;
    case Hand: return Framework::GenericHandWritten;
    default: return Framework::GenericEager;
    }
}

// Where a fit starts and what its priors are centred on.
SpeedValues centre(Priors priors)
{
    SpeedValues x(std::size(fitted), 0.0);
    if (priors == Priors::Shipped)
        return x;
    const SpeedConstants shipped;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const Fitted& f = fitted[i];
        const double now = f.constant ? shipped.*(f.constant) : speedTraits(modelOf(f)).*(f.trait);
        x[i] = std::log(f.physical / now);
    }
    return x;
}

using Left = std::function<bool(const SpeedRow&)>;

} // namespace

std::vector<SpeedRow> speedRows(const Inputs& inputs)
{
    std::vector<SpeedRow> rows;
    for (const MeasuredRun& run : inputs.runs) {
        if (run.excluded || run.measured.tokensPerSecondPerDevice.value_or(0.0) <= 0)
            continue;
        Interpretation known = interpret(run, inputs.catalog);
        if (known.evidence)
            rows.push_back({run.group, run.id, run.device, *known.evidence, *run.measured.tokensPerSecondPerDevice});
    }
    return rows;
}

double predict(const SpeedRow& row, const SpeedValues& values)
{
    Setting s = row.evidence.setting;
    SpeedConstants c;
    const int kind = kindOf(s);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double factor = std::exp(values[i]);
        if (fitted[i].constant != nullptr)
            c.*(fitted[i].constant) *= factor;
        else if (fitted[i].kind < 0 || fitted[i].kind == kind)
            s.speedTraits.*(fitted[i].trait) *= factor;
    }
    const SpeedBasis basis = speedBasis(s, c);
    return combineTime(layoutTime(basis, row.evidence.plan), s, basis, row.evidence.plan).tokensPerSecondPerDevice;
}

std::vector<double> predictions(const std::vector<SpeedRow>& rows, const SpeedValues& values)
{
    std::vector<double> result;
    for (const SpeedRow& row : rows)
        result.push_back(predict(row, values));
    return result;
}

std::size_t fittedCount() { return std::size(fitted); }

namespace {

SpeedValues fit(const std::vector<SpeedRow>& rows, const Left& left, Priors priors, double looseness)
{
    constexpr int iterations = 8;
    const SpeedValues from = centre(priors);
    const auto moved = [&from](SpeedValues by) {
        std::transform(by.begin(), by.end(), from.begin(), by.begin(), std::plus<>());
        return by;
    };
    const std::string nowhere;
    std::vector<std::string> sources;
    for (const SpeedRow& row : rows)
        sources.push_back(left(row) ? nowhere : row.group);
    LeastSquares problem;
    problem.error = [&](std::size_t row, const SpeedValues& values) {
        return std::log(predict(rows[row], moved(values)) / rows[row].measured);
    };
    problem.weights = sourceWeights(sources, nowhere);
    for (const Fitted& f : fitted)
        problem.deviations.push_back(f.deviation * looseness);
    return moved(solve(problem, iterations));
}

std::string partOf(const SpeedRow& row, Part part)
{
    switch (part) {
    case Part::Device: return row.device;
    case Part::Framework: return std::string(keyOf(row.evidence.setting.framework));
    default: return row.group;
    }
}

} // namespace

SpeedValues fitSpeed(const std::vector<SpeedRow>& rows, Priors priors, double looseness)
{
    return fit(
        rows, [](const SpeedRow&) { return false; }, priors, looseness);
}

std::vector<double> leaveOut(const std::vector<SpeedRow>& rows, Part part, Priors priors, double looseness)
{
    std::set<std::string> parts;
    for (const SpeedRow& row : rows)
        parts.insert(partOf(row, part));
    std::vector<double> result(rows.size());
    for (const std::string& name : parts) {
        const SpeedValues x = fit(
            rows, [&](const SpeedRow& r) { return partOf(r, part) == name; }, priors, looseness);
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (partOf(rows[i], part) == name)
                result[i] = predict(rows[i], x);
    }
    return result;
}

void printRows(const std::vector<SpeedRow>& rows)
{
    for (const SpeedRow& row : rows) {
        const TimeEstimate t = step(row.evidence.setting, row.evidence.plan);
        const Setting& s = row.evidence.setting;
        const ParallelPlan& p = row.evidence.plan;
        std::printf("%-14s %-52s %-10s %+6.1f%% [%.2f %.2f] s%d b%d a%d tp%d pp%d dp%d cp%d ep%d z%d %s",
                    row.group.c_str(), row.id.c_str(), row.device.substr(0, 10).c_str(),
                    100.0 * (t.tokensPerSecondPerDevice / row.measured - 1.0),
                    t.tokensPerSecond.low / t.tokensPerSecond.likely, t.tokensPerSecond.high / t.tokensPerSecond.likely,
                    s.job.sequenceLength, p.microBatch, p.accumulation, p.tp, p.pp, p.dp, p.cp, p.ep, p.zero,
                    std::string(keyOf(p.recompute)).c_str());
        std::printf(" %s |", std::string(keyOf(s.framework)).c_str());
        for (std::size_t i = 0; i < choiceCount<TimePart>; ++i) {
            const TimePart part = static_cast<TimePart>(i);
            if (t.parts[part] / t.step > 0.005)
                std::printf(" %s %.0f", std::string(keyOf(part)).c_str(), 100.0 * (t.parts[part] / t.step));
        }
        std::printf("\n");
    }
}

void printValues(const SpeedValues& values)
{
    const SpeedConstants c;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double factor = std::exp(values[i]);
        if (fitted[i].constant != nullptr)
            std::printf("%-24s %10.4g -> %10.4g  (x%.3f)\n", fitted[i].name, c.*(fitted[i].constant),
                        c.*(fitted[i].constant) * factor, factor);
        else
            std::printf("%-24s %10s    %10s  (x%.3f)\n", fitted[i].name, "", "", factor);
    }
}

void printScores(const std::vector<SpeedRow>& rows, const std::vector<double>& predicted)
{
    std::vector<ScoredRow> scored;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const TimeEstimate t = step(rows[i].evidence.setting, rows[i].evidence.plan);
        const double low = t.tokensPerSecond.low / t.tokensPerSecond.likely;
        const double high = t.tokensPerSecond.high / t.tokensPerSecond.likely;
        scored.push_back({rows[i].group, rows[i].device, std::string(keyOf(rows[i].evidence.setting.job.task)),
                          Predicted{rows[i].measured, predicted[i], predicted[i] * low, predicted[i] * high}});
    }
    const Scores scores = scoreRows(scored);
    const auto line = [](const char* name, const Score& s) {
        std::printf("%-22s %4d  %5.1f  p90 %6.1f  <20 %3.0f  <30 %3.0f  bias %+5.1f  covered %3.0f  +- %3.0f\n", name,
                    s.runs, 100 * s.medianAbsError, 100 * s.p90AbsError, 100 * s.within20, 100 * s.within30,
                    100 * s.bias, 100 * s.intervalCoverage, 100 * s.intervalHalfWidth);
    };
    line("mean of groups", scores.overall);
    for (const auto* part : {&scores.groups, &scores.devices, &scores.tasks})
        for (const auto& [name, score] : *part)
            line(name.c_str(), score);
}

} // namespace octoplan::bench
