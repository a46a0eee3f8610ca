// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/barchart.h"

#include "charts/chartexport.h"
#include "charts/chartframe.h"
#include "charts/chartmenu.h"
#include "items/roles.h"
#include "theme/colours.h"
#include "theme/palettes.h"
#include "theme/typescale.h"

#include <QAbstractItemModel>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr int axisSteps = 6;

} // namespace

BarChart::BarChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new ChartPlot(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_plot->setColours(palette(), font());
    m_plot->canvas()->installEventFilter(this);
    m_plot->setPaintBars([this](QPainter& painter, const ChartSpace& space) {
        if (m_model)
            paintBars(painter, space, m_plot->palette());
    });
}

void BarChart::setModel(QAbstractItemModel* model)
{
    m_model = model;
    connect(model, &QAbstractItemModel::modelReset, this, &BarChart::refresh);
    connect(model, &QAbstractItemModel::dataChanged, this, &BarChart::refresh);
    refresh();
}

int BarChart::slotCount() const { return m_model ? m_model->columnCount() : 0; }

int BarChart::rowCount() const { return m_model ? m_model->rowCount() : 0; }

QVariant BarChart::slotData(int slot, int role) const { return m_model->headerData(slot, Qt::Horizontal, role); }

int BarChart::partOf(int row) const { return m_model->headerData(row, Qt::Vertical, PartRole).toInt(); }

double BarChart::value(int row, int slot) const { return m_model->index(row, slot).data(ValueRole).toDouble(); }

void BarChart::paintTotal(QPainter& painter, const ChartSpace& space, int slot, double bottom, const QString& text,
                          const QColor& ink) const
{
    const QPalette& colours = m_plot->palette();
    const QFont small = styled(font(), TextStyle::Small);
    QFont bold = small;
    bold.setWeight(QFont::DemiBold);
    const QString difference = slotData(slot, DifferenceRole).toString();
    if (!difference.isEmpty()) {
        painter.setFont(small);
        paintValueLabel(painter, {space.x(slot), bottom}, difference, colours.color(QPalette::Link),
                        colours.color(QPalette::Base));
        bottom -= QFontMetricsF(small).height() - 2.0;
    }
    painter.setFont(bold);
    paintValueLabel(painter, {space.x(slot), bottom}, text, ink, colours.color(QPalette::Base));
}

void BarChart::paintBaseline(QPainter& painter, const ChartSpace& space, int slot, double barWidth) const
{
    const QVariant before = slotData(slot, BaselineTotalRole);
    if (!before.isValid())
        return;
    painter.setFont(styled(font(), TextStyle::Tick));
    paintBaselineMark(painter, space, slot, barWidth, before.toDouble(), m_plot->palette().color(QPalette::Link));
}

double BarChart::room(double highest) const
{
    bool differences = false;
    for (int slot = 0; slot < slotCount(); ++slot) {
        const QVariant before = slotData(slot, BaselineTotalRole);
        if (!before.isValid() || !slotData(slot, TotalRole).isValid()) // without a bar there is no mark
            continue;
        differences = true;
        highest = std::max(highest, before.toDouble());
    }
    return highest * (differences ? 1.22 : 1.13);
}

QString BarChart::againstBaseline(int slot) const
{
    const QString difference = slotData(slot, DifferenceRole).toString();
    return difference.isEmpty() ? difference : tr(", compared with A: %1").arg(difference);
}

bool BarChart::isRowUsed(int row) const
{
    for (int slot = 0; slot < slotCount(); ++slot)
        if (value(row, slot) > 0.0)
            return true;
    return false;
}

void BarChart::holdAxis(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    if (!held)
        refresh();
}

void BarChart::setPartShown(int part, bool shown)
{
    m_hidden.removeAll(part);
    if (!shown)
        m_hidden.append(part);
    refresh();
}

void BarChart::settleAxis()
{
    const double highest = highestValue();
    const double step = niceStep(highest, axisSteps);
    const double wanted = std::max(step, step * std::ceil(highest / step - 1e-9));
    if (!m_held || wanted > m_top)
        m_top = wanted;
    m_plot->setValues(m_top, niceStep(m_top, axisSteps), [this](double v) { return tickText(v); });
}

void BarChart::refresh()
{
    if (m_model)
        refreshWith(palette());
}

void BarChart::refreshWith(const QPalette& palette)
{
    m_plot->setPalette(palette);
    const Words say = words();
    m_plot->setTitle(say.title, say.subtitle);
    QStringList names;
    for (int slot = 0; slot < slotCount(); ++slot)
        names << slotData(slot, OfferingNameRole).toString().remove(QStringLiteral(" ×8")).simplified();
    m_plot->setSlots(names);
    QList<LegendEntry> entries;
    for (int row = 0; row < rowCount(); ++row)
        if (isRowUsed(row)) {
            entries.append(legendEntry(row, palette));
            entries.back().shown = isPartShown(entries.back().id);
        }
    m_plot->setLegend(entries);
    settleAxis();
    setAccessibleName(say.title);
    m_plot->redraw();
}

QString BarChart::description() const
{
    QStringList sentences;
    for (int slot = 0; slot < slotCount(); ++slot)
        sentences << slotDescription(slot);
    return sentences.join(QStringLiteral("\n"));
}

