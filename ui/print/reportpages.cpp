// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/reportpages.h"

#include "print/textbox.h"
#include "theme/fonts.h"

namespace octoplan::print {

ReportPages::ReportPages(Report report, const PageFormat& format, const DrawChart& drawChart)
    : m_report(std::move(report))
    , m_format(format)
{
    for (const Section& section : m_report.sections) {
        startPage();
        m_sectionPages.push_back(count() - 1);
        Pieces pieces = titlePieces(section, m_format);
        for (const Block& block : section.blocks)
            for (Piece& piece : piecesOf(block, m_format, drawChart))
                pieces.push_back(std::move(piece));
        flow(pieces);
    }
}

void ReportPages::startPage()
{
    m_pages.emplace_back();
    m_y = 0.0;
}

void ReportPages::place(const Piece& piece)
{
    m_pages.back().push_back({piece, {m_format.margin, m_format.margin + m_y}});
    m_y += piece.height + piece.gapAfter;
}

void ReportPages::flow(const Pieces& pieces)
{
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        // A heading goes with what it heads.
        qreal needed = pieces[i].height;
        for (std::size_t k = i; pieces[k].keepWithNext && k + 1 < pieces.size(); ++k)
            needed += pieces[k].gapAfter + pieces[k + 1].height;
        if (m_y > 0.0 && m_y + needed > m_format.height()) {
            startPage();
            if (pieces[i].header)
                place(*pieces[i].header);
        }
        place(pieces[i]);
    }
}

QString ReportPages::contents() const
{
    QStringList places;
    for (qsizetype i = 1; i < m_report.sections.size(); ++i)
        places << m_report.pageRef.arg(m_report.sections[i].title.left(60),
                                       QString::number(m_sectionPages[static_cast<std::size_t>(i)] + 1));
    return places.join(QStringLiteral(" · "));
}

void ReportPages::paintFooter(QPainter& painter, int page) const
{
    const qreal top = m_format.size.height() - m_format.margin - 8.0;
    const qreal third = m_format.width() / 3.0;
    const QPointF left(m_format.margin, top);
    painter.setPen(QPen(Ink{}.line, 0.8));
    painter.drawLine(left, left + QPointF(m_format.width(), 0.0));
    const QFont font = bundledFont(10);
    TextBox(m_report.footer, font, third * 1.3, Qt::AlignLeft, 1).paint(painter, left + QPointF(0, 6), Ink{}.muted);
    const QString middle = page == 0 && m_report.sections.size() > 1 ? contents() : m_report.title;
    TextBox(middle, font, third * 1.44, Qt::AlignHCenter, 1)
        .paint(painter, left + QPointF(third * 1.32, 6), Ink{}.muted);
    TextBox(m_report.pageOf.arg(page + 1).arg(count()), font, third * 0.22, Qt::AlignRight, 1)
        .paint(painter, left + QPointF(third * 2.78, 6), Ink{}.muted);
}

void ReportPages::paint(QPainter& painter, int page) const
{
    for (const Placed& placed : m_pages.at(static_cast<std::size_t>(page)))
        placed.piece.paint(painter, placed.at);
    paintFooter(painter, page);
}

} // namespace octoplan::print
