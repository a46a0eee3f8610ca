// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/huggingface.h"

#include <string>

namespace octoplan {

// What a config.json is: a JSON object with its problems, and without numbers when refused.
[[nodiscard]] std::string inspectJson(const ConfigReading& reading);

} // namespace octoplan
