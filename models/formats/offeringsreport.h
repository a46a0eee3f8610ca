// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"

#include <string>

namespace octoplan {

// A row for each figure of the catalogue with its source in full; for JSON there is catalogToJson().
[[nodiscard]] std::string offeringsToCsv(const Catalog& catalog);

} // namespace octoplan
