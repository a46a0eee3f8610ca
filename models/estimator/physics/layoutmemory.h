// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/choices.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

#include <array>

namespace octoplan {

// What one pipeline stage holds on each of its devices before any policy is chosen. Bytes unless said otherwise.
struct StageMemory {
    double denseParameters = 0.0;   // after tensor parallelism; embedding and head apart
    double tableParameters = 0.0;   // embedding or head, after tensor parallelism
    double expertParameters = 0.0;  // after expert parallelism
    double adapterParameters = 0.0; // trained beside a frozen base
    double trainedTables = 0.0;     // embedding and head trained in full beside a frozen base
    double largestLayer = 0.0;      // parameters of one layer, whole
    double stored[3] = {};          // activations kept between forward and backward, by Recompute
    double live[3] = {};            // of the layer in backward: recomputed list, gradients, scores
    double logits = 0.0;            // at the loss's largest moment; last stage only
    double logitsBackward = 0.0;    // what of them is left when the layers' backward starts
    double stem = 0.0;              // embedding output, final norm
};

// Everything that depends on the layout (tp, pp, cp, ep, etp, vp, sequence parallelism) and the micro-batch only;
// accumulation follows from them. Plain numbers.
struct LayoutMemory {
    std::array<StageMemory, 2> stages{}; // first and last; the same one when pp is 1
    int stageCount = 1;
    double kvCache = 0.0;   // serve
    double workspace = 0.0; // serve: of the prefill
    double communicators = 0.0;
    double hostPerDevice = 0.0;
};

[[nodiscard]] LayoutMemory layoutMemory(const Setting& setting, const ParallelPlan& layout);

} // namespace octoplan