bool BarChart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showHint(help->pos(), help->globalPos());
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* press = static_cast<QMouseEvent*>(event);
        const int part = press->button() == Qt::LeftButton ? m_plot->legendAt(press->position().toPoint()) : -1;
        if (part >= 0)
            setPartShown(part, !isPartShown(part));
        setFocus(Qt::MouseFocusReason);
        return press->button() == Qt::LeftButton;
    }
    return QWidget::eventFilter(watched, event);
}

QString BarChart::hint(int slot, double at) const
{
    double height = 0.0;
    for (int row = 0; row < rowCount(); ++row) {
        if (!isPartShown(partOf(row)))
            continue;
        height += value(row, slot);
        if (at < height)
            return QStringLiteral("%1\n%2: %3\n%4")
                .arg(slotData(slot, OfferingNameRole).toString(), m_model->headerData(row, Qt::Vertical).toString(),
                     m_model->index(row, slot).data().toString(),
                     m_model->index(row, slot).data(ExplanationRole).toString())
                .trimmed();
    }
    return slotDescription(slot);
}

QStringList BarChart::partTexts(int slot) const
{
    QStringList parts;
    for (int row = 0; row < rowCount(); ++row)
        if (value(row, slot) > 0.0)
            parts << QStringLiteral("%1 %2").arg(m_model->headerData(row, Qt::Vertical).toString(),
                                                 m_model->index(row, slot).data().toString());
    return parts;
}

double BarChart::paintInterval(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot,
                               double height) const
{
    const QVariant low = slotData(slot, RangeLowRole);
    const QVariant high = slotData(slot, RangeHighRole);
    if (!low.isValid() || !high.isValid() || high.toDouble() <= low.toDouble())
        return height;
    paintWhisker(painter, space, slot, low.toDouble(), high.toDouble(), palette.color(QPalette::Text));
    return std::max(height, high.toDouble());
}

void BarChart::paintNone(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot,
                         double raised) const
{
    painter.setFont(styled(font(), TextStyle::Small));
    paintValueLabel(painter, {space.x(slot), space.plot.bottom() - labelGap - raised},
                    slotData(slot, VerdictTextRole).toString(), mutedColour(palette), palette.color(QPalette::Base));
}

void BarChart::showHint(const QPoint& position, const QPoint& global) const
{
    const ChartSpace space = m_plot->space();
    const int slot = static_cast<int>((position.x() - space.plot.left()) / space.slotWidth());
    const bool inside = m_model && space.plot.contains(position) && slot >= 0 && slot < slotCount();
    QToolTip::showText(global, inside ? hint(slot, space.valueAt(position.y())) : QString(), m_plot->canvas());
}

// Left and right walk the bars and say each one's numbers; digits toggle the parts of the legend.
void BarChart::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right: return walk(1);
    case Qt::Key_Left: return walk(-1);
    case Qt::Key_Menu: {
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, rect().center(), mapToGlobal(rect().center()));
        return contextMenuEvent(&menu);
    }
    default: break;
    }
    int wanted = event->key() - Qt::Key_1;
    for (int row = 0; wanted >= 0 && row < rowCount(); ++row)
        if (isRowUsed(row) && wanted-- == 0)
            return setPartShown(partOf(row), !isPartShown(partOf(row)));
    QWidget::keyPressEvent(event);
}

void BarChart::walk(int direction)
{
    if (slotCount() == 0)
        return;
    m_walked = std::clamp(m_walked + direction, 0, slotCount() - 1);
    const ChartSpace space = m_plot->space();
    const QPoint at(static_cast<int>(space.x(m_walked)), static_cast<int>(space.plot.center().y()));
    QToolTip::showText(m_plot->mapToGlobal(at), slotDescription(m_walked), this);
}

void BarChart::contextMenuEvent(QContextMenuEvent* event)
{
    showChartMenu({this, picture(), words().title, csv()}, event->globalPos());
}

QString BarChart::csv() const { return m_model ? chartCsv(*m_model) : QString(); }

// On screen a chart may be dark; what leaves it is for paper and so always light.
ChartPicture BarChart::picture()
{
    return pictureOf(*m_plot, [this](bool light) {
        m_plot->setColours(light ? lightPalette() : palette(), font());
        refreshWith(light ? lightPalette() : palette());
    });
}

QString BarChart::saveTo(const QString& path, double scale) { return saveChart(picture(), csv(), path, scale); }

void BarChart::paintOn(QPainter& painter, const QRectF& area)
{
    m_onPaper = true;
    m_plot->resize(area.size().toSize());
    m_plot->setColours(lightPalette(), font());
    refreshWith(lightPalette());
    m_plot->setTitle({}, {});
    m_plot->paintOn(painter, area);
    m_onPaper = false;
    m_plot->setGeometry(insideChartFrame(*this));
    m_plot->setColours(palette(), font());
    refresh();
}

void BarChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange) {
        m_plot->setColours(palette(), font());
        refresh();
    }
    QWidget::changeEvent(event);
}

void BarChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(insideChartFrame(*this));
}

void BarChart::paintEvent(QPaintEvent*) { paintChartFrame(*this); }

void BarChart::focusInEvent(QFocusEvent* event)
{
    setAccessibleDescription(m_model ? description() : QString());
    QWidget::focusInEvent(event);
    update();
}

void BarChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace octoplan
