// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/census.h"

#include <algorithm>

namespace octoplan {

namespace {

using Count = std::int64_t;

// Widths of one shape as 64-bit counts, with the defaults of ModelShape applied.
struct Widths {
    explicit Widths(const ModelShape& s)
        : hidden(s.hidden)
        , query(Count{s.heads} * (s.headSize + (s.isMla() ? s.ropeHeadSize : 0)))
        , key(Count{s.kvHeads} * s.headSize)
        , valueHead(s.valueHeadSize > 0 ? s.valueHeadSize : s.headSize)
        , value(Count{s.kvHeads} * valueHead)
        , attentionOut(Count{s.heads} * valueHead)
        , shared(s.sharedExpertFfn > 0 ? s.sharedExpertFfn : Count{s.sharedExperts} * s.expertFfn)
    {
    }
    Count hidden, query, key, valueHead, value, attentionOut, shared;
};

Count latentAttention(const ModelShape& s, const Widths& w)
{
    const Count kvDown = w.hidden * (s.kvLatent + s.ropeHeadSize);
    const Count kvUp = Count{s.kvLatent} * s.heads * (s.headSize + w.valueHead);
    const Count query = s.qLatent > 0 ? w.hidden * s.qLatent + s.qLatent + s.qLatent * w.query : w.hidden * w.query;
    // The biased projections are those from the hidden width; without a query latent that is the query itself.
    const Count bias = s.qkvBias ? (s.qLatent > 0 ? s.qLatent : w.query) + s.kvLatent + s.ropeHeadSize : 0;
    return query + kvDown + s.kvLatent + kvUp + w.attentionOut * w.hidden + bias;
}

Count attention(const ModelShape& s, const Widths& w)
{
    Count n = s.isMla() ? latentAttention(s, w)
                        : w.hidden * (w.query + w.key + w.value) + w.attentionOut * w.hidden +
                              (s.qkvBias ? w.query + w.key + w.value : 0);
    if (s.qkNorm)
        n += 2 * Count{s.headSize};
    return n + (s.outputBias ? w.hidden : 0);
}

Count feedForward(const ModelShape& s, Count width, bool bias)
{
    const Count in = s.gatedFfn ? 2 : 1;
    return (in + 1) * Count{s.hidden} * width + (bias ? in * width + s.hidden : 0);
}

int mixtureLayers(const ModelShape& s)
{
    if (!s.isMoe())
        return 0;
    const int every = std::max(1, s.moeEvery);
    // Of layers 1..n every n-th is a mixture, save the leading dense ones.
    return std::max(0, s.layers / every - s.denseLayers / every);
}

} // namespace

Census census(const ModelShape& s)
{
    const Widths w(s);
    const Count norm = w.hidden * (s.normBias ? 2 : 1);
    const Count table = Count{s.vocab} * w.hidden;
    Census c;
    c.embedding = table + s.learnedPositions * w.hidden + (s.embeddingNorm ? norm : 0) + s.lookupParameters;
    c.head = (s.tiedEmbeddings ? 0 : table) + (s.headBias ? s.vocab : 0);
    c.finalNorm = norm;
    c.attentionPerLayer = attention(s, w);
    c.normsPerLayer = s.normsPerLayer * norm;
    c.moeLayers = mixtureLayers(s);
    c.denseLayers = s.layers - c.moeLayers;
    c.denseFfn = feedForward(s, s.ffn, s.ffnBias);
    if (s.isMoe()) {
        c.routerPerLayer = w.hidden * s.experts + (s.routerBias ? s.experts : 0);
        c.expert = feedForward(s, s.expertFfn, s.expertBias);
        c.sharedExperts = w.shared > 0 ? feedForward(s, w.shared, false) : 0;
        c.sharedExperts += s.sharedExpertGate ? w.hidden : 0;
    }
    c.extra = s.extraParameters;
    c.total = c.embedding + c.head + c.finalNorm + s.layers * (c.attentionPerLayer + c.normsPerLayer) +
              c.denseLayers * c.denseFfn + c.moeLayers * (c.routerPerLayer + s.experts * c.expert + c.sharedExperts) +
              c.extra;
    c.active = c.total - c.moeLayers * Count{s.experts - s.activeExperts} * c.expert;
    c.flop = c.active - c.embedding + (s.tiedEmbeddings ? table : 0);
    const Count kvWidth = s.isMla() ? s.kvLatent + s.ropeHeadSize : w.key + w.value;
    c.kvElementsPerToken = static_cast<double>(kvWidth * (s.kvLayers > 0 ? s.kvLayers : s.layers) + s.extraKvElements);
    return c;
}

namespace {

// Input plus output widths of every adapted projection of one layer's attention.
Count adaptedAttention(const ModelShape& s, const Widths& w, LoraTargets t)
{
    Count n = t.has(LoraTarget::O) ? w.attentionOut + w.hidden : 0;
    if (s.isMla()) {
        if (t.has(LoraTarget::Q) || t.has(LoraTarget::QkvFused))
            n += s.qLatent > 0 ? w.hidden + 2 * Count{s.qLatent} + w.query : w.hidden + w.query;
        if (t.has(LoraTarget::K) || t.has(LoraTarget::QkvFused))
            n += w.hidden + s.kvLatent + s.ropeHeadSize;
        if (t.has(LoraTarget::V) || t.has(LoraTarget::QkvFused))
            n += s.kvLatent + s.heads * (s.headSize + w.valueHead);
        return n;
    }
    if (t.has(LoraTarget::QkvFused))
        return n + w.hidden + w.query + w.key + w.value;
    n += t.has(LoraTarget::Q) ? w.hidden + w.query : 0;
    n += t.has(LoraTarget::K) ? w.hidden + w.key : 0;
    n += t.has(LoraTarget::V) ? w.hidden + w.value : 0;
    return n;
}

Count adaptedFeedForward(const ModelShape& s, Count width, LoraTargets t)
{
    const Count matrices = (s.gatedFfn && t.has(LoraTarget::Gate) ? 1 : 0) + (t.has(LoraTarget::Up) ? 1 : 0) +
                           (t.has(LoraTarget::Down) ? 1 : 0);
    return matrices * (width + s.hidden);
}

// Widths of all layers' adapters, with so many routed experts in a mixture layer.
Count adaptedWidths(const ModelShape& s, const Widths& w, LoraTargets t, int experts)
{
    const Count mixtures = mixtureLayers(s);
    const Count dense = s.layers * adaptedAttention(s, w, t) + (s.layers - mixtures) * adaptedFeedForward(s, s.ffn, t);
    Count mixture = experts * adaptedFeedForward(s, s.expertFfn, t);
    if (w.shared > 0) // the shared experts are stored as one wide block
        mixture += adaptedFeedForward(s, w.shared, t);
    return dense + mixtures * mixture;
}

} // namespace

std::int64_t activeAdapterParameters(const ModelShape& s, int rank, LoraTargets t)
{
    return rank * adaptedWidths(s, Widths(s), t, s.activeExperts);
}

std::int64_t adapterParameters(const ModelShape& s, int rank, LoraTargets t)
{
    const Widths w(s);
    const Count widths = adaptedWidths(s, w, t, s.experts);
    const Count table = Count{s.vocab} * w.hidden;
    const Count tables = (t.has(LoraTarget::Embed) ? 1 : 0) + (t.has(LoraTarget::Head) ? 1 : 0);
    return rank * widths + table * (s.tiedEmbeddings ? std::min<Count>(tables, 1) : tables);
}

} // namespace octoplan
