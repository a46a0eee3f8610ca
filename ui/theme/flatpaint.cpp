// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/flatpaint.h"

#include "theme/colours.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace octoplan {

namespace {
constexpr double radius = 4.0;
} // namespace

void paintPanel(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 1.0));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void paintField(QPainter& painter, const QRectF& rect, const QPalette& palette, bool enabled, bool focused)
{
    paintPanel(painter, rect, palette.color(enabled ? QPalette::Base : QPalette::Window),
               focused ? palette.color(QPalette::Highlight) : borderColour(palette));
}

void paintArrowDown(QPainter& painter, const QRectF& box, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = box.center();
    painter.drawPolyline(QPolygonF{c + QPointF(-4, -2), c + QPointF(0, 2), c + QPointF(4, -2)});
    painter.restore();
}

QColor buttonFill(const QStyleOption& option)
{
    const QPalette& p = option.palette;
    if (option.state & (QStyle::State_Sunken | QStyle::State_On))
        return borderColour(p);
    return (option.state & QStyle::State_MouseOver) && (option.state & QStyle::State_Enabled)
               ? p.color(QPalette::AlternateBase)
               : p.color(QPalette::Button);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider)
{
    constexpr double inset = 2.0;
    if (option.minimum == option.maximum)
        return;
    const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    QColor ink = mutedColour(option.palette);
    ink.setAlphaF(active ? 0.75F : 0.4F);
    const QRectF handle = QRectF(slider).adjusted(inset, inset, -inset, -inset);
    const double round = std::min(handle.width(), handle.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(handle, round, round);
    painter.restore();
}

void paintCheckBox(QPainter& painter, const QStyleOption& option)
{
    const QPalette& p = option.palette;
    const bool on = option.state & QStyle::State_On;
    const bool enabled = option.state & QStyle::State_Enabled;
    const QColor accent = enabled ? p.color(QPalette::Highlight) : mutedColour(p);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on || (option.state & QStyle::State_HasFocus) ? accent : mutedColour(p), 1.0));
    painter.setBrush(on ? accent : p.color(QPalette::Base));
    painter.drawRoundedRect(box, 3.0, 3.0);
    if (on) {
        painter.setPen(QPen(p.color(QPalette::HighlightedText), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF c = box.center();
        painter.drawPolyline(QPolygonF{c + QPointF(-3.0, 0.2), c + QPointF(-0.8, 2.4), c + QPointF(3.2, -2.4)});
    }
    painter.restore();
}

void paintSortArrow(QPainter& painter, const QStyleOption& option)
{
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
    if (!header || header->sortIndicator == QStyleOptionHeader::None)
        return;
    const double tip = header->sortIndicator == QStyleOptionHeader::SortDown ? -2.5 : 2.5; // SortDown: ascending
    const QPointF c = QRectF(option.rect).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::Text));
    painter.drawPolygon(QPolygonF{c + QPointF(-3.5, -tip), c + QPointF(0, tip), c + QPointF(3.5, -tip)});
    painter.restore();
}

void paintHeaderSection(QPainter& painter, const QStyleOption& option)
{
    painter.fillRect(option.rect, option.palette.brush(QPalette::Base));
    painter.setPen(borderColour(option.palette));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

} // namespace octoplan
