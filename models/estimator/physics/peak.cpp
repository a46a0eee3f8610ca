// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/peak.h"

#include <algorithm>

namespace octoplan {
namespace {

// DeepSpeed's defaults, in elements.
constexpr double reduceBucket = 5e8;
// Stages 1 and 2 allocate their bucket whole, whatever trains: 2e8 to 5e8 in the trainers' shipped configurations, some
// of them twice.
constexpr double smallBucket = 2e8;
constexpr double wholeBucket = 4.5e8;
constexpr double liveParameters = 1e9;
constexpr double subGroup = 1e9;

struct Shares { // the share of each state that one device holds
    double weights = 1.0, expertWeights = 1.0;
    double gradients = 1.0, expertGradients = 1.0;
    double optimizer = 1.0, expertOptimizer = 1.0;
};

Shares sharesOf(const LayoutMemory& l, const ParallelPlan& p)
{
    const double d = p.shardGroup > 0 ? 1.0 / p.shardGroup : l.groupShare;
    const double e = std::min(d * l.expertFactor, 1.0);
    Shares s;
    if (p.zero >= 1) {
        s.optimizer = d;
        s.expertOptimizer = e;
    }
    if (p.zero >= 2) {
        s.gradients = d;
        s.expertGradients = e;
    }
    if (p.zero >= 3) {
        s.weights = d;
        s.expertWeights = e;
    }
    return s;
}

struct Holdings { // of one stage on one device
    double weights = 0.0;
    double copies = 0.0;
    double gradients = 0.0;
    double earlyGradients = 0.0; // already there at the loss
    double optimizer = 0.0;
    double temporary = 0.0; // of the step
    double buffers = 0.0;   // gathered layers, buckets
    double stored = 0.0;
    double live = 0.0;
};

bool keepsGradients(Sharding sharding, const ParallelPlan& p)
{
    return p.accumulation > 1 || p.zero >= 2 || sharding == Sharding::DistributedOptimizer ||
           (sharding == Sharding::FsdpFp32 && p.zero >= 1);
}

// What ZeRO-3 and FSDP hold unsharded, and what gradients wait in before they are reduced.
double bufferBytes(const StageMemory& st, const StateBytes& b, const Setting& s, const ParallelPlan& p, double devices)
{
    const bool frozen = st.frozen + st.frozenExperts > 0.0;
    const double trained = st.trained + st.trainedExperts + st.trainedTables;
    const double bytes = frozen ? b.frozenLinear : 2.0;
    const bool deepSpeed = s.memoryTraits.sharding == Sharding::DeepSpeed;
    if (p.zero < 3 || (devices <= 1.0 && !deepSpeed)) {
        if (s.memoryTraits.sharding == Sharding::DistributedOptimizer)
            return 0.0;
        if (p.zero > 0)
            return deepSpeed ? 2.0 * std::clamp(trained, smallBucket, wholeBucket) : 2.0 * st.layerParameters;
        return devices > 1.0 ? b.trained.gradient * trained : 0.0; // DDP's buckets, a copy of the gradients
    }
    if (p.pp > 1) // a schedule of many micro-batches keeps its stage gathered, with fp32 gradients
        return 2.0 * st.weights + (frozen ? 0.0 : 4.0 * trained);
    if (frozen && s.memoryTraits.oneFlatUnit)
        return bytes * st.weights;
    // A table that trains beside a frozen one is gathered with it, and its gradient is larger than any bucket.
    const double trainedTable = st.trainedTables > 0.0 ? b.tables.weight + b.tables.gradient : 0.0;
    const double tables = (b.frozenTable + trainedTable) * st.tableParameters;
    if (deepSpeed) {
        const double linear = std::max(st.weights - st.tableParameters, 0.0);
        const double live = std::max(2.0 * st.layerParameters, std::min(liveParameters, linear / 2.0));
        return bytes * std::min(live, linear) + tables + 2.0 * 2.0 * std::min(reduceBucket, trained);
    }
    const double gradient = frozen ? 0.0 : b.trained.gradient * st.layerParameters;
    return 2.0 * bytes * st.layerParameters + tables + gradient;
}

double temporaryBytes(const StateBytes& b, const Setting& s, const ParallelPlan& p, double shard)
{
    if (s.memoryTraits.sharding == Sharding::DeepSpeed && p.zero >= 3)
        return b.trained.temporary * std::min(shard, subGroup); // stepped group by group
    return b.trained.temporary * shard;
}

void offloadStates(Holdings& h, const MemoryTraits& traits, const ParallelPlan& p)
{
    if (p.offload != Offload::Optimizer && p.offload != Offload::All)
        return;
    h.optimizer = 0.0;
    h.temporary = 0.0;
    const bool all = p.offload == Offload::All || traits.weightsWithStates;
    if (p.zero >= 2 || all) {
        h.gradients = 0.0;
        h.earlyGradients = 0.0;
    }
    if (all)
        h.weights = 0.0;
}

Holdings holdings(const StageMemory& st, const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    const StateBytes& b = p.zero > 0 ? l.sharded : l.plain;
    const Shares d = sharesOf(l, p);
    const auto r = static_cast<std::size_t>(p.recompute);
    const double trainedShard = st.trained * d.optimizer + st.trainedExperts * d.expertOptimizer;
    Holdings h;
    h.weights = st.frozen * d.weights + st.frozenExperts * d.expertWeights +
                b.tables.weight * st.trainedTables * d.weights +
                b.trained.weight * (st.trained * d.weights + st.trainedExperts * d.expertWeights);
    h.copies = b.trained.copy * (st.trained + st.trainedExperts);
    h.gradients = b.trained.gradient * (st.trained * d.gradients + st.trainedExperts * d.expertGradients) +
                  b.tables.gradient * st.trainedTables * d.gradients;
    if (b.stepInBackward)
        h.gradients = b.trained.gradient * std::max(st.layerParameters / 8.0, st.tableParameters);
    h.earlyGradients = !b.stepInBackward && keepsGradients(s.memoryTraits.sharding, p) ? h.gradients : 0.0;
    const double tableShard = st.trainedTables * d.optimizer;
    h.optimizer = b.trained.optimizer * trainedShard + b.tables.optimizer * tableShard;
    h.temporary = b.stepInBackward ? 0.0 : temporaryBytes(b, s, p, trainedShard) + b.tables.temporary * tableShard;
    h.buffers = bufferBytes(st, b, s, p, p.shardGroup > 0 ? p.shardGroup : l.group);
    h.stored = st.stored[r];
    h.live = st.live[r];
    if (p.offload == Offload::Activations) {
        h.stored = 0.0;
        h.live = st.offloadedLive;
    }
    offloadStates(h, s.memoryTraits, p);
    return h;
}

struct Slack {
    double statics = 1.0;
    double dynamic = 1.0;
    double variation = 0.0;
    double cached = 0.0;
};

Slack slackOf(const LayoutMemory& l, const Setting& s)
{
    Slack k;
    if (s.stack == Stack::HandWritten) // allocates once and to measure
        return k;
    const MemoryConstants& c = s.memoryConstants;
    k.dynamic = 1.0 + c.dynamicSlack;
    k.cached = c.cacheKept;
    k.statics = 1.0 + s.memoryTraits.staticSlack;
    const bool ascend = s.device.architecture == Architecture::Ascend;
    if (s.job.packing == Packing::Padded)
        k.variation = (ascend ? c.variationCann : c.variationCuda) * l.variation;
    return k;
}

struct Moment { // of a step
    Phase phase = Phase::Loss;
    double statics = 0.0;
    double buffers = 0.0, logits = 0.0, activations = 0.0;
    [[nodiscard]] double dynamic() const { return buffers + logits + activations; }
};

void consider(Peak& best, const Moment& m, std::size_t stage, double reserved)
{
    best.allocated = std::max(best.allocated, m.statics + m.dynamic());
    if (reserved <= best.reserved)
        return;
    best.phase = m.phase;
    best.stage = stage;
    best.statics = m.statics;
    best.dynamic = m.dynamic();
    best.buffers = m.buffers;
    best.logits = m.logits;
    best.reserved = reserved;
}

void considerStage(Peak& best, std::size_t i, const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    const StageMemory& st = l.stages[i];
    const Holdings h = holdings(st, l, s, p);
    const Slack k = slackOf(l, s);
    const double states = h.weights + h.optimizer;
    const double early = states + h.earlyGradients;
    const double full = states + h.gradients;
    const double embedded = st.stem / 3.0; // the embedding's output alone
    // Backward starts with all activations and ends with all gradients, and what the last layer kept.
    const double last = std::max(h.live, st.live[static_cast<std::size_t>(Recompute::Full)]);
    const Moment loss{Phase::Loss, early, h.copies + h.buffers, st.logits, h.stored + st.stem + st.returned};
    const Moment start{Phase::Backward, early, h.copies + h.buffers, st.logitsBackward, h.stored + h.live + embedded};
    const Moment end{Phase::Backward, full, h.buffers, 0.0, last + embedded};
    const Moment step{Phase::Step, full, h.temporary, 0.0, 0.0};
    consider(best, loss, i, k.statics * early + k.dynamic * loss.dynamic() + k.variation);
    consider(best, start, i, k.statics * early + k.dynamic * start.dynamic() + k.variation);
    consider(best, end, i, k.statics * full + k.dynamic * end.dynamic());
    const double cached = k.cached * std::max(loss.dynamic(), start.dynamic());
    consider(best, step, i, k.statics * full + h.temporary + cached);
}

Peak servingPeak(const LayoutMemory& l, const Setting& s)
{
    Peak best;
    best.phase = Phase::Prefill;
    best.statics = l.weights + l.kvCache;
    best.dynamic = l.workspace;
    best.allocated = best.statics + best.dynamic;
    best.reserved = best.statics + (1.0 + s.memoryConstants.dynamicSlack) * best.dynamic;
    return best;
}

} // namespace

Peak findPeak(const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    if (s.job.task == Task::Serve)
        return servingPeak(l, s);
    Peak best;
    for (int i = 0; i < l.stageCount; ++i)
        considerStage(best, static_cast<std::size_t>(i), l, s, p);
    return best;
}

PerChoice<MemoryPart, Bytes> partsOf(const Peak& peak, const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    PerChoice<MemoryPart, Bytes> parts;
    parts[MemoryPart::Runtime] = {l.runtime};
    parts[MemoryPart::Slack] = {std::max(peak.reserved - peak.statics - peak.dynamic, 0.0)};
    if (s.job.task == Task::Serve) {
        parts[MemoryPart::Weights] = {l.weights};
        parts[MemoryPart::KvCache] = {l.kvCache};
        parts[MemoryPart::Activations] = {l.workspace};
        return parts;
    }
    const Holdings h = holdings(l.stages[peak.stage], l, s, p);
    parts[MemoryPart::Weights] = {h.weights};
    parts[MemoryPart::Optimizer] = {h.optimizer};
    parts[MemoryPart::Gradients] = {std::max(peak.statics - h.weights - h.optimizer, 0.0)};
    parts[MemoryPart::Buffers] = {peak.buffers};
    parts[MemoryPart::Logits] = {peak.logits};
    parts[MemoryPart::Activations] = {peak.dynamic - peak.buffers - peak.logits};
    return parts;
}

} // namespace octoplan
