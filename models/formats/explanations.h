// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/explanation.h"

#include <nlohmann/json_fwd.hpp>

namespace octoplan {

// {figure: {"value", "unit", "formula", "numbers", "constants": [{"key", "value", "low", "high", "unit", "source",
// "date", "confidence"}]}}. Numbers are null where the formula is given without them.
[[nodiscard]] nlohmann::ordered_json explanationsJson(const std::vector<Explanation>& explanations);

} // namespace octoplan
