// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartframe.h"

#include "theme/colours.h"

#include <QPainter>
#include <QWidget>

namespace octoplan {

namespace {

constexpr int frame = 2; // room for the card's line and the focus ring
constexpr double radius = 6.0;

} // namespace

QRect insideChartFrame(const QWidget& chart) { return chart.rect().adjusted(frame, frame, -frame, -frame); }

void paintChartFrame(QWidget& chart)
{
    QPainter painter(&chart);
    const QPalette palette = chart.palette();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(chart.hasFocus() ? palette.color(QPalette::Highlight) : borderColour(palette), 1.0));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(QRectF(chart.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace octoplan
