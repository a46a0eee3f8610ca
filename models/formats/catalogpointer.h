// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace octoplan {

// Where a place of a catalogue file stands in a scenario file that names entries by id:
// "/devices/3/rates" -> base + "/devices/rtx4090-24g/rates".
[[nodiscard]] std::string pointerById(const std::string& base, const std::string& pointer,
                                      const nlohmann::json& catalog);

} // namespace octoplan
