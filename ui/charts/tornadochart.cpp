// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/tornadochart.h"

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

constexpr double barThickness = 0.58; // of a row
constexpr double thickest = 22.0;     // pixels
constexpr double farWider = 2.5;      // times the next: such a bar is cut
constexpr double valueRoom = 0.34;    // of the span, on both sides
constexpr double mostRoom = 0.33;     // of the plot, on one side
constexpr double markRadius = 4.0;

} // namespace

TornadoChart::TornadoChart(QWidget* parent)
    : QWidget(parent)
    , m_plot(new ChartPlot(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_plot->canvas()->installEventFilter(this);
}

void TornadoChart::setModel(const QAbstractItemModel* model)
{
    m_model = model;
    readModel();
    apply(palette());
    m_plot->redraw();
}

void TornadoChart::setWords(Words words)
{
    m_words = std::move(words);
    setModel(m_model);
    setAccessibleName(m_words.title);
}

void TornadoChart::readModel()
{
    m_labelRoom = valueRoom;
    m_bars.clear();
    m_centre.reset();
    QStringList sentences{m_words.subtitle, m_words.centre};
    for (int row = 0; m_model && row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        m_bars << Bar{index.data(RangeLabelRole).toString(), index.data(ExplanationRole).toString(),
                      index.data(RangeLowRole).toDouble(),   index.data(RangeHighRole).toDouble(),
                      index.data(LowFlipsRole).toBool(),     index.data(HighFlipsRole).toBool()};
        if (index.data(ValueRole).isValid())
            m_centre = index.data(ValueRole).toDouble();
        sentences << m_bars.back().hint;
    }
    m_current = std::min(m_current, static_cast<int>(m_bars.size()) - 1);
    setAccessibleDescription(sentences.join(u'\n'));
    findRange();
}

// From the widest bar that is not far wider than the next.
void TornadoChart::findRange()
{
    const double centre = m_centre.value_or(0.0);
    QList<double> reaches; // of either side
    for (const Bar& bar : std::as_const(m_bars))
        reaches << std::max(std::abs(bar.low - centre), std::abs(bar.high - centre));
    std::sort(reaches.begin(), reaches.end(), std::greater<>());
    qsizetype first = 0;
    while (first + 1 < reaches.size() && first < 2 && reaches[first] > farWider * reaches[first + 1])
        ++first;
    const double reach = reaches.isEmpty() ? 1.0 : reaches[first] * (first > 0 ? 1.25 : 1.0);
    double left = centre, right = centre;
    for (const Bar& bar : std::as_const(m_bars)) {
        left = std::max(std::min({left, bar.low, bar.high}), centre - reach);
        right = std::min(std::max({right, bar.low, bar.high}), centre + reach);
    }
    const double span = std::max(right - left, 1e-6 * std::max(std::abs(centre), 1.0));
    m_from = left - m_labelRoom * span;
    m_to = right + m_labelRoom * span;
}

double TornadoChart::shown(double cost) const
{
    const double room = (m_to - m_from) * m_labelRoom / (1.0 + 2.0 * m_labelRoom);
    return std::clamp(cost, m_from + room, m_to - room);
}

void TornadoChart::apply(const QPalette& palette)
{
    QStringList names;
    for (const Bar& bar : std::as_const(m_bars))
        names << bar.label;
    const XyAxis axis{m_from, m_to, false, QString(), m_words.text};
    m_plot->setColours(palette, font());
    m_plot->setTitle(m_words.title, m_words.subtitle);
    m_plot->setRows(names, axis);
    const bool flips =
        std::any_of(m_bars.begin(), m_bars.end(), [](const Bar& b) { return b.lowFlips || b.highFlips; });
    m_plot->setLegend(
        flips ? QList<LegendEntry>{{0, m_words.flips, QBrush(limitColour(palette)), limitColour(palette), true, true}}
              : QList<LegendEntry>());
    m_plot->setPaintBars([this, palette](QPainter& painter, const ChartSpace&) { paintBars(painter, palette); });
}

QRectF TornadoChart::barOf(int row) const
{
    if (row < 0 || row >= m_bars.size() || !m_centre)
        return {};
    const Bar& bar = m_bars[row];
    const double left = shown(std::min({bar.low, bar.high, *m_centre}));
    const double right = shown(std::max({bar.low, bar.high, *m_centre}));
    const QPointF a = m_plot->pixelOf({left, row - barThickness / 2});
    const QPointF b = m_plot->pixelOf({right, row + barThickness / 2});
    QRectF box(a, b);
    if (box.height() > thickest)
        box = QRectF(box.left(), box.center().y() - thickest / 2, box.width(), thickest);
    return box;
}

void TornadoChart::paintBars(QPainter& painter, const QPalette& palette) const
{
    if (!m_centre)
        return;
    painter.save();
    painter.setFont(styled(font(), TextStyle::Small));
    for (int row = 0; row < m_bars.size(); ++row)
        paintBar(painter, palette, row);
    const double x = m_plot->pixelOf({*m_centre, 0.0}).x();
    const QRectF plot = m_plot->space().plot;
    painter.setPen(QPen(palette.color(QPalette::Text), 1.2));
    const double words = m_plot->pixelOf({*m_centre, -0.55}).y();
    painter.drawLine(QPointF(x, words), QPointF(x, plot.bottom()));
    const double width = painter.fontMetrics().horizontalAdvance(m_words.centre) + 4.0;
    const double left = std::clamp(x - width / 2, plot.left(), std::max(plot.left(), plot.right() - width));
    painter.fillRect(QRectF(left, plot.top() - 2, width, words - plot.top()), palette.color(QPalette::Base));
    painter.drawText(QRectF(left, plot.top() - 6, width, words - plot.top() + 6), Qt::AlignHCenter | Qt::AlignBottom,
                     m_words.centre);
    painter.restore();
}

void TornadoChart::paintBar(QPainter& painter, const QPalette& palette, int row) const
{
    const Bar& bar = m_bars[row];
    const QRectF box = barOf(row);
    if (row == m_current && hasFocus()) {
        QColor band = palette.color(QPalette::Highlight);
        band.setAlpha(30);
        const QRectF plot = m_plot->space().plot;
        painter.fillRect(QRectF(plot.left(), box.top() - 4, plot.width(), box.height() + 8), band);
    }
    const double middle = m_plot->pixelOf({*m_centre, 0.0}).x();
    const auto side = [&](double cost, Tone tone) {
        const double x = m_plot->pixelOf({shown(cost), 0.0}).x();
        painter.fillRect(QRectF(std::min(x, middle), box.top(), std::abs(x - middle), box.height()),
                         tone == Tone::Accent ? partColour(MemoryPart::Weights, palette)
                                              : partColour(MemoryPart::Logits, palette));
    };
    const double least = std::min({bar.low, bar.high, *m_centre});
    const double most = std::max({bar.low, bar.high, *m_centre});
    side(least, Tone::Accent);
    side(most, Tone::Negative);
    const bool rises = bar.high >= bar.low;
    if (box.width() < 1.0 && m_words.difference) { // it does not matter, and says so
        painter.setPen(mutedColour(palette));
        painter.drawText(QRectF(middle + 5, box.top() - 4, 60, box.height() + 8), Qt::AlignVCenter | Qt::AlignLeft,
                         m_words.difference(0.0));
        return;
    }
    if (least < *m_centre)
        paintEnd(painter, palette, row, least, rises ? bar.lowFlips : bar.highFlips);
    if (most > *m_centre)
        paintEnd(painter, palette, row, most, rises ? bar.highFlips : bar.lowFlips);
}

// The difference beside the bar's end; a cut bar shows a gap before it.
void TornadoChart::paintEnd(QPainter& painter, const QPalette& palette, int row, double cost, bool flips) const
{
    const QRectF box = barOf(row);
    const bool right = cost > *m_centre;
    double x = right ? box.right() : box.left();
    const double away = right ? 1.0 : -1.0;
    if (shown(cost) != cost) {
        painter.setPen(QPen(palette.color(QPalette::Base), 2.0));
        for (const double back : {8.0, 13.0})
            painter.drawLine(QPointF(x - away * back - 3, box.bottom() + 1),
                             QPointF(x - away * back + 3, box.top() - 1));
    }
    if (flips) {
        const QPointF c(x + away * (markRadius + 4), box.center().y());
        painter.setPen(Qt::NoPen);
        painter.setBrush(limitColour(palette));
        painter.drawPolygon(QPolygonF{c + QPointF(0, -markRadius), c + QPointF(markRadius, 0),
                                      c + QPointF(0, markRadius), c + QPointF(-markRadius, 0)});
        painter.setBrush(Qt::NoBrush);
        x = c.x() + away * markRadius;
    }
    const QString text = m_words.difference ? m_words.difference(cost - *m_centre) : QString();
    const double width = painter.fontMetrics().horizontalAdvance(text) + 2.0;
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(QRectF(right ? x + 5 : x - 5 - width, box.top() - 4, width, box.height() + 8), Qt::AlignCenter,
                     text);
}

// The whole table; numbers with a point whatever the language.
QString TornadoChart::csv() const
{
    QString text;
    QStringList cells;
    for (int column = 0; m_model && column < m_model->columnCount(); ++column)
        cells << m_model->headerData(column, Qt::Horizontal).toString();
    text += csvLine(cells);
    for (int row = 0; m_model && row < m_model->rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const QModelIndex index = m_model->index(row, column);
            cells << (column == 0 ? index.data().toString()
                                  : QString::number(index.data(SortRole).toDouble(), 'g', 12));
        }
        text += csvLine(cells);
    }
    return text;
}

