// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

#include <functional>

class QWidget;

namespace octoplan {

class ChartPlot;

// What a chart's right click offers: copy the picture or its values, save as a picture or as values.
struct ChartMenu {
    QWidget* owner = nullptr;
    ChartPlot* plot = nullptr;
    QString title;
    QString csv;
    std::function<QString(const QString& path)> saveTo; // empty when done, else what went wrong
};

void showChartMenu(const ChartMenu& chart, const QPoint& at);

} // namespace octoplan
