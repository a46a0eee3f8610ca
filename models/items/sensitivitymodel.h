// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/roles.h"
#include "values/decision.h"
#include "wording/wording.h"

#include <QAbstractTableModel>

namespace octoplan {

// What the recommended offering's cost depends on, widest first. Every column gives RangeLowRole and RangeHighRole (the
// cost at both ends of what is varied), ValueRole (the cost as asked), LowFlipsRole, HighFlipsRole and ExplanationRole.
class SensitivityModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Low, High, CostAtLow, CostAtHigh, Flips, ColumnCount };

    explicit SensitivityModel(const Wording& wording, QObject* parent = nullptr);
    void setTornado(const Comparison& comparison, std::vector<Sensitivity> tornado);
    void setWording(const Wording& wording);
    [[nodiscard]] std::optional<double> likelyCost() const; // units of currency
    [[nodiscard]] const Comparison& comparison() const { return m_comparison; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const Sensitivity& sensitivity, int column) const;
    [[nodiscard]] static QVariant number(const Sensitivity& sensitivity, int column);
    void sayChanged();

    Wording m_wording;
    Comparison m_comparison;
    std::vector<Sensitivity> m_tornado;
};

} // namespace octoplan
