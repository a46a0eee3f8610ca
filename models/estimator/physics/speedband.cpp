// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/speedband.h"

#include "physics/collectives.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// Uncertainty of each part, as a standard deviation of its logarithm. Measured on runs left out of the fit.
struct SpeedSpread {
    double source = 0.13; // what no description of a run tells: clocks, versions, data loading
    double gemm = 0.07;
    double attention = 0.33;
    double elementwise = 0.25;
    double launch = 0.30;
    double tensorParallel = 0.25;
    double sharding = 0.35;
    double shardingPcie = 0.60;
    double offload = 0.5;
    double optimizer = 0.3;
    double bubble = 0.3;
    double mixture = 0.30;
    double kappa = 1.2; // standard deviations on either side that hold 80 % of unseen sources: errors have heavy tails
};

bool isPcie(LinkKind kind) { return kind == LinkKind::Pcie4 || kind == LinkKind::Pcie5; }

double square(double x) { return x * x; }

double unstatedVariance(const Setting& s)
{
    const Unstated& u = s.unstated;
    // A few devices of software that splits no model can hardly be laid out in more than one way.
    const bool oneWay = s.devices <= 8 && s.stack == Stack::Eager;
    double v = 0.0;
    const auto add = [&](bool open, double sd) { v += open ? sd * sd : 0.0; };
    add(u.framework, 0.15);
    add(u.sequenceLength, 0.15);
    add(u.microBatch, 0.15);
    add(u.globalBatch, 0.10);
    add(u.recompute, 0.12);
    add(u.zero, 0.12);
    add(u.layout, oneWay ? 0.05 : 0.15);
    return v;
}

// Devices without independent runs, or whose own variants differ.
double deviceVariance(const Setting& s)
{
    const Device& d = s.device;
    switch (d.architecture) {
    case Architecture::Hopper:
    case Architecture::Ampere: return 0.0;
    case Architecture::Ascend: return square(s.bin == AscendBin::Measured ? 0.23 : 0.18);
    case Architecture::AdaGeforce: {
        // Nobody has published runs on eight of them, nor of the modified card.
        const double several = s.devices > 4 ? square(0.26) : 0.0;
        return several + (d.modified ? square(0.12) : square(0.08));
    }
    case Architecture::Cdna: return square(0.25);
    default: return square(0.12);
    }
}

double partsVariance(const SpeedBasis& b, const StepParts& parts, const SpeedSpread& k)
{
    const Setting& s = *b.setting;
    const double step = std::max(parts.sum().value, 1e-12);
    const auto share = [&](TimePart p) { return parts[p].value / step; };
    const double attention = b.attentionSeconds * b.passes[0].attention;
    const double matrices =
        (b.dense.flops + b.expert.flops * s.shape.activeExperts) * b.passes[0].gemm / b.layerRate + attention;
    const double attentive = matrices > 0 ? attention / matrices : 0.0;
    const double sharding = isPcie(s.fabric.kind) ? k.shardingPcie : k.sharding;
    double v = square(share(TimePart::Compute) * (1.0 - attentive) * k.gemm) +
               square(share(TimePart::Compute) * attentive * k.attention) +
               square(share(TimePart::MemoryBound) * k.elementwise) + square(share(TimePart::Launch) * k.launch) +
               square(share(TimePart::TensorParallel) * k.tensorParallel) +
               square(share(TimePart::DataParallel) * sharding) + square(share(TimePart::Offload) * k.offload) +
               square(share(TimePart::Optimizer) * k.optimizer) + square(share(TimePart::PipelineBubble) * k.bubble);
    if (s.shape.isMoe())
        v += square(k.mixture);
    return v;
}

} // namespace

SpeedBand speedBand(const LayoutTime& layout, const SpeedBasis& b, const ParallelPlan& plan, const StepParts& parts)
{
    const Setting& s = *b.setting;
    const SpeedSpread k;
    const double variance = square(k.source) + partsVariance(b, parts, k) + unstatedVariance(s) + deviceVariance(s);
    const double half = k.kappa * std::sqrt(variance);
    // The fabric's own range acts on what is exposed of communication.
    const int size = std::clamp(std::max(layout.ranks, plan.tp), 1, 16);
    const Range<double>& bus = s.fabric.allReduceGbps[static_cast<std::size_t>(std::min(size, s.devicesPerServer))];
    const double step = std::max(parts.sum().value, 1e-12);
    const double talk = (parts[TimePart::TensorParallel] + parts[TimePart::DataParallel]).value / step;
    double slower = 1.0;
    double faster = 1.0;
    if (bus.low > 0 && bus.high > 0 && bus.likely > 0) {
        slower = 1.0 + talk * (bus.likely / bus.low - 1.0);
        faster = 1.0 - talk * (1.0 - bus.likely / bus.high);
    }
    const double low = std::sqrt(square(half) + square(std::log(slower)));
    const double high = std::sqrt(square(half) + square(std::log(faster)));
    return {std::exp(-low), std::exp(high)};
}

} // namespace octoplan
