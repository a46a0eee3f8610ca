// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/setting.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

using Points = std::map<int, Range<double>>;

double between(double x, double x0, double y0, double x1, double y1)
{
    if (x1 <= x0 || y0 <= 0 || y1 <= 0)
        return y0;
    return y0 * std::pow(y1 / y0, std::log(x / x0) / std::log(x1 / x0));
}

// Between measured group sizes bandwidth goes as a power of the size (a mesh opens a link with each device); beyond
// them it keeps the nearest.
Range<double> at(const Points& points, int size)
{
    const auto above = points.lower_bound(size);
    if (above == points.end())
        return points.empty() ? Range<double>{} : points.rbegin()->second;
    if (above->first == size || above == points.begin())
        return above->second;
    const auto below = std::prev(above);
    const auto mix = [&](double a, double b) { return between(size, below->first, a, above->first, b); };
    return {mix(below->second.low, above->second.low), mix(below->second.likely, above->second.likely),
            mix(below->second.high, above->second.high)};
}

// What eight cards on PCIe reach depends on the host: a named class, or all of them as a range (decisions: poor, good
// and peer-to-peer as low, likely and high).
Range<double> pcieAt(const Interconnect& link, PcieClass host, int size)
{
    const auto of = [&](PcieClass c) {
        const auto found = link.byHostClass.find(c);
        return found == link.byHostClass.end() ? at(link.allReduceGbps, size) : at(found->second, size);
    };
    if (host != PcieClass::Auto)
        return of(host);
    const Range<double> likely = of(PcieClass::Good);
    return {std::min(of(PcieClass::Poor).likely, likely.low), likely.likely,
            std::max(of(PcieClass::P2p).likely, likely.high)};
}

// A server's network where nothing is said: what such servers are commonly sold with, in Gbit/s over all ports.
double usualNicGbit(LinkKind kind, Architecture architecture)
{
    switch (kind) {
    case LinkKind::NvSwitch:
        return architecture == Architecture::Hopper || architecture == Architecture::Blackwell ? 3200.0 : 1600.0;
    case LinkKind::HccsMesh:
    case LinkKind::XgmiMesh: return 1600.0;
    default: return 200.0;
    }
}

double hostLinkGbps(const Device& device)
{
    return device.hostLinkShared.value > 0 ? device.hostLinkShared.value / 1e9 : 10.0;
}

} // namespace

Fabric makeFabric(const Interconnect* link, const Device& device, PcieClass host, double nicGbit)
{
    Fabric f;
    f.kind = link ? link->kind : LinkKind::None;
    const double gbit = nicGbit > 0 ? nicGbit : usualNicGbit(f.kind, device.architecture);
    f.nicGbps = gbit / 8.0 * 0.9; // RoCE and InfiniBand reach about 90 % of the line
    if (!link)
        return f;
    const bool pcie = link->kind == LinkKind::Pcie4 || link->kind == LinkKind::Pcie5;
    for (std::size_t n = 2; n < f.allReduceGbps.size(); ++n) {
        const int size = static_cast<int>(n);
        const Range<double> reduce =
            pcie && !link->byHostClass.empty() ? pcieAt(*link, host, size) : at(link->allReduceGbps, size);
        f.allReduceGbps[n] = reduce;
        f.allGatherGbps[n] = link->allGatherGbps.empty() || pcie ? reduce : at(link->allGatherGbps, size);
    }
    f.latencySeconds = link->latencySeconds;
    f.pairGbps = link->pairGbps > 0 ? link->pairGbps : f.allReduceGbps[2].likely;
    if (pcie && !device.peerToPeer && host != PcieClass::P2p) // through host memory: out of one card, into the other
        f.pairGbps = std::min(f.pairGbps, hostLinkGbps(device));
    if (f.pairGbps <= 0)
        f.pairGbps = hostLinkGbps(device);
    return f;
}

Setting makeSetting(const Scenario& scenario, const ModelShape& shape, const Device& device, const Interconnect* link,
                    const Offering& offering, int servers)
{
    Setting s;
    s.shape = shape;
    s.census = census(shape);
    s.job = scenario.job;
    s.device = device;
    HostSetting host;
    if (const auto found = scenario.rental.hosts.find(offering.id); found != scenario.rental.hosts.end())
        host = found->second;
    useBin(s, host.bin);
    s.fabric = makeFabric(link, device, host.pcie, host.nicGbit.value_or(offering.nicGbit));
    const std::optional<double> ram = host.ramGib ? host.ramGib : offering.ramGib;
    if (ram)
        s.hostRam = gib(*ram);
    s.devicesPerServer = std::max(1, offering.devices);
    s.servers = std::max(1, servers);
    s.devices = s.devicesPerServer * s.servers;
    const double length = std::max(1, s.job.sequenceLength);
    s.sequences = std::max(1, static_cast<int>(std::lround(static_cast<double>(s.job.globalBatchTokens) / length)));
    if (s.job.task == Task::Lora || s.job.task == Task::Qlora)
        s.adapterParameters = octoplan::adapterParameters(shape, s.job.loraRank, s.job.loraTargets);
    const bool ascend = device.architecture == Architecture::Ascend;
    const Stack stack = s.job.stack == Stack::Auto ? automaticStack(s.job.task, ascend) : s.job.stack;
    const bool mindSpeed = ascend && stack == Stack::Megatron;
    useFramework(s, mindSpeed ? Framework::MindSpeed : genericFramework(stack));
    return s;
}

void useBin(Setting& setting, AscendBin bin)
{
    const auto found = setting.device.bins.find(bin);
    const bool known = found != setting.device.bins.end() && bin != AscendBin::Measured;
    setting.bin = known ? bin : AscendBin::Measured;
    setting.rates = known ? found->second : setting.device.rates;
}

void useFramework(Setting& setting, Framework framework)
{
    setting.framework = framework;
    setting.stack = stackOf(framework);
    setting.memoryTraits = memoryTraits(framework);
    setting.speedTraits = speedTraits(framework);
}

} // namespace octoplan
