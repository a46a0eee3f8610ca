// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cardcontent.h"

#include "items/roles.h"

namespace octoplan {

CardContent cardContent(const QModelIndex& offering)
{
    const auto text = [&offering](int role) { return offering.data(role).toString(); };
    CardContent c;
    c.name = text(OfferingNameRole);
    c.price = text(PriceRole);
    c.link = text(LinkRole);
    c.verdict = static_cast<Verdict>(offering.data(VerdictRole).toInt());
    c.verdictText = text(VerdictTextRole);
    c.memory = text(MemoryTextRole);
    c.memoryDifference = text(MemoryDifferenceRole);
    c.limit = text(LimitRole);
    c.plan = text(PlanRole);
    c.why = text(WhyRole);
    c.fix = text(FixRole);
    c.flags = offering.data(FlagsRole).toStringList();
    c.fixedPlan = offering.data(FixedPlanRole).toBool();
    c.nearestPlan = offering.data(NearestPlanRole).toBool();
    c.recommended = offering.data(RecommendedRole).toBool();
    if (!c.runs())
        return c;
    c.time = text(TimeTextRole);
    c.timeRange = text(TimeRangeRole);
    c.cost = text(CostTextRole);
    c.costRange = text(CostRangeRole);
    c.timeDifference = text(TimeDifferenceRole);
    c.costDifference = text(CostDifferenceRole);
    for (const int role : {DeadlineTextRole, BudgetTextRole})
        if (const QString miss = text(role); !miss.isEmpty())
            c.misses << miss;
    return c;
}

} // namespace octoplan