ChartPicture TornadoChart::picture()
{
    return pictureOf(*m_plot, [this](bool light) {
        apply(light ? lightPalette() : palette());
        if (!light)
            m_plot->redraw();
    });
}

QString TornadoChart::saveTo(const QString& path, double scale) { return saveChart(picture(), csv(), path, scale); }

// As a share of the span, so that the longest figure has its place in a chart of that width.
double TornadoChart::roomWithin(double width) const
{
    const QFontMetricsF small(styled(font(), TextStyle::Small));
    double names = 0.0, figures = 0.0;
    for (const Bar& bar : m_bars) {
        names = std::max(names, small.horizontalAdvance(bar.label));
        for (const double cost : {bar.low, bar.high})
            if (m_words.difference)
                figures = std::max(figures, small.horizontalAdvance(m_words.difference(cost - m_centre.value_or(0.0))));
    }
    const double plot = std::max(width - names - 40.0, 1.0);
    const double share = std::min((figures + 4 * markRadius + 10.0) / plot, mostRoom);
    return share / (1.0 - 2.0 * share);
}

void TornadoChart::paintOn(QPainter& painter, const QRectF& area)
{
    m_labelRoom = roomWithin(area.width());
    findRange();
    apply(lightPalette());
    m_plot->setTitle({}, {});
    m_plot->paintOn(painter, area);
    m_labelRoom = valueRoom;
    findRange();
    apply(palette());
}

