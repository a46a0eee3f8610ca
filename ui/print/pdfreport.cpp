// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/pdfreport.h"

#include "print/pdfoutline.h"

#include <QBuffer>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace octoplan::print {

namespace {

constexpr int dotsPerInch = 1200;
constexpr qreal layoutDotsPerInch = 96.0;

QPageSize pageSizeOf(Paper paper) { return QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter); }

} // namespace

PageFormat formatOf(Paper paper)
{
    PageFormat format;
    const QSizeF inches = pageSizeOf(paper).size(QPageSize::Inch).transposed();
    format.size = inches * layoutDotsPerInch;
    return format;
}

QByteArray pdfOf(const ReportPages& pages, Paper paper, const QDate& date, const Progress& progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(pageSizeOf(paper));
        writer.setPageOrientation(QPageLayout::Landscape);
        writer.setPageMargins(QMarginsF());
        writer.setResolution(dotsPerInch);
        QPainter painter(&writer);
        const qreal scale = dotsPerInch / layoutDotsPerInch;
        for (int page = 0; page < pages.count(); ++page) {
            if (progress && !progress(page, pages.count()))
                return {};
            if (page > 0)
                writer.newPage();
            painter.save();
            painter.scale(scale, scale);
            pages.paint(painter, page);
            painter.restore();
        }
    }
    return withOutline(buffer.data(), pages, date);
}

} // namespace octoplan::print
