// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/shippedcatalog.h"

#include "benchmarks/inputs.h"
#include "formats/catalog.h"
#include "support/samplecatalog.h"

#include <cstdio>
#include <cstdlib>

namespace octoplan::bench {

Catalog shippedCatalog()
{
    const auto text = bench::readText(OCTOPLAN_SOURCE_DIR "/resources/catalog.json");
    Catalog catalog = text ? catalogFromJson(*text).catalog.value_or(Catalog{}) : Catalog{};
    if (catalog.offerings.empty()) {
        std::fprintf(stderr, "no catalogue\n");
        std::exit(1);
    }
    catalog.models = test::sampleCatalog().models;
    return catalog;
}

} // namespace octoplan::bench
