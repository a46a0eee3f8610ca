// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogparts.h"

#include "formats/concat.h"
#include "formats/say.h"

#include <charconv>

namespace octoplan {

namespace {

using nlohmann::json;

std::string requiredText(ObjectReader& object, std::string_view key)
{
    std::optional<std::string> text = object.text(key);
    if (!object.has(key) || (text && text->empty()))
        object.error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is missing, expected a text"), key));
    return text.value_or("");
}

double likely(const std::optional<Range<double>>& figure) { return figure ? figure->likely : 0.0; }

// fp32 and bf16 are required; a rate that is absent means that the device has no such unit, but fp16 runs as bf16.
ComputeRates readRates(ObjectReader& object, const std::string& path, FigureReader& figures)
{
    const auto rate = [&](std::string_view key, bool needed) {
        const std::string at = path + std::string(key);
        const auto figure = needed ? figures.required(object, key, at, figurerules::teraflops)
                                   : figures.optional(object, key, at, figurerules::teraflops);
        return teraflops(likely(figure));
    };
    ComputeRates rates;
    rates.nameplateBf16 = rate("nameplate_bf16", true);
    rates.bf16 = rate("bf16", true);
    rates.fp16 = object.has("fp16") ? rate("fp16", false) : rates.bf16;
    rates.tf32 = rate("tf32", false);
    rates.fp32 = rate("fp32", true);
    rates.fp8 = rate("fp8", false);
    rates.int8 = rate("int8", false);
    object.noteUnknown();
    return rates;
}

void readBins(ObjectReader& object, Device& device, FigureReader& figures, Problems& problems)
{
    const json* bins = object.object("bins");
    if (bins == nullptr)
        return;
    for (const auto& [key, value] : bins->items()) {
        const std::string pointer = object.pointerTo("bins") + pointerStep(key);
        const std::optional<AscendBin> bin = fromKey<AscendBin>(key);
        if (!bin || *bin == AscendBin::Measured) {
            problems.push_back(
                {pointer, Severity::Error,
                 say(QT_TRANSLATE_NOOP("Problem",
                                       "\"%1\" is no bin, expected one of 910b1, 910b2, 910b3, 910b4, 910b2c"),
                     key)});
            continue;
        }
        ObjectReader rates(value, pointer, problems);
        device.bins[*bin] = readRates(rates, concat("bins/", key, "/"), figures);
    }
}

using Sizes = std::map<int, Range<double>>;

// {"2": figure, "4": figure, "8": figure}: group size to bus bandwidth.
Sizes readSizes(const json& value, const std::string& pointer, const std::string& path, FigureReader& figures,
                Problems& problems)
{
    Sizes sizes;
    ObjectReader object(value, pointer, problems);
    if (!value.is_object())
        return sizes;
    for (const auto& [key, figure] : value.items()) {
        int size = 0;
        const auto [end, status] = std::from_chars(key.data(), key.data() + key.size(), size);
        if (status != std::errc{} || end != key.data() + key.size() || size < 2 || size > 1024) {
            object.error(key, say(QT_TRANSLATE_NOOP("Problem", "\"%1\" is no group size, expected 2 to 1024"), key));
            continue;
        }
        if (const auto range = figures.required(object, key, concat(path, "/", key), figurerules::bandwidth))
            sizes[size] = *range;
    }
    return sizes;
}

void readHostClasses(ObjectReader& object, Interconnect& link, FigureReader& figures, Problems& problems)
{
    const json* classes = object.object("by_host_class");
    if (classes == nullptr)
        return;
    for (const auto& [key, value] : classes->items()) {
        const std::string pointer = object.pointerTo("by_host_class") + pointerStep(key);
        const std::optional<PcieClass> hostClass = fromKey<PcieClass>(key);
        if (!hostClass || *hostClass == PcieClass::Auto)
            problems.push_back(
                {pointer, Severity::Error,
                 say(QT_TRANSLATE_NOOP("Problem", "\"%1\" is no class of host, expected one of p2p, good, poor"),
                     key)});
        else
            link.byHostClass[*hostClass] = readSizes(value, pointer, "by_host_class/" + key, figures, problems);
    }
}

void readDeviceList(ObjectReader& object, Interconnect& link)
{
    const json* list = object.array("devices");
    if (list == nullptr)
        return;
    for (const json& device : *list) {
        if (device.is_string() && device.get<std::string>().find(' ') == std::string::npos)
            link.deviceArchitecture += (link.deviceArchitecture.empty() ? "" : " ") + device.get<std::string>();
        else
            object.error("devices", say(QT_TRANSLATE_NOOP("Problem", "devices holds %1, expected ids of devices"),
                                        describeJson(device)));
    }
}

Range<Money> moneyRange(const Range<double>& figure)
{
    return {yuan(figure.low), yuan(figure.likely), yuan(figure.high)};
}

} // namespace

Device readDevice(ObjectReader& object, const Sources& sources, Problems& problems)
{
    Device device;
    FigureReader figures(sources, device.figures, problems);
    device.id = requiredText(object, "id");
    device.name = requiredText(object, "name");
    device.vendor = object.text("vendor").value_or("");
    if (!object.has("architecture"))
        object.error("architecture",
                     say(QT_TRANSLATE_NOOP("Problem", "architecture is missing, expected one of its keys")));
    device.architecture = object.choice<Architecture>("architecture").value_or(Architecture::Hopper);
    device.defaultLink = object.choice<LinkKind>("default_link").value_or(LinkKind::Pcie4);
    device.domestic = object.boolean("domestic").value_or(false);
    device.peerToPeer = object.boolean("peer_to_peer").value_or(true);
    device.modified = object.boolean("modified").value_or(false);
    if (const auto most = object.integer("measured_devices", 0, 1 << 20))
        device.measuredDevices = static_cast<int>(*most);
    device.nf4 = object.boolean("nf4").value_or(true);
    if (const json* value = object.object("rates")) {
        ObjectReader rates(*value, object.pointerTo("rates"), problems);
        device.rates = readRates(rates, "rates/", figures);
    } else if (!object.has("rates")) {
        object.error("rates",
                     say(QT_TRANSLATE_NOOP("Problem", "rates is missing, expected an object of figures in TFLOPS")));
    }
    readBins(object, device, figures, problems);
    const auto figure = [&](std::string_view key, FigureRule rule) {
        return likely(figures.required(object, key, std::string(key), rule));
    };
    device.nominalMemory = gib(figure("memory_nominal", figurerules::memory));
    device.usableMemory = gib(figure("memory_usable", figurerules::memory));
    device.memoryBandwidth = gbPerSecond(figure("memory_bandwidth", figurerules::bandwidth));
    device.hostLink = gbPerSecond(figure("host_link", figurerules::bandwidth));
    device.hostLinkShared = gbPerSecond(figure("host_link_shared", figurerules::bandwidth));
    device.watts = figure("power", figurerules::watts);
    if (device.usableMemory > device.nominalMemory)
        object.error("memory_usable", say(QT_TRANSLATE_NOOP("Problem", "memory_usable is above memory_nominal")));
    return device;
}

Interconnect readLink(ObjectReader& object, const Sources& sources, Problems& problems)
{
    Interconnect link;
    FigureReader figures(sources, link.figures, problems);
    link.id = requiredText(object, "id");
    link.name = requiredText(object, "name");
    if (!object.has("kind"))
        object.error("kind", say(QT_TRANSLATE_NOOP("Problem", "kind is missing, expected one of its keys")));
    link.kind = object.choice<LinkKind>("kind").value_or(LinkKind::None);
    readDeviceList(object, link);
    const auto sizes = [&](std::string_view key) {
        const json* value = object.object(key);
        const std::string path(key);
        return value ? readSizes(*value, object.pointerTo(key), path, figures, problems) : Sizes{};
    };
    link.allReduceGbps = sizes("all_reduce");
    if (link.allReduceGbps.empty())
        object.error(
            "all_reduce",
            say(QT_TRANSLATE_NOOP("Problem", "all_reduce is missing or empty, expected bus bandwidths by group size")));
    link.allGatherGbps = sizes("all_gather");
    readHostClasses(object, link, figures, problems);
    if (const auto latency = figures.required(object, "latency", "latency", figurerules::latency))
        link.latencySeconds = latency->likely * 1e-6;
    link.pairGbps = likely(figures.required(object, "pair", "pair", figurerules::bandwidth));
    link.nominalGbps = likely(figures.optional(object, "nominal", "nominal", figurerules::bandwidth));
    return link;
}

Offering readOffering(ObjectReader& object, const Sources& sources, Problems& problems)
{
    Offering offering;
    FigureReader figures(sources, offering.figures, problems);
    offering.id = requiredText(object, "id");
    offering.name = requiredText(object, "name");
    offering.deviceId = requiredText(object, "device");
    offering.devices = static_cast<int>(object.integer("devices", 1, 1024).value_or(8));
    offering.linkId = object.text("link").value_or("");
    offering.priceFrom = object.boolean("price_from").value_or(false);
    offering.container = object.boolean("container").value_or(false);
    const auto month = figures.optional(object, "price_per_month", "price_per_month", figurerules::pricePerMonth);
    if (month)
        offering.pricePerMonth = moneyRange(*month);
    const auto hour = figures.optional(object, "price_per_hour", "price_per_hour", figurerules::pricePerHour);
    if (hour)
        offering.pricePerHour = yuan(hour->likely);
    offering.nicGbit = likely(figures.optional(object, "nic_gbit", "nic_gbit", figurerules::network));
    if (const auto ram = figures.optional(object, "ram", "ram", figurerules::memory))
        offering.ramGib = ram->likely;
    return offering;
}

} // namespace octoplan
