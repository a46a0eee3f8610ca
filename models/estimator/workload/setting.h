// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/comparison.h"
#include "values/scenario.h"
#include "workload/census.h"
#include "workload/framework.h"
#include "workload/memoryconstants.h"

#include <array>
#include <optional>

namespace octoplan {

// Collective bandwidth after device, topology and host class are settled; index is the group size inside one server.
struct Fabric {
    LinkKind kind = LinkKind::None;
    std::array<Range<double>, 17> allReduceGbps{}; // bus bandwidth, GB/s; beyond 16 as 16
    std::array<Range<double>, 17> allGatherGbps{};
    double latencySeconds = 2e-5;
    double pairGbps = 0.0;
    double nicGbps = 0.0; // per server, achieved, GB/s; 0 where unknown
};

// What a source left open; widens intervals, changes no likely value.
struct Unstated {
    bool framework = false;
    bool sequenceLength = false;
    bool microBatch = false;
    bool globalBatch = false;
    bool recompute = false;
    bool zero = false;
    bool layout = false;
    bool offload = false; // of software that can put anything on the host
    friend bool operator==(const Unstated&, const Unstated&) = default;
};

// All that stays the same over the plans of one offering. Built once, read by every formula.
struct Setting {
    ModelShape shape;
    Census census;
    Job job;
    Framework framework = Framework::GenericEager;
    Stack stack = Stack::Eager;
    MemoryTraits memoryTraits;
    MemoryConstants memoryConstants;
    SpeedTraits speedTraits;
    Device device;
    AscendBin bin = AscendBin::Measured;
    ComputeRates rates; // of the chosen bin
    Fabric fabric;
    std::optional<Bytes> hostRam; // per server
    Unstated unstated;
    int devices = 8; // of all servers
    int devicesPerServer = 8;
    int servers = 1;
    int sequences = 128; // asked for in one optimizer step
    std::int64_t adapterParameters = 0;
};

// Everything but the plan, from a scenario and one of its offerings. `link` may be null (one device).
[[nodiscard]] Setting makeSetting(const Scenario& scenario, const ModelShape& shape, const Device& device,
                                  const Interconnect* link, const Offering& offering, int servers);

// The link as it is on this device and host; sizes between measured ones are interpolated. `nicGbit` is of a server,
// all ports; 0 means what such servers usually have.
[[nodiscard]] Fabric makeFabric(const Interconnect* link, const Device& device, PcieClass host, double nicGbit);

void useBin(Setting& setting, AscendBin bin);

// The same with the framework known by name, as measured runs do.
void useFramework(Setting& setting, Framework framework);

} // namespace octoplan
