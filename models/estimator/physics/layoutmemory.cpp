// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/layoutmemory.h"

#include "physics/activations.h"
#include "physics/servememory.h"

#include <algorithm>
#include <cmath>

namespace octoplan {
namespace {

// HCCL's default of two buffers of 200 MB.
constexpr double hcclCommunicator = 0.4 * 1073741824.0;
// Without peer-to-peer copies the transport's buffers lie in host memory.
constexpr double hostCommunicator = 0.4 * 1073741824.0;

struct LayerParameters {
    double dense = 0.0;   // average over layers, experts apart
    double experts = 0.0; // average over layers, all experts
    double largest = 0.0; // one layer, experts in it
};

LayerParameters layerParameters(const Setting& s)
{
    const Census& c = s.census;
    const double layers = std::max(s.shape.layers, 1);
    const auto shared = static_cast<double>(c.attentionPerLayer + c.normsPerLayer);
    const double mixture = shared + static_cast<double>(c.routerPerLayer + c.sharedExperts);
    const double experts = static_cast<double>(c.expert) * s.shape.experts;
    LayerParameters l;
    l.dense = ((shared + static_cast<double>(c.denseFfn)) * c.denseLayers + mixture * c.moeLayers +
               static_cast<double>(c.extra)) /
              layers;
    l.experts = experts * c.moeLayers / layers;
    l.largest = c.moeLayers > 0 ? mixture + experts : shared + static_cast<double>(c.denseFfn);
    return l;
}

struct InFlight {
    double first = 1.0; // micro-batches times layers, in layers
    double last = 1.0;
};

// 1F1B: stage i holds min(p - i, m) micro-batches. Interleaved: 2 (p - 1 - i) + (v - 1) p + 1 chunks of L / (p v)
// layers (Narayanan et al. 2021).
InFlight layersInFlight(const ParallelPlan& p, double stageLayers)
{
    const double m = p.accumulation;
    if (p.pp == 1)
        return {stageLayers, stageLayers};
    if (p.vp <= 1)
        return {stageLayers * std::min<double>(p.pp, m), stageLayers};
    const double chunkLayers = stageLayers / p.vp;
    const double all = m * p.vp;
    const double last = (p.vp - 1.0) * p.pp + 1.0;
    return {chunkLayers * std::min(all, 2.0 * (p.pp - 1.0) + last), chunkLayers * std::min(all, last)};
}

struct Activations {
    LayerActivations average;
    LayerActivations largest;
};

LayerActivations mix(const LayerActivations& a, const LayerActivations& b, double shareB)
{
    const double shareA = 1.0 - shareB;
    return {a.whole * shareA + b.whole * shareB, a.selective * shareA + b.selective * shareB,
            a.input * shareA + b.input * shareB, a.backward * shareA + b.backward * shareB};
}

Activations activations(const Setting& s, const ParallelPlan& p)
{
    const LayerActivations dense = layerActivations(s, p, false);
    if (s.census.moeLayers == 0)
        return {dense, dense};
    const LayerActivations mixture = layerActivations(s, p, true);
    const double share = static_cast<double>(s.census.moeLayers) / std::max(s.shape.layers, 1);
    return {mix(dense, mixture, share), mixture.whole > dense.whole ? mixture : dense};
}

void fillActivations(StageMemory& st, const Activations& a, double tokens, double layers, double dequantised,
                     bool checkpointsOnHost)
{
    const auto at = [](Recompute r) { return static_cast<std::size_t>(r); };
    st.stored[at(Recompute::None)] = a.average.whole * tokens * layers;
    st.stored[at(Recompute::Selective)] = a.average.selective * tokens * layers;
    const double inputs = a.average.input * tokens * layers;
    st.stored[at(Recompute::Full)] = checkpointsOnHost ? 0.0 : inputs;
    st.checkpoints = checkpointsOnHost ? inputs : 0.0;
    const double gradients = a.largest.backward * tokens + dequantised;
    st.live[at(Recompute::None)] = gradients;
    st.live[at(Recompute::Selective)] = gradients + (a.largest.whole - a.largest.selective) * tokens;
    st.live[at(Recompute::Full)] = gradients + a.largest.whole * tokens;
    st.offloadedLive = gradients + 2.0 * a.largest.whole * tokens;
}

double trainedTableParameters(const Setting& s)
{
    const int asked = s.job.loraTargets.has(LoraTarget::Embed) + s.job.loraTargets.has(LoraTarget::Head);
    return static_cast<double>(s.shape.vocab) * s.shape.hidden * (s.shape.tiedEmbeddings ? std::min(asked, 1) : asked);
}

void fillParameters(StageMemory& st, const Setting& s, const ParallelPlan& p, const StateBytes& bytes,
                    const LayerParameters& layer, double stageLayers, double table)
{
    const double t = p.tp;
    const double dense = layer.dense * stageLayers / t;
    const double experts = layer.experts * stageLayers / (static_cast<double>(p.ep) * p.etp);
    st.weights = dense + experts + table;
    st.layerParameters = layer.largest / t;
    st.tableParameters = table;
    if (s.job.task == Task::Full || s.job.task == Task::Pretrain) {
        st.trained = dense + table;
        st.trainedExperts = experts;
        return;
    }
    st.frozen = bytes.frozenLinear * dense + bytes.frozenTable * table;
    st.frozenExperts = bytes.frozenLinear * experts;
    // Half of an adapter's two matrices is split by tensor parallelism.
    const double share = stageLayers / std::max(s.shape.layers, 1);
    const double tables = trainedTableParameters(s);
    st.trained = (static_cast<double>(s.adapterParameters) - tables) * share * (1.0 + 1.0 / t) / 2.0;
    st.trainedTables = std::min(tables / t, table);
}

void fillLoss(StageMemory& st, const Setting& s, const ParallelPlan& p, double tokens)
{
    const LossBytes loss = lossBytes(s);
    const double logits = tokens * s.shape.vocab / p.tp;
    st.logits = logits * loss.peak * s.memoryConstants.logits;
    st.returned = logits * loss.returned * s.memoryConstants.returnedLogits;
    st.logitsBackward = logits * loss.backward * 0.5;
}

// Context and communicators.
double runtimeBytes(const Setting& s, const ParallelPlan& p)
{
    const bool ascend = s.device.architecture == Architecture::Ascend;
    const double each = ascend                ? hcclCommunicator
                        : s.device.peerToPeer ? s.memoryConstants.communicator
                                              : hostCommunicator;
    const int kinds = (p.tp > 1) + (p.pp > 1) + (p.dp > 1) + (p.cp > 1) + (p.ep > 1);
    const int groups = s.memoryTraits.communicatorPerGroup ? kinds : std::min(kinds, 1);
    return (ascend ? s.memoryConstants.cannContext : s.memoryConstants.cudaContext) + each * groups;
}

void fillStages(LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    const double t = p.tp;
    const double tokens = static_cast<double>(p.microBatch) * s.job.sequenceLength / p.cp;
    const double stageLayers = std::ceil(static_cast<double>(s.shape.layers) / p.pp);
    const LayerParameters layer = layerParameters(s);
    const Activations a = activations(s, p);
    const InFlight flight = layersInFlight(p, stageLayers);
    const auto embedding = static_cast<double>(s.census.embedding);
    const double head = static_cast<double>(s.census.finalNorm) + // a tied table is held at both ends of a pipeline
                        (s.census.head > 0 || p.pp == 1 ? static_cast<double>(s.census.head) : embedding);
    const double dequantised =
        s.job.task == Task::Qlora ? 2.0 * s.shape.hidden * std::max(s.shape.ffn, s.shape.expertFfn) / t : 0.0;
    StageMemory& first = l.stages[0];
    StageMemory& last = l.stages[p.pp > 1 ? 1U : 0U];
    first.stem = last.stem = 6.0 * tokens * s.shape.hidden / (p.sequenceParallel ? t : 1.0);
    fillParameters(first, s, p, l.sharded, layer, stageLayers, (p.pp > 1 ? embedding : embedding + head) / t);
    fillActivations(first, a, tokens, flight.first, dequantised, s.memoryTraits.checkpointsOnHost);
    if (p.pp > 1) {
        fillParameters(last, s, p, l.sharded, layer, stageLayers, head / t);
        fillActivations(last, a, tokens, flight.last, dequantised, s.memoryTraits.checkpointsOnHost);
    }
    fillLoss(last, s, p, tokens);
    l.variation = tokens * s.shape.vocab / t * 4.0;
}

} // namespace

LayoutMemory layoutMemory(const Setting& s, const ParallelPlan& p)
{
    LayoutMemory l;
    l.runtime = runtimeBytes(s, p);
    l.group = static_cast<double>(p.dp) * p.cp;
    l.groupShare = 1.0 / l.group;
    l.expertFactor = static_cast<double>(p.ep) * p.etp / p.tp;
    l.plain = stateBytes(s.job, s.memoryTraits, false);
    l.sharded = stateBytes(s.job, s.memoryTraits, true);
    l.stageCount = p.pp > 1 ? 2 : 1;
    if (s.job.task == Task::Serve)
        fillServing(l, s, p);
    else
        fillStages(l, s, p);
    return l;
}

} // namespace octoplan
