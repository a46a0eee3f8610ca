// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/layoutmemory.h"
#include "values/comparison.h"

namespace octoplan {

// Where the fullest device peaks: which stage, which phase, what it holds. Bytes.
struct Peak {
    Phase phase = Phase::Backward;
    std::size_t stage = 0;
    double statics = 0.0; // held from step to step
    double dynamic = 0.0; // comes and goes within a step: buffers, logits and activations
    double buffers = 0.0; // gathered layers, buckets, copies, temporaries of the step
    double logits = 0.0;
    double reserved = 0.0;  // at that phase, with the allocator's slack
    double allocated = 0.0; // largest over the phases
};

[[nodiscard]] Peak findPeak(const LayoutMemory& layout, const Setting& setting, const ParallelPlan& plan);

// By part at that peak; they sum to reserved and runtime.
[[nodiscard]] PerChoice<MemoryPart, Bytes> partsOf(const Peak& peak, const LayoutMemory& layout, const Setting& setting,
                                                   const ParallelPlan& plan);

} // namespace octoplan
