// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tables/workbookreader.h"

namespace octoplan::test {

// The value of a cell, worked out from what it refers to and from nothing that was written as a result: numbers,
// + - * / and brackets, references within and between sheets, SUM of a range and ROUND. NaN for anything else.
[[nodiscard]] double calculated(ReadWorkbook& book, const QString& sheet, const QString& cell);

} // namespace octoplan::test
