// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QStringList>

#include <functional>

class QAbstractItemModel;
class QMimeData;
class QPaintDevice;
class QWidget;

namespace octoplan {

class ChartPlot;

// How a chart draws itself for elsewhere: as pixels, 1 for the size on screen, or as vectors at 96 dots an inch.
struct ChartPicture {
    QSize size;
    std::function<QImage(double scale)> image;
    std::function<bool(QPaintDevice& device)> vectors;
};

// A plot under the theme for pictures; `useLight` switches it on and off around each drawing.
[[nodiscard]] ChartPicture pictureOf(ChartPlot& plot, std::function<void(bool on)> useLight);
// Any widget with all that is in it.
[[nodiscard]] ChartPicture pictureOf(QWidget& widget, std::function<void(bool on)> useLight);

inline constexpr double usualScale = 2.0; // of saved and copied pixels

// One line of cells, quoted where they must be; a text that a spreadsheet would take for a formula gets an apostrophe.
[[nodiscard]] QString csvLine(const QStringList& cells);
// The table behind a chart, comma separated, numbers with a point whatever the language.
[[nodiscard]] QString chartCsv(const QAbstractItemModel& model);

// The picture as "svg", "pdf" or else PNG; empty where it cannot be drawn.
[[nodiscard]] QByteArray pictureBytes(const ChartPicture& picture, const QString& suffix, double scale = usualScale);
// Pixels, SVG and PDF at once: each program pastes what it takes. The caller owns it.
[[nodiscard]] QMimeData* pictureMimeData(const ChartPicture& picture, double scale = usualScale);
// By the suffix of the path: png, svg, pdf or csv. Empty when done, else what went wrong; then no file is left changed.
[[nodiscard]] QString saveChart(const ChartPicture& picture, const QString& csv, const QString& path,
                                double scale = usualScale);

} // namespace octoplan
