// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/modelshape.h"
#include "values/scenario.h"

#include <optional>
#include <string>

namespace octoplan {

// The shape that a scenario's model choice means: a preset, a preset scaled to a size, a derived Llama-like shape, or
// the shape that a file gave. nullopt for an unknown preset.
[[nodiscard]] std::optional<ModelShape> resolveModel(const ModelChoice& choice, const Catalog& catalog);

// A Llama-like shape whose own count is within 1 % of `parameters`, for 0.1e9 to 1e12, and never falls as they grow:
// layers multiples of 4, heads of 8, head size 128 (less below 1e9), KV heads 8 (all below 2.5e9), FFN width a multiple
// of 128 (32 or 64 in narrow shapes), 32,000 words, embeddings tied below 1e9. Takes about a microsecond.
[[nodiscard]] ModelShape deriveShape(double parameters);

// The family of `base` scaled to `parameters`: its vocabulary, head size, grouping, gating, latents and mixture stay;
// depth and width grow alike and the (experts') FFN width fits the count. A size within 0.2 % of its own is `base`.
[[nodiscard]] ModelShape scaleShape(const ModelShape& base, double parameters);

} // namespace octoplan
