// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartexport.h"

#include "charts/chartplot.h"
#include "items/roles.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace octoplan {

namespace {

QString quoted(QString cell)
{
    bool isNumber = false;
    cell.toDouble(&isNumber);
    if (!cell.isEmpty() && !isNumber && QStringLiteral("=+-@\t\r\n").contains(cell.front()))
        cell.prepend(u'\'');
    if (!cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n'))
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QByteArray svgOf(const ChartPicture& picture)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    svg.setSize(picture.size);
    svg.setViewBox(QRect(QPoint(0, 0), picture.size));
    return picture.vectors(svg) ? buffer.data() : QByteArray();
}

QByteArray pdfOf(const ChartPicture& picture)
{
    constexpr double pointsPerPixel = 72.0 / 96.0;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(300);
    pdf.setPageSize(QPageSize(QSizeF(picture.size) * pointsPerPixel, QPageSize::Point));
    pdf.setPageMargins({});
    return picture.vectors(pdf) ? buffer.data() : QByteArray();
}

QByteArray pngOf(const ChartPicture& picture, double scale)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return picture.image(scale).save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

QImage imageOf(QWidget& widget, double scale)
{
    QImage image((QSizeF(widget.size()) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    widget.render(&painter, {}, {}, QWidget::DrawChildren);
    return image;
}

bool paintWidget(QWidget& widget, QPaintDevice& device)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const double scale = device.logicalDpiX() / 96.0;
    painter.scale(scale, scale);
    widget.render(&painter, {}, {}, QWidget::DrawChildren);
    return painter.end();
}

} // namespace

ChartPicture pictureOf(ChartPlot& plot, std::function<void(bool on)> useLight)
{
    return {plot.size(),
            [&plot, useLight](double scale) {
                useLight(true);
                QImage image = plot.picture(scale);
                useLight(false);
                return image;
            },
            [&plot, useLight](QPaintDevice& device) {
                useLight(true);
                const bool done = plot.paintOn(device, plot.size());
                useLight(false);
                return done;
            }};
}

ChartPicture pictureOf(QWidget& widget, std::function<void(bool on)> useLight)
{
    return {widget.size(),
            [&widget, useLight](double scale) {
                useLight(true);
                QImage image = imageOf(widget, scale);
                useLight(false);
                return image;
            },
            [&widget, useLight](QPaintDevice& device) {
                useLight(true);
                const bool done = paintWidget(widget, device);
                useLight(false);
                return done;
            }};
}

QString csvLine(const QStringList& cells)
{
    QStringList safe;
    for (const QString& cell : cells)
        safe << quoted(cell);
    return safe.join(u',') + u'\n';
}

QString chartCsv(const QAbstractItemModel& model)
{
    QStringList cells{QString()};
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.headerData(column, Qt::Horizontal, OfferingNameRole).toString();
    QString text = csvLine(cells);
    for (int row = 0; row < model.rowCount(); ++row) {
        cells = {model.headerData(row, Qt::Vertical).toString()};
        for (int column = 0; column < model.columnCount(); ++column) {
            const QVariant value = model.index(row, column).data(ValueRole);
            cells << (value.isValid() ? QString::number(value.toDouble(), 'g', 12) : QString());
        }
        text += csvLine(cells);
    }
    return text;
}

QByteArray pictureBytes(const ChartPicture& picture, const QString& suffix, double scale)
{
    return suffix == u"svg" ? svgOf(picture) : suffix == u"pdf" ? pdfOf(picture) : pngOf(picture, scale);
}

QMimeData* pictureMimeData(const ChartPicture& picture, double scale)
{
    auto* data = new QMimeData;
    data->setImageData(picture.image(scale));
    data->setData(QStringLiteral("image/svg+xml"), svgOf(picture));
    data->setData(QStringLiteral("application/pdf"), pdfOf(picture));
    return data;
}

QString saveChart(const ChartPicture& picture, const QString& csv, const QString& path, double scale)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QByteArray bytes = suffix == u"csv" ? csv.toUtf8() : pictureBytes(picture, suffix, scale);
    if (bytes.isEmpty())
        return QCoreApplication::translate("Charts", "the chart cannot be drawn as %1").arg(suffix);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return file.errorString();
    return {};
}

} // namespace octoplan
