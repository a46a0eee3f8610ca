// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "hardware/differences.h"

#include <algorithm>

namespace octoplan {

namespace {

const Figure* figureOf(const std::vector<Figure>& figures, const std::string& key)
{
    const auto found = std::find_if(figures.begin(), figures.end(), [&](const Figure& f) { return f.key == key; });
    return found == figures.end() ? nullptr : &*found;
}

template <class Entry>
void compareEntry(const char* section, const Entry* then, const Entry* now, std::vector<CatalogDifference>& all)
{
    static const std::vector<Figure> none;
    const std::vector<Figure>& old = then ? then->figures : none;
    const std::vector<Figure>& present = now ? now->figures : none;
    const auto add = [&](const Figure& named, const Figure* before, const Figure* after) {
        const auto value = [](const Figure* f) { return f ? std::optional(f->value) : std::nullopt; };
        all.push_back({section, (then ? then : now)->id, (then ? then : now)->name, named.key, named.unit,
                       value(before), value(after)});
    };
    for (const Figure& before : old) {
        const Figure* after = figureOf(present, before.key);
        if (!after || after->value != before.value)
            add(before, &before, after);
    }
    for (const Figure& after : present)
        if (!figureOf(old, after.key))
            add(after, nullptr, &after);
}

} // namespace

UsedEntries usedEntries(const std::vector<Scenario>& scenarios, const Catalog& catalog)
{
    UsedEntries used;
    const auto addDevice = [&](const std::string& id, const Interconnect* link) {
        if (catalog.device(id))
            used.devices.insert(id);
        if (link)
            used.links.insert(link->id);
    };
    const auto addAll = [&](const Scenario& scenario) {
        for (const OfferingChoice& choice : scenario.offerings) {
            const Device* own = choice.custom ? catalog.device(choice.custom->device) : nullptr;
            if (own) {
                addDevice(own->id, catalog.linkFor(choice.custom->link.value_or(own->defaultLink), own->id));
            } else if (const Offering* offering = choice.custom ? nullptr : catalog.offering(choice.id)) {
                used.offerings.insert(offering->id);
                addDevice(offering->deviceId, catalog.link(offering->linkId));
            }
        }
    };
    for (const Scenario& scenario : scenarios) {
        addAll(scenario);
        if (scenario.baseline)
            addAll(*scenario.baseline);
    }
    return used;
}

std::vector<CatalogDifference> catalogDifferences(const UsedEntries& used, const Catalog& then, const Catalog& now)
{
    std::vector<CatalogDifference> all;
    for (const std::string& id : used.offerings)
        compareEntry("offerings", then.offering(id), now.offering(id), all);
    for (const std::string& id : used.devices)
        compareEntry("devices", then.device(id), now.device(id), all);
    for (const std::string& id : used.links)
        compareEntry("links", then.link(id), now.link(id), all);
    return all;
}

} // namespace octoplan
