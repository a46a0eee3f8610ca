// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/blocks.h"

#include <vector>

namespace octoplan::print {

// Told how many pages of all are done; false asks to stop.
using Progress = std::function<bool(int done, int all)>;

// A report laid out on pages: for the PDF, the printer and the preview alike.
class ReportPages {
public:
    ReportPages(Report report, const PageFormat& format, const DrawChart& drawChart);

    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] const PageFormat& format() const { return m_format; }
    // Zero-based page on which each section starts, for bookmarks.
    [[nodiscard]] const std::vector<int>& sectionPages() const { return m_sectionPages; }
    [[nodiscard]] const Report& report() const { return m_report; }
    // In pixels of a 96-dpi page; scale the painter first.
    void paint(QPainter& painter, int page) const;

private:
    struct Placed {
        Piece piece;
        QPointF at;
    };

    void startPage();
    void place(const Piece& piece);
    void flow(const Pieces& pieces);
    void paintFooter(QPainter& painter, int page) const;
    [[nodiscard]] QString contents() const; // where the sections after the first begin

    Report m_report;
    PageFormat m_format;
    std::vector<std::vector<Placed>> m_pages;
    std::vector<int> m_sectionPages;
    qreal m_y = 0.0;
};

} // namespace octoplan::print
