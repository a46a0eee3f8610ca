// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/xypaint.h"

#include "theme/colours.h"
#include "theme/typescale.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <iterator>

namespace octoplan {

namespace {

constexpr double pointRadius = 6.0;
constexpr double dotRadius = 3.0;
constexpr double longestLabel = 0.42; // of the plot's width
constexpr double longestNote = 0.9;

// A label that finds no place is left out where its point tells the same on hover.
enum class Need { Must, May };

// Keeps labels apart: each takes the first free place around its anchor.
class LabelPlacer {
public:
    LabelPlacer(QPainter& painter, const QRectF& plot, const QColor& paper)
        : m_painter(painter)
        , m_plot(plot)
        , m_paper(paper)
    {
    }

    void block(const QRectF& box) { m_taken.append(box); }
    void avoid(const QLineF& line) { m_lines.append(line); }

    // Beside a point.
    void put(const QString& whole, QPointF anchor, double distance, const QColor& ink, Need need = Need::Must)
    {
        const QString text = fitting(whole, longestLabel);
        const QSizeF size = sizeOf(text);
        const double w = size.width(), h = size.height(), d = distance;
        putAt({{d, -h / 2},
               {-w / 2, -h - d},
               {-w - d, -h / 2},
               {-w / 2, d},
               {d, -h - d / 2},
               {d, d / 2},
               {-w - d, -h - d},
               {-w - d, d}},
              text, anchor, ink, need);
    }

    // Right of where a line ends, as near as others allow; else beside it.
    void putAtEnd(const QString& whole, QPointF anchor, double distance, const QColor& ink)
    {
        const QString text = fitting(whole, longestLabel);
        const QSizeF size = sizeOf(text);
        const double h = size.height();
        QList<QPointF> places;
        for (const double lines : {0.0, -0.5, 0.5, -1.0, 1.0, -1.5, 1.5, -2.0, 2.0, -2.5, 2.5, -3.0, 3.0})
            places << QPointF(distance, (lines - 0.5) * h);
        places << QPointF(-size.width() - distance, -h - distance) << QPointF(-size.width() - distance, distance);
        putAt(places, text, anchor, ink, Need::Must);
    }

    // In the first corner where nothing is; lines may pass below where there is none.
    void putNote(const QString& whole, const QColor& ink)
    {
        const QString text = fitting(whole, longestNote);
        const QSizeF size = sizeOf(text);
        const QRectF room = m_plot.adjusted(8, 4, -8 - size.width(), -4 - size.height());
        putAt({room.bottomLeft(), room.bottomRight(), room.topRight(), room.topLeft()}, text, {}, ink, Need::Must);
    }

private:
    // On one line, and of a share of the plot's width.
    [[nodiscard]] QString fitting(const QString& text, double share) const
    {
        return QFontMetricsF(m_painter.font()).elidedText(text.simplified(), Qt::ElideRight, share * m_plot.width());
    }

    [[nodiscard]] QSizeF sizeOf(const QString& text) const
    {
        const QFontMetricsF metrics(m_painter.font());
        return {metrics.horizontalAdvance(text) + 2.0, metrics.height()};
    }

    // At the first place that is free; lines are crossed only where there is no other.
    void putAt(const QList<QPointF>& places, const QString& text, QPointF anchor, const QColor& ink, Need need)
    {
        if (text.isEmpty())
            return;
        const QSizeF size = sizeOf(text);
        QRectF best(anchor + places.front(), size);
        bool placed = false;
        for (const bool apartFromLines : {true, false}) {
            const auto found = std::find_if(places.begin(), places.end(), [&](const QPointF& place) {
                return isFree(QRectF(anchor + place, size), apartFromLines);
            });
            if (found == places.end())
                continue;
            best = QRectF(anchor + *found, size);
            placed = true;
            break;
        }
        if (!placed && need == Need::May)
            return;
        best.moveRight(std::min(best.right(), m_plot.right()));
        m_taken.append(best);
        m_painter.fillRect(best.adjusted(1, 2, -1, -2), m_paper);
        m_painter.setPen(ink);
        m_painter.drawText(best, Qt::AlignCenter, text);
    }

    [[nodiscard]] bool isFree(const QRectF& box, bool apartFromLines) const
    {
        const auto meets = [&box](const QLineF& line) {
            const QLineF sides[] = {{box.topLeft(), box.topRight()},
                                    {box.topRight(), box.bottomRight()},
                                    {box.bottomRight(), box.bottomLeft()},
                                    {box.bottomLeft(), box.topLeft()}};
            return box.contains(line.p1()) || std::any_of(std::begin(sides), std::end(sides), [&line](const QLineF& s) {
                       return line.intersects(s, nullptr) == QLineF::BoundedIntersection;
                   });
        };
        return m_plot.contains(box) &&
               std::none_of(m_taken.begin(), m_taken.end(),
                            [&box](const QRectF& other) { return other.intersects(box); }) &&
               !(apartFromLines && std::any_of(m_lines.begin(), m_lines.end(), meets));
    }

