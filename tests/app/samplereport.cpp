// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/samplereport.h"

#include "report/reportcharts.h"
#include "support/samplecomparison.h"

namespace octoplan::test {

namespace {

BreakEven sampleBreakEven()
{
    BreakEven b;
    b.present = 8.64e9;
    b.x = {1e9, 8.64e9, 2e10, 3e10, 8.64e10};
    const auto line = [&b](std::size_t offering, double fixed, double slope) {
        CostCurve curve{offering, {}};
        for (const double x : b.x)
            curve.cost.push_back(fixed + slope * x);
        b.curves.push_back(curve);
    };
    line(1, 0.0, 612000.0 / 8.64e9);
    line(2, 600000.0, 385000.0 / 8.64e9);
    line(3, 0.0, 821000.0 / 8.64e9);
    b.crossings = {{2.2837e10, 1617622.0, 1, 2}};
    b.others = {{1.1889e10, 1129771.0, 3, 2}};
    return b;
}

std::vector<Sensitivity> sampleTornado()
{
    return {{Uncertainty::Work, {4.32e9, 8.64e9, 17.28e9}, yuan(4105), yuan(16420), false, true},
            {Uncertainty::Speed, {29300.0, 34500.0, 41400.0}, yuan(9600), yuan(7100), false, false},
            {Uncertainty::Utilisation, {0.7, 1.0, 1.0}, yuan(11729), yuan(8210), true, false},
            {Uncertainty::Price, {7603200.0, 8448000.0, 9292800.0}, yuan(7389), yuan(9031), false, false},
            {Uncertainty::SetupHours, {0.0, 0.0, 72.0}, yuan(8210), yuan(16658), false, true}};
}

QList<SourceFigure> sampleSources(std::size_t offerings)
{
    QList<SourceFigure> all;
    for (std::size_t i = 0; i < offerings; ++i)
        for (const SourceKind kind : {SourceKind::Price, SourceKind::MatrixRate, SourceKind::UsableMemory,
                                      SourceKind::MemoryBandwidth, SourceKind::AllReduce8})
            all << SourceFigure{kind, i, QStringLiteral("3,350 GB/s"), QStringLiteral("a datasheet, 2026-07-27"),
                                i == 2 ? Confidence::Low : Confidence::High};
    return all;
}

} // namespace

ReportInput sampleReportInput()
{
    ReportInput input;
    input.scenario.title = "Customer-service model";
    input.scenario.model.preset = "llama-2-13b";
    input.scenario.goal.tokens = 8.64e9;
    input.scenario.constraints.deadlineDays = 14.0;
    input.scenario.constraints.budget = yuan(10000);
    input.comparison = sampleComparison();
    input.fileName = QStringLiteral("customer-service.octoplan");
    input.scenarioHash = QStringLiteral("sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef");
    input.version = QStringLiteral("1.2.3");
    input.date = QDate(2026, 11, 30);
    input.sources = sampleSources(input.comparison.offerings.size());
    input.breakEven = sampleBreakEven();
    input.tornado = sampleTornado();
    input.pareto = {3, 1};
    for (std::size_t i = 0; i < input.comparison.offerings.size(); ++i) {
        const int runs = static_cast<int>(23 * i);
        input.expectations.push_back({i, {runs, runs / 2, 0.06, 0.19, 0.9}, {runs / 2, runs / 3, 0.04, 0.11, 0.98}});
    }
    return input;
}

QByteArray reportPdf(const ReportInput& input, Language language, print::Paper paper)
{
    const Wording wording(language);
    ReportCharts charts;
    charts.add(input, wording);
    const print::ReportPages pages(makeReport(input, wording), print::formatOf(paper), charts.draw());
    return print::pdfOf(pages, paper, input.date);
}

} // namespace octoplan::test
