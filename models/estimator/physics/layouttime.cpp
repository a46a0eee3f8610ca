// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/collectives.h"
#include "physics/compute.h"
#include "physics/serve.h"
#include "physics/step.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// Forward seconds of the collectives inside a replica, all layers.
struct ReplicaTraffic {
    double tensor = 0.0;  // and experts: passes as forward-equivalents
    double context = 0.0; // ring of keys and values: forward once, backward twice
};

ReplicaTraffic replicaTraffic(const SpeedBasis& b, const ParallelPlan& plan, double tokens)
{
    const Setting& s = *b.setting;
    const ModelShape& m = s.shape;
    ReplicaTraffic t;
    if (plan.tp > 1) {
        const Group group{plan.tp, 1};
        const double share = b.constants.tensorParallelTime *
                             (s.speedTraits.asyncTensorParallel ? b.constants.asyncTensorParallel : 1.0);
        t.tensor =
            2.0 * m.layers * (share * allReduceSeconds(b, group, 2.0 * tokens * m.hidden) + latencySeconds(b, group));
    }
    if (plan.ep > 1) {
        const bool split = plan.etp == 1; // tokens are already divided over the tensor-parallel ranks
        const Group group{plan.ep, split ? 1 : plan.tp};
        const double routed = tokens * m.activeExperts / (split ? plan.tp : 1);
        t.tensor += 2.0 * b.moeLayers * (gatherSeconds(b, group, 2.0 * routed * m.hidden) + latencySeconds(b, group));
    }
    if (plan.cp > 1) {
        const Group group{plan.cp, plan.tp};
        const double width = m.isMla() ? 2.0 * m.heads * m.headSize : 2.0 * m.kvHeads * m.headSize;
        const double bytes = 2.0 * tokens * width / std::min(plan.tp, std::max(1, m.kvHeads));
        t.context = m.layers * gatherSeconds(b, group, bytes * plan.cp);
    }
    return t;
}

struct Stage {
    double share = 1.0; // of the layers
    double head = 1.0;  // of the output head and the loss
};

// One micro-batch on a stage with `share` of the layers, with `head` of the output head.
MicroTime stageTime(const SpeedBasis& b, const LayerTime& t, const ReplicaTraffic& traffic, const Passes& p,
                    double share, double head)
{
    const double attention = t.attention * p.attention * share;
    const double trained = 3.0 + p.gemm - b.passes[0].gemm; // adapters have gradients of their own
    const double other = attention + t.adapters * trained * share + head * t.head;
    const double memory =
        (t.elementwise * p.elementwise + t.weightReads * p.weightReads + t.casts * p.gemm) * share + head * t.logits;
    double gemm = t.gemm * p.gemm * share;
    if (b.fp8) {
        // What FP8 gains is bounded as measured: at most so many times bf16.
        const double bf16 = (t.gemmBf16 - t.casts) * p.gemm * share;
        gemm = std::max(gemm, (bf16 + other + memory) / b.constants.fp8Most - other - memory);
    }
    const double floor = t.flops * share * p.gemm / b.layerPeak +
                         (t.exactFlops * 3.0 * share + head * t.headFlops * b.headPasses) / b.peak;
    MicroTime time;
    time.compute = Seconds{std::max(gemm + other, floor)};
    time.memoryBound = Seconds{memory};
    const double ring = traffic.context * (p.collectives + 1.0) * share;
    time.tensorParallel = Seconds{traffic.tensor * p.collectives * share + exposed(ring, 0.9, 0.7 * attention)};
    return time;
}

// The device waits for the host only where launching takes longer than computing; in between they mix.
Seconds launchWait(const MicroTime& time, double host)
{
    const double device = time.sum().value;
    const double d = device * device;
    const double h = host * host;
    return Seconds{std::sqrt(std::sqrt(d * d + h * h)) - device};
}

