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

// A Llama-like shape whose own count is within 1 % of `parameters` (decisions: layers multiples of 4, heads of 8, KV
// heads 8 or all below 3e9, head size 128 or 64 below 1e9, FFN width a multiple of 128).
[[nodiscard]] ModelShape deriveShape(double parameters);

// The family of `base` scaled to `parameters`: its vocabulary, head size, grouping, gating and mixture stay.
[[nodiscard]] ModelShape scaleShape(const ModelShape& base, double parameters);

} // namespace octoplan
