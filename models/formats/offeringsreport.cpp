// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/offeringsreport.h"

#include "formats/csvtext.h"

namespace octoplan {

namespace {

template <class T>
void addRows(CsvText& out, std::string_view what, const std::vector<T>& entries, const Catalog& catalog)
{
    for (const T& entry : entries)
        for (const Figure& figure : entry.figures) {
            const auto source = catalog.sources.find(figure.source);
            out.text(what).text(entry.id).text(entry.name).text(figure.key);
            out.number(figure.value.low).number(figure.value.likely).number(figure.value.high).text(figure.unit);
            out.text(source == catalog.sources.end() ? "" : source->second).text(figure.date);
            out.text(keyOf(figure.confidence)).text(figure.note).endRow();
        }
}

} // namespace

std::string offeringsToCsv(const Catalog& catalog)
{
    CsvText out;
    for (const char* name :
         {"entry", "id", "name", "figure", "low", "likely", "high", "unit", "source", "date", "confidence", "note"})
        out.text(name);
    out.endRow();
    addRows(out, "offering", catalog.offerings, catalog);
    addRows(out, "device", catalog.devices, catalog);
    addRows(out, "link", catalog.links, catalog);
    return out.result();
}

} // namespace octoplan
