// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/linetext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

namespace octoplan {

namespace {

constexpr double endless = 1e6;

// Shaped, and elided if it must be.
class Line {
public:
    Line(const QPainter& painter, const QString& text, double room)
        : m_layout(text, painter.font(), painter.device())
    {
        shape();
        if (m_line.horizontalAdvance() > room) {
            m_layout.setText(QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, room));
            shape();
        }
    }

    [[nodiscard]] double width() const { return m_line.horizontalAdvance(); }
    [[nodiscard]] double height() const { return m_line.height(); }
    void draw(QPainter& painter, const QPointF& topLeft) const { m_line.draw(&painter, topLeft); }

private:
    void shape()
    {
        m_layout.beginLayout();
        m_line = m_layout.createLine();
        m_line.setLineWidth(endless);
        m_layout.endLayout();
    }

    QTextLayout m_layout;
    QTextLine m_line;
};

} // namespace

double paintLine(QPainter& painter, const QPointF& topLeft, const QString& text, double room)
{
    if (text.isEmpty())
        return 0.0;
    const Line line(painter, text, room);
    line.draw(painter, topLeft);
    return line.width();
}

void paintLineRight(QPainter& painter, const QRectF& box, const QString& text)
{
    if (text.isEmpty())
        return;
    const Line line(painter, text, box.width());
    line.draw(painter, {box.right() - line.width(), box.center().y() - line.height() / 2.0});
}

} // namespace octoplan
