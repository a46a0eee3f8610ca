// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/reason.h"
#include "values/scenario.h"

#include <optional>

namespace octoplan {

// Why a job cannot run whatever the plan, or nullopt.

// The precision does not suit the task: integer and 4-bit bases train only frozen (qlora), FP8 does not train adapters
// of a quantised base.
[[nodiscard]] std::optional<Reason> unfitPrecision(const Job& job);

// The device has no unit or no kernels for the precision or the weights' format.
[[nodiscard]] std::optional<Reason> unsupportedOn(const Device& device, const Job& job);

// Families that can be counted but whose layers the formulas do not know: state-space and linear-attention hybrids,
// encoder-decoders.
[[nodiscard]] std::optional<Reason> unsupportedModel(const ModelShape& shape);

} // namespace octoplan
