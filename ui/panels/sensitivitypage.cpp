// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/sensitivitypage.h"

#include "charts/tornadochart.h"

#include <QLabel>
#include <QVBoxLayout>

namespace octoplan {

namespace {

constexpr int leastSensitivityHeight = 300;

} // namespace

SensitivityPage::SensitivityPage(QWidget* parent)
    : AnswerPage(parent)
    , m_model(Wording())
    , m_chart(new TornadoChart(this))
    , m_nothing(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_nothing);
    m_chart->setMinimumHeight(leastSensitivityHeight);
    column->addWidget(m_chart);
}

void SensitivityPage::present(const PageContent& content)
{
    const Wording& w = content.wording;
    m_model.setWording(w);
    m_model.setTornado(content.comparison, content.decision.tornado);
    const std::optional<double> cost = m_model.likelyCost();
    const bool any = m_model.rowCount() > 0 && cost;
    m_chart->setVisible(any);
    m_nothing->setVisible(!any);
    m_nothing->setText(tr("No offering is recommended at a known price, so there is no cost to vary."));
    if (!any)
        return;
    const OfferingResult& choice = content.comparison.offerings[*content.comparison.answer.offering];
    const bool byToken = content.comparison.goal == GoalKind::Days && content.comparison.task != Task::Serve;
    const QString name = w.offeringName(choice.name);
    TornadoChart::Words words;
    words.title = tr("What matters most");
    words.subtitle = byToken ? tr("what changes the cost of a billion tokens on the %1, one at a time").arg(name)
                             : tr("what changes the cost on the %1, one at a time").arg(name);
    words.centre = tr("%1 as asked").arg(w.numbers().money(yuan(*cost)));
    words.flips = tr("another offering would be the choice");
    words.text = [n = w.numbers()](double v) { return n.money(yuan(v)); };
    words.difference = [n = w.numbers()](double v) { return n.moneyDifference(yuan(v)); };
    m_chart->setModel(&m_model);
    m_chart->setWords(words);
}

} // namespace octoplan
