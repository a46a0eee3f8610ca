// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/serve.h"

#include "physics/collectives.h"
#include "physics/compute.h"
#include "physics/memory.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// Requests that one replica decodes together.
double batchOf(const Setting& s, const ParallelPlan& plan)
{
    return std::ceil(std::max(1, s.job.serving.concurrentRequests) / std::max(1.0, static_cast<double>(plan.dp)));
}

// Two all-reduces a layer over `tokens`.
double tensorTraffic(const SpeedBasis& b, const ParallelPlan& plan, double tokens)
{
    const ModelShape& m = b.setting->shape;
    const Group group{plan.tp, 1};
    if (plan.tp <= 1)
        return 0.0;
    return 2.0 * m.layers * (allReduceSeconds(b, group, 2.0 * tokens * m.hidden) + latencySeconds(b, group));
}

double hopsTraffic(const SpeedBasis& b, const ParallelPlan& plan, double tokens)
{
    if (plan.pp <= 1)
        return 0.0;
    return (plan.pp - 1) * (2.0 * tokens * b.setting->shape.hidden / stageBandwidth(b, plan) + 1e-5);
}

// Every pass reads the weights that its tokens touch: of a mixture, the experts that any of them is routed to.
double touchedWeights(const SpeedBasis& b, double tokens)
{
    const ModelShape& m = b.setting->shape;
    double experts = 0.0;
    if (m.experts > 0) {
        const double missed = std::pow(1.0 - static_cast<double>(m.activeExperts) / m.experts, tokens);
        experts = b.expertParameters * (1.0 - missed);
    }
    return (b.layerParameters + b.headWeights + experts) * b.servedWeightBytes;
}

double matrixFlops(const SpeedBasis& b, double tokens)
{
    return (b.dense.flops + b.expert.flops * b.setting->shape.activeExperts + b.headFlops) * tokens;
}

} // namespace

// Decoding reads the weights once for all requests and every request's cache once a token; prefill is one forward.
void setServing(LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan)
{
    const Setting& s = *b.setting;
    const Serving& serving = s.job.serving;
    const double batch = batchOf(s, plan);
    const double context = serving.promptTokens + serving.outputTokens / 2.0;
    // A pipeline's stages work on different requests: each sees its share of the batch, and all run at once.
    const double together = batch / plan.pp;
    const double bytes = (touchedWeights(b, together) + b.kvBytes * context * together) / plan.tp;
    const double flops = matrixFlops(b, together) / plan.tp / b.layerRate;
    l.decodeParts.memoryBound = Seconds{bytes / b.bandwidth};
    l.decodeParts.compute = Seconds{std::max(0.0, flops - bytes / b.bandwidth)};
    l.decodeParts.tensorParallel = Seconds{tensorTraffic(b, plan, together) + hopsTraffic(b, plan, together)};
    const double host = b.hostSeconds / 3.0 * b.constants.decodeHost * s.shape.layers;
    const double device = l.decodeParts.sum().value;
    l.decodeParts.launch = Seconds{std::max(0.0, host - device)};
    l.decode = l.decodeParts.sum();

    const double tokens = serving.promptTokens;
    const LayerTime t = layerTime(b, plan, tokens);
    l.prefillParts.compute =
        Seconds{std::max(t.gemm + t.attention * tokens / s.job.sequenceLength, t.flops / b.layerPeak)};
    l.prefillParts.memoryBound = Seconds{t.elementwise};
    l.prefillParts.tensorParallel = Seconds{tensorTraffic(b, plan, tokens) + hopsTraffic(b, plan, tokens)};
    const double wait = b.hostSeconds / 3.0 * s.shape.layers - l.prefillParts.sum().value;
    l.prefillParts.launch = Seconds{std::max(0.0, wait)};
    l.prefill = l.prefillParts.sum();
}

PerChoice<TimePart, Seconds> serveParts(const LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan)
{
    const Setting& s = *b.setting;
    const double each = batchOf(s, plan) / std::max(1, s.job.serving.outputTokens) / plan.pp;
    PerChoice<TimePart, Seconds> parts;
    parts[TimePart::Compute] = l.decodeParts.compute + each * l.prefillParts.compute;
    parts[TimePart::MemoryBound] = l.decodeParts.memoryBound + each * l.prefillParts.memoryBound;
    parts[TimePart::TensorParallel] = l.decodeParts.tensorParallel + each * l.prefillParts.tensorParallel;
    parts[TimePart::Launch] = l.decodeParts.launch + each * l.prefillParts.launch;
    return parts;
}

Seconds serveStep(const LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan)
{
    return serveParts(l, b, plan).sum();
}

} // namespace octoplan
