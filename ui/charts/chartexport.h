// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemModel;

namespace octoplan {

class ChartPlot;

// The table behind a chart, comma separated, numbers with a point whatever the language.
[[nodiscard]] QString chartCsv(const QAbstractItemModel& model);
// By the suffix of the path: png, svg, pdf or csv. Empty when done, else what went wrong; then no file is left changed.
[[nodiscard]] QString saveChart(ChartPlot& plot, const QString& csv, const QString& path);

} // namespace octoplan
