// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/statebytes.h"
#include "values/choices.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

#include <array>

namespace octoplan {

// What one pipeline stage holds on each of its devices before any policy is chosen. Bytes unless said otherwise.
struct StageMemory {
    double frozen = 0.0; // base weights that do not train, experts apart
    double frozenExperts = 0.0;
    double trained = 0.0;         // parameters: all in full training, else adapters
    double trainedExperts = 0.0;  // parameters
    double trainedTables = 0.0;   // parameters: embedding and head trained in full beside a frozen base
    double weights = 0.0;         // parameters of the stage, for what a pipeline keeps gathered
    double layerParameters = 0.0; // of the largest layer
    double tableParameters = 0.0; // of embedding or head, the larger
    std::array<double, choiceCount<Recompute>> stored{}; // between forward and backward, all micro-batches in flight
    std::array<double, choiceCount<Recompute>> live{};   // of the layer in backward
    double offloadedLive = 0.0;                          // layers on the device while activations live on the host
    double checkpoints = 0.0;                            // layer inputs that full recompute keeps on the host instead
    double logits = 0.0;                                 // at the loss's largest moment; last stage
    double logitsBackward = 0.0;                         // what is left of them when the layers' backward starts
    double returned = 0.0;                               // logits that the training loop holds beside the loss's
    double stem = 0.0;                                   // embedding output and final norm
};

// Everything that depends on the layout (tp, pp, cp, ep, etp, vp, sequence parallelism) and the micro-batch only;
// accumulation follows from them. Plain numbers.
struct LayoutMemory {
    std::array<StageMemory, 2> stages{}; // first and last; one when pp is 1
    int stageCount = 1;
    StateBytes plain;          // recipe without ZeRO
    StateBytes sharded;        // with any stage of it
    double group = 1.0;        // devices that share states unless the plan says otherwise
    double groupShare = 1.0;   // 1 / group
    double expertFactor = 1.0; // an expert's states are shared by this many fewer
    double runtime = 0.0;      // context and communicators
    double kvCache = 0.0;      // serve
    double workspace = 0.0;    // serve: largest transient
    double weights = 0.0;      // serve
    double variation = 0.0;    // largest single transient that changes size from step to step
};

[[nodiscard]] LayoutMemory layoutMemory(const Setting& setting, const ParallelPlan& layout);

} // namespace octoplan
