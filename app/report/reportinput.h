// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"
#include "hardware/catalog.h"

namespace octoplan {

struct MeasuredError;

// All that the report of a scenario says, of a comparison that was made of it with that catalogue.
[[nodiscard]] ReportInput reportInput(const Scenario& scenario, const Comparison& comparison, const Catalog& catalog,
                                      const QString& fileName, const QDate& date, const Wording& wording);

// Adds what the report's later pages show: break-even, what matters most, and what published runs say.
void addBackground(ReportInput& input, const Catalog& catalog, const std::vector<MeasuredError>& errors);

} // namespace octoplan