int TornadoChart::rowAt(const QPointF& position) const
{
    for (int row = 0; row < m_bars.size(); ++row) {
        const double half =
            std::abs(m_plot->pixelOf({m_from, row + 0.5}).y() - m_plot->pixelOf({m_from, double(row)}).y());
        if (std::abs(position.y() - m_plot->pixelOf({m_from, double(row)}).y()) <= half)
            return row;
    }
    return -1;
}

void TornadoChart::select(int row)
{
    if (m_bars.isEmpty())
        return;
    m_current = std::clamp(row, 0, static_cast<int>(m_bars.size()) - 1);
    m_plot->redraw();
    QToolTip::showText(mapToGlobal(barOf(m_current).bottomLeft().toPoint()), m_bars[m_current].hint, this);
}

bool TornadoChart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAt(help->pos());
        QToolTip::showText(help->globalPos(), row >= 0 ? m_bars[row].hint : QString(), m_plot->canvas());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TornadoChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        apply(palette());
        m_plot->redraw();
    }
    QWidget::changeEvent(event);
}

void TornadoChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(insideChartFrame(*this));
}

void TornadoChart::paintEvent(QPaintEvent*) { paintChartFrame(*this); }

void TornadoChart::contextMenuEvent(QContextMenuEvent* event)
{
    showChartMenu({this, picture(), m_words.title, csv()}, event->globalPos());
}

void TornadoChart::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down)
        return select(m_current + 1);
    if (event->key() == Qt::Key_Up)
        return select(m_current - 1);
    QWidget::keyPressEvent(event);
}

void TornadoChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    m_plot->redraw();
}

void TornadoChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    m_plot->redraw();
}

} // namespace octoplan
