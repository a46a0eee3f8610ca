// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartplot.h"

#include "charts/directplot.h"
#include "charts/plotaxes.h"
#include "theme/colours.h"
#include "theme/typescale.h"

#include <qcustomplot.h>

#include <QPicture>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr double legendSwatch = 10.0;
constexpr double legendGap = 5.0;
constexpr double legendSpacing = 14.0;
constexpr int sideMargin = 14;
constexpr double slotGap = 6.0; // between names

class TitleElement : public QCPLayoutElement {
public:
    using QCPLayoutElement::QCPLayoutElement;
    QString title, subtitle;
    QColor ink, quiet;
    QFont bold, plain;

    [[nodiscard]] QSize minimumOuterSizeHint() const override
    {
        return {10, title.isEmpty() ? 0 : QFontMetrics(bold).height() + 10};
    }
    [[nodiscard]] QSize maximumOuterSizeHint() const override
    {
        return {QWIDGETSIZE_MAX, minimumOuterSizeHint().height()};
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override
    {
        const QFontMetricsF wide(bold);
        QRectF box = QRectF(rect()).adjusted(sideMargin, 0, -sideMargin, 0);
        painter->setFont(bold);
        painter->setPen(QPen(ink));
        painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft, title);
        box.setLeft(box.left() + wide.horizontalAdvance(title) + 8);
        painter->setFont(plain);
        painter->setPen(QPen(quiet));
        painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetricsF(plain).elidedText(subtitle, Qt::ElideRight, box.width()));
    }
};

class LegendElement : public QCPLayoutElement {
public:
    using QCPLayoutElement::QCPLayoutElement;
    QList<LegendEntry> entries;
    QColor ink, quiet;
    QFont font;

    // The place of each entry, row after row, for a width.
    [[nodiscard]] QList<QRectF> boxes(double width) const
    {
        const QFontMetricsF metrics(font);
        const double height = metrics.height() + 4;
        QList<QRectF> placed;
        double x = 0, y = 0;
        for (const LegendEntry& entry : entries) {
            const double w = legendSwatch + legendGap + metrics.horizontalAdvance(entry.text);
            if (x > 0 && x + w > width) {
                x = 0;
                y += height;
            }
            placed.append(QRectF(x, y, w, height));
            x += w + legendSpacing;
        }
        return placed;
    }

    void fitTo(double plotWidth)
    {
        const QList<QRectF> placed = boxes(plotWidth - 2 * sideMargin);
        const int height = placed.isEmpty() ? 4 : static_cast<int>(placed.back().bottom()) + 10;
        setMinimumSize(0, height);
        setMaximumSize(QWIDGETSIZE_MAX, height);
    }

    [[nodiscard]] int entryAt(const QPointF& at) const
    {
        const QPointF inside = at - rect().topLeft() - QPointF(sideMargin, 0);
        const QList<QRectF> placed = boxes(rect().width() - 2 * sideMargin);
        for (qsizetype i = 0; i < placed.size(); ++i)
            if (placed[i].contains(inside))
                return entries[i].id;
        return -1;
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override
    {
        const QList<QRectF> placed = boxes(rect().width() - 2 * sideMargin);
        painter->setFont(font);
        for (qsizetype i = 0; i < placed.size(); ++i) {
            const QRectF box = placed[i].translated(rect().topLeft() + QPointF(sideMargin, 0));
            const LegendEntry& entry = entries[i];
            const QRectF swatch(box.left(), std::round(box.center().y() - legendSwatch / 2), legendSwatch,
                                legendSwatch);
            painter->setPen(QPen(entry.outline));
            painter->setBrush(entry.shown ? entry.brush : QBrush(Qt::NoBrush));
            if (entry.diamond) {
                const QPointF c = swatch.center();
                painter->drawPolygon(QPolygonF{
                    {c.x(), swatch.top()}, {swatch.right(), c.y()}, {c.x(), swatch.bottom()}, {swatch.left(), c.y()}});
            } else {
                painter->drawRect(swatch);
                painter->setBrush(entry.shown ? entry.hatch : QBrush(Qt::NoBrush));
                painter->drawRect(swatch);
            }
            painter->setPen(QPen(entry.shown ? ink : quiet));
            QFont words = font;
            words.setStrikeOut(!entry.shown);
            painter->setFont(words);
            painter->drawText(box.adjusted(legendSwatch + legendGap, 0, 4, 0), Qt::AlignVCenter | Qt::AlignLeft,
                              entry.text);
        }
    }
};

class BarsPlottable : public QCPAbstractPlottable {
public:
    using QCPAbstractPlottable::QCPAbstractPlottable;
    std::function<void(QCPPainter&)> paint;

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override { return found = false, QCPRange(); }
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override
    {
        return found = false, QCPRange();
    }

protected:
    void draw(QCPPainter* painter) override
    {
        if (!paint)
            return;
        painter->save();
        painter->setAntialiasing(true);
        paint(*painter);
        painter->restore();
    }
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}
};

