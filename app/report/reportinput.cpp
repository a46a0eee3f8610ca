// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reportinput.h"

#include "decision/decide.h"
#include "evidence/collect.h"
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

void addBackground(ReportInput& input, const Catalog& catalog, const std::vector<MeasuredError>& errors)
{
    input.breakEven = leadingBreakEven(input.scenario, catalog, input.comparison);
    input.tornado = tornado(input.scenario, catalog, input.comparison);
    input.pareto = paretoSet(input.comparison);
    input.expectations = expectations(input.scenario, catalog, errors);
}

} // namespace octoplan
