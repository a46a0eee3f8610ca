// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/step.h"

#include "physics/collectives.h"
#include "physics/serve.h"
#include "physics/steppolicy.h"

#include <algorithm>

namespace octoplan {

namespace {

// A state-sharding group smaller than all ranks (HSDP): gathers and reductions inside it, then gradients over the rest.
struct ShardTraffic {
    double gather = 0.0;
    double reduce = 0.0;
    double across = 0.0; // per step
};

ShardTraffic shardTraffic(const LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan)
{
    if (plan.shardGroup <= 0 || plan.shardGroup >= l.ranks)
        return {l.gather.value, l.reduce.value, 0.0};
    const Group inner{plan.shardGroup, plan.tp};
    const int groups = (l.ranks + plan.shardGroup - 1) / plan.shardGroup;
    const Group outer{groups, plan.tp * plan.shardGroup};
    return {gatherSeconds(b, inner, l.parameters * b.weightBytes), gatherSeconds(b, inner, l.trained * b.gradientBytes),
            allReduceSeconds(b, outer, l.trained * b.gradientBytes / plan.shardGroup)};
}

// Exposed seconds per step of gathers and reductions over the data-parallel ranks.
double dataParallel(const LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan, double micro)
{
    if (l.ranks <= 1)
        return 0.0;
    const ShardTraffic t = shardTraffic(l, b, plan);
    const double batches = plan.accumulation;
    const double backward = 2.0 / 3.0 * micro;
    const double once = exposed(t.across, b.setting->speedTraits.syncOverlap, 0.8 * backward);
    if (plan.zero >= 3) {
        const double each = (2.0 * t.gather + t.reduce) / b.shardedBus;
        return batches * exposed(each, b.shardedOverlap, 0.85 * micro) + once;
    }
    if (plan.zero == 2 && b.setting->speedTraits.reducesEveryBatch) {
        const double each = t.reduce / b.shardedBus;
        return batches * exposed(each, b.setting->speedTraits.syncOverlap, 0.8 * backward) +
               l.trained / l.parameters * t.gather + once;
    }
    const double trainedGather = l.parameters > 0 ? t.gather * l.trained / l.parameters : 0.0;
    const double sync = plan.zero >= 1 ? t.reduce + trainedGather : l.allReduce.value;
    return exposed(sync, b.setting->speedTraits.syncOverlap, 0.8 * backward) + once;
}

int shardOf(const LayoutTime& l, const ParallelPlan& plan)
{
    if (plan.zero == 0)
        return 1;
    return plan.shardGroup > 0 ? std::min(plan.shardGroup, l.ranks) : l.ranks;
}

double offloadSeconds(const LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan, double micro)
{
    if (plan.offload == Offload::None || b.hostLink <= 0)
        return 0.0;
    if (plan.offload == Offload::Activations) {
        const double each = 2.0 * l.checkpoints.value / b.hostLink;
        const double room = plan.zero >= 3 ? 0.15 : 0.4; // of the device's time that no other transfer hides behind
        return plan.accumulation * exposed(each, 0.9, room * micro);
    }
    const Setting& s = *b.setting;
    const double trained = l.trained / shardOf(l, plan);
    double seconds = 0.0;
    if (s.stack == Stack::HandWritten) // states stream through the device, which updates them
        seconds = trained * (b.optimizerBytes - 2.0) / b.hostLink;
    else // gradients down, weights up, the update on the host
        seconds = trained * (2.0 + b.weightBytes) / b.hostLink +
                  trained * b.optimizerBytes * s.devicesPerServer / b.constants.hostUpdateBandwidth;
    if (plan.offload == Offload::All)
        seconds += plan.accumulation * 2.0 * l.parameters * b.weightBytes / l.ranks / b.hostLink;
    return seconds;
}

} // namespace

StepParts stepParts(const LayoutTime& l, const SpeedBasis& b, const ParallelPlan& plan)
{
    const auto r = static_cast<std::size_t>(plan.recompute);
    const MicroTime& m = plan.zero >= 3 ? l.microZero3[r] : l.micro[r];
    const double n = plan.accumulation;
    const double micro = m.sum().value;
    StepParts parts;
    parts[TimePart::Compute] = n * m.compute;
    parts[TimePart::MemoryBound] = n * m.memoryBound;
    parts[TimePart::TensorParallel] = n * m.tensorParallel;
    parts[TimePart::Launch] = n * m.launch;
    parts[TimePart::PipelineBubble] = l.idle[r] + n * l.pipelineTransfer;
    parts[TimePart::DataParallel] = Seconds{dataParallel(l, b, plan, micro)};
    const bool onHost = plan.offload == Offload::Optimizer || plan.offload == Offload::All;
    if (!onHost)
        parts[TimePart::Optimizer] =
            Seconds{b.constants.optimizerTraffic * b.optimizerBytes * l.trained / shardOf(l, plan) / b.bandwidth};
    parts[TimePart::Offload] = Seconds{offloadSeconds(l, b, plan, micro)};
    if (b.jitter > 0)
        parts[TimePart::DataParallel] += b.jitter * parts.sum();
    return parts;
}

Seconds stepSeconds(const LayoutTime& layout, const SpeedBasis& basis, const ParallelPlan& plan)
{
    if (basis.setting->job.task == Task::Serve)
        return serveStep(layout, basis, plan);
    return stepParts(layout, basis, plan).sum();
}

} // namespace octoplan
