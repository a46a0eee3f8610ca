// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"

#include <optional>
#include <string_view>

namespace octoplan::detail {

// The plan that a reason tells by keys, such as "dp=8 zero=3 micro_batch=2 recompute=full"; nothing for other texts.
[[nodiscard]] std::optional<ParallelPlan> planFromKeys(std::string_view text);

} // namespace octoplan::detail
