// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"

#include <QByteArray>

#include <optional>

namespace octoplan {

// The comparison as a spreadsheet (Office Open XML) with sheets for summary, memory, time, cost, assumptions and
// sources of each scenario. Figures are numbers; sums and money are formulas, so that a changed price moves the total.
// The same input gives the same bytes; without a date the file bears that of the prices. Nothing where the system has
// no room for the file. `inputs` is not empty.
[[nodiscard]] std::optional<QByteArray> workbookOf(const QList<ReportInput>& inputs, const Wording& wording);

} // namespace octoplan
