// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QAbstractItemModel;

namespace octoplan {

class ChartPlot;

// The table behind a chart, comma separated, numbers with a point whatever the language.
// One line of cells, quoted where they must be.
[[nodiscard]] QString csvLine(const QStringList& cells);
[[nodiscard]] QString chartCsv(const QAbstractItemModel& model);
// By the suffix of the path: png, svg, pdf or csv. Empty when done, else what went wrong; then no file is left changed.
[[nodiscard]] QString saveChart(ChartPlot& plot, const QString& csv, const QString& path);

} // namespace octoplan
