// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/canonical.h"

#include "formats/catalogwriter.h"
#include "formats/scenariowriter.h"

namespace octoplan {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

void addDevice(ordered_json& out, const Catalog& catalog, const std::string& id)
{
    if (const Device* device = catalog.device(id))
        out["devices"][id] = deviceJson(*device);
}

void addLink(ordered_json& out, const Interconnect* link)
{
    if (link != nullptr)
        out["links"][link->id] = linkJson(*link);
}

ordered_json usedEntries(const Scenario& scenario, const Catalog& catalog)
{
    ordered_json out = ordered_json::object();
    for (const OfferingChoice& choice : scenario.offerings) {
        if (choice.custom) {
            const Device* device = catalog.device(choice.custom->device);
            addDevice(out, catalog, choice.custom->device);
            if (device != nullptr)
                addLink(out, catalog.linkFor(choice.custom->link.value_or(device->defaultLink), device->id));
        } else if (const Offering* offering = catalog.offering(choice.id)) {
            out["offerings"][offering->id] = offeringJson(*offering);
            addDevice(out, catalog, offering->deviceId);
            addLink(out, catalog.link(offering->linkId));
        }
    }
    const bool named =
        scenario.model.source == ModelSource::Preset || scenario.model.source == ModelSource::ScaledPreset;
    const ModelPreset* preset = named ? catalog.model(scenario.model.preset) : nullptr;
    if (preset != nullptr)
        out["model"] = shapeJson(preset->shape);
    return out;
}

} // namespace

std::string canonicalText(const Scenario& scenario, const Catalog& catalog)
{
    Scenario counted = scenario;
    counted.goal.dataset.reset(); // the work is what it comes to
    ordered_json meaning = scenarioBody(counted);
    meaning["catalog"] = usedEntries(scenario, catalog);
    // The plain type sorts its keys.
    return json::parse(meaning.dump()).dump();
}

} // namespace octoplan