// Ticks at whole steps, in the words of the owner.
class ValueTicker : public QCPAxisTicker {
public:
    double step = 1.0;
    std::function<QString(double)> text;

protected:
    double getTickStep(const QCPRange&) override { return step; }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return text ? text(tick) : QString(); }
};

} // namespace

struct ChartPlot::Parts {
    std::unique_ptr<QCustomPlot> drawn = makeDirectPlot();
    QCustomPlot& plot = *drawn;
    TitleElement* title = new TitleElement(&plot);
    LegendElement* legend = new LegendElement(&plot);
    BarsPlottable* bars = nullptr;
    QSharedPointer<ValueTicker> values{new ValueTicker};
    QSharedPointer<QCPAxisTickerText> slotTicks{new QCPAxisTickerText};
    QStringList names;
    double top = 1.0;
};

ChartPlot::ChartPlot(QWidget* parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    Parts& p = *m_parts;
    p.plot.setParent(this);
    p.plot.setAttribute(Qt::WA_OpaquePaintEvent);
    p.plot.setFocusPolicy(Qt::NoFocus);
    p.plot.setPlottingHint(QCP::phCacheLabels, true);
    p.plot.plotLayout()->setRowSpacing(0);
    p.plot.plotLayout()->insertRow(0);
    p.plot.plotLayout()->addElement(0, 0, p.title);
    p.plot.plotLayout()->addElement(2, 0, p.legend);
    p.title->setLayer(QStringLiteral("legend"));
    p.legend->setLayer(QStringLiteral("legend"));
    p.bars = new BarsPlottable(p.plot.xAxis, p.plot.yAxis);
    p.plot.xAxis->setTicker(p.slotTicks);
    p.plot.yAxis->setTicker(p.values);
    p.plot.xAxis->grid()->setVisible(false);
    p.plot.yAxis->setBasePen(Qt::NoPen);
    for (QCPAxis* axis : {p.plot.xAxis, p.plot.yAxis}) {
        axis->setTickLength(0, 1); // unseen; of no length, they would be dots on paper
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
    }
}

ChartPlot::~ChartPlot() = default;

void ChartPlot::setTitle(const QString& title, const QString& subtitle)
{
    m_parts->title->title = title;
    m_parts->title->subtitle = subtitle;
    // Without a title, what rises above the axis needs room of its own.
    m_parts->plot.axisRect()->setMinimumMargins(QMargins(20, title.isEmpty() ? 16 : 6, sideMargin, 4));
}

void ChartPlot::setSlots(const QStringList& names)
{
    if (names == m_parts->names)
        return;
    m_parts->names = names;
    m_parts->plot.xAxis->setRange(-0.5, std::max<double>(1.0, static_cast<double>(names.size())) - 0.5);
    fitSlots();
}

void ChartPlot::fitSlots()
{
    Parts& p = *m_parts;
    p.slotTicks->clear();
    const double room = (width() - 70.0) / std::max<double>(1.0, static_cast<double>(p.names.size())) - slotGap;
    const QStringList fitted = fittedNames(p.names, QFontMetricsF(p.plot.xAxis->tickLabelFont()), room);
    for (int i = 0; i < fitted.size(); ++i)
        p.slotTicks->addTick(i, fitted[i]);
}

void ChartPlot::setValues(double top, double step, std::function<QString(double)> text)
{
    m_parts->top = top;
    m_parts->values->step = step;
    m_parts->values->text = std::move(text);
    m_parts->plot.yAxis->setRange(0, top);
}

void ChartPlot::setAxes(const XyAxis& x, const XyAxis& y)
{
    applyAxis(*m_parts->plot.xAxis, x);
    applyAxis(*m_parts->plot.yAxis, y);
    m_parts->plot.xAxis->grid()->setVisible(true);
    m_parts->top = y.high;
}

