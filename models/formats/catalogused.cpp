// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogused.h"

#include "formats/catalogchanges.h"
#include "formats/catalogpointer.h"
#include "formats/catalogwriter.h"
#include "formats/concat.h"
#include "formats/jsontext.h"
#include "formats/say.h"
#include "hardware/differences.h"
#include "money/formula.h"

#include <algorithm>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const std::string usedPlace = "/catalog_used";

template <class Entry>
void collectSources(const Entry& entry, const Catalog& catalog, std::map<std::string, std::string>& sources)
{
    for (const Figure& figure : entry.figures)
        if (const auto found = catalog.sources.find(figure.source); found != catalog.sources.end())
            sources.insert(*found);
}

ordered_json withoutId(ordered_json entry)
{
    entry.erase("id");
    return entry;
}

// Entries in the place of those with the same id, or after the last.
void takeEntries(json& list, const std::string& section, const json& entries, Problems& problems)
{
    for (const auto& [id, entry] : entries.items()) {
        if (!entry.is_object() || entry.contains("id")) {
            problems.push_back({concat(usedPlace, "/", section, pointerStep(id)), Severity::Error,
                                say(QT_TRANSLATE_NOOP("Problem", "expected an object, without id"))});
            continue;
        }
        json own = entry;
        own["id"] = id;
        const auto same = [&id = id](const json& one) { return one.at("id") == id; };
        const auto found = std::find_if(list.begin(), list.end(), same);
        if (found == list.end())
            list.push_back(std::move(own));
        else
            *found = std::move(own);
    }
}

// A link may have been measured on devices that the file has no need of.
void forgetUnknownDevices(json& catalog)
{
    const auto isKnown = [&catalog](const json& id) {
        const json& devices = catalog.at("devices");
        return std::any_of(devices.begin(), devices.end(), [&id](const json& one) { return one.at("id") == id; });
    };
    for (json& link : catalog.at("links"))
        if (link.contains("devices") && link["devices"].is_array()) {
            json known = json::array();
            std::copy_if(link["devices"].begin(), link["devices"].end(), std::back_inserter(known), isKnown);
            link["devices"] = known;
        }
}

void takeAll(json& catalog, const json& used, Problems& problems)
{
    for (const auto& [key, value] : used.items()) {
        if (key == "date")
            catalog[key] = value;
        else if (!value.is_object() || (key != "sources" && key != "devices" && key != "links" && key != "offerings"))
            problems.push_back(
                {usedPlace + pointerStep(key), Severity::Error,
                 say(QT_TRANSLATE_NOOP(
                     "Problem", "expected date, sources, devices, links or offerings, each but the date an object"))});
        else if (key == "sources")
            catalog.at(key).update(value);
        else
            takeEntries(catalog.at(key), key, value, problems);
    }
    forgetUnknownDevices(catalog);
}

CatalogReading savedCatalog(const Catalog& present, const std::string& used)
{
    if (used.empty())
        return {present, {}};
    CatalogReading result;
    json file = json::parse(catalogToJson(present));
    takeAll(file, json::parse(used), result.problems);
    if (hasError(result.problems))
        return result;
    CatalogReading reading = catalogFromJson(file.dump());
    for (const Problem& problem : reading.problems)
        result.problems.push_back({pointerById(usedPlace, problem.at, file), problem.severity, problem.message});
    result.catalog = std::move(reading.catalog);
    if (result.catalog)
        result.catalog->models = present.models;
    return result;
}

Message valueText(const std::optional<Range<double>>& value, const std::string& unit)
{
    if (!value)
        return say(QT_TRANSLATE_NOOP("Problem", "nothing"));
    const auto number = [](double v) { return plainNumber(v, 6); };
    const std::string ends =
        value->low == value->high ? std::string() : concat(" (", number(value->low), " – ", number(value->high), ")");
    return Message::verbatim(concat(number(value->likely), ends, unit.empty() ? "" : " ", unit));
}

std::string placeOf(const CatalogDifference& d, const json& changes)
{
    const bool changed = changes.is_object() && changes.contains(d.section) && changes.at(d.section).contains(d.id);
    return concat(changed ? "/catalog_changes" : usedPlace, "/", d.section, pointerStep(d.id), "/", d.figure);
}

void noteDifferences(FileCatalog& found, const ScenarioFile& file, const Catalog& present, bool preferPresent)
{
    const json changes = json::parse(file.catalogChanges, nullptr, false);
    for (const CatalogDifference& d : found.differences)
        found.problems.push_back(
            {placeOf(d, changes), Severity::Note,
             preferPresent
                 ? say(QT_TRANSLATE_NOOP("Problem",
                                         "%1 in this file, %2 in the catalogue of %3; the catalogue's is used"),
                       valueText(d.then, d.unit), valueText(d.now, d.unit), present.date)
                 : say(QT_TRANSLATE_NOOP("Problem", "%1 in this file, %2 in the catalogue of %3; the file's is used"),
                       valueText(d.then, d.unit), valueText(d.now, d.unit), present.date)});
}

} // namespace

std::string usedCatalog(const std::vector<Scenario>& scenarios, const Catalog& catalog)
{
    const UsedEntries used = usedEntries(scenarios, catalog);
    std::map<std::string, std::string> sources;
    ordered_json out{{"date", catalog.date}, {"sources", ordered_json::object()}};
    for (const std::string& id : used.offerings) {
        out["offerings"][id] = withoutId(offeringJson(*catalog.offering(id)));
        collectSources(*catalog.offering(id), catalog, sources);
    }
    for (const std::string& id : used.devices) {
        out["devices"][id] = withoutId(deviceJson(*catalog.device(id)));
        collectSources(*catalog.device(id), catalog, sources);
    }
    for (const std::string& id : used.links) {
        out["links"][id] = withoutId(linkJson(*catalog.link(id)));
        collectSources(*catalog.link(id), catalog, sources);
    }
    out["sources"] = sources;
    return json::parse(out.dump()).dump(); // keys sorted, as they are read back
}

FileCatalog catalogOf(const ScenarioFile& file, const Catalog& present, bool preferPresent)
{
    if (file.catalogUsed.empty() && file.catalogChanges.empty())
        return {present, {}, {}};
    FileCatalog result;
    CatalogReading saved = savedCatalog(present, file.catalogUsed);
    result.problems = std::move(saved.problems);
    if (!saved.catalog)
        return result;
    CatalogReading changed = changedCatalog(*saved.catalog, file.catalogChanges);
    result.problems.insert(result.problems.end(), changed.problems.begin(), changed.problems.end());
    if (!changed.catalog)
        return result;
    result.differences = catalogDifferences(usedEntries(file.scenarios, *changed.catalog), *changed.catalog, present);
    noteDifferences(result, file, present, preferPresent);
    if (result.differences.empty())
        changed.catalog->date = present.date;
    result.catalog = preferPresent ? present : std::move(*changed.catalog);
    return result;
}

} // namespace octoplan
