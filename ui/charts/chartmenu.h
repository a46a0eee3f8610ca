// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartexport.h"

#include <QPoint>

class QMenu;

namespace octoplan {

// What a chart's right click offers: copy the picture or its values, save as a picture or as values.
struct ChartMenu {
    QWidget* owner = nullptr;
    ChartPicture picture;
    QString title;
    QString csv; // empty: no values
};

// Belongs to the owner of the chart.
[[nodiscard]] QMenu* chartMenu(const ChartMenu& chart);
void showChartMenu(const ChartMenu& chart, const QPoint& at);

} // namespace octoplan
