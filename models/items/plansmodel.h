// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/roles.h"
#include "values/comparison.h"
#include "wording/wording.h"

#include <QAbstractTableModel>

namespace octoplan {

// The best plans of one offering, best first. VerdictRole in every column; SortRole gives raw numbers.
class PlansModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Plan, Verdict, Memory, Speed, StepTime, Days, Cost, ColumnCount };

    explicit PlansModel(const Wording& wording, QObject* parent = nullptr);
    void setPlans(std::vector<RankedPlan> plans, const std::string& currency);
    void setWording(const Wording& wording);
    [[nodiscard]] const RankedPlan& plan(int row) const { return m_plans[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const RankedPlan& plan, int column) const;
    [[nodiscard]] QVariant number(const RankedPlan& plan, int column) const;

    Wording m_wording;
    std::vector<RankedPlan> m_plans;
};

} // namespace octoplan
