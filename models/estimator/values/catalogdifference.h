// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "units.h"

#include <optional>
#include <string>

namespace octoplan {

// A figure that a file was saved with and that the present catalogue gives otherwise. Empty: not there.
struct CatalogDifference {
    std::string section; // "devices", "links" or "offerings"
    std::string id;      // of the entry
    std::string name;    // of the entry, as it is shown
    std::string figure;  // such as "price_per_month"
    std::string unit;
    std::optional<Range<double>> then, now;
    friend bool operator==(const CatalogDifference&, const CatalogDifference&) = default;
};

} // namespace octoplan
