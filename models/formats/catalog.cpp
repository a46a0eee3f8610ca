// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalog.h"

#include "formats/catalogparts.h"
#include "formats/concat.h"
#include "formats/say.h"

#include <set>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

void checkCatalogHead(ObjectReader& root)
{
    const auto format = root.text("format");
    if (!format || *format != "octoplan-catalog")
        root.error("format",
                   format
                       ? say(QT_TRANSLATE_NOOP("Problem", "format is \"%1\", expected \"octoplan-catalog\""), *format)
                       : say(QT_TRANSLATE_NOOP("Problem", "format is missing, expected \"octoplan-catalog\"")));
    if (!root.integer("version", 1, 1) && !root.has("version"))
        root.error("version", say(QT_TRANSLATE_NOOP("Problem", "version is missing, expected 1")));
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
            problems.push_back(
                {"/sources" + pointerStep(key), Severity::Error,
                 say(QT_TRANSLATE_NOOP("Problem", "the source is %1, expected a text"), describeJson(value))});
    }
}

// One list of the file; ids must be unique in it.
template <class T, class Read>
void readList(ObjectReader& root, std::string_view key, std::vector<T>& out, Problems& problems, Read read)
{
    const json* list = root.array(key);
    if (list == nullptr) {
        if (!root.has(key))
            root.error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is missing, expected an array"), key));
        return;
    }
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string pointer = concat("/", key, "/", i);
        ObjectReader object((*list)[i], pointer, problems);
        T one = read(object);
        if (one.id.empty() && !object.has("id"))
            object.error("id", say(QT_TRANSLATE_NOOP("Problem", "id is missing, expected a text of its own")));
        else if (!ids.insert(one.id).second)
            object.error("id", say(QT_TRANSLATE_NOOP("Problem", "the id \"%1\" stands twice"), one.id));
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
                                say(QT_TRANSLATE_NOOP("Problem", "device is \"%1\", expected the id of a device"),
                                    offering.deviceId)});
        if (offering.linkId.empty() && offering.devices > 1)
            problems.push_back({concat("/offerings/", i, "/link"), Severity::Error,
                                say(QT_TRANSLATE_NOOP("Problem", "link is missing, expected one that joins %1 devices"),
                                    offering.devices)});
        if (!offering.linkId.empty() && !catalog.link(offering.linkId))
            problems.push_back(
                {concat("/offerings/", i, "/link"), Severity::Error,
                 say(QT_TRANSLATE_NOOP("Problem", "link is \"%1\", expected the id of a link"), offering.linkId)});
    }
    for (std::size_t i = 0; i < catalog.links.size(); ++i)
        for (const std::string& device : catalog.links[i].devices())
            if (!catalog.device(device))
                problems.push_back(
                    {concat("/links/", i, "/devices"), Severity::Error,
                     say(QT_TRANSLATE_NOOP("Problem", "\"%1\" is no device, expected ids of devices"), device)});
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
        root.error("date", say(QT_TRANSLATE_NOOP("Problem", "date is \"%1\", expected YYYY-MM-DD"), catalog.date));
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
