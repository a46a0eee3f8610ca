// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/topology.h"

#include "search/evaluation.h"
#include "workload/setting.h"

#include <algorithm>

namespace octoplan {

namespace {

const Figure* figureOf(const Interconnect& link, const std::string& key)
{
    const auto found = std::find_if(link.figures.begin(), link.figures.end(),
                                    [&key](const Figure& figure) { return figure.key == key; });
    return found == link.figures.end() ? nullptr : &*found;
}

std::string pathOf(const Interconnect& link, PcieClass host, int size)
{
    if (link.byHostClass.empty() || (link.kind != LinkKind::Pcie4 && link.kind != LinkKind::Pcie5))
        return "all_reduce/" + std::to_string(size);
    // An undescribed host is taken for a well set one.
    const PcieClass known = host == PcieClass::Auto ? PcieClass::Good : host;
    return "by_host_class/" + std::string(keyOf(known)) + "/" + std::to_string(size);
}

GroupBandwidth groupBandwidth(const Interconnect& link, const Fabric& fabric, PcieClass host, int size,
                              const Catalog& catalog)
{
    GroupBandwidth group;
    group.size = size;
    group.allReduce = fabric.allReduceGbps[static_cast<std::size_t>(size)];
    group.allGather = fabric.allGatherGbps[static_cast<std::size_t>(size)];
    if (const Figure* figure = figureOf(link, pathOf(link, host, size))) {
        group.measured = figure->source != "derived";
        const auto source = catalog.sources.find(figure->source);
        group.source = source == catalog.sources.end() ? figure->source : source->second;
    }
    return group;
}

LeanedOn dataTraffic(const ParallelPlan& plan)
{
    const int ranks = plan.shardGroup > 0 ? plan.shardGroup : plan.dp * plan.cp;
    if (plan.zero == 0 && plan.ep > 1)
        return {Collective::AllToAll, plan.ep, 0.0};
    return {plan.zero > 0 ? Collective::AllGather : Collective::AllReduce, ranks, 0.0};
}

LeanedOn leanedOn(const ParallelPlan& plan, const PerChoice<TimePart, Seconds>& parts)
{
    const bool tensor = plan.tp > 1;
    const bool data = plan.dp * plan.cp > 1;
    if (tensor && (!data || parts[TimePart::TensorParallel] >= parts[TimePart::DataParallel]))
        return {plan.sequenceParallel ? Collective::AllGather : Collective::AllReduce, plan.tp, 0.0};
    if (data)
        return dataTraffic(plan);
    return plan.pp > 1 ? LeanedOn{Collective::PointToPoint, 2, 0.0} : LeanedOn{};
}

double bandwidthOf(const LeanedOn& leaned, const Fabric& fabric, int devicesPerServer)
{
    if (leaned.collective == Collective::PointToPoint)
        return fabric.pairGbps;
    if (leaned.collective == Collective::None || leaned.group < 2 || leaned.group > devicesPerServer)
        return 0.0;
    const auto size = static_cast<std::size_t>(std::min(leaned.group, 16));
    return (leaned.collective == Collective::AllReduce ? fabric.allReduceGbps : fabric.allGatherGbps)[size].likely;
}

HostSetting hostOf(const Scenario& scenario, const std::string& offering)
{
    const auto found = scenario.rental.hosts.find(offering);
    return found == scenario.rental.hosts.end() ? HostSetting{} : found->second;
}

Topology topologyOf(const KnownOffering& known, const HostSetting& host, const Catalog& catalog)
{
    Topology topology;
    topology.devices = known.offering.devices;
    if (!known.link)
        return topology;
    const Fabric fabric = makeFabric(known.link, *known.device, host.pcie, known.offering.nicGbit);
    topology.link = known.link->kind;
    topology.pair = fabric.pairGbps;
    if (known.link->nominalGbps > 0.0)
        topology.nominal = known.link->nominalGbps;
    for (const int size : {2, 4, 8})
        if (size <= topology.devices)
            topology.groups.push_back(groupBandwidth(*known.link, fabric, host.pcie, size, catalog));
    return topology;
}

} // namespace

std::vector<Topology> topologies(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison)
{
    std::vector<Topology> all;
    for (const OfferingChoice& choice : scenario.offerings) {
        const KnownOffering known = knownOffering(choice, catalog);
        const auto result = std::find_if(comparison.offerings.begin(), comparison.offerings.end(),
                                         [&known](const OfferingResult& one) { return one.id == known.offering.id; });
        if (!known.device || result == comparison.offerings.end())
            continue;
        const HostSetting host = hostOf(scenario, known.offering.id);
        Topology topology = topologyOf(known, host, catalog);
        topology.offering = static_cast<std::size_t>(result - comparison.offerings.begin());
        if (known.link && result->plan && result->time) {
            topology.leanedOn = leanedOn(*result->plan, result->time->parts);
            const Fabric fabric = makeFabric(known.link, *known.device, host.pcie, known.offering.nicGbit);
            topology.leanedOn.bandwidth = bandwidthOf(topology.leanedOn, fabric, topology.devices);
        }
        all.push_back(std::move(topology));
    }
    return all;
}

} // namespace octoplan
