// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/barchart.h"

#include <optional>

namespace octoplan {

// Total cost by line, with the budget drawn across; words stand where there is no cost.
class CostChart : public BarChart {
    Q_OBJECT

public:
    explicit CostChart(QWidget* parent = nullptr);

    // The budget in units of currency, as a value for the axis and in words; how the axis says a value.
    void setBudget(std::optional<double> budget, const QString& text);
    void setSubtitle(const QString& text);
    void setMoneyText(std::function<QString(double)> text);

protected:
    [[nodiscard]] Words words() const override;
    void paintBars(QPainter& painter, const ChartSpace& space, const QPalette& palette) const override;
    [[nodiscard]] double highestValue() const override;
    [[nodiscard]] LegendEntry legendEntry(int row, const QPalette& palette) const override;
    [[nodiscard]] QString tickText(double value) const override;
    [[nodiscard]] QString slotDescription(int slot) const override;

private:
    void paintSlot(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot) const;
    void paintBudget(QPainter& painter, const ChartSpace& space, const QPalette& palette) const;

    std::optional<double> m_budget;
    QString m_budgetText;
    QString m_subtitle;
    std::function<QString(double)> m_moneyText;
};

} // namespace octoplan
