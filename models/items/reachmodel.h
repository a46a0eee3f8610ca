// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparisonmodel.h"
#include "values/decision.h"

namespace octoplan {

// How far each offering goes: rows are what grows (model, sequence, batch …), columns are offerings. Which rows there
// are depends on the task.
class ReachModel : public ComparisonModel {
    Q_OBJECT

public:
    using ComparisonModel::ComparisonModel;
    void setReach(const Comparison& comparison, std::vector<Reach> reach);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // Horizontal: roles of the offering. Vertical: what grows, and ExplanationRole.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] Layout layoutOf(const Comparison& comparison) const override;

private:
    enum Row { Model, Sequence, MicroBatch, LoraRank, Requests, RowCount };

    [[nodiscard]] static std::vector<Row> rowsOf(Task task);
    [[nodiscard]] Row rowAt(int row) const;
    [[nodiscard]] std::optional<double> number(int row, int column) const;
    [[nodiscard]] QString text(int row, double number) const;

    std::vector<Reach> m_reach;
};

} // namespace octoplan