void ChartPlot::setRows(const QStringList& names, const XyAxis& x)
{
    applyAxis(*m_parts->plot.xAxis, x);
    applyRows(*m_parts->plot.yAxis, names);
    m_parts->plot.xAxis->grid()->setVisible(true);
    m_parts->plot.yAxis->grid()->setVisible(false);
}

QPointF ChartPlot::pixelOf(QPointF at) const
{
    return {m_parts->plot.xAxis->coordToPixel(at.x()), m_parts->plot.yAxis->coordToPixel(at.y())};
}

void ChartPlot::setLegend(const QList<LegendEntry>& entries)
{
    if (m_parts->legend->entries == entries)
        return;
    m_parts->legend->entries = entries;
    m_parts->legend->fitTo(width());
}

void ChartPlot::setPaintBars(PaintBars paint)
{
    m_parts->bars->paint = [this, paint = std::move(paint)](QCPPainter& painter) { paint(painter, space()); };
}

void ChartPlot::setColours(const QPalette& palette, const QFont& font)
{
    Parts& p = *m_parts;
    const QColor ink = palette.color(QPalette::Text);
    const QColor quiet = mutedColour(palette);
    p.plot.setBackground(palette.color(QPalette::Base));
    p.title->ink = ink;
    p.title->quiet = quiet;
    p.title->bold = styled(font, TextStyle::Title);
    p.title->plain = styled(font, TextStyle::Small);
    p.legend->ink = ink;
    p.legend->quiet = quiet;
    p.legend->font = styled(font, TextStyle::Tick);
    for (QCPAxis* axis : {p.plot.xAxis, p.plot.yAxis}) {
        axis->setTickLabelFont(styled(font, axis == p.plot.xAxis ? TextStyle::Small : TextStyle::Tick));
        axis->setTickLabelColor(axis == p.plot.xAxis ? ink : quiet);
    }
    p.plot.xAxis->setBasePen(QPen(quiet, 1));
    for (QCPAxis* axis : {p.plot.xAxis, p.plot.yAxis}) {
        axis->setLabelFont(styled(font, TextStyle::Small));
        axis->setLabelColor(quiet);
        axis->grid()->setPen(QPen(borderColour(palette), 1));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    p.legend->fitTo(width());
    fitSlots();
}

ChartSpace ChartPlot::space() const
{
    const Parts& p = *m_parts;
    return {QRectF(p.plot.axisRect()->rect()), std::max(1, static_cast<int>(p.names.size())), p.top};
}

int ChartPlot::legendAt(const QPoint& position) const { return m_parts->legend->entryAt(position); }
QWidget* ChartPlot::canvas() const { return &m_parts->plot; }

void ChartPlot::redraw() { m_parts->plot.update(); }

QImage ChartPlot::picture(double scale) { return m_parts->plot.toPixmap(width(), height(), scale).toImage(); }

bool ChartPlot::paintOn(QPaintDevice& device, const QSize& size)
{
    QCPPainter painter;
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    if (!painter.begin(&device))
        return false;
    const double scale = device.logicalDpiX() / 96.0;
    painter.scale(scale, scale);
    m_parts->plot.toPainter(&painter, size.width(), size.height());
    return painter.end();
}

// Recorded first, since the library draws only with a painter of its own.
void ChartPlot::paintOn(QPainter& painter, const QRectF& area)
{
    const QSize size = area.size().toSize();
    QPicture picture;
    QCPPainter recorder(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    m_parts->legend->fitTo(size.width());
    m_parts->plot.toPainter(&recorder, size.width(), size.height());
    recorder.end();
    m_parts->legend->fitTo(width());
    painter.save();
    painter.translate(area.topLeft());
    // A picture is played at its own resolution; the page is laid out in its pixels.
    const double scale = double(picture.logicalDpiX()) / painter.device()->logicalDpiX();
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

// Every size of the plot costs a drawing, so it waits for the one that is seen.
void ChartPlot::fit()
{
    m_parts->legend->fitTo(width());
    fitSlots();
    m_parts->plot.setGeometry(rect());
}

void ChartPlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (isVisible())
        fit();
}

void ChartPlot::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fit();
}

} // namespace octoplan
