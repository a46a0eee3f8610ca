// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparisonmodel.h"

namespace octoplan {

// Rows are figures, columns are offerings: everything known about each. Which figures there are depends on the task.
class DetailsModel : public ComparisonModel {
    Q_OBJECT

public:
    using ComparisonModel::ComparisonModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // Horizontal: roles of the offering. Vertical: the figure's label, ExplanationRole and FigureRole.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] Layout layoutOf(const Comparison& comparison) const override;
};

} // namespace octoplan
