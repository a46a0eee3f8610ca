// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/costchart.h"

#include "items/roles.h"
#include "theme/colours.h"
#include "theme/typescale.h"

#include <QPainter>

#include <algorithm>

namespace octoplan {

namespace {

constexpr double widestBar = 64.0;
constexpr double barShare = 0.52;    // of a slot
constexpr double emptyTop = 10000.0; // of the axis where nothing has a cost
constexpr double farBudget = 3.0;    // times the highest cost: such a budget would flatten the bars

} // namespace

CostChart::CostChart(QWidget* parent)
    : BarChart(parent)
{
}

void CostChart::setBudget(std::optional<double> budget, const QString& text)
{
    if (m_budget == budget && m_budgetText == text)
        return;
    m_budget = budget;
    m_budgetText = text;
    refresh();
}

void CostChart::setSubtitle(const QString& text)
{
    if (m_subtitle == text)
        return;
    m_subtitle = text;
    refresh();
}

void CostChart::setMoneyText(std::function<QString(double)> text)
{
    m_moneyText = std::move(text);
    refresh();
}

BarChart::Words CostChart::words() const
{
    return {tr("Total cost"),
            m_subtitle.isEmpty() ? tr("whisker: 80 % interval") : tr("%1; whisker: 80 % interval").arg(m_subtitle)};
}

double CostChart::highestValue() const
{
    double highest = 0.0;
    for (int slot = 0; slot < slotCount(); ++slot)
        for (const int role : {TotalRole, RangeHighRole})
            highest = std::max(highest, slotData(slot, role).toDouble());
    if (m_budget && *m_budget < farBudget * highest)
        highest = std::max(highest, *m_budget);
    return highest > 0.0 ? room(highest) : m_budget.value_or(emptyTop);
}

LegendEntry CostChart::legendEntry(int row, const QPalette& palette) const
{
    return {partOf(row), model()->headerData(row, Qt::Vertical).toString(),
            costBrush(static_cast<CostLineId>(partOf(row)), palette), costOutline(palette), true};
}

QString CostChart::tickText(double value) const { return m_moneyText ? m_moneyText(value) : QString::number(value); }

void CostChart::paintBars(QPainter& painter, const ChartSpace& space, const QPalette& palette) const
{
    if (m_budget && *m_budget < space.top)
        paintBudget(painter, space, palette);
    for (int slot = 0; slot < slotCount(); ++slot)
        paintSlot(painter, space, palette, slot);
}

void CostChart::paintBudget(QPainter& painter, const ChartSpace& space, const QPalette& palette) const
{
    const double y = std::round(space.y(*m_budget)) + 0.5;
    painter.setPen(QPen(limitColour(palette), 1.4, Qt::DashLine));
    painter.drawLine(QPointF(space.plot.left(), y), QPointF(space.plot.right(), y));
    painter.setFont(styled(font(), TextStyle::Small));
    const double half = QFontMetricsF(painter.font()).horizontalAdvance(m_budgetText) / 2;
    paintValueLabel(painter, {space.plot.left() + half + 4, y - 2}, m_budgetText, limitColour(palette),
                    palette.color(QPalette::Base));
}

void CostChart::paintSlot(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot) const
{
    const QVariant total = slotData(slot, TotalRole);
    if (!total.isValid()) {
        const double label = QFontMetricsF(styled(font(), TextStyle::Small)).height() + 2 * labelGap;
        const double limit = m_budget ? space.plot.bottom() - space.y(*m_budget) : label;
        return paintNone(painter, space, palette, slot,
                         limit < label ? limit + label : 0.0); // above the budget's words
    }
    double height = 0.0;
    bool whole = true;
    for (int row = 0; row < rowCount(); ++row) {
        const double amount = value(row, slot);
        if (amount > 0.0 && !isPartShown(partOf(row)))
            whole = false;
        if (amount <= 0.0 || !isPartShown(partOf(row)))
            continue;
        const QBrush brush = costBrush(static_cast<CostLineId>(partOf(row)), palette);
        const QRectF box = space.bar(slot, std::min(widestBar, space.slotWidth() * barShare), height, height + amount);
        height += amount;
        painter.setPen(brush.style() == Qt::SolidPattern ? Qt::NoPen : QPen(costOutline(palette), 1.0));
        painter.setBrush(brush);
        painter.drawRect(box);
    }
    if (!whole)
        return;
    height = paintInterval(painter, space, palette, slot, height);
    paintBaseline(painter, space, slot, std::min(widestBar, space.slotWidth() * barShare));
    paintTotal(painter, space, slot, space.y(height) - labelGap, tickText(total.toDouble()),
               palette.color(QPalette::Text));
}

QString CostChart::slotDescription(int slot) const
{
    const QStringList parts = partTexts(slot);
    const QString name = slotData(slot, OfferingNameRole).toString();
    if (parts.isEmpty())
        return QStringLiteral("%1: %2").arg(name, slotData(slot, VerdictTextRole).toString());
    const QString range = slotData(slot, CostRangeRole).toString();
    const QString total = slotData(slot, CostTextRole).toString();
    return QStringLiteral("%1: %2%3%4\n%5")
        .arg(name, total, range.isEmpty() ? range : QStringLiteral(" (%1)").arg(range), againstBaseline(slot),
             parts.join(QStringLiteral(", ")));
}

} // namespace octoplan
