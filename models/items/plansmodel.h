// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/rowsmodel.h"
#include "values/comparison.h"

namespace octoplan {

// The best plans of one offering, best first, and what each does differently from the first. VerdictRole in every
// column; SortRole gives raw numbers; RecommendedRole says which is the best, ChosenRole which is in use.
class PlansModel : public RowsModel {
    Q_OBJECT

public:
    enum Column { Plan, Verdict, Memory, Speed, StepTime, Days, Cost, Difference, ColumnCount };

    explicit PlansModel(const Wording& wording, QObject* parent = nullptr);
    void setPlans(std::vector<RankedPlan> plans, const std::string& currency,
                  const std::optional<ParallelPlan>& inUse = std::nullopt);
    [[nodiscard]] int rowInUse() const; // -1 for none
    [[nodiscard]] const RankedPlan& plan(int row) const { return m_plans[static_cast<std::size_t>(row)]; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const RankedPlan& plan, int column) const;
    [[nodiscard]] QVariant number(const RankedPlan& plan, int column) const;

    std::vector<RankedPlan> m_plans;
    std::optional<ParallelPlan> m_inUse;
};

} // namespace octoplan
