// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "offeringsmodel.h"

namespace octoplan {

ComparisonModel::Layout OfferingsModel::layoutOf(const Comparison& comparison) const
{
    return {offeringIds(comparison), {"offering"}};
}

QVariant OfferingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool serving = comparison().task == Task::Serve;
    switch (role) {
    case TimeExplanationRole: return explained(index.row(), serving ? "time.tokens_per_s" : "time.days");
    case CostExplanationRole: return explained(index.row(), serving ? "cost.monthly" : "cost.total");
    case MemoryExplanationRole: return explained(index.row(), "memory.total");
    default: return offeringData(index.row(), role);
    }
}

} // namespace octoplan
