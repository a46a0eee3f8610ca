// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/timecostpage.h"

#include "charts/timecostscene.h"
#include "charts/xychart.h"

#include <QVBoxLayout>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int leastTimeCostHeight = 320;

} // namespace

TimeCostPage::TimeCostPage(QWidget* parent)
    : AnswerPage(parent)
    , m_model(Wording())
    , m_chart(new XyChart(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    m_chart->setMinimumHeight(leastTimeCostHeight);
    column->addWidget(m_chart);
}

void TimeCostPage::present(const PageContent& content)
{
    const Comparison& comparison = content.comparison;
    m_model.setWording(content.wording);
    m_model.setComparison(comparison);
    TimeCostLimits limits;
    limits.deadlineDays = comparison.deadlineDays;
    if (comparison.budget)
        limits.budget = toYuan(*comparison.budget);
    XyScene scene = timeCostScene(m_model, content.wording, limits);
    if (m_held) {
        scene.x.high = std::max(scene.x.high, m_chart->scene().x.high);
        scene.y.high = std::max(scene.y.high, m_chart->scene().y.high);
    }
    m_chart->setScene(scene);
}

void TimeCostPage::holdAxes(bool held) { m_held = held; }

} // namespace octoplan
