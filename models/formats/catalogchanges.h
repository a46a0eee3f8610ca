// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/catalog.h"

namespace octoplan {

// A catalogue with the changes that a scenario file carries: {"devices" | "links" | "offerings": {id: {…}}}, where each
// {…} is merged into the entry of that id (RFC 7396), as in {"offerings": {"h100-80g-x8": {"price_per_month": 80000}}}.
// The result is checked as a catalogue file is; pointers of problems begin with /catalog_changes. Empty text: no
// change.
[[nodiscard]] CatalogReading changedCatalog(const Catalog& catalog, std::string_view changes);

} // namespace octoplan
