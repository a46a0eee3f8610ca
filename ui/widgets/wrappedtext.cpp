// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wrappedtext.h"

#include <QPainter>
#include <QTextLayout>

namespace octoplan {

WrappedLines wrappedLines(const QString& text, const QFont& font, double width, int most)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    WrappedLines lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (++lines.count <= most)
            lines.end = line.textStart() + line.textLength();
    }
    layout.endLayout();
    return lines;
}

double paintWrapped(QPainter& painter, const QRectF& box, const QString& text, int lines, double firstIndent)
{
    QTextLayout layout(text, painter.font(), painter.device());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    const QFontMetricsF metrics(painter.font());
    double y = box.top();
    layout.beginLayout();
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        const double indent = i == 0 ? firstIndent : 0.0;
        line.setLineWidth(box.width() - indent);
        const bool more = line.textStart() + line.textLength() < text.size();
        if (i + 1 == lines && more) {
            const QString rest = metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, box.width() - indent);
            painter.drawText(QPointF(box.left() + indent, y + metrics.ascent()), rest);
        } else {
            line.draw(&painter, QPointF(box.left() + indent, y));
        }
        y += metrics.lineSpacing();
    }
    layout.endLayout();
    return y - box.top();
}

} // namespace octoplan
