// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/problem.h"

#include <string_view>
#include <vector>

namespace octoplan {

// Models that a scenario can name. `models` is empty when `problems` holds an error.
struct ModelLibrary {
    std::vector<ModelPreset> models; // in the order of the file
    Problems problems;
};

// Text of {"format": "octoplan-models", "version": 1, "models": [{"id", "name", "shape", "source"}]}. A shape has the
// keys of a scenario's "shape" and those that a family adds: family, output_bias, ffn_bias, head_bias, qk_norm,
// norm_bias, norms_per_layer, learned_positions, embedding_norm, shared_expert_ffn, shared_expert_gate, router_bias,
// expert_bias, moe_every, window_every, kv_layers, extra_parameters.
[[nodiscard]] ModelLibrary readModelLibrary(std::string_view text);

} // namespace octoplan
