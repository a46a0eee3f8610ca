// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/step.h"

#include "physics/memory.h"
#include "physics/serve.h"
#include "physics/speedband.h"
#include "physics/steppolicy.h"

#include <algorithm>

namespace octoplan {

namespace {

// FLOPs per token that the task needs: weights and causal attention forward and backward, no recomputation; frozen
// weights have no gradients of their own (decisions: the article's MFU is against these).
double neededFlops(const SpeedBasis& b)
{
    const Setting& s = *b.setting;
    const double forward = b.dense.flops + b.expert.flops * s.shape.activeExperts;
    const bool frozen = s.job.task == Task::Lora || s.job.task == Task::Qlora;
    if (s.job.task == Task::Serve)
        return forward + b.headFlops;
    return forward * (frozen ? 2.0 : 3.0) + b.headFlops * b.headPasses + 3.0 * (b.attentionFlops + b.adapterFlops);
}

// Tokens that count of one step: with padding, those of the samples alone.
double tokensOf(const Setting& s, const ParallelPlan& plan)
{
    const double sequences = plan.batchSequences();
    const double length = s.job.sequenceLength;
    if (s.job.packing == Packing::Packed)
        return sequences * length;
    return sequences * std::min(length, s.job.meanLength.value_or(length * 0.5));
}

TimeEstimate trainTime(const LayoutTime& layout, const Setting& s, const SpeedBasis& b, const ParallelPlan& plan)
{
    TimeEstimate t;
    t.parts = stepParts(layout, b, plan);
    t.step = t.parts.sum();
    if (t.step.value <= 0)
        return t;
    const double speed = tokensOf(s, plan) / t.step.value;
    const SpeedBand band = speedBand(layout, b, plan, t.parts);
    t.tokensPerSecond = {speed * band.low, speed, speed * band.high};
    t.tokensPerSecondPerDevice = speed / std::max(1, plan.devices());
    const double processed = static_cast<double>(plan.batchSequences()) * s.job.sequenceLength / t.step.value;
    t.mfu = processed * neededFlops(b) / (s.rates.nameplateBf16.value * std::max(1, plan.devices()));
    return t;
}

TimeEstimate serveTime(const LayoutTime& layout, const Setting& s, const SpeedBasis& b, const ParallelPlan& plan)
{
    TimeEstimate t;
    t.step = serveStep(layout, b, plan);
    t.parts = serveParts(layout, b, plan);
    const double speed = std::max(1, s.job.serving.concurrentRequests) / t.step.value;
    const SpeedBand band = speedBand(layout, b, plan, t.parts);
    t.tokensPerSecond = {speed * band.low, speed, speed * band.high};
    t.tokensPerSecondPerDevice = speed / std::max(1, plan.devices());
    t.mfu = speed * neededFlops(b) / (s.rates.nameplateBf16.value * std::max(1, plan.devices()));
    t.serve = ServeEstimate{layout.prefill, layout.decode, maxConcurrentRequests(s, plan)};
    return t;
}

} // namespace

TimeEstimate combineTime(const LayoutTime& layout, const Setting& setting, const SpeedBasis& basis,
                         const ParallelPlan& plan)
{
    return setting.job.task == Task::Serve ? serveTime(layout, setting, basis, plan)
                                           : trainTime(layout, setting, basis, plan);
}

TimeEstimate step(const Setting& setting, const ParallelPlan& plan)
{
    const SpeedBasis basis = speedBasis(setting);
    return combineTime(layoutTime(basis, plan), setting, basis, plan);
}

Seconds stepFloor(const SpeedBasis& b, const ParallelPlan& plan)
{
    const Setting& s = *b.setting;
    if (s.job.task == Task::Serve) {
        const double replicas = std::max(1, plan.dp);
        const double batch = std::max(1.0, s.job.serving.concurrentRequests / replicas);
        const double bytes = (b.layerParameters + b.headWeights) * b.servedWeightBytes;
        const double cache = b.kvBytes * s.job.serving.promptTokens * batch / plan.pp;
        return Seconds{(bytes + cache) / plan.tp / b.bandwidth};
    }
    // The mean stage's matrix and attention time at the achieved rates, every micro-batch, without recomputation.
    const double tokens = static_cast<double>(plan.microBatch) * s.job.sequenceLength / plan.cp;
    const Passes& p = b.passes[static_cast<std::size_t>(Recompute::None)];
    const double matrices = (b.dense.flops + b.expert.flops * s.shape.activeExperts) * p.gemm / b.layerRate;
    const double head = b.headFlops * b.headPasses / b.rate;
    const double attention = b.attentionSeconds * p.attention;
    return Seconds{(matrices + head + attention) * plan.accumulation * tokens / plan.tp / plan.pp};
}

Seconds stepFloor(const Setting& setting, const ParallelPlan& layout) { return stepFloor(speedBasis(setting), layout); }

} // namespace octoplan
