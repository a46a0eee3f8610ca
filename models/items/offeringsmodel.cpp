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
    return offeringData(index.row(), role);
}

} // namespace octoplan
