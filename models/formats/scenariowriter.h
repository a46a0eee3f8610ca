// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"

#include <nlohmann/json.hpp>

namespace octoplan {

// The keys of one scenario that say what is computed, with all defaults: without format, version, title, note,
// baseline and unknown keys.
[[nodiscard]] nlohmann::ordered_json scenarioBody(const Scenario& scenario);

// The keys of "shape" in a scenario.
[[nodiscard]] nlohmann::ordered_json shapeJson(const ModelShape& shape);

// A whole number where it is one, so that 8640000000 is not written 8640000000.0.
[[nodiscard]] nlohmann::ordered_json plainNumber(double number);

} // namespace octoplan
