// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/scenario.h"

#include <string>

namespace octoplan {

// What a scenario means, as text for a checksum (scenario_hash is its SHA-256): keys sorted, defaults filled in, no
// title, note, baseline or unknown key, and with the model, offerings, devices and links of the catalogue that it uses.
// Two files that ask the same of the same catalogue have the same text.
[[nodiscard]] std::string canonicalText(const Scenario& scenario, const Catalog& catalog);

} // namespace octoplan
