// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/catalogdifference.h"
#include "values/scenario.h"

#include <set>
#include <string>
#include <vector>

namespace octoplan {

// The entries of a catalogue that scenarios rest on, by id.
struct UsedEntries {
    std::set<std::string> devices, links, offerings;
};

[[nodiscard]] UsedEntries usedEntries(const std::vector<Scenario>& scenarios, const Catalog& catalog);

// Figures of those entries that two catalogues give differently, prices first. `then` is the one that a file was saved
// with.
[[nodiscard]] std::vector<CatalogDifference> catalogDifferences(const UsedEntries& used, const Catalog& then,
                                                                const Catalog& now);

} // namespace octoplan
