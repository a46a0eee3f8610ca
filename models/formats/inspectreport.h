// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/huggingface.h"

#include <string>

namespace octoplan {

// What a config.json is, as `inspect` prints it: a JSON object (with problems; no numbers when refused) or a table.
[[nodiscard]] std::string inspectJson(const ConfigReading& reading);
[[nodiscard]] std::string inspectText(const ConfigReading& reading); // empty when refused

} // namespace octoplan
