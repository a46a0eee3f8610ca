// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartexport.h"

#include "charts/chartplot.h"
#include "items/roles.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace octoplan {

namespace {

constexpr double pictureScale = 2.0;

QString quoted(QString cell)
{
    if (!cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n'))
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QByteArray svgOf(ChartPlot& plot)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    svg.setSize(plot.size());
    svg.setViewBox(QRect(QPoint(0, 0), plot.size()));
    return plot.paintOn(svg, plot.size()) ? buffer.data() : QByteArray();
}

QByteArray pdfOf(ChartPlot& plot)
{
    constexpr double pointsPerPixel = 72.0 / 96.0;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(300);
    pdf.setPageSize(QPageSize(QSizeF(plot.width() * pointsPerPixel, plot.height() * pointsPerPixel), QPageSize::Point));
    pdf.setPageMargins({});
    return plot.paintOn(pdf, plot.size()) ? buffer.data() : QByteArray();
}

QByteArray pngOf(ChartPlot& plot)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return plot.picture(pictureScale).save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

} // namespace

QString csvLine(const QStringList& cells)
{
    QStringList safe;
    for (const QString& cell : cells)
        safe << quoted(cell);
    return safe.join(u',') + u'\n';
}

QString chartCsv(const QAbstractItemModel& model)
{
    QStringList lines;
    QStringList cells{QString()};
    for (int column = 0; column < model.columnCount(); ++column)
        cells << quoted(model.headerData(column, Qt::Horizontal, OfferingNameRole).toString());
    lines << cells.join(u',');
    for (int row = 0; row < model.rowCount(); ++row) {
        cells = {quoted(model.headerData(row, Qt::Vertical).toString())};
        for (int column = 0; column < model.columnCount(); ++column) {
            const QVariant value = model.index(row, column).data(ValueRole);
            cells << (value.isValid() ? QString::number(value.toDouble(), 'g', 12) : QString());
        }
        lines << cells.join(u',');
    }
    return lines.join(u'\n') + u'\n';
}

QString saveChart(ChartPlot& plot, const QString& csv, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QByteArray bytes = suffix == u"csv"   ? csv.toUtf8()
                             : suffix == u"svg" ? svgOf(plot)
                             : suffix == u"pdf" ? pdfOf(plot)
                                                : pngOf(plot);
    if (bytes.isEmpty())
        return QCoreApplication::translate("Charts", "the chart cannot be drawn as %1").arg(suffix);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return file.errorString();
    return {};
}

} // namespace octoplan
