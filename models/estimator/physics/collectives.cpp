// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/collectives.h"

namespace octoplan {

double busBandwidth(const SpeedBasis& basis, Group group, Traffic traffic)
{
    const Setting& s = *basis.setting;
    const int perServer = std::max(1, s.devicesPerServer);
    const int inside = std::clamp(perServer / std::max(1, group.stride), 1, group.ranks);
    const std::size_t size = static_cast<std::size_t>(std::min(inside, 16));
    const auto& table = traffic == Traffic::AllReduce ? s.fabric.allReduceGbps : s.fabric.allGatherGbps;
    const double local = table[size].likely * 1e9;
    if (inside >= group.ranks)
        return local;
    const double network = s.fabric.nicGbps * 1e9 * basis.constants.networkShare * inside / perServer;
    return inside > 1 ? std::min(local, network) : network;
}

double latencySeconds(const SpeedBasis& basis, Group group)
{
    const Setting& s = *basis.setting;
    const double local = s.fabric.latencySeconds * (0.5 + std::min(group.ranks, 8) / 16.0);
    const bool crosses = group.ranks * group.stride > s.devicesPerServer;
    return crosses ? std::max(local, basis.constants.hopSeconds * group.ranks) : local;
}

double gatherSeconds(const SpeedBasis& basis, Group group, double bytes)
{
    if (group.ranks <= 1)
        return 0.0;
    return bytes * (group.ranks - 1) / group.ranks / busBandwidth(basis, group, Traffic::Gather);
}

double allReduceSeconds(const SpeedBasis& basis, Group group, double bytes)
{
    if (group.ranks <= 1)
        return 0.0;
    return 2.0 * bytes * (group.ranks - 1) / group.ranks / busBandwidth(basis, group, Traffic::AllReduce);
}

double stageBandwidth(const SpeedBasis& basis, const ParallelPlan& plan)
{
    const Setting& s = *basis.setting;
    const int perStage = plan.tp * plan.cp * plan.dp;
    if (perStage < s.devicesPerServer)
        return s.fabric.pairGbps * 1e9;
    return s.fabric.nicGbps * 1e9 * basis.constants.networkShare / s.devicesPerServer;
}

} // namespace octoplan
