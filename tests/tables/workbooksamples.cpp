// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/workbooksamples.h"

#include "search/compare.h"
#include "support/samplecatalog.h"

namespace octoplan::test {

namespace {

Scenario withExtras()
{
    Scenario s = sampleScenario("llama-2-13b");
    s.goal.tokens = 8.64e9;
    s.rental.servers = 2;
    s.costs.setupHours = 7.5;
    s.costs.storagePerMonth = yuan(333.33);
    s.costs.taxRate = 0.06;
    s.costs.utilisation = 0.9;
    s.costs.debugHours = 3.25;
    s.costs.restartsPerMonth = 7.0;
    s.costs.trialHours = 48.0;
    s.costs.electricityPrice = yuan(0.73);
    return s;
}

std::vector<std::pair<QByteArray, Scenario>> halfFens()
{
    std::vector<std::pair<QByteArray, Scenario>> all;
    for (int quarter = 1; quarter <= 12; ++quarter) { // each ends on half a fen somewhere
        Scenario halves = sampleScenario();
        halves.rental.terms.billing = quarter % 2 == 0 ? Billing::Hourly : Billing::WholeDays;
        halves.costs.setupHours = 0.75 * quarter;
        halves.costs.storagePerMonth = yuan(0.15 * quarter);
        halves.costs.personDay = yuan(1999.95 + 0.005 * quarter);
        halves.costs.taxRate = 0.125;
        all.emplace_back("half a fen " + QByteArray::number(quarter), halves);
    }
    return all;
}

} // namespace

ReportInput workbookInput(const Scenario& scenario)
{
    ReportInput input;
    input.scenario = scenario;
    input.comparison = compare(scenario, sampleCatalog());
    input.version = QStringLiteral("1.2.3");
    input.date = QDate(2026, 11, 30);
    input.sources << SourceFigure{SourceKind::MatrixRate, 0, QStringLiteral("165 TFLOPS"), QStringLiteral("datasheet"),
                                  Confidence::Low};
    return input;
}

std::vector<std::pair<QByteArray, Scenario>> billedScenarios()
{
    std::vector<std::pair<QByteArray, Scenario>> all = halfFens();
    all.emplace_back("pro rata", sampleScenario("llama-2-13b"));
    all.emplace_back("two servers, set-up, storage, tax, utilisation", withExtras());
    for (const Billing billing : {Billing::WholeDays, Billing::WholeMonths, Billing::Hourly}) {
        Scenario s = withExtras();
        s.rental.terms.billing = billing;
        s.rental.terms.startDate = "2026-01-31";
        all.emplace_back(QByteArray(keyOf(billing).data()), s);
    }
    Scenario least = sampleScenario();
    least.rental.terms.minimumDays = 40.5;
    all.emplace_back("minimum term", least);
    Scenario days = sampleScenario();
    days.goal.kind = GoalKind::Days;
    days.goal.days = 6.85;
    all.emplace_back("days", days);
    Scenario hourly = sampleScenario();
    hourly.offerings.push_back({"rtx4090-24g-container", {}});
    all.emplace_back("by the hour", hourly);
    all.emplace_back("serving", sampleScenario("llama-2-7b", Task::Serve));
    return all;
}

} // namespace octoplan::test
