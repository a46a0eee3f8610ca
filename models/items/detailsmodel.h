// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparisonmodel.h"
#include "values/explanation.h"

#include <functional>

namespace octoplan {

// Rows are figures, columns are offerings: everything known about each. Which figures there are depends on the task.
// To sort offerings by a figure, transpose it (QTransposeProxyModel) under a SortedTable.
class DetailsModel : public ComparisonModel {
    Q_OBJECT

public:
    // How a figure of an offering comes about, by its key; asked only when somebody wants to know.
    using Explain = std::function<std::optional<Explanation>(std::size_t offering, const std::string& figure)>;

    using ComparisonModel::ComparisonModel;
    void setExplain(Explain explain) { m_explain = std::move(explain); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // Horizontal: roles of the offering. Vertical: the figure's label, ExplanationRole and FigureRole.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] Layout layoutOf(const Comparison& comparison) const override;

private:
    [[nodiscard]] QString explanation(int offering, const std::string& figure) const;

    Explain m_explain;
};

} // namespace octoplan
