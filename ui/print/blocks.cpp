// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/blocks.h"

#include "print/tablepieces.h"
#include "print/textbox.h"
#include "theme/fonts.h"

#include <algorithm>

namespace octoplan::print {

namespace {

constexpr int bodySize = 12;
constexpr int longestColumn = 10; // lines

Pieces lines(const QString& text, const QFont& font, qreal width, const QColor& colour, int maxLines = 0)
{
    const auto box = std::make_shared<TextBox>(text, font, width, Qt::AlignLeft, maxLines);
    return {{box->height(), 6.0, false, [box, colour](QPainter& p, QPointF at) { box->paint(p, at, colour); }, {}}};
}

Pieces of(const Callout& callout, const PageFormat& format)
{
    const qreal indent = 18.0;
    const auto strong = std::make_shared<TextBox>(callout.sentence, bundledFont(17, QFont::DemiBold),
                                                  format.width() - indent, Qt::AlignLeft, 3);
    const auto rest =
        std::make_shared<TextBox>(callout.qualification, bundledFont(13), format.width() - indent, Qt::AlignLeft, 4);
    const qreal height = strong->height() + (callout.qualification.isEmpty() ? 0.0 : rest->height());
    return {{height,
             12.0,
             false,
             [=](QPainter& p, QPointF at) {
                 p.fillRect(QRectF(at, QSizeF(4.0, height)), Ink{}.accent);
                 strong->paint(p, at + QPointF(indent, 0), Ink{}.text);
                 rest->paint(p, at + QPointF(indent, strong->height()), Ink{}.text);
             },
             {}}};
}

Pieces of(const Heading& heading, const PageFormat& format)
{
    Pieces pieces = lines(heading.text, bundledFont(13, QFont::DemiBold), format.width(), Ink{}.text, 2);
    pieces.front().keepWithNext = true;
    pieces.front().gapAfter = 2.0;
    return pieces;
}

// Line by line in effect: long notes may run over pages.
Pieces of(const Paragraph& paragraph, const PageFormat& format)
{
    constexpr qsizetype slice = 1500;
    Pieces pieces;
    for (qsizetype from = 0; from < paragraph.text.size();) {
        qsizetype to = std::min(from + slice, paragraph.text.size());
        if (to < paragraph.text.size())
            if (const qsizetype space = paragraph.text.lastIndexOf(u' ', to); space > from)
                to = space + 1;
        if (to < paragraph.text.size() && paragraph.text[to].isLowSurrogate())
            ++to;
        for (Piece& piece : lines(paragraph.text.mid(from, to - from), bundledFont(11), format.width(), Ink{}.text))
            pieces.push_back(std::move(piece));
        from = to;
    }
    return pieces;
}

Pieces of(const Columns& columns, const PageFormat& format)
{
    const auto count = static_cast<qreal>(std::max<qsizetype>(1, columns.columns.size()));
    const qreal width = (format.width() - columnGap * (count - 1.0)) / count;
    struct Painted {
        TextBox title, text;
    };
    const auto boxes = std::make_shared<std::vector<Painted>>();
    qreal height = 0.0;
    for (const Columns::Column& column : columns.columns) {
        boxes->push_back({TextBox(column.title, bundledFont(bodySize, QFont::DemiBold), width, Qt::AlignLeft, 1),
                          TextBox(column.sentences.join(u' '), bundledFont(11), width, Qt::AlignLeft, longestColumn)});
        height = std::max(height, boxes->back().title.height() + boxes->back().text.height());
    }
    return {{height,
             10.0,
             false,
             [boxes, width](QPainter& p, QPointF at) {
                 for (const Painted& box : *boxes) {
                     box.title.paint(p, at, Ink{}.text);
                     box.text.paint(p, at + QPointF(0.0, box.title.height()), Ink{}.text);
                     at.rx() += width + columnGap;
                 }
             },
             {}}};
}

Pieces of(const Signature& signature, const PageFormat& format)
{
    const auto count = static_cast<qreal>(std::max<qsizetype>(1, signature.labels.size()));
    const qreal width = (format.width() - columnGap * (count - 1.0)) / count;
    constexpr qreal roomToWrite = 22.0;
    return {
        {roomToWrite + 20.0,
         0.0,
         false,
         [=](QPainter& p, QPointF at) {
             at.ry() += roomToWrite;
             for (const QString& label : signature.labels) {
                 p.setPen(QPen(Ink{}.muted, 1.0));
                 p.drawLine(at, at + QPointF(width, 0.0));
                 TextBox(label, bundledFont(11), width, Qt::AlignLeft, 1).paint(p, at + QPointF(0.0, 3.0), Ink{}.muted);
                 at.rx() += width + columnGap;
             }
         },
         {}}};
}

} // namespace

Pieces titlePieces(const Section& section, const PageFormat& format)
{
    Pieces pieces = lines(section.title, bundledFont(22, QFont::Bold), format.width(), Ink{}.text, 2);
    pieces.front().keepWithNext = true;
    pieces.front().gapAfter = 2.0;
    if (!section.subtitle.isEmpty()) {
        Pieces subtitle = lines(section.subtitle, bundledFont(bodySize), format.width(), Ink{}.muted, 3);
        subtitle.front().gapAfter = 12.0;
        pieces.push_back(std::move(subtitle.front()));
    }
    return pieces;
}

Pieces piecesOf(const Block& block, const PageFormat& format, const DrawChart& drawChart)
{
    return std::visit(
        [&](const auto& one) -> Pieces {
            using T = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<T, Charts> || std::is_same_v<T, ChartAndTable>)
                return chartPieces(one, format, drawChart);
            else if constexpr (std::is_same_v<T, Table>)
                return tablePieces(one, format.width());
            else
                return of(one, format);
        },
        block);
}

} // namespace octoplan::print
