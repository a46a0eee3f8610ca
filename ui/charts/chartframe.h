// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QWidget;

namespace octoplan {

// Where the plot of a chart lies, and the card around it, which shows whether the chart has the focus.
[[nodiscard]] QRect insideChartFrame(const QWidget& chart);
void paintChartFrame(QWidget& chart);

} // namespace octoplan
