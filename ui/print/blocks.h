// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/report.h"
#include "print/piece.h"

#include <functional>

namespace octoplan::print {

// Draws a chart of the report into a rectangle, in the print theme.
using DrawChart = std::function<void(QPainter&, const QRectF&, const Charts::Chart&)>;

// One block as pieces of the page's width.
[[nodiscard]] Pieces piecesOf(const Block& block, const PageFormat& format, const DrawChart& drawChart);
[[nodiscard]] Pieces titlePieces(const Section& section, const PageFormat& format);

} // namespace octoplan::print
