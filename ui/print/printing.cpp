// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/printing.h"

#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace octoplan::print {

bool printPages(const ReportPages& pages, QPrinter& printer, const Progress& progress)
{
    printer.setFullPage(true); // the pages have margins of their own
    printer.setDocName(pages.report().title);
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const QRectF sheet = printer.paperRect(QPrinter::DevicePixel);
    const QSizeF size = pages.format().size;
    const qreal scale = std::min(sheet.width() / size.width(), sheet.height() / size.height());
    const int first = std::max(printer.fromPage(), 1);
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages.count()) : pages.count();
    for (int page = first; page <= last; ++page) {
        if (progress && !progress(page - first, last - first + 1)) {
            painter.end();
            printer.abort();
            return true;
        }
        if (page > first)
            printer.newPage();
        painter.save();
        painter.scale(scale, scale);
        pages.paint(painter, page - 1);
        painter.restore();
    }
    return painter.end();
}

} // namespace octoplan::print
