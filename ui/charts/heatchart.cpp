// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/heatchart.h"

#include "charts/chartexport.h"
#include "charts/chartframe.h"
#include "charts/chartmenu.h"
#include "charts/heatpaint.h"
#include "theme/palettes.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// Cell i lies around i.
XyAxis cellAxis(int cells, const QString& title, const std::function<QString(int)>& text)
{
    return {-0.5, std::max(1, cells) - 0.5, false, title, [cells, text](double at) {
                const int cell = static_cast<int>(std::lround(at));
                const bool whole = std::abs(at - cell) < 1e-6;
                return whole && cell >= 0 && cell < cells && text ? text(cell) : QString();
            }};
}

} // namespace

HeatChart::HeatChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new ChartPlot(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_plot->canvas()->installEventFilter(this);
}

void HeatChart::setScene(HeatScene scene)
{
    m_scene = std::move(scene);
    m_current.reset();
    apply(palette());
    setAccessibleName(m_scene.title);
    setAccessibleDescription(m_scene.subtitle);
    m_plot->redraw();
}

// Only what occurs, in the order of the offerings.
QList<LegendEntry> HeatChart::legend(const QPalette& palette) const
{
    QList<LegendEntry> entries;
    for (int kind = 0; kind <= m_scene.names.size(); ++kind) {
        const int id = kind < m_scene.names.size() ? kind : -1;
        if (!m_scene.kinds.contains(static_cast<short>(id)))
            continue;
        const KindLook look = kindLook(id, palette);
        QColor outline = look.hatch.color();
        outline.setAlpha(255);
        entries << LegendEntry{id, id < 0 ? m_scene.noneName : m_scene.names[id], look.hatch, outline};
    }
    return entries;
}

void HeatChart::apply(const QPalette& palette)
{
    m_plot->setColours(palette, font());
    m_plot->setTitle(m_scene.title, m_scene.subtitle);
    m_plot->setAxes(cellAxis(m_scene.columns, m_scene.xTitle, m_scene.xText),
                    cellAxis(m_scene.rows, m_scene.yTitle, m_scene.yText));
    m_plot->setLegend(legend(palette));
    m_plot->setPaintBars([this, palette](QPainter& painter, const ChartSpace&) {
        paintHeat(painter, m_scene,
                  {palette, font(), [this](QPointF corner) { return m_plot->pixelOf(corner - QPointF(0.5, 0.5)); },
                   hasFocus() ? m_current : std::nullopt});
    });
}

QString HeatChart::csv() const
{
    QString text = csvLine({m_scene.xTitle, m_scene.yTitle, m_scene.title});
    for (int row = 0; row < m_scene.rows; ++row)
        for (int column = 0; column < m_scene.columns; ++column) {
            const int kind = m_scene.kind(column, row);
            text +=
                csvLine({m_scene.xText(column), m_scene.yText(row), kind < 0 ? m_scene.noneName : m_scene.names[kind]});
        }
    return text;
}

ChartPicture HeatChart::picture()
{
    return pictureOf(*m_plot, [this](bool light) {
        apply(light ? lightPalette() : palette());
        if (!light)
            m_plot->redraw();
    });
}

QString HeatChart::saveTo(const QString& path, double scale) { return saveChart(picture(), csv(), path, scale); }

QPointF HeatChart::pixelOf(QPoint cell) const { return m_plot->pixelOf(cell) + m_plot->pos(); }

std::optional<QPoint> HeatChart::cellAt(const QPointF& position) const
{
    const QPointF origin = m_plot->pixelOf({-0.5, -0.5}), next = m_plot->pixelOf({0.5, 0.5});
    const QPoint cell(static_cast<int>(std::floor((position.x() - origin.x()) / (next.x() - origin.x()))),
                      static_cast<int>(std::floor((position.y() - origin.y()) / (next.y() - origin.y()))));
    const bool inside = cell.x() >= 0 && cell.x() < m_scene.columns && cell.y() >= 0 && cell.y() < m_scene.rows;
    return inside ? std::optional(cell) : std::nullopt;
}

void HeatChart::select(QPoint cell)
{
    if (m_scene.isEmpty())
        return;
    m_current = QPoint(std::clamp(cell.x(), 0, m_scene.columns - 1), std::clamp(cell.y(), 0, m_scene.rows - 1));
    const QString hint = m_scene.hint ? m_scene.hint(m_current->x(), m_current->y()) : QString();
    setAccessibleDescription(m_scene.subtitle + u'\n' + hint);
    m_plot->redraw();
    QToolTip::showText(mapToGlobal(pixelOf(*m_current).toPoint()) + QPoint(8, 8), hint, this);
}

bool HeatChart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = cellAt(help->pos());
        QToolTip::showText(help->globalPos(), cell && m_scene.hint ? m_scene.hint(cell->x(), cell->y()) : QString(),
                           m_plot->canvas());
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* press = static_cast<QMouseEvent*>(event);
        setFocus(Qt::MouseFocusReason);
        if (const auto cell = cellAt(press->position()); cell && press->button() == Qt::LeftButton)
            select(*cell);
    }
    return QWidget::eventFilter(watched, event);
}

void HeatChart::keyPressEvent(QKeyEvent* event)
{
    const QPoint from = m_current.value_or(QPoint(0, 0));
    switch (event->key()) {
    case Qt::Key_Left: return select(from - QPoint(1, 0));
    case Qt::Key_Right: return select(from + QPoint(1, 0));
    case Qt::Key_Up: return select(from + QPoint(0, 1));
    case Qt::Key_Down: return select(from - QPoint(0, 1));
    default: QWidget::keyPressEvent(event);
    }
}

void HeatChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        apply(palette());
        m_plot->redraw();
    }
    QWidget::changeEvent(event);
}

void HeatChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(insideChartFrame(*this));
}

void HeatChart::paintEvent(QPaintEvent*) { paintChartFrame(*this); }

void HeatChart::contextMenuEvent(QContextMenuEvent* event)
{
    showChartMenu({this, picture(), m_scene.title, csv()}, event->globalPos());
}

void HeatChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    m_plot->redraw();
}

void HeatChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    m_plot->redraw();
}

} // namespace octoplan
