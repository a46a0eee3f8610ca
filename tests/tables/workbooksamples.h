// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"

#include <utility>
#include <vector>

namespace octoplan::test {

// What a workbook of a scenario over the sample catalogue is made of.
[[nodiscard]] ReportInput workbookInput(const Scenario& scenario);

// Scenarios whose bills are worked out in every way there is: each kind of billing, by the hour, by days, for serving,
// with all costs, and with lines that end on half a fen.
[[nodiscard]] std::vector<std::pair<QByteArray, Scenario>> billedScenarios();

} // namespace octoplan::test
