// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/servememory.h"

#include "physics/memory.h"

#include <algorithm>
#include <cmath>

namespace octoplan {
namespace {

// Tokens that one prefill step takes at most; longer prompts go in chunks (vLLM's default of 8192 for long contexts).
constexpr double prefillChunk = 8192.0;
// Captured graphs of the decode step and their private pools.
constexpr double decodeGraphs = 0.5 * 1073741824.0;

double requestsPerReplica(const Setting& s, const ParallelPlan& p)
{
    return std::ceil(static_cast<double>(s.job.serving.concurrentRequests) / std::max(p.dp, 1));
}

double servedWeights(const Setting& s, const ParallelPlan& p)
{
    const Census& c = s.census;
    const double linear =
        s.job.precision == Precision::Nf4 ? storedWeightBytes(s.job.weightsFormat) : storedWeightBytes(s.job.precision);
    const double table = linear > 2.0 ? linear : 2.0;
    const double stage = std::ceil(static_cast<double>(s.shape.layers) / p.pp) / std::max(s.shape.layers, 1);
    const double experts = static_cast<double>(c.expert) * s.shape.experts * c.moeLayers;
    const auto tables = static_cast<double>(c.embedding + c.head);
    const double dense = static_cast<double>(c.total) - tables - experts;
    const double expertGroup = p.ep > 1 ? static_cast<double>(p.ep) * p.etp : static_cast<double>(p.tp);
    const double heldTables = p.pp > 1 ? static_cast<double>(std::max(c.embedding, c.head)) : tables;
    return stage * linear * (dense / p.tp + experts / expertGroup) + table * heldTables / p.tp;
}

double prefillWorkspace(const Setting& s, const ParallelPlan& p)
{
    const ModelShape& m = s.shape;
    const double prompt = std::max(s.job.serving.promptTokens, 1);
    const double tokens = std::min(prompt * requestsPerReplica(s, p), prefillChunk);
    const double width = m.isMoe() ? std::max(m.ffn, m.expertFfn * m.activeExperts) : m.ffn;
    double perToken = 8.0 * m.hidden + 6.0 * width / p.tp + 4.0 * m.heads * m.headSize / p.tp;
    if (s.job.attention == Attention::Eager)
        perToken += 6.0 * prompt * m.heads / p.tp; // scores in two precisions
    const double logits = requestsPerReplica(s, p) * m.vocab * 6.0;
    return perToken * tokens + logits;
}

} // namespace

double cachePerRequest(const Setting& s, const ParallelPlan& p)
{
    const ModelShape& m = s.shape;
    const double tokens = static_cast<double>(s.job.serving.promptTokens) + s.job.serving.outputTokens;
    double held = tokens;
    if (m.window > 0) {
        const double full = m.windowEvery > 1 ? 1.0 / m.windowEvery : 0.0;
        held = tokens * full + std::min<double>(tokens, m.window) * (1.0 - full);
    }
    const double split = m.isMla() ? 1.0 : std::clamp<double>(p.tp, 1.0, std::max(m.kvHeads, 1));
    const double bytes =
        s.job.serving.kvPrecision == Precision::Nf4 ? 0.5625 : storedWeightBytes(s.job.serving.kvPrecision);
    return s.census.kvElementsPerToken * bytes * held / split / p.pp;
}

void fillServing(LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    l.stageCount = 1;
    l.weights = servedWeights(s, p);
    l.kvCache = cachePerRequest(s, p) * requestsPerReplica(s, p);
    l.workspace = prefillWorkspace(s, p);
    l.runtime += decodeGraphs;
}

int maxConcurrentRequests(const Setting& setting, const ParallelPlan& plan)
{
    const LayoutMemory l = layoutMemory(setting, plan);
    const double total = totalOf(l, setting, plan).value;
    const double room = setting.device.usableMemory.value - (total - l.kvCache);
    const double each = cachePerRequest(setting, plan);
    if (room <= 0.0 || each <= 0.0)
        return 0;
    return static_cast<int>(std::min(room / each, 1e6)) * plan.dp;
}

} // namespace octoplan
