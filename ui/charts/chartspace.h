// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace octoplan {

// Where slots and values lie, in pixels.
struct ChartSpace {
    QRectF plot;
    int slotCount = 1;
    double top = 1.0; // value at the upper edge; the lower edge is zero

    [[nodiscard]] double slotWidth() const { return plot.width() / slotCount; }
    [[nodiscard]] double x(int slot) const { return plot.left() + (slot + 0.5) * slotWidth(); }
    [[nodiscard]] double y(double value) const { return plot.bottom() - value / top * plot.height(); }
    [[nodiscard]] double valueAt(double pixel) const { return (plot.bottom() - pixel) / plot.height() * top; }
    [[nodiscard]] QRectF bar(int slot, double width, double from, double to) const
    {
        return {QPointF(x(slot) - width / 2, y(to)), QPointF(x(slot) + width / 2, y(from))};
    }
};

// An interval with caps at both ends.
void paintWhisker(QPainter& painter, const ChartSpace& space, int slot, double low, double high, const QColor& ink);
// A text whose lower edge is centred on a point, on a patch of paper so that lines behind do not cross it.
void paintValueLabel(QPainter& painter, const QPointF& bottomCentre, const QString& text, const QColor& ink,
                     const QColor& paper);
// Where the value stood in the baseline: a short line across the bar, with an A at its end.
void paintBaselineMark(QPainter& painter, const ChartSpace& space, int slot, double barWidth, double value,
                       const QColor& ink);
// Names for slots of that room: where one is wider, all break at the blank nearest to their middle, and what is wider
// still ends in "…".
[[nodiscard]] QStringList fittedNames(const QStringList& names, const QFontMetricsF& metrics, double room);
// The step of 1, 1.5, 2, 2.5, 3, 4 or 5 times a power of ten that covers the value in at most so many steps.
[[nodiscard]] double niceStep(double highest, int steps);

} // namespace octoplan
