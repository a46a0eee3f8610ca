// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/modelshape.h"
#include "values/scenario.h"

#include <cstdint>

namespace octoplan {

// Exact parameter counts of one shape, by place, so that every sharding rule can be applied to them.
//   total  = embedding + head + finalNorm + layers (attentionPerLayer + normsPerLayer) + denseLayers denseFfn
//          + moeLayers (routerPerLayer + experts expert + sharedExperts) + extra
//   active = total - moeLayers (experts - activeExperts) expert
struct Census {
    std::int64_t embedding = 0; // input table (and learned positions)
    std::int64_t head = 0;      // 0 when tied
    std::int64_t finalNorm = 0;
    std::int64_t attentionPerLayer = 0; // projections and their biases, norms on queries, keys and latents
    std::int64_t normsPerLayer = 0;
    std::int64_t denseFfn = 0;       // of one dense layer
    std::int64_t routerPerLayer = 0; // of one mixture layer
    std::int64_t expert = 0;         // one routed expert
    std::int64_t sharedExperts = 0;  // all shared experts of one mixture layer, with their gate
    int denseLayers = 0;
    int moeLayers = 0;
    std::int64_t extra = 0;
    std::int64_t total = 0;          // language model
    std::int64_t active = 0;         // for one token, with input embedding
    std::int64_t flop = 0;           // active without input embedding; the head counts once also when tied
    double kvElementsPerToken = 0.0; // all layers that keep them; MLA: latent and rotary key
};

[[nodiscard]] Census census(const ModelShape& shape);

// Trainable parameters of LoRA adapters of that rank, plus embedding and head where they are trained in full (once, if
// tied). Every routed and shared expert gets adapters, the router none. With MLA, q means both query projections, k the
// projection down to the latent, v the one up from it.
[[nodiscard]] std::int64_t adapterParameters(const ModelShape& shape, int rank, LoraTargets targets);

// Those of them that one token meets: of the routed experts the active ones only; without embedding and head.
[[nodiscard]] std::int64_t activeAdapterParameters(const ModelShape& shape, int rank, LoraTargets targets);

} // namespace octoplan
