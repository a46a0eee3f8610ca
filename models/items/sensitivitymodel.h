// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/roles.h"
#include "values/decision.h"
#include "wording/wording.h"

#include <QAbstractTableModel>

namespace octoplan {

// What the recommended offering's cost or time depends on, widest first. Every column gives RangeLowRole and
// RangeHighRole (cost or days at both ends of what is varied), ValueRole (as asked), LowFlipsRole, HighFlipsRole and
// ExplanationRole. What does not touch the time is no row of it.
class SensitivityModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Low, High, AtLow, AtHigh, Flips, ColumnCount };

    explicit SensitivityModel(const Wording& wording, QObject* parent = nullptr);
    void setTornado(const Comparison& comparison, std::vector<Sensitivity> tornado, Effect effect = Effect::Cost);
    void setWording(const Wording& wording);
    [[nodiscard]] std::optional<double> likely() const; // units of currency, or days
    [[nodiscard]] Effect effect() const { return m_effect; }
    [[nodiscard]] const Comparison& comparison() const { return m_comparison; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const Sensitivity& sensitivity, int column) const;
    [[nodiscard]] QVariant number(const Sensitivity& sensitivity, int column) const;
    [[nodiscard]] double atLow(const Sensitivity& s) const;
    [[nodiscard]] double atHigh(const Sensitivity& s) const;
    void sayChanged();

    Wording m_wording;
    Comparison m_comparison;
    std::vector<Sensitivity> m_tornado;
    Effect m_effect = Effect::Cost;
};

} // namespace octoplan
