// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/speedbasis.h"
#include "values/parallelplan.h"

namespace octoplan {

// Forward seconds of one pass over all layers on one device of a tensor-parallel group, before the pipeline divides
// them; multiply by the passes of each kind.
struct LayerTime {
    double gemm = 0.0;     // matrix products, dense and experts
    double gemmBf16 = 0.0; // the same in bf16, to bound what FP8 gains
    double casts = 0.0;    // FP8 only
    double adapters = 0.0; // products of adapters
    double attention = 0.0;
    double scores = 0.0; // eager attention's memory traffic
    double elementwise = 0.0;
    double weightReads = 0.0; // dequantisation, adapters
    double head = 0.0;        // output head and loss, forward and backward, matrix part
    double logits = 0.0;      // their memory part
    double flops = 0.0;       // of layers, forward, matrices
    double exactFlops = 0.0;  // forward, of what is never in FP8: attention and adapters
    double headFlops = 0.0;   // forward
};

// `tokens`: of one micro-batch on one device (after context parallelism).
[[nodiscard]] LayerTime layerTime(const SpeedBasis& basis, const ParallelPlan& plan, double tokens);

// One matrix pass at this rate over `tokens`, split over tp devices.
[[nodiscard]] double matrixSeconds(const SpeedBasis& basis, const MatrixWork& work, double tokens, double tp,
                                   double rate, double bytesPerElement);

} // namespace octoplan
