// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/barchart.h"

namespace octoplan {

// Memory per device by part, inside an outline as tall as what is usable; red is only what does not fit.
class MemoryChart : public BarChart {
    Q_OBJECT

public:
    explicit MemoryChart(QWidget* parent = nullptr);

protected:
    [[nodiscard]] Words words() const override;
    void paintBars(QPainter& painter, const ChartSpace& space, const QPalette& palette) const override;
    [[nodiscard]] double highestValue() const override;
    [[nodiscard]] LegendEntry legendEntry(int row, const QPalette& palette) const override;
    [[nodiscard]] QString tickText(double value) const override;
    [[nodiscard]] QString slotDescription(int slot) const override;

private:
    void paintNeed(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot, double reach) const;
    void paintSlot(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot) const;
    double paintStack(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot,
                      double width) const;
};

} // namespace octoplan