    QPainter& m_painter;
    QRectF m_plot;
    QColor m_paper;
    QList<QRectF> m_taken;
    QList<QLineF> m_lines;
};

QColor inkOf(int offering, const QPalette& palette)
{
    return offering < 0 ? mutedColour(palette) : offeringColour(offering, palette);
}

void paintBands(QPainter& painter, const XyScene& scene, const XyCanvas& canvas)
{
    QColor fill = toneColours(Tone::Accent, canvas.palette).text;
    fill.setAlpha(28);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    for (const XyBand& band : scene.bands) {
        QPolygonF polygon;
        for (const QPointF& at : band.outline)
            polygon << canvas.pixel(at);
        painter.drawPolygon(polygon);
    }
    painter.setBrush(Qt::NoBrush);
}

void paintMarks(QPainter& painter, const XyScene& scene, const XyCanvas& canvas, LabelPlacer& labels)
{
    for (const XyMark& mark : scene.marks) {
        const QColor ink = mark.limit ? limitColour(canvas.palette) : toneColours(Tone::Accent, canvas.palette).text;
        const QPointF at = canvas.pixel({mark.at, mark.at});
        painter.setPen(QPen(ink, 1.2, Qt::DashLine));
        const QRectF& plot = canvas.plot;
        if (mark.vertical)
            painter.drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
        else
            painter.drawLine(QPointF(plot.left(), at.y()), QPointF(plot.right(), at.y()));
        labels.put(mark.label,
                   mark.vertical ? QPointF(at.x(), plot.top() + 10.0) : QPointF(plot.left() + 4.0, at.y() - 9.0), 4.0,
                   ink);
    }
}

void paintLines(QPainter& painter, const XyScene& scene, const XyCanvas& canvas, LabelPlacer& labels)
{
    for (const XyLine& line : scene.lines) {
        QPen pen(inkOf(line.offering, canvas.palette),
                 line.thick  ? 3.6
                 : line.thin ? 1.4
                             : 2.2,
                 line.dotted ? Qt::DotLine : Qt::SolidLine);
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        QPolygonF polyline;
        for (const QPointF& at : line.points)
            polyline << canvas.pixel(at);
        painter.drawPolyline(polyline);
        for (qsizetype i = 1; i < polyline.size(); ++i)
            labels.avoid({polyline[i - 1], polyline[i]});
    }
}

} // namespace

void paintSymbol(QPainter& painter, QPointF c, int offering, bool hollow, const QPalette& palette, double radius)
{
    const QColor ink = inkOf(offering, palette);
    painter.setPen(QPen(ink, 1.8));
    painter.setBrush(hollow ? palette.color(QPalette::Base) : ink);
    const double r = radius;
    switch (offering < 0 ? 0 : offering % 4) {
    case 1: painter.drawRect(QRectF(c.x() - r * 0.88, c.y() - r * 0.88, r * 1.76, r * 1.76)); break;
    case 2:
        painter.drawPolygon(
            QPolygonF{c + QPointF(0, -r * 1.15), c + QPointF(r * 1.1, r * 0.85), c + QPointF(-r * 1.1, r * 0.85)});
        break;
    case 3:
        painter.drawPolygon(QPolygonF{c + QPointF(0, -r * 1.25), c + QPointF(r * 1.25, 0), c + QPointF(0, r * 1.25),
                                      c + QPointF(-r * 1.25, 0)});
        break;
    default: painter.drawEllipse(c, r, r);
    }
    painter.setBrush(Qt::NoBrush);
}

namespace {

void paintKeys(QPainter& painter, const XyScene& scene, const XyCanvas& canvas)
{
    const QFontMetricsF metrics(painter.font());
    const double step = metrics.height() + 2.0;
    QPointF at = canvas.plot.topLeft() + QPointF(14.0, 6.0 + step / 2);
    for (const XyKey& key : scene.keys) {
        paintSymbol(painter, at, key.offering, false, canvas.palette, key.offering < 0 ? dotRadius : dotRadius + 1.0);
        painter.setPen(canvas.palette.color(QPalette::Text));
        painter.drawText(QPointF(at.x() + 12.0, at.y() + (metrics.ascent() - metrics.descent()) / 2), key.text);
        at.ry() += step;
    }
}

} // namespace

void paintScene(QPainter& painter, const XyScene& scene, const XyCanvas& canvas)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(canvas.plot.adjusted(-8, -8, 8, 8));
    painter.setFont(styled(canvas.font, TextStyle::Small));
    LabelPlacer labels(painter, canvas.plot, canvas.palette.color(QPalette::Base));
    paintBands(painter, scene, canvas);
    paintLines(painter, scene, canvas, labels);
    for (const XyPoint& point : scene.points) {
        const double radius = point.offering < 0 || point.small ? dotRadius : pointRadius;
        const QPointF at = canvas.pixel(point.at);
        labels.block(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
        paintSymbol(painter, at, point.offering, point.hollow, canvas.palette, radius);
    }
    paintMarks(painter, scene, canvas, labels);
    labels.putNote(scene.note, mutedColour(canvas.palette));
    for (const XyLine& line : scene.lines)
        if (!line.points.isEmpty())
            labels.putAtEnd(line.label, canvas.pixel(line.points.back()), 4.0, inkOf(line.offering, canvas.palette));
    for (const XyPoint& point : scene.points)
        labels.put(point.label, canvas.pixel(point.at), pointRadius + 4.0, canvas.palette.color(QPalette::Text),
                   point.offering < 0 ? Need::May : Need::Must);
    paintKeys(painter, scene, canvas);
    painter.restore();
}

} // namespace octoplan
