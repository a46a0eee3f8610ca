// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogchanges.h"

#include "formats/catalogpointer.h"
#include "formats/concat.h"
#include "formats/jsontext.h"
#include "formats/say.h"

#include <algorithm>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

const std::string base = "/catalog_changes";

void refuse(Problems& problems, const std::string& at, Message message)
{
    problems.push_back({base + at, Severity::Error, std::move(message)});
}

void changeList(json& list, const std::string& section, const json& changes, Problems& problems)
{
    for (const auto& [id, change] : changes.items()) {
        const std::string at = "/" + section + pointerStep(id);
        const auto entry =
            std::find_if(list.begin(), list.end(), [&id = id](const json& one) { return one.at("id") == id; });
        if (entry == list.end())
            refuse(problems, at,
                   say(QT_TRANSLATE_NOOP("Problem", "\"%1\" is not in the catalogue, expected one of its ids"), id));
        else if (!change.is_object() || change.contains("id"))
            refuse(problems, at, say(QT_TRANSLATE_NOOP("Problem", "expected an object of changes, without id")));
        else
            entry->merge_patch(change);
    }
}

void change(json& catalog, const json& changes, Problems& problems)
{
    for (const auto& [section, entries] : changes.items()) {
        const bool known = section == "devices" || section == "links" || section == "offerings";
        if (!known || !entries.is_object())
            refuse(problems, pointerStep(section),
                   say(QT_TRANSLATE_NOOP("Problem", "expected devices, links or offerings, each an object by id")));
        else
            changeList(catalog.at(section), section, entries, problems);
    }
}

} // namespace

CatalogReading changedCatalog(const Catalog& catalog, std::string_view changes)
{
    if (changes.empty())
        return {catalog, {}};
    CatalogReading result;
    const ParsedJson parsed = parseJsonObject(changes);
    if (!parsed.value) {
        for (const Problem& problem : parsed.problems)
            result.problems.push_back({base + problem.at, problem.severity, problem.message});
        return result;
    }
    json file = json::parse(catalogToJson(catalog));
    change(file, *parsed.value, result.problems);
    if (hasError(result.problems))
        return result;
    CatalogReading reading = catalogFromJson(file.dump());
    for (const Problem& problem : reading.problems)
        result.problems.push_back({pointerById(base, problem.at, file), problem.severity, problem.message});
    result.catalog = std::move(reading.catalog);
    if (result.catalog)
        result.catalog->models = catalog.models;
    return result;
}

} // namespace octoplan
