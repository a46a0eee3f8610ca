// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/huggingface.h"
#include "wording/wording.h"

namespace octoplan {

// What a config.json is, as a table for a terminal: each size, and the key that it was read from or what was assumed.
[[nodiscard]] QString inspectText(const ConfigReading& reading, const Wording& wording); // empty when refused

} // namespace octoplan
