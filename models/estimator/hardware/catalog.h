// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/choices.h"
#include "values/modelshape.h"
#include "values/units.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What can be rented, with every figure's source. Built by formats/ from resources/catalog.json; plain values here.
namespace octoplan {

// A figure of the catalogue that can be explained: where it stands, what it says, who says so.
struct Figure {
    std::string key; // such as "memory_bandwidth"
    Range<double> value;
    std::string unit;   // "TFLOPS", "GiB", "GB/s", "W", "CNY/month" …
    std::string source; // a key of Catalog::sources
    std::string date;   // YYYY-MM-DD, or empty
    Confidence confidence = Confidence::Medium;
    std::string note;
    friend bool operator==(const Figure&, const Figure&) = default;
};

enum class Architecture { Ampere, AmpereGeforce, Ada, AdaGeforce, Hopper, Blackwell, BlackwellGeforce, Ascend, Cdna };
OCTOPLAN_KEYS(Architecture, "ampere", "ampere_geforce", "ada", "ada_geforce", "hopper", "blackwell",
              "blackwell_geforce", "ascend", "cdna");

// Rates are dense and accumulate in fp32; a rate of zero means that the device has no such unit.
struct ComputeRates {
    FlopsPerSecond nameplateBf16; // the vendor's figure, for MFU
    FlopsPerSecond bf16;          // matrix ceiling, for the roofline
    FlopsPerSecond fp16;
    FlopsPerSecond tf32;
    FlopsPerSecond fp32;
    FlopsPerSecond fp8;
    FlopsPerSecond int8;
    friend bool operator==(const ComputeRates&, const ComputeRates&) = default;
};

struct Device {
    std::string id;
    std::string name;
    std::string vendor;
    Architecture architecture = Architecture::Hopper;
    ComputeRates rates;
    std::map<AscendBin, ComputeRates> bins; // 910B only; "measured" is `rates`
    Bytes nominalMemory;
    Bytes usableMemory; // what the framework can see
    BytesPerSecond memoryBandwidth;
    BytesPerSecond hostLink;       // one device alone, to host RAM
    BytesPerSecond hostLinkShared; // each, when all devices of a server copy at once
    double watts = 0.0;
    bool domestic = false;
    bool peerToPeer = true;             // GeForce: false
    bool modified = false;              // 48G card
    std::optional<int> measuredDevices; // most devices in one published run with its speed; 0: none
    bool nf4 = true;                    // bitsandbytes-class 4-bit kernels exist
    LinkKind defaultLink = LinkKind::Pcie4;
    std::vector<Figure> figures;
    friend bool operator==(const Device&, const Device&) = default;
};

// Measured bus bandwidth (nccl-tests definition) of collectives by number of devices in the group.
struct Interconnect {
    std::string id;
    LinkKind kind = LinkKind::None;
    std::string name;
    std::string deviceArchitecture; // ids, by spaces, of devices it was measured on, or empty for any of this kind
    std::map<int, Range<double>> allReduceGbps;                    // group size -> low, likely, high
    std::map<int, Range<double>> allGatherGbps;                    // absent sizes: as all-reduce
    std::map<PcieClass, std::map<int, Range<double>>> byHostClass; // PCIe only
    double latencySeconds = 2e-5;                                  // of one small all-reduce over eight devices
    double pairGbps = 0.0;                                         // point to point, one direction
    double nominalGbps = 0.0; // of a device, both directions together, as the vendor prints it; 0: unknown
    std::vector<Figure> figures;
    [[nodiscard]] std::vector<std::string> devices() const; // deviceArchitecture, taken apart
    friend bool operator==(const Interconnect&, const Interconnect&) = default;
};

struct Offering {
    std::string id;
    std::string name;
    std::string deviceId;
    int devices = 8; // of one server
    std::string linkId;
    std::optional<Range<Money>> pricePerMonth;
    std::optional<Money> pricePerHour; // the trial container
    bool priceFrom = false;            // shown as "from"
    bool container = false;
    double nicGbit = 0.0;         // per server, all ports; 0: unknown
    std::optional<double> ramGib; // unknown unless stated
    std::vector<Figure> figures;
    friend bool operator==(const Offering&, const Offering&) = default;
};

struct ModelPreset {
    std::string id;
    ModelShape shape;
    std::string source;
    friend bool operator==(const ModelPreset&, const ModelPreset&) = default;
};

struct Catalog {
    std::string date; // of the prices
    std::map<std::string, std::string> sources;
    std::vector<Device> devices;
    std::vector<Interconnect> links;
    std::vector<Offering> offerings;
    std::vector<ModelPreset> models; // from resources/models.json

    [[nodiscard]] const Device* device(std::string_view id) const;
    [[nodiscard]] const Interconnect* link(std::string_view id) const;
    [[nodiscard]] const Offering* offering(std::string_view id) const;
    [[nodiscard]] const ModelPreset* model(std::string_view id) const;
    // The link of that kind measured on that device, else the one for any device, else the first of that kind; null
    // for None or unknown.
    [[nodiscard]] const Interconnect* linkFor(LinkKind kind, std::string_view deviceId) const;
    friend bool operator==(const Catalog&, const Catalog&) = default;
};

} // namespace octoplan
