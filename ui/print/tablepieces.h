// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/report.h"
#include "print/piece.h"

namespace octoplan::print {

// A piece for each row; the header stands again on every page that the table reaches.
[[nodiscard]] Pieces tablePieces(const Table& table, qreal width);

} // namespace octoplan::print
