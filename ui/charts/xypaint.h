// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/xyscene.h"

#include <QFont>
#include <QPalette>
#include <QRectF>

#include <functional>

class QPainter;

namespace octoplan {

// Paints a scene inside the axes' rectangle; `pixel` maps values to device pixels.
struct XyCanvas {
    QRectF plot;
    QPalette palette;
    QFont font;
    std::function<QPointF(QPointF)> pixel;
};

void paintScene(QPainter& painter, const XyScene& scene, const XyCanvas& canvas);
// The symbol that stands for an offering everywhere: circle, square, triangle, diamond.
void paintSymbol(QPainter& painter, QPointF centre, int offering, bool hollow, const QPalette& palette, double radius);

} // namespace octoplan
