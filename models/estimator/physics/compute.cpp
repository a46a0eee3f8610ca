// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/compute.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

double matrixSeconds(const SpeedBasis& basis, const MatrixWork& work, double tokens, double tp, double rate,
                     double bytesPerElement)
{
    const double elements = work.full * tokens + (work.split * tokens + work.weights) / tp;
    const double wave = work.waveFull + work.waveSplit / tp;
    return (work.flops * tokens / tp + wave * basis.constants.waveElements) / rate +
           basis.constants.operandTraffic * bytesPerElement * elements / basis.bandwidth;
}

namespace {

// How much more than its share the busiest of the devices that split the experts gets: the largest of so many sums of
// independent loads. One device that holds all experts has no share to exceed.
double busiest(const SpeedBasis& b, const ParallelPlan& plan)
{
    const double local = std::max(1.0, static_cast<double>(b.setting->shape.experts) / plan.ep);
    return 1.0 + b.constants.expertSpread * std::sqrt(2.0 * std::log(static_cast<double>(plan.ep)) / local);
}

// The experts held by one device see tokens * active * ep / experts rows each, rounded up to tiles, and all wait for
// the busiest device.
double expertSeconds(const SpeedBasis& b, const ParallelPlan& plan, double tokens, double rate, double bytesPerElement)
{
    const ModelShape& m = b.setting->shape;
    const double local = static_cast<double>(m.experts) / plan.ep;
    const double split = plan.etp;
    const double routed = tokens * m.activeExperts * split / plan.tp; // rows on this device
    const double rows = routed * busiest(b, plan) + b.constants.expertTile * std::min(local, routed);
    const double elements = b.expert.full * routed + b.expert.split * routed / split + b.expert.weights * local / split;
    return b.expert.flops * rows / split / rate + b.constants.operandTraffic * bytesPerElement * elements / b.bandwidth;
}

} // namespace

LayerTime layerTime(const SpeedBasis& b, const ParallelPlan& plan, double tokens)
{
    const ModelShape& m = b.setting->shape;
    const double tp = plan.tp;
    LayerTime t;
    t.gemmBf16 = matrixSeconds(b, b.dense, tokens, tp, b.rate, 2.0);
    t.gemm = b.fp8 ? matrixSeconds(b, b.dense, tokens, tp, b.layerRate, 1.2) : t.gemmBf16;
    t.flops = (b.dense.flops + b.expert.flops * m.activeExperts) * tokens / tp;
    t.exactFlops = (b.attentionFlops + b.adapterFlops) * tokens / tp;
    t.adapters = b.adapterFlops * tokens / tp / b.rate;
    if (b.moeLayers > 0) {
        t.gemmBf16 += expertSeconds(b, plan, tokens, b.rate, 2.0);
        t.gemm += expertSeconds(b, plan, tokens, b.fp8 ? b.layerRate : b.rate, b.fp8 ? 1.2 : 2.0);
    }
    if (b.fp8) {
        const double elements = b.dense.full * tokens + (b.dense.split * tokens + b.dense.weights) / tp;
        t.casts = b.castElements * elements / b.bandwidth;
    }
    t.attention = b.attentionSeconds * tokens / tp;
    t.scores = b.attentionBytes * tokens / tp / b.bandwidth;
    const double full = plan.sequenceParallel ? tp : 1.0;
    // Ranks that split each expert all see every routed token; those that hold whole ones see their own.
    const double routed = b.expertBytes / (plan.etp > 1 ? 1.0 : full);
    t.elementwise = (b.elementwiseFull / full + routed + b.elementwiseSplit / tp) * tokens / b.bandwidth + t.scores;
    t.weightReads = (b.adapterFull / full + b.adapterSplit / tp) * tokens / b.bandwidth + b.dequantSeconds / tp;
    t.headFlops = b.headFlops * tokens / tp;
    MatrixWork head;
    head.flops = b.headFlops;
    head.full = m.hidden;
    head.split = m.vocab;
    head.weights = b.headWeights;
    t.head = b.headPasses * matrixSeconds(b, head, tokens, tp, b.rate, 2.0);
    t.logits = b.logitBytes * tokens / tp / b.bandwidth;
    return t;
}

} // namespace octoplan
