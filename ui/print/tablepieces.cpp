// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/tablepieces.h"

#include "print/textbox.h"
#include "theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <numeric>

namespace octoplan::print {

namespace {

constexpr int textSize = 11;
constexpr qreal padding = 2.0;
constexpr qreal sidePadding = 6.0;
constexpr int longestCell = 5; // lines

// By content: each column wants its widest cell, and gets its share of what there is.
QList<qreal> columnWidths(const Table& table, qreal total)
{
    const qsizetype columns = table.header.size();
    QList<qreal> widths = table.widths;
    if (widths.size() != columns) {
        widths = QList<qreal>(columns, 0.0);
        const QFontMetricsF metrics(bundledFont(textSize, QFont::DemiBold));
        const auto measure = [&](const QStringList& cells) {
            for (qsizetype i = 0; i < std::min(columns, cells.size()); ++i)
                widths[i] = std::max(widths[i], std::min(metrics.horizontalAdvance(cells[i].left(80)), total / 2.5) +
                                                    2 * sidePadding);
        };
        measure(table.header);
        std::for_each(table.rows.begin(), table.rows.end(), measure);
        if (table.figures && columns > 1) { // figures side by side are easier to compare in equal columns
            const qreal rest = std::accumulate(widths.begin() + 1, widths.end(), 0.0) / static_cast<qreal>(columns - 1);
            std::fill(widths.begin() + 1, widths.end(), rest);
        }
    }
    const qreal sum = std::max(1e-9, std::accumulate(widths.begin(), widths.end(), 0.0));
    for (qreal& width : widths)
        width *= total / sum;
    return widths;
}

struct RowStyle {
    bool header = false;
    bool figures = true;
    int strongColumn = -1;
};

Piece rowPiece(const QStringList& cells, const QList<qreal>& widths, RowStyle style)
{
    const auto boxes = std::make_shared<std::vector<TextBox>>();
    qreal height = 0.0;
    for (qsizetype i = 0; i < widths.size(); ++i) {
        const bool strong = i == style.strongColumn;
        const Qt::Alignment side = style.figures && i > 0 ? Qt::AlignRight : Qt::AlignLeft;
        boxes->emplace_back(cells.value(i), bundledFont(textSize, strong ? QFont::DemiBold : QFont::Normal),
                            widths[i] - 2 * sidePadding, side, longestCell);
        height = std::max(height, boxes->back().height());
    }
    height += 2 * padding;
    const auto paint = [=](QPainter& p, QPointF at) {
        const qreal right = at.x() + std::accumulate(widths.begin(), widths.end(), 0.0);
        QPointF cell = at;
        for (std::size_t i = 0; i < boxes->size(); ++i) {
            const auto column = static_cast<qsizetype>(i);
            if (column == style.strongColumn)
                p.fillRect(QRectF(cell, QSizeF(widths[column], height)), Ink{}.strongFill);
            (*boxes)[i].paint(p, cell + QPointF(sidePadding, padding), style.header ? Ink{}.muted : Ink{}.text);
            cell.rx() += widths[column];
        }
        p.setPen(QPen(Ink{}.line, style.header ? 1.2 : 0.8));
        p.drawLine(QPointF(at.x(), at.y() + height), QPointF(right, at.y() + height));
    };
    return {height, 0.0, style.header, paint, {}};
}

} // namespace

Pieces tablePieces(const Table& table, qreal total)
{
    const QList<qreal> widths = columnWidths(table, total);
    const auto header =
        std::make_shared<const Piece>(rowPiece(table.header, widths, {true, table.figures, table.strongColumn}));
    Pieces pieces{*header};
    for (const QStringList& cells : table.rows) {
        pieces.push_back(rowPiece(cells, widths, {false, table.figures, table.strongColumn}));
        pieces.back().header = header;
    }
    pieces.back().gapAfter = 12.0;
    return pieces;
}

} // namespace octoplan::print
