// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/problem.h"

#include <optional>
#include <string>
#include <string_view>

// The catalogue file: {"format": "octoplan-catalog", "version": 1, "date", "sources", "devices", "links", "offerings"}.
namespace octoplan {

// `catalog` is empty exactly when `problems` holds an error. Its list of models is empty: they are a file of their own.
struct CatalogReading {
    std::optional<Catalog> catalog;
    Problems problems;
};

// Checks, by place and expectation: types, ranges, units, ordered ranges, ids that are unique, references that resolve.
[[nodiscard]] CatalogReading catalogFromJson(std::string_view text);

// The same file again, every figure with its source; reading it gives an equal catalogue.
[[nodiscard]] std::string catalogToJson(const Catalog& catalog);

} // namespace octoplan
