// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"

#include <optional>

namespace octoplan {

// How one job is spread over all devices of an offering.
struct ParallelPlan {
    int tp = 1;           // tensor parallel
    int pp = 1;           // pipeline parallel
    int dp = 1;           // data parallel
    int cp = 1;           // context parallel
    int ep = 1;           // expert parallel
    int etp = 1;          // tensor parallel inside an expert: 1 or tp
    int vp = 1;           // virtual pipeline stages per device (interleaving)
    int zero = 0;         // ZeRO stage; 3 is FSDP full sharding
    int shardGroup = 0;   // devices that share states; 0: dp * cp
    int microBatch = 1;   // sequences
    int accumulation = 1; // micro-batches per optimizer step and data-parallel rank
    Recompute recompute = Recompute::None;
    Offload offload = Offload::None;
    bool sequenceParallel = false;

    friend bool operator==(const ParallelPlan&, const ParallelPlan&) = default;

    [[nodiscard]] int devices() const { return tp * pp * dp * cp; }
    [[nodiscard]] int batchSequences() const { return microBatch * accumulation * dp; }
};

// A plan fixed by hand, or by a measured run; what is absent is searched.
struct FixedPlan {
    std::optional<int> tp, pp, cp, ep, vp, zero, shardGroup, microBatch, accumulation;
    std::optional<Recompute> recompute;
    std::optional<Offload> offload;
    std::optional<bool> sequenceParallel;

    friend bool operator==(const FixedPlan&, const FixedPlan&) = default;
};

} // namespace octoplan
