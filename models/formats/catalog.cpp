// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalog.h"

#include "formats/catalogparts.h"
#include "formats/concat.h"

#include <set>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

void checkCatalogHead(ObjectReader& root)
{
    const auto format = root.text("format");
    if (!format || *format != "octoplan-catalog")
        root.error("format", concat("format is ", format ? "\"" + *format + "\"" : std::string("missing"),
                                    ", expected \"octoplan-catalog\""));
    if (!root.integer("version", 1, 1) && !root.has("version"))
        root.error("version", "version is missing, expected 1");
}

void readSources(ObjectReader& root, std::map<std::string, std::string>& sources, Problems& problems)
{
    const json* object = root.object("sources");
    if (object == nullptr)
        return;
    for (const auto& [key, value] : object->items()) {
        if (value.is_string())
            sources[key] = value.get<std::string>();
        else
            problems.push_back({"/sources" + pointerStep(key), Severity::Error,
                                concat("the source is ", describeJson(value), ", expected a text")});
    }
}

// One list of the file; ids must be unique in it.
template <class T, class Read>
void readList(ObjectReader& root, std::string_view key, std::vector<T>& out, Problems& problems, Read read)
{
    const json* list = root.array(key);
    if (list == nullptr) {
        if (!root.has(key))
            root.error(key, concat(key, " is missing, expected an array"));
        return;
    }
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string pointer = concat("/", key, "/", i);
        ObjectReader object((*list)[i], pointer, problems);
        T one = read(object);
        if (one.id.empty() && !object.has("id"))
            object.error("id", "id is missing, expected a text of its own");
        else if (!ids.insert(one.id).second)
            object.error("id", concat("the id \"", one.id, "\" stands twice"));
        object.noteUnknown();
        out.push_back(std::move(one));
    }
}

void checkReferences(const Catalog& catalog, Problems& problems)
{
    for (std::size_t i = 0; i < catalog.offerings.size(); ++i) {
        const Offering& offering = catalog.offerings[i];
        if (!catalog.device(offering.deviceId))
            problems.push_back({concat("/offerings/", i, "/device"), Severity::Error,
                                concat("device is \"", offering.deviceId, "\", expected the id of a device")});
        if (offering.linkId.empty() && offering.devices > 1)
            problems.push_back({concat("/offerings/", i, "/link"), Severity::Error,
                                concat("link is missing, expected one that joins ", offering.devices, " devices")});
        if (!offering.linkId.empty() && !catalog.link(offering.linkId))
            problems.push_back({concat("/offerings/", i, "/link"), Severity::Error,
                                concat("link is \"", offering.linkId, "\", expected the id of a link")});
    }
    for (std::size_t i = 0; i < catalog.links.size(); ++i)
        for (const std::string& device : catalog.links[i].devices())
            if (!catalog.device(device))
                problems.push_back({concat("/links/", i, "/devices"), Severity::Error,
                                    concat("\"", device, "\" is no device, expected ids of devices")});
}

} // namespace

CatalogReading catalogFromJson(std::string_view text)
{
    ParsedJson parsed = parseJsonObject(text);
    CatalogReading result{std::nullopt, std::move(parsed.problems)};
    if (!parsed.value)
        return result;
    ObjectReader root(*parsed.value, "", result.problems);
    checkCatalogHead(root);
    Catalog catalog;
    catalog.date = root.text("date").value_or("");
    if (!isDate(catalog.date))
        root.error("date", concat("date is \"", catalog.date, "\", expected YYYY-MM-DD"));
    readSources(root, catalog.sources, result.problems);
    readList(root, "devices", catalog.devices, result.problems,
             [&](ObjectReader& object) { return readDevice(object, catalog.sources, result.problems); });
    readList(root, "links", catalog.links, result.problems,
             [&](ObjectReader& object) { return readLink(object, catalog.sources, result.problems); });
    readList(root, "offerings", catalog.offerings, result.problems,
             [&](ObjectReader& object) { return readOffering(object, catalog.sources, result.problems); });
    root.noteUnknown();
    checkReferences(catalog, result.problems);
    if (!hasError(result.problems))
        result.catalog = std::move(catalog);
    return result;
}

} // namespace octoplan
