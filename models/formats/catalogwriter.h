// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"

#include <nlohmann/json.hpp>

// Single entries of a catalogue as its file writes them.
namespace octoplan {

[[nodiscard]] nlohmann::ordered_json deviceJson(const Device& device);
[[nodiscard]] nlohmann::ordered_json linkJson(const Interconnect& link);
[[nodiscard]] nlohmann::ordered_json offeringJson(const Offering& offering);

} // namespace octoplan
