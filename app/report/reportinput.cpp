// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reportinput.h"

#include "formats/scenario.h"
#include "report/reportsources.h"
#include "storage/scenariofile.h"

namespace octoplan {

ReportInput reportInput(const Scenario& scenario, const Comparison& comparison, const Catalog& catalog,
                        const QString& fileName, const QDate& date, const Wording& wording)
{
    ReportInput input;
    input.scenario = scenario;
    input.comparison = comparison;
    input.fileName = fileName;
    input.scenarioHash = scenarioHash(scenario, catalog);
    input.version = QStringLiteral(OCTOPLAN_VERSION);
    input.date = date;
    input.sources = sourceFigures(catalog, scenario, wording);
    return input;
}

} // namespace octoplan
