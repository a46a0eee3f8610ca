// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/heatpaint.h"

#include "charts/xypaint.h"
#include "theme/colours.h"
#include "theme/typescale.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <vector>

namespace octoplan {

namespace {

constexpr int fillAlpha = 110;
constexpr int hatchAlpha = 150;
constexpr double symbolRadius = 5.0;

QRectF cellsRect(const HeatCanvas& canvas, int column, int row, int columns)
{
    return QRectF(canvas.pixel({double(column), double(row)}), canvas.pixel({double(column + columns), row + 1.0}))
        .normalized();
}

// Neighbours of one kind are one rectangle.
void paintCells(QPainter& painter, const HeatScene& scene, const HeatCanvas& canvas)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < scene.rows; ++row)
        for (int column = 0; column < scene.columns;) {
            const int kind = scene.kind(column, row);
            int end = column + 1;
            while (end < scene.columns && scene.kind(end, row) == kind)
                ++end;
            const KindLook look = kindLook(kind, canvas.palette);
            const QRectF box = cellsRect(canvas, column, row, end - column);
            painter.fillRect(box, look.fill);
            painter.fillRect(box, look.hatch);
            column = end;
        }
}

void paintBorders(QPainter& painter, const HeatScene& scene, const HeatCanvas& canvas)
{
    painter.setPen(QPen(canvas.palette.color(QPalette::Text), 1.4));
    const auto line = [&](int x1, int y1, int x2, int y2) {
        painter.drawLine(canvas.pixel({double(x1), double(y1)}), canvas.pixel({double(x2), double(y2)}));
    };
    for (int row = 0; row < scene.rows; ++row)
        for (int column = 0; column < scene.columns; ++column) {
            const int kind = scene.kind(column, row);
            if (column > 0 && scene.kind(column - 1, row) != kind)
                line(column, row, column, row + 1);
            if (row > 0 && scene.kind(column, row - 1) != kind)
                line(column, row, column + 1, row);
        }
}

// Symbol and name in the middle of each region, where there is room.
void paintNames(QPainter& painter, const HeatScene& scene, const HeatCanvas& canvas)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(styled(canvas.font, TextStyle::Small));
    const QFontMetricsF metrics(painter.font());
    const QSizeF cell = cellsRect(canvas, 0, 0, 1).size();
    const QRectF all =
        QRectF(canvas.pixel({0.0, 0.0}), canvas.pixel({double(scene.columns), double(scene.rows)})).normalized();
    for (int kind = -1; kind < scene.names.size(); ++kind) {
        const auto middle = deepestCell(scene, kind, cell);
        if (!middle)
            continue;
        const QString name = kind < 0 ? scene.noneName : scene.names[kind];
        const double symbol = kind < 0 ? 0.0 : 2 * symbolRadius + 6;
        QRectF box(0, 0, metrics.horizontalAdvance(name) + symbol + 12, metrics.height() + 4);
        box.moveCenter(canvas.pixel({middle->x() + 0.5, middle->y() + 0.5}));
        box.moveLeft(std::clamp(box.left(), all.left() + 2, std::max(all.left() + 2, all.right() - box.width() - 2)));
        box.moveTop(std::clamp(box.top(), all.top() + 2, std::max(all.top() + 2, all.bottom() - box.height() - 2)));
        painter.setPen(Qt::NoPen);
        painter.setBrush(canvas.palette.color(QPalette::Base));
        painter.drawRoundedRect(box, 4, 4);
        if (kind >= 0)
            paintSymbol(painter, QPointF(box.left() + 6 + symbolRadius, box.center().y()), kind, false, canvas.palette,
                        symbolRadius);
        painter.setPen(canvas.palette.color(QPalette::Text));
        painter.drawText(box.adjusted(6 + symbol, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, name);
    }
}

} // namespace

KindLook kindLook(int kind, const QPalette& palette)
{
    static constexpr std::array patterns{Qt::Dense7Pattern, Qt::HorPattern, Qt::BDiagPattern, Qt::VerPattern};
    QColor ink = kind < 0 ? mutedColour(palette) : offeringColour(kind, palette);
    QColor fill = ink;
    fill.setAlpha(kind < 0 ? fillAlpha / 3 : fillAlpha);
    ink.setAlpha(hatchAlpha);
    return {fill,
            QBrush(ink, kind < 0 ? Qt::DiagCrossPattern : patterns[static_cast<std::size_t>(kind) % patterns.size()])};
}

std::optional<QPoint> deepestCell(const HeatScene& scene, int kind, QSizeF cell)
{
    // Distance to the next cell of another kind or the edge: once from the lower left, once from the upper right.
    std::vector<double> depth(static_cast<std::size_t>(scene.kinds.size()), 0.0);
    const auto at = [&](int column, int row) -> double& {
        return depth[static_cast<std::size_t>(row) * static_cast<std::size_t>(scene.columns) +
                     static_cast<std::size_t>(column)];
    };
    const auto look = [&](int column, int row) {
        return column < 0 || row < 0 || column >= scene.columns || row >= scene.rows ? 0.0 : at(column, row);
    };
    for (int row = 0; row < scene.rows; ++row)
        for (int column = 0; column < scene.columns; ++column)
            if (scene.kind(column, row) == kind)
                at(column, row) = std::min(look(column - 1, row) + cell.width(), look(column, row - 1) + cell.height());
    std::optional<QPoint> deepest;
    double most = 0.0;
    for (int row = scene.rows; row-- > 0;)
        for (int column = scene.columns; column-- > 0;) {
            if (scene.kind(column, row) != kind)
                continue;
            double& here = at(column, row);
            here = std::min({here, look(column + 1, row) + cell.width(), look(column, row + 1) + cell.height()});
            if (here > most) {
                most = here;
                deepest = QPoint(column, row);
            }
        }
    return deepest;
}

void paintHeat(QPainter& painter, const HeatScene& scene, const HeatCanvas& canvas)
{
    if (scene.isEmpty())
        return;
    painter.save();
    paintCells(painter, scene, canvas);
    paintBorders(painter, scene, canvas);
    paintNames(painter, scene, canvas);
    if (canvas.current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(canvas.palette.color(QPalette::Text), 2.0));
        painter.drawRect(cellsRect(canvas, canvas.current->x(), canvas.current->y(), 1).adjusted(-1, -1, 1, 1));
    }
    painter.restore();
}

} // namespace octoplan