// What one micro-batch takes on a stage, waits for the host included.
MicroTime microTime(const SpeedBasis& b, const LayerTime& t, const ReplicaTraffic& traffic, const ParallelPlan& plan,
                    const Stage& stage, Recompute recompute, bool zero3)
{
    const Passes& p = b.passes[static_cast<std::size_t>(recompute)];
    MicroTime time = stageTime(b, t, traffic, p, stage.share, stage.head);
    const double layers = stage.share * b.setting->shape.layers;
    double host = (b.hostSeconds * layers + b.hostExperts * b.moeLayers * stage.share / plan.ep) * p.host;
    if (zero3)
        host += b.zero3Seconds * stage.share;
    time.launch = launchWait(time, host);
    return time;
}

// The stages that the others may wait for: the last with the head, or a fuller one before it.
std::array<Stage, 2> heaviestStages(int layers, int pp)
{
    const int least = layers / pp;
    const int most = (layers + pp - 1) / pp;
    const double full = static_cast<double>(most) / layers;
    if (pp == 1 || layers % pp == 0)
        return {Stage{full, 1.0}, Stage{full, 1.0}};
    return {Stage{full, 0.0}, Stage{static_cast<double>(least) / layers, 1.0}};
}

void setStates(LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan)
{
    const Setting& s = *b.setting;
    const int layers = std::max(1, s.shape.layers);
    const int most = (layers + plan.pp - 1) / plan.pp;
    const double share = static_cast<double>(most) / layers;
    const double ends = plan.pp == 1 ? b.endParametersAlone : b.endParameters;
    l.parameters = (b.layerParameters * share + ends) / plan.tp + b.expertParameters * share / (plan.ep * plan.etp);
    l.trained = l.parameters * b.trainedShare;
    l.ranks = plan.dp * plan.cp;
    if (l.ranks <= 1)
        return;
    const Group group{l.ranks, plan.tp};
    const double latency = layers * share * latencySeconds(b, group);
    l.gather = Seconds{gatherSeconds(b, group, l.parameters * b.weightBytes) + latency};
    l.reduce = Seconds{gatherSeconds(b, group, l.trained * b.gradientBytes) + latency};
    l.allReduce = Seconds{allReduceSeconds(b, group, l.trained * b.gradientBytes) + latency};
}

} // namespace

LayoutTime layoutTime(const SpeedBasis& b, const ParallelPlan& plan)
{
    const Setting& s = *b.setting;
    LayoutTime l;
    setStates(l, b, plan);
    if (s.job.task == Task::Serve) {
        setServing(l, b, plan);
        return l;
    }
    const double tokens = static_cast<double>(plan.microBatch) * s.job.sequenceLength / plan.cp;
    const LayerTime t = layerTime(b, plan, tokens);
    const ReplicaTraffic traffic = replicaTraffic(b, plan, tokens);
    const std::array<Stage, 2> stages = heaviestStages(std::max(1, s.shape.layers), plan.pp);
    const auto heaviest = [&](Recompute r, bool zero3) {
        const MicroTime first = microTime(b, t, traffic, plan, stages[0], r, zero3);
        if (stages[0].head > 0)
            return first;
        const MicroTime last = microTime(b, t, traffic, plan, stages[1], r, zero3);
        return first.sum() > last.sum() ? first : last;
    };
    const Stage mean{1.0 / plan.pp, 1.0 / plan.pp};
    for (std::size_t i = 0; i < l.micro.size(); ++i) {
        const auto r = static_cast<Recompute>(i);
        l.micro[i] = heaviest(r, false);
        l.microZero3[i] = b.zero3Seconds > 0 ? heaviest(r, true) : l.micro[i];
        if (plan.pp > 1)
            l.idle[i] = (plan.pp - 1.0) / plan.vp * microTime(b, t, traffic, plan, mean, r, false).sum();
    }
    const double bytes = 2.0 * tokens * s.shape.hidden;
    l.checkpoints = Bytes{bytes * stages[0].share * s.shape.layers};
    if (plan.pp > 1) {
        const double split = plan.sequenceParallel ? plan.tp : 1.0;
        l.pipelineTransfer = Seconds{2.0 * bytes * plan.vp / split / stageBandwidth(b, plan)};
    }
    return l;
}

} // namespace octoplan
