// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/glyph.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace octoplan {

namespace {

QPolygonF starIn(const QRectF& box)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double reach = (i % 2 == 0 ? 0.5 : 0.21) * box.width();
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        star << box.center() + QPointF(reach * std::cos(angle), reach * std::sin(angle));
    }
    return star;
}

} // namespace

void paintGlyph(QPainter& painter, Glyph glyph, const QRectF& box, const QColor& ink)
{
    const auto at = [&box](double x, double y) {
        return QPointF(box.x() + x * box.width(), box.y() + y * box.height());
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, box.width() * 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (glyph) {
    case Glyph::None: break;
    case Glyph::Check: painter.drawPolyline(QPolygonF{at(0.12, 0.55), at(0.4, 0.82), at(0.88, 0.22)}); break;
    case Glyph::Cross:
        painter.drawLine(at(0.18, 0.18), at(0.82, 0.82));
        painter.drawLine(at(0.82, 0.18), at(0.18, 0.82));
        break;
    case Glyph::Warning:
        painter.drawLine(at(0.5, 0.1), at(0.5, 0.58));
        painter.drawPoint(at(0.5, 0.9));
        break;
    case Glyph::Bar: painter.drawLine(at(0.1, 0.5), at(0.9, 0.5)); break;
    case Glyph::Star:
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(starIn(box));
        break;
    }
    painter.restore();
}

} // namespace octoplan
