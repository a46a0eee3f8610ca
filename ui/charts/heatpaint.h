// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/heatscene.h"

#include <QBrush>
#include <QFont>
#include <QPalette>
#include <QPoint>
#include <QRectF>

#include <functional>
#include <optional>

class QPainter;

namespace octoplan {

// Paints the cells of a scene; `pixel` maps a corner of the grid, in cells, to device pixels.
struct HeatCanvas {
    QPalette palette;
    QFont font;
    std::function<QPointF(QPointF)> pixel;
    std::optional<QPoint> current; // the cell that is looked at
};

void paintHeat(QPainter& painter, const HeatScene& scene, const HeatCanvas& canvas);

// A kind's colour, and the hatching over it that tells it without colour.
struct KindLook {
    QColor fill;
    QBrush hatch;
};
[[nodiscard]] KindLook kindLook(int kind, const QPalette& palette);

// The cell of a kind that lies deepest among its own, by the sizes of a cell; nothing where there is none.
[[nodiscard]] std::optional<QPoint> deepestCell(const HeatScene& scene, int kind, QSizeF cell);

} // namespace octoplan
