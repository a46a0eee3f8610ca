// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalog.h"
#include "formats/catalogchanges.h"
#include "formats/offeringsreport.h"

#include <cstdlib>

using namespace octoplan;

// Whatever comes in: a catalogue that is accepted is written and read again as the same; the same bytes taken as
// changes to it are applied or refused.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string_view input{reinterpret_cast<const char*>(data), size};
    const CatalogReading first = catalogFromJson(input);
    if (first.catalog.has_value() == hasError(first.problems))
        std::abort();
    if (!first.catalog) {
        const CatalogReading changed = changedCatalog(Catalog{"2026-01-01", {}, {}, {}, {}, {}}, input);
        if (changed.catalog.has_value() == hasError(changed.problems))
            std::abort();
        return 0;
    }
    const CatalogReading second = catalogFromJson(catalogToJson(*first.catalog));
    if (!second.catalog || *second.catalog != *first.catalog)
        std::abort();
    static_cast<void>(offeringsToCsv(*first.catalog));
    return 0;
}
