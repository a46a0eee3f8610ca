// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparisonmodel.h"

namespace octoplan {

// One row an offering, one column; its roles are all that a card shows.
class OfferingsModel : public ComparisonModel {
    Q_OBJECT

public:
    using ComparisonModel::ComparisonModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] Layout layoutOf(const Comparison& comparison) const override;
};

} // namespace octoplan
