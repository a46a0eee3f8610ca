// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/catalog.h"
#include "formats/scenario.h"
#include "values/catalogdifference.h"

// A scenario file holds the entries of the catalogue that it was saved with, so that it says the same everywhere.
namespace octoplan {

// {"date", "sources", "devices", "links", "offerings"}, each of the last three entries by id: what the scenarios rest
// on, for ScenarioFile::catalogUsed.
[[nodiscard]] std::string usedCatalog(const std::vector<Scenario>& scenarios, const Catalog& catalog);

// The catalogue that a file means: the present one with the entries that it was saved with, then with its changes.
// Where the present figures are preferred, its entries and changes only tell what differs.
struct FileCatalog {
    std::optional<Catalog> catalog; // empty exactly when `problems` holds an error
    Problems problems;              // a note for each difference, at its place in the file
    std::vector<CatalogDifference> differences;
};
[[nodiscard]] FileCatalog catalogOf(const ScenarioFile& file, const Catalog& present, bool preferPresent = false);

} // namespace octoplan
