// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/hostmemory.h"

#include <algorithm>

namespace octoplan {
namespace {

// Pinned staging buffers and the allocator's rounding to powers of two, beside what is held. DeepSpeed's own estimate
// multiplies by 1.5; 16 B per parameter of a 32B model overfilled 500 GB.
constexpr double pinnedOverhead = 1.1;
// Python, loaded libraries, data loader and the CUDA context's host side, each process.
constexpr double processBytes = 4e9;

} // namespace

Bytes hostMemory(const LayoutMemory& l, const Setting& s, const ParallelPlan& p)
{
    const StateBytes& b = p.zero > 0 ? l.sharded : l.plain;
    const bool paged = b.pagedOptimizer && s.job.task != Task::Serve;
    const bool checkpoints =
        s.memoryTraits.checkpointsOnHost && p.recompute == Recompute::Full && s.job.task != Task::Serve;
    if (p.offload == Offload::None && !paged && !checkpoints)
        return {};
    // The heaviest stage stands for all; a server holds one share for each of its devices.
    double held = 0.0;
    for (int i = 0; i < l.stageCount; ++i) {
        const StageMemory& st = l.stages[static_cast<std::size_t>(i)];
        const double group = p.shardGroup > 0 ? p.shardGroup : l.group;
        const double d = p.zero > 0 ? group : 1.0;
        const double trained =
            st.trained / d + st.trainedExperts / (p.zero > 0 ? std::max(d / l.expertFactor, 1.0) : 1.0);
        double bytes = paged ? b.hostOptimizer * trained : 0.0;
        if (p.offload == Offload::Optimizer || p.offload == Offload::All) // states and an fp32 gradient
            bytes += (b.trained.optimizer + 4.0) * trained;
        if (p.offload == Offload::All || (p.offload == Offload::Optimizer && s.memoryTraits.weightsWithStates))
            bytes += b.trained.weight * trained + (st.frozen + st.frozenExperts) / d;
        if (p.offload == Offload::Activations)
            bytes += st.stored[static_cast<std::size_t>(p.recompute)];
        if (checkpoints)
            bytes += st.checkpoints;
        held = std::max(held, bytes);
    }
    const double perServer = std::min(s.devices, s.devicesPerServer);
    return {perServer * (held * pinnedOverhead + processBytes)};
}

} // namespace octoplan
