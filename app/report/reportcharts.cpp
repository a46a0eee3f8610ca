// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reportcharts.h"

#include "charts/breakevenscene.h"
#include "charts/costchart.h"
#include "charts/memorychart.h"
#include "charts/timecostscene.h"
#include "charts/tornadowords.h"
#include "charts/xychart.h"
#include "items/partsmodel.h"
#include "items/sensitivitymodel.h"
#include "items/timecostmodel.h"
#include "theme/fonts.h"

#include <QPainter>

#include <array>

namespace octoplan {

namespace {

constexpr int chartFontSize = 12;
constexpr double narrowRoom = 0.32; // of half a page, for the names of lines

} // namespace

struct ReportCharts::Parts {
    explicit Parts(const Wording& wording)
        : memoryParts(wording)
        , costLines(wording)
        , timeCost(wording)
        , sensitivity(wording)
    {
    }

    MemoryPartsModel memoryParts;
    CostLinesModel costLines;
    TimeCostModel timeCost;
    SensitivityModel sensitivity;
    MemoryChart memory;
    CostChart cost;
    XyChart timeAgainstCost;
    XyChart breakEven;
    TornadoChart tornado;

    [[nodiscard]] std::array<QWidget*, 5> charts() { return {&memory, &cost, &timeAgainstCost, &breakEven, &tornado}; }
};

ReportCharts::ReportCharts() = default;
ReportCharts::~ReportCharts() = default;

void ReportCharts::add(const ReportInput& input, const Wording& plain)
{
    const Comparison& comparison = input.comparison;
    const Wording wording = plain.inCurrencyOf(comparison);
    m_scenarios.push_back(std::make_unique<Parts>(wording));
    Parts& p = *m_scenarios.back();
    for (QWidget* chart : p.charts())
        chart->setFont(bundledFont(chartFontSize));
    for (ComparisonModel* model :
         {static_cast<ComparisonModel*>(&p.memoryParts), static_cast<ComparisonModel*>(&p.costLines),
          static_cast<ComparisonModel*>(&p.timeCost)})
        model->setComparison(comparison);
    p.memory.setModel(&p.memoryParts);
    p.cost.setModel(&p.costLines);
    const Numbers& numbers = wording.numbers();
    p.cost.setMoneyText([numbers](double v) { return numbers.money(yuan(v)); });
    std::optional<double> budget;
    if (comparison.budget) {
        budget = toYuan(*comparison.budget);
        p.cost.setBudget(budget, numbers.money(*comparison.budget));
    }
    p.timeAgainstCost.setScene(timeCostScene(p.timeCost, wording, {comparison.deadlineDays, budget}));
    if (input.breakEven)
        p.breakEven.setScene(breakEvenScene(*input.breakEven, comparison, wording, narrowRoom));
    p.sensitivity.setTornado(comparison, input.tornado);
    p.tornado.setModel(&p.sensitivity);
    if (const auto cost = p.sensitivity.likely())
        p.tornado.setWords(tornadoWords(comparison, *cost, wording));
}

print::DrawChart ReportCharts::draw() const
{
    return [this](QPainter& painter, const QRectF& area, const Charts::Chart& chart) {
        Parts& parts = *m_scenarios.at(static_cast<std::size_t>(chart.scenario));
        switch (chart.id) {
        case ReportChart::Memory: parts.memory.paintOn(painter, area); break;
        case ReportChart::Cost: parts.cost.paintOn(painter, area); break;
        case ReportChart::TimeAgainstCost: parts.timeAgainstCost.paintOn(painter, area); break;
        case ReportChart::BreakEven: parts.breakEven.paintOn(painter, area); break;
        case ReportChart::Sensitivity: parts.tornado.paintOn(painter, area); break;
        }
    };
}

} // namespace octoplan
