// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/speedbasis.h"
#include "values/comparison.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

#include <array>

namespace octoplan {

// Seconds of one optimizer step by exposed part, and what follows from them. `tokens`, `days` and the deadline are left
// for money/; ranges come from the fabric's ranges, the device's bins and the stack's spread.
[[nodiscard]] TimeEstimate step(const Setting& setting, const ParallelPlan& plan);

// The same in steps, for searches. None of them allocates.
//   basis  = speedBasis(setting)                  once per setting
//   layout = layoutTime(basis, plan)              per (tp, pp, cp, ep, etp, vp, microBatch, sequenceParallel)
//   stepSeconds(layout, basis, plan)              per policy (zero, shardGroup, recompute, offload, accumulation)
// step(s, p) == combineTime(layout, s, basis, p), and combineTime(…).step == stepSeconds(…).

// Exposed seconds of one micro-batch on the heaviest stage; they sum to the time between two micro-batches.
struct MicroTime {
    Seconds compute;
    Seconds memoryBound;
    Seconds tensorParallel; // all collectives inside a replica: TP, CP, EP
    Seconds launch;         // the host is what the device waits for
    [[nodiscard]] constexpr Seconds sum() const { return compute + memoryBound + tensorParallel + launch; }
};

struct LayoutTime {
    std::array<MicroTime, choiceCount<Recompute>> micro;      // by Recompute
    std::array<MicroTime, choiceCount<Recompute>> microZero3; // the same with ZeRO-3's own host time
    Seconds pipelineTransfer;                                 // exposed, per micro-batch
    std::array<Seconds, choiceCount<Recompute>>
        idle;                // of a step, while the pipeline fills and empties: (pp - 1) / vp mean stages
    int ranks = 1;           // devices that hold the same part of the model: dp * cp
    double parameters = 0.0; // held by the heaviest stage, on one device, before data parallelism shards them
    double trained = 0.0;    // of them
    Seconds gather;          // all-gather of the stage's weights over the ranks, once
    Seconds reduce;          // reduce-scatter of its gradients
    Seconds allReduce;       // all-reduce of its gradients
    Bytes checkpoints;       // inputs of the stage's layers for one micro-batch
    Seconds decode;          // serve: one token of every request of a replica
    Seconds prefill;         // serve: one prompt, alone
    MicroTime decodeParts;   // sum to decode
    MicroTime prefillParts;  // of one prompt, as far as it delays others
};

[[nodiscard]] LayoutTime layoutTime(const SpeedBasis& basis, const ParallelPlan& layout);

// One optimizer step of plan.batchSequences() sequences: compare plans by the quotient of the two, as the batch that is
// really run differs. Serve: one output token of all requests together, with its share of the prefill.
[[nodiscard]] Seconds stepSeconds(const LayoutTime& layout, const SpeedBasis& basis, const ParallelPlan& plan);

[[nodiscard]] TimeEstimate combineTime(const LayoutTime& layout, const Setting& setting, const SpeedBasis& basis,
                                       const ParallelPlan& plan);

// A lower bound of stepSeconds over every policy (ZeRO stage, recompute, offload, sequence parallelism) of this layout,
// micro-batch and accumulation: matrix and attention time alone. Cheap, for pruning.
[[nodiscard]] Seconds stepFloor(const SpeedBasis& basis, const ParallelPlan& layout);
[[nodiscard]] Seconds stepFloor(const Setting& setting, const ParallelPlan& layout);

[[nodiscard]] Bottleneck bottleneck(const TimeEstimate& time, const MemoryEstimate& memory, bool needsSharding);

} // namespace octoplan
