// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/speedconstants.h"
#include "workload/setting.h"

#include <array>

namespace octoplan {

// Sums over the matrix products of all layers, forward. "Full" is what tensor parallelism leaves whole on each device
// (inputs of column-parallel products, outputs of row-parallel ones), "split" what it divides.
struct MatrixWork {
    double flops = 0.0; // per token
    double full = 0.0;  // operand elements per token
    double split = 0.0;
    double weights = 0.0;  // elements
    double waveFull = 0.0; // FLOPs per output element lost to a partly filled wave: sum of 2 * inner width
    double waveSplit = 0.0;
};

// What recomputation does to each kind of work, in passes over the forward's; index by Recompute.
struct Passes {
    double gemm = 3.0;
    double attention = 3.9;
    double elementwise = 3.0;
    double weightReads = 2.0; // dequantisation, adapters
    double host = 1.0;        // launches, of forward and backward
    double collectives = 2.0; // forward-equivalents of tensor- and expert-parallel traffic
};

// Everything of the time formulas that stays the same over the plans of one setting. A plain value in FLOPs, bytes and
// seconds; it keeps a pointer to the setting, which must outlive it.
struct SpeedBasis {
    const Setting* setting = nullptr;
    SpeedConstants constants;

    double peak = 0.0;      // FLOP/s, roofline of bf16 products
    double layerPeak = 0.0; // of the layers' products: FP8's where it is used
    double rate = 0.0;      // achieved by large bf16 products
    double layerRate = 0.0;
    double bandwidth = 0.0; // achieved bytes per second of device memory
    bool fp8 = false;

    MatrixWork dense;  // attention projections, dense and shared feed-forward, routers; all layers
    MatrixWork expert; // of one routed token in all mixture layers; weights: of one expert in each of them
    double moeLayers = 0.0;
    double headFlops = 0.0; // per token, forward
    double headPasses = 3.0;
    double headWeights = 0.0;
    double logitBytes = 0.0; // per token, forward and backward

    double attentionFlops = 0.0;   // per token, forward, all layers, causal
    double attentionSeconds = 0.0; // per token, forward, all layers, one device
    double attentionBytes = 0.0;   // of scores, per token, forward (eager attention)
    double elementwiseFull = 0.0;  // bytes per token and pass, all layers
    double elementwiseSplit = 0.0;
    double adapterFlops = 0.0; // per token, forward
    double adapterFull = 0.0;  // bytes per token and weight-read pass
    double adapterSplit = 0.0;
    double expertBytes = 0.0;       // bytes per token and pass: routing
    double dequantSeconds = 0.0;    // per pass over all layers' weights
    double castElements = 0.0;      // factor on operand elements for FP8 casts, bytes
    double hostSeconds = 0.0;       // per layer, forward and backward
    double kvBytes = 0.0;           // serve: of one token, all layers
    double servedWeightBytes = 2.0; // serve: per parameter, as read
    double hostExperts = 0.0;       // per mixture layer, where experts run in a host loop

    double zero3Seconds = 0.0; // of the host for gathering module by module, all layers

    std::array<Passes, choiceCount<Recompute>> passes;
    double weightBytes = 2.0;      // per parameter, as gathered
    double gradientBytes = 2.0;    // per trained parameter, as reduced
    double optimizerBytes = 30.0;  // per trained parameter and step, moved
    double trainedShare = 1.0;     // of the layers' parameters
    double layerParameters = 0.0;  // dense part, all layers
    double expertParameters = 0.0; // all experts, all layers
    double endParameters = 0.0;    // larger of embedding and head; both with one stage
    double endParametersAlone = 0.0;
    double shardedBus = 1.0;     // share of bus bandwidth that gathers between layers reach
    double shardedOverlap = 0.0; // share of them that hides behind computing
    double jitter = 0.0;         // share of the step that several servers wait for each other
    double hostLink = 0.0;       // bytes per second and device, all devices of a server copying
};

[[nodiscard]] SpeedBasis speedBasis(const Setting& setting, const SpeedConstants& constants = {});

} // namespace octoplan
