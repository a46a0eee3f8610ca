// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/chartpieces.h"

#include "print/tablepieces.h"
#include "print/textbox.h"
#include "theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>

namespace octoplan::print {

namespace {

constexpr int titleSize = 12;
constexpr int noteSize = 11;
constexpr qreal titleHeight = 18.0;
constexpr qreal plainHeight = 194.0;   // on the page that says all
constexpr qreal tellingHeight = 200.0; // with a sentence below
constexpr qreal roomForNote = 60.0;
constexpr int longestSentence = 3; // lines

Piece titlePiece(const QString& title, const QString& note, qreal width)
{
    const auto paint = [=](QPainter& p, QPointF at) {
        const QFont font = bundledFont(titleSize, QFont::DemiBold);
        TextBox(title, font, width, Qt::AlignLeft, 1).paint(p, at, Ink{}.text);
        const qreal used = QFontMetricsF(font).horizontalAdvance(title) + 8.0;
        if (used < width - roomForNote)
            TextBox(note, bundledFont(noteSize), width - used, Qt::AlignLeft, 1)
                .paint(p, at + QPointF(used, 1.0), Ink{}.muted);
    };
    return {titleHeight, 0.0, true, paint, {}};
}

Piece chartPiece(const Charts::Chart& chart, qreal width, qreal height, const DrawChart& drawChart)
{
    const Piece title = titlePiece(chart.title, chart.note, width);
    const auto sentence =
        std::make_shared<TextBox>(chart.sentence, bundledFont(noteSize), width, Qt::AlignLeft, longestSentence);
    const qreal below = chart.sentence.isEmpty() ? 0.0 : sentence->height() + 4.0;
    const auto paint = [=](QPainter& p, QPointF at) {
        title.paint(p, at);
        p.save();
        drawChart(p, QRectF(at + QPointF(0.0, titleHeight), QSizeF(width, height)), chart);
        p.restore();
        if (below > 0.0)
            sentence->paint(p, at + QPointF(0.0, titleHeight + height + 4.0), Ink{}.text);
    };
    return {titleHeight + height + below, 10.0, false, paint, {}};
}

// Both from the same line down.
Piece besides(const std::vector<Piece>& pieces, qreal width)
{
    qreal height = 0.0;
    for (const Piece& piece : pieces)
        height = std::max(height, piece.height);
    return {height,
            10.0,
            false,
            [pieces, width](QPainter& p, QPointF at) {
                for (const Piece& piece : pieces) {
                    piece.paint(p, at);
                    at.rx() += width + columnGap;
                }
            },
            {}};
}

Piece stacked(const Pieces& pieces)
{
    qreal height = 0.0;
    for (const Piece& piece : pieces)
        height += piece.height;
    return {height,
            0.0,
            false,
            [pieces](QPainter& p, QPointF at) {
                for (const Piece& piece : pieces) {
                    piece.paint(p, at);
                    at.ry() += piece.height;
                }
            },
            {}};
}

} // namespace

Pieces chartPieces(const Charts& charts, const PageFormat& format, const DrawChart& drawChart)
{
    const auto count = static_cast<qreal>(std::max<qsizetype>(1, charts.sideBySide.size()));
    const qreal width = (format.width() - columnGap * (count - 1.0)) / count;
    std::vector<Piece> pieces;
    for (const Charts::Chart& chart : charts.sideBySide)
        pieces.push_back(chartPiece(chart, width, chart.sentence.isEmpty() ? plainHeight : tellingHeight, drawChart));
    return {besides(pieces, width)};
}

Pieces chartPieces(const ChartAndTable& both, const PageFormat& format, const DrawChart& drawChart)
{
    const qreal width = (format.width() - columnGap) / 2.0;
    Pieces table = tablePieces(both.table, width);
    table.insert(table.begin(), titlePiece(both.title, {}, width));
    return {besides({chartPiece(both.chart, width, tellingHeight, drawChart), stacked(table)}, width)};
}

} // namespace octoplan::print
