// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/xychart.h"

#include "charts/chartexport.h"
#include "charts/chartframe.h"
#include "charts/chartmenu.h"
#include "charts/xypaint.h"
#include "theme/palettes.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLineF>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr double reach = 10.0; // pixels from a point that still mean it
constexpr int wantedSteps = 6;

} // namespace

double axisEnd(double highest)
{
    const double step = niceStep(std::max(highest, 1e-9), wantedSteps);
    return step * std::ceil(highest / step * 1.02);
}

XyChart::XyChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new ChartPlot(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_plot->canvas()->installEventFilter(this);
}

void XyChart::apply(const QPalette& palette)
{
    m_plot->setColours(palette, font());
    m_plot->setTitle(m_scene.title, m_scene.subtitle);
    m_plot->setAxes(m_scene.x, m_scene.y);
    m_plot->setPaintBars([this, palette](QPainter& painter, const ChartSpace& space) {
        paintScene(painter, m_scene, {space.plot, palette, font(), [this](QPointF at) { return m_plot->pixelOf(at); }});
    });
}

void XyChart::setScene(XyScene scene)
{
    m_scene = std::move(scene);
    apply(palette());
    setAccessibleName(m_scene.title);
    setAccessibleDescription(description());
    m_plot->redraw();
}

QString XyChart::description() const
{
    QStringList sentences{m_scene.subtitle};
    for (const XyPoint& point : m_scene.points.mid(0, 20))
        if (!point.hint.isEmpty())
            sentences << point.hint;
    sentences << m_scene.note;
    sentences.removeAll(QString());
    return sentences.join(u'\n');
}

QString XyChart::csv() const
{
    QString text = csvLine({m_scene.title, m_scene.x.title, m_scene.y.title});
    const auto add = [&text](const QString& name, QPointF at) {
        text += csvLine({name, QString::number(at.x(), 'g', 12), QString::number(at.y(), 'g', 12)});
    };
    for (const XyPoint& point : m_scene.points)
        add(point.label, point.at);
    for (const XyLine& line : m_scene.lines)
        for (const QPointF& at : line.points)
            add(line.label, at);
    return text;
}

ChartPicture XyChart::picture()
{
    return pictureOf(*m_plot, [this](bool light) {
        apply(light ? lightPalette() : palette());
        if (!light)
            m_plot->redraw();
    });
}

QString XyChart::saveTo(const QString& path, double scale) { return saveChart(picture(), csv(), path, scale); }

void XyChart::paintOn(QPainter& painter, const QRectF& area)
{
    apply(lightPalette());
    m_plot->setTitle({}, {});
    m_plot->paintOn(painter, area);
    apply(palette());
}

QPointF XyChart::pixelOf(QPointF at) const { return m_plot->pixelOf(at) + m_plot->pos(); }

const XyPoint* XyChart::pointNear(const QPointF& position) const
{
    const XyPoint* nearest = nullptr;
    double best = reach;
    for (const XyPoint& point : m_scene.points)
        if (const double distance = QLineF(m_plot->pixelOf(point.at), position).length(); distance < best) {
            best = distance;
            nearest = &point;
        }
    return nearest;
}

bool XyChart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const XyPoint* point = pointNear(help->pos());
        QToolTip::showText(help->globalPos(), point ? point->hint : QString(), m_plot->canvas());
        return true;
    }
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* release = static_cast<QMouseEvent*>(event);
        const XyPoint* point = pointNear(release->position());
        if (release->button() == Qt::LeftButton && point && point->id >= 0)
            emit pointClicked(point->id);
    }
    return QWidget::eventFilter(watched, event);
}

void XyChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        apply(palette());
        m_plot->redraw();
    }
    QWidget::changeEvent(event);
}

void XyChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void XyChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void XyChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(insideChartFrame(*this));
}

void XyChart::paintEvent(QPaintEvent*) { paintChartFrame(*this); }

void XyChart::contextMenuEvent(QContextMenuEvent* event)
{
    showChartMenu({this, picture(), m_scene.title, csv()}, event->globalPos());
}

} // namespace octoplan
