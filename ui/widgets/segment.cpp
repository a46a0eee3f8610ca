// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/segment.h"

#include "theme/colours.h"

#include <QPainter>
#include <QPainterPath>

namespace octoplan {

namespace {

constexpr double segmentRadius = 4.0;
constexpr int sidePadding = 6;

QPainterPath outlineOf(QRectF rect, bool first, bool last)
{
    // The rounded ends reach past the joints, where the clip cuts them.
    if (!first)
        rect.setLeft(rect.left() - 2 * segmentRadius);
    if (!last)
        rect.setRight(rect.right() + 2 * segmentRadius);
    QPainterPath path;
    path.addRoundedRect(rect, segmentRadius, segmentRadius);
    return path;
}

} // namespace

Segment::Segment(QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void Segment::setEnds(bool first, bool last)
{
    m_first = first;
    m_last = last;
    update();
}

QSize Segment::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + 2 * sidePadding, metrics.height() + 9};
}

QSize Segment::minimumSizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + 4, sizeHint().height()};
}

void Segment::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect());
    const QPalette& p = palette();
    const bool on = isChecked();
    const QColor fill = on ? p.color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Highlight)
                        : underMouse() ? p.color(QPalette::AlternateBase)
                                       : p.color(QPalette::Base);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, m_last ? -0.5 : 0.5, -0.5);
    painter.setPen(QPen(on ? fill : borderColour(p), 1.0));
    painter.setBrush(fill);
    painter.drawPath(outlineOf(box, m_first, m_last));
    if (!m_first && !on) {
        painter.setPen(borderColour(p));
        painter.drawLine(QPointF(0.5, 1), QPointF(0.5, height() - 1));
    }
    painter.setPen(p.color(on ? QPalette::HighlightedText : QPalette::Text));
    painter.drawText(rect(), Qt::AlignCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(p.color(on ? QPalette::HighlightedText : QPalette::Highlight), 1.0, Qt::DotLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), segmentRadius - 1, segmentRadius - 1);
    }
}

} // namespace octoplan
