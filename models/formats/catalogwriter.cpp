// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogwriter.h"
#include "formats/catalog.h"

#include <utility>

namespace octoplan {

namespace {

using nlohmann::ordered_json;

ordered_json figureJson(const Figure& figure)
{
    ordered_json out;
    if (figure.value.low == figure.value.high)
        out["value"] = figure.value.likely;
    else
        out.update({{"low", figure.value.low}, {"likely", figure.value.likely}, {"high", figure.value.high}});
    out["unit"] = figure.unit;
    if (!figure.source.empty())
        out["source"] = figure.source;
    if (!figure.date.empty())
        out["date"] = figure.date;
    out["confidence"] = keyOf(figure.confidence);
    if (!figure.note.empty())
        out["note"] = figure.note;
    return out;
}

// Figures carry their path in the file, so each finds its place again.
void placeFigures(ordered_json& out, const std::vector<Figure>& figures)
{
    for (const Figure& figure : figures)
        out[ordered_json::json_pointer("/" + figure.key)] = figureJson(figure);
}

} // namespace

ordered_json deviceJson(const Device& device)
{
    ordered_json out{{"id", device.id},
                     {"name", device.name},
                     {"vendor", device.vendor},
                     {"architecture", keyOf(device.architecture)},
                     {"default_link", keyOf(device.defaultLink)},
                     {"domestic", device.domestic},
                     {"peer_to_peer", device.peerToPeer},
                     {"modified", device.modified},
                     {"nf4", device.nf4}};
    if (device.measuredDevices)
        out["measured_devices"] = *device.measuredDevices;
    placeFigures(out, device.figures);
    return out;
}

ordered_json linkJson(const Interconnect& link)
{
    ordered_json out{{"id", link.id}, {"kind", keyOf(link.kind)}, {"name", link.name}, {"devices", link.devices()}};
    // Objects first: a pointer into nothing would make "8" an index.
    out["all_reduce"] = ordered_json::object();
    if (!link.allGatherGbps.empty())
        out["all_gather"] = ordered_json::object();
    for (const auto& [hostClass, sizes] : link.byHostClass)
        out["by_host_class"][std::string(keyOf(hostClass))] = ordered_json::object();
    placeFigures(out, link.figures);
    return out;
}

ordered_json offeringJson(const Offering& offering)
{
    ordered_json out{
        {"id", offering.id}, {"name", offering.name}, {"device", offering.deviceId}, {"devices", offering.devices}};
    if (!offering.linkId.empty())
        out["link"] = offering.linkId;
    if (offering.priceFrom)
        out["price_from"] = true;
    if (offering.container)
        out["container"] = true;
    placeFigures(out, offering.figures);
    return out;
}

std::string catalogToJson(const Catalog& catalog)
{
    ordered_json out{{"format", "octoplan-catalog"}, {"version", 1}, {"date", catalog.date}};
    out["sources"] = catalog.sources;
    for (const char* key : {"devices", "links", "offerings"})
        out[key] = ordered_json::array();
    for (const Device& device : catalog.devices)
        out["devices"].push_back(deviceJson(device));
    for (const Interconnect& link : catalog.links)
        out["links"].push_back(linkJson(link));
    for (const Offering& offering : catalog.offerings)
        out["offerings"].push_back(offeringJson(offering));
    return out.dump(2) + "\n";
}

} // namespace octoplan
