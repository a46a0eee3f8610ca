// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparisonmodel.h"

namespace octoplan {

// Rows are offerings; the columns are name, days and cost. For the scatter: ValueRole, RangeLowRole and RangeHighRole
// of each column, ParetoRole and MeetsGoalRole of each row.
class TimeCostModel : public ComparisonModel {
    Q_OBJECT

public:
    enum Column { Name, Days, Cost, ColumnCount };

    using ComparisonModel::ComparisonModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] Layout layoutOf(const Comparison& comparison) const override;

private:
    [[nodiscard]] bool isPareto(int row) const;
};

} // namespace octoplan
