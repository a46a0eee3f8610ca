// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/chartpieces.h"

namespace octoplan::print {

// One block as pieces of the page's width.
[[nodiscard]] Pieces piecesOf(const Block& block, const PageFormat& format, const DrawChart& drawChart);
[[nodiscard]] Pieces titlePieces(const Section& section, const PageFormat& format);

} // namespace octoplan::print
