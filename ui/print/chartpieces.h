// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/report.h"
#include "print/piece.h"

#include <functional>

namespace octoplan::print {

// Draws a chart of the report into a rectangle, in the print theme.
using DrawChart = std::function<void(QPainter&, const QRectF&, const Charts::Chart&)>;

// Side by side, each with its title and note above and what to see in it below.
[[nodiscard]] Pieces chartPieces(const Charts& charts, const PageFormat& format, const DrawChart& drawChart);
[[nodiscard]] Pieces chartPieces(const ChartAndTable& both, const PageFormat& format, const DrawChart& drawChart);

} // namespace octoplan::print
