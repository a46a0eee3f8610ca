// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/legalplans.h"

#include <algorithm>

namespace octoplan {

std::vector<ParallelPlan> legalPlans(const Setting& setting, const FixedPlan& fixed)
{
    const PlanSpace space(setting, fixed);
    std::vector<ParallelPlan> plans;
    plans.reserve(static_cast<std::size_t>(space.size()));
    for (const ParallelPlan& layout : space.layouts())
        for (const Policy& policy : space.policies(layout))
            plans.push_back(PlanSpace::join(layout, policy));
    return plans;
}

std::optional<int> contradiction(const Setting& setting, const FixedPlan& fixed)
{
    const int product = fixed.tp.value_or(1) * fixed.pp.value_or(1) * fixed.cp.value_or(1);
    if (product < 1 || setting.devices % product != 0)
        return product;
    const int ranks = setting.devices / (fixed.tp.value_or(1) * fixed.pp.value_or(1));
    for (const int group : {fixed.ep.value_or(1) * fixed.pp.value_or(1),
                            std::max(fixed.shardGroup.value_or(1), 1) * product / fixed.cp.value_or(1)})
        if (group < 1 || setting.devices % group != 0 || ranks < 1)
            return group;
    return std::nullopt;
}

} // namespace octoplan
