// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"
#include "workload/setting.h"

namespace octoplan {

// Bytes per token of one layer on one device, after tensor and sequence parallelism.
struct LayerActivations {
    double whole = 0.0;     // kept between forward and backward without recompute
    double selective = 0.0; // kept with the stack's selective recompute
    double input = 0.0;     // the layer's input, all that full recompute keeps
    double backward = 0.0;  // gradients, scores and dequantised weights' inputs while the layer is in backward
};

// Counted operation by operation: the inputs that each operation's backward needs. `mixture`: a layer of experts.
[[nodiscard]] LayerActivations layerActivations(const Setting& setting, const ParallelPlan& layout, bool mixture);

// Bytes per token and vocabulary entry at the loss's largest moment, and what is left when the layers' backward starts.
struct LossBytes {
    double peak = 12.0;
    double backward = 2.0;
    double returned = 0.0; // of the model's own output, where it outlives the loss
};
[[nodiscard]] LossBytes lossBytes(const Setting& setting);

} // namespace octoplan
