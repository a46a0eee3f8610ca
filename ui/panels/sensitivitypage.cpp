// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/sensitivitypage.h"

#include "charts/tornadochart.h"
#include "widgets/segmentedchoice.h"

#include <QLabel>
#include <QVBoxLayout>

namespace octoplan {

namespace {

constexpr int leastSensitivityHeight = 300;

} // namespace

SensitivityPage::SensitivityPage(QWidget* parent)
    : AnswerPage(parent)
    , m_model(Wording())
    , m_effects(new SegmentedChoice(this))
    , m_chart(new TornadoChart(this))
    , m_nothing(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_effects, 0, Qt::AlignLeft);
    column->addWidget(m_nothing);
    m_chart->setMinimumHeight(leastSensitivityHeight);
    column->addWidget(m_chart);
    connect(m_effects, &SegmentedChoice::chosen, this, [this](int index) {
        m_effect = static_cast<Effect>(index);
        showEffect();
    });
}

void SensitivityPage::present(const PageContent& content)
{
    m_comparison = content.comparison;
    m_tornado = content.decision.tornado;
    m_wording = content.wording;
    m_effects->setLabel(tr("Effect on"));
    m_effects->setOptions({tr("Cost"), tr("Time")});
    showEffect();
}

// Where days are given, or a month is served, nothing moves the time.
void SensitivityPage::showEffect()
{
    const bool timeVaries = m_comparison.goal != GoalKind::Days && m_comparison.task != Task::Serve;
    const Effect effect = timeVaries ? m_effect : Effect::Cost;
    const Numbers& n = m_wording.numbers();
    m_effects->setCurrent(static_cast<int>(effect));
    m_model.setWording(m_wording);
    m_model.setTornado(m_comparison, m_tornado, effect);
    const std::optional<double> asked = m_model.likely();
    const bool any = m_model.rowCount() > 0 && asked;
    m_effects->setVisible(any && timeVaries);
    m_chart->setVisible(any);
    m_nothing->setVisible(!any);
    m_nothing->setText(tr("No offering is recommended at a known price, so there is no cost to vary."));
    if (!any)
        return;
    const OfferingResult& choice = m_comparison.offerings[*m_comparison.answer.offering];
    const bool time = effect == Effect::Time;
    TornadoChart::Words words;
    words.title = tr("What matters most");
    words.subtitle = subtitle(m_wording.offeringName(choice.name));
    words.centre = tr("%1 as asked").arg(time ? n.days(*asked) : n.money(yuan(*asked)));
    words.flips = tr("another offering would be the choice");
    words.text = [n, time](double v) { return time ? n.days(v) : n.money(yuan(v)); };
    words.difference = [n, time](double v) { return time ? n.daysDifference(v) : n.moneyDifference(yuan(v)); };
    m_chart->setModel(&m_model);
    m_chart->setWords(words);
}

QString SensitivityPage::subtitle(const QString& name) const
{
    if (m_model.effect() == Effect::Time)
        return tr("what changes the time on the %1, one at a time").arg(name);
    const bool byToken = m_comparison.goal == GoalKind::Days && m_comparison.task != Task::Serve;
    return byToken ? tr("what changes the cost of a billion tokens on the %1, one at a time").arg(name)
                   : tr("what changes the cost on the %1, one at a time").arg(name);
}

} // namespace octoplan
