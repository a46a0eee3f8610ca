// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/cardframe.h"

#include "theme/colours.h"

#include <QPainter>

namespace octoplan {

namespace {
constexpr double radius = 6.0;
} // namespace

CardFrame::CardFrame(QWidget* parent)
    : QWidget(parent)
{
}

void CardFrame::setHighlighted(bool highlighted)
{
    if (m_highlighted == highlighted)
        return;
    m_highlighted = highlighted;
    update();
}

void CardFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = m_highlighted ? 2.0 : 1.0;
    painter.setPen(QPen(m_highlighted ? palette().color(QPalette::Highlight) : borderColour(palette()), line));
    painter.setBrush(palette().color(QPalette::Base));
    const double inset = line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0, Qt::DotLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4.5, 4.5, -4.5, -4.5), radius - 2, radius - 2);
    }
}

} // namespace octoplan
