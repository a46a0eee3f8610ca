// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/speedfit.h"

#include "physics/speedbasis.h"
#include "physics/step.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace octoplan::bench {

namespace {

using C = SpeedConstants;

// Wide priors where no physics bounds the value, narrow ones where several sources already agree on the meaning.
constexpr std::array constants{
    FittedConstant{"gemmHopper", &C::gemmHopper, 0.15},
    FittedConstant{"gemmAmpere", &C::gemmAmpere, 0.15},
    FittedConstant{"gemmGeforce", &C::gemmGeforce, 0.15},
    FittedConstant{"gemmAmpereBoard", &C::gemmAmpereBoard, 0.2},
    FittedConstant{"gemmAdaBoard", &C::gemmAdaBoard, 0.2},
    FittedConstant{"gemmBlackwellBoard", &C::gemmBlackwellBoard, 0.2},
    FittedConstant{"gemmAscend", &C::gemmAscend, 0.15},
    FittedConstant{"operandTraffic", &C::operandTraffic, 0.5},
    FittedConstant{"waveElements", &C::waveElements, 0.7},
    FittedConstant{"expertImbalance", &C::expertImbalance, 0.3},
    FittedConstant{"fp8Share", &C::fp8Share, 0.15},
    FittedConstant{"attentionFlash2", &C::attentionFlash2, 0.25},
    FittedConstant{"attentionHopperFlash2", &C::attentionHopperFlash2, 0.25},
    FittedConstant{"attentionHopperFused", &C::attentionHopperFused, 0.25},
    FittedConstant{"attentionAscend", &C::attentionAscend, 0.25},
    FittedConstant{"attentionFlash1", &C::attentionFlash1, 0.25},
    FittedConstant{"attentionHalfLength", &C::attentionHalfLength, 0.5},
    FittedConstant{"adapterTraffic", &C::adapterTraffic, 0.4},
    FittedConstant{"dequantBytes", &C::dequantBytes, 0.4},
    FittedConstant{"tensorParallelTime", &C::tensorParallelTime, 0.3},
    FittedConstant{"hopSeconds", &C::hopSeconds, 0.5},
    FittedConstant{"pcieSharded", &C::pcieSharded, 0.4},
};

constexpr double outlier = 0.6;       // log error beyond which a row pulls no harder
constexpr double priorWeight = 0.004; // of one standard deviation squared, against a mean log error

double objective(const std::vector<SpeedRow>& rows, std::string_view leftOut, const SpeedConstants& trial)
{
    std::map<std::string_view, std::pair<double, int>> groups;
    for (const SpeedRow& row : rows) {
        if (row.group == leftOut)
            continue;
        auto& [sum, count] = groups[row.group];
        sum += std::min(outlier, std::abs(logError(row, trial)));
        ++count;
    }
    double total = 0.0;
    for (const auto& [name, group] : groups)
        total += group.first / group.second;
    total /= static_cast<double>(std::max<std::size_t>(1, groups.size()));
    const SpeedConstants frozen;
    for (const FittedConstant& c : constants) {
        const double sds = std::log(trial.*c.member / frozen.*c.member) / c.spread;
        total += priorWeight * sds * sds;
    }
    return total;
}

} // namespace

std::span<const FittedConstant> fittedConstants() { return constants; }

std::vector<SpeedRow> speedRows(const std::vector<MeasuredRun>& runs, const Catalog& catalog)
{
    std::vector<SpeedRow> rows;
    for (const MeasuredRun& run : runs) {
        if (run.excluded || !run.measured.tokensPerSecondPerDevice)
            continue;
        Interpretation interpretation = interpret(run, catalog);
        if (interpretation.evidence)
            rows.push_back({run.group, std::move(*interpretation.evidence)});
    }
    return rows;
}

double logError(const SpeedRow& row, const SpeedConstants& trial)
{
    const EvidenceCase& e = row.evidence;
    const SpeedBasis basis = speedBasis(e.setting, trial);
    const Seconds seconds = stepSeconds(layoutTime(basis, e.plan), basis, e.plan);
    const double tokens = static_cast<double>(e.plan.batchSequences()) * e.setting.job.sequenceLength;
    return std::log(tokens / seconds.value / e.setting.devices / *e.tokensPerSecondPerDevice);
}

SpeedConstants fitSpeed(const std::vector<SpeedRow>& rows, std::string_view leftOut)
{
    SpeedConstants best;
    double least = objective(rows, leftOut, best);
    for (const double size : {1.0, 0.5, 0.25, 0.12}) {
        bool moved = true;
        for (int round = 0; moved && round < 4; ++round) {
            moved = false;
            for (const FittedConstant& c : constants)
                for (const double direction : {+1.0, -1.0}) {
                    SpeedConstants trial = best;
                    trial.*c.member *= std::exp(direction * size * c.spread);
                    if (const double value = objective(rows, leftOut, trial); value < least - 1e-6) {
                        best = trial;
                        least = value;
                        moved = true;
                    }
                }
        }
    }
    return best;
}

} // namespace octoplan::bench
