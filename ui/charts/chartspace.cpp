// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartspace.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace octoplan {

void paintWhisker(QPainter& painter, const ChartSpace& space, int slot, double low, double high, const QColor& ink)
{
    constexpr double cap = 5.0;
    const double x = std::round(space.x(slot)) + 0.5;
    painter.setPen(QPen(ink, 1.4));
    painter.drawLine(QPointF(x, space.y(low)), QPointF(x, space.y(high)));
    for (const double end : {low, high})
        painter.drawLine(QPointF(x - cap, space.y(end)), QPointF(x + cap, space.y(end)));
}

void paintValueLabel(QPainter& painter, const QPointF& bottomCentre, const QString& text, const QColor& ink,
                     const QColor& paper)
{
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(text);
    const QRectF box(bottomCentre.x() - width / 2 - 2, bottomCentre.y() - metrics.height(), width + 4,
                     metrics.height());
    painter.fillRect(box.adjusted(0, 1, 0, -1), paper);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintBaselineMark(QPainter& painter, const ChartSpace& space, int slot, double barWidth, double value,
                       const QColor& ink)
{
    constexpr double overhang = 7.0;
    constexpr double gap = 3.0;
    const double y = std::round(space.y(value)) + 0.5;
    const double left = space.x(slot) - barWidth / 2 - overhang;
    const double right = space.x(slot) + barWidth / 2 + overhang;
    painter.setPen(QPen(ink, 2.0));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    const QFontMetricsF metrics(painter.font());
    const QString name = QStringLiteral("A");
    const double width = metrics.horizontalAdvance(name);
    const bool room = right + gap + width <= space.plot.right();
    painter.drawText(QPointF(room ? right + gap : left - gap - width, y + metrics.ascent() / 2 - 1.0), name);
}

namespace {

constexpr qsizetype longName = 14; // shorter lines may reach into the gap

} // namespace

QStringList fittedNames(const QStringList& names, const QFontMetricsF& metrics, double room)
{
    const bool wrap = std::any_of(names.begin(), names.end(),
                                  [&](const QString& name) { return metrics.horizontalAdvance(name) > room; });
    QStringList fitted;
    for (QString name : names) {
        const qsizetype middle = name.size() / 2;
        qsizetype best = -1;
        for (qsizetype at = name.indexOf(u' '); wrap && at >= 0; at = name.indexOf(u' ', at + 1))
            if (best < 0 || std::abs(at - middle) < std::abs(best - middle))
                best = at;
        if (best >= 0)
            name[best] = u'\n';
        QStringList lines = name.split(u'\n');
        for (QString& line : lines)
            if (line.size() > longName)
                line = metrics.elidedText(line, Qt::ElideRight, room);
        fitted << lines.join(u'\n');
    }
    return fitted;
}

double niceStep(double highest, int steps)
{
    const double raw = std::max(highest, 1e-9) / steps;
    const double decade = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0})
        if (factor * decade >= raw * (1.0 - 1e-9))
            return factor * decade;
    return 10.0 * decade;
}

} // namespace octoplan
