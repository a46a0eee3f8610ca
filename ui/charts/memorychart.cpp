// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/memorychart.h"

#include "items/roles.h"
#include "theme/colours.h"
#include "theme/typescale.h"

#include <QPainter>

#include <algorithm>

namespace octoplan {

namespace {

constexpr double widestOutline = 76.0;
constexpr double outlineShare = 0.62; // of a slot
constexpr double stackInset = 6.0;    // between outline and stack

QColor negativeInk(const QPalette& palette) { return toneColours(Tone::Negative, palette).text; }

} // namespace

MemoryChart::MemoryChart(QWidget* parent)
    : BarChart(parent)
{
}

BarChart::Words MemoryChart::words() const
{
    return {tr("Memory per device"), tr("GiB at the best plan; outline: usable; whisker: 80 % interval")};
}

double MemoryChart::highestValue() const
{
    double highest = 0.0;
    for (int slot = 0; slot < slotCount(); ++slot)
        for (const int role : {TotalRole, RangeHighRole, UsableRole})
            highest = std::max(highest, slotData(slot, role).toDouble());
    return highest > 0.0 ? room(highest) : 100.0; // the figures stand above the bars
}

LegendEntry MemoryChart::legendEntry(int row, const QPalette& palette) const
{
    const int part = partOf(row);
    const QColor colour = partColour(static_cast<MemoryPart>(part), palette);
    return {part,
            model()->headerData(row, Qt::Vertical).toString(),
            QBrush(colour),
            colour,
            true,
            false,
            isOnPaper() ? partHatch(static_cast<MemoryPart>(part)) : QBrush(Qt::NoBrush)};
}

QString MemoryChart::tickText(double value) const { return QString::number(value, 'g', 6); }

void MemoryChart::paintBars(QPainter& painter, const ChartSpace& space, const QPalette& palette) const
{
    for (int slot = 0; slot < slotCount(); ++slot)
        paintSlot(painter, space, palette, slot);
}

double MemoryChart::paintStack(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot,
                               double width) const
{
    double height = 0.0;
    painter.setPen(Qt::NoPen);
    for (int row = 0; row < rowCount(); ++row) {
        const double size = value(row, slot);
        if (size <= 0.0 || !isPartShown(partOf(row)))
            continue;
        QRectF box = space.bar(slot, width, height, height + size);
        height += size;
        if (box.height() > 3.0) // a hairline of paper keeps neighbours apart
            box.setTop(box.top() + 1.0);
        painter.setBrush(partColour(static_cast<MemoryPart>(partOf(row)), palette));
        painter.drawRect(box);
        if (isOnPaper()) {
            painter.setBrush(partHatch(static_cast<MemoryPart>(partOf(row))));
            painter.drawRect(box);
        }
    }
    return height;
}

void MemoryChart::paintSlot(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot) const
{
    const double usable = slotData(slot, UsableRole).toDouble();
    const double outline = std::min(widestOutline, space.slotWidth() * outlineShare);
    const QVariant total = slotData(slot, TotalRole);
    const bool over = total.isValid() && total.toDouble() > usable;
    double reach = 0.0;
    if (total.isValid()) {
        reach = paintStack(painter, space, palette, slot, outline - 2 * stackInset);
        if (over && reach > usable) {
            painter.setBrush(QBrush(negativeInk(palette), Qt::BDiagPattern));
            painter.setPen(QPen(negativeInk(palette), 1.0));
            painter.drawRect(space.bar(slot, outline - 2 * stackInset, usable, reach));
        }
    }
    if (usable > 0.0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(over ? negativeInk(palette) : palette.color(QPalette::Text), 1.6));
        painter.drawRoundedRect(space.bar(slot, outline, 0.0, usable), 2, 2);
    }
    if (!total.isValid())
        return paintNone(painter, space, palette, slot);
    reach = paintInterval(painter, space, palette, slot, std::max(reach, total.toDouble()));
    paintBaseline(painter, space, slot, outline);
    paintNeed(painter, space, palette, slot, reach);
}

// "54.0 / 79.1" above what is drawn, with the difference from the baseline where there is one.
void MemoryChart::paintNeed(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot,
                            double reach) const
{
    const double need = slotData(slot, TotalRole).toDouble();
    const double usable = slotData(slot, UsableRole).toDouble();
    const bool twoLines = slotData(slot, DifferenceRole).isValid();
    const double height = QFontMetricsF(styled(font(), TextStyle::Small)).height() * (twoLines ? 2 : 1);
    double bottom = space.y(reach) - labelGap;
    const double edge = space.y(usable);
    if (bottom > edge - 2.0 && bottom - height < edge + 2.0) // the figure does not cross the outline
        bottom = edge - labelGap;
    const QString text =
        tr("%1 / %2", "needed and usable memory").arg(QString::number(need, 'f', 1), QString::number(usable, 'f', 1));
    paintTotal(painter, space, slot, bottom, text,
               need > usable ? negativeInk(palette) : palette.color(QPalette::Text));
}

QString MemoryChart::slotDescription(int slot) const
{
    const QStringList parts = partTexts(slot);
    const QString head =
        QStringLiteral("%1: %2, %3%4")
            .arg(slotData(slot, OfferingNameRole).toString(), slotData(slot, VerdictTextRole).toString(),
                 slotData(slot, MemoryTextRole).toString(), againstBaseline(slot));
    return parts.isEmpty() ? head : head + u'\n' + parts.join(QStringLiteral(", "));
}

} // namespace octoplan
