// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/goalsection.h"

#include "panels/choicerow.h"
#include "panels/inputslider.h"
#include "session/session.h"
#include "theme/colours.h"
#include "widgets/segmentedchoice.h"
#include "widgets/wraplabel.h"

#include <QCheckBox>

namespace octoplan {

GoalSection::GoalSection(Session& session, QWidget* parent)
    : InputSection(session, Folding::None, parent)
    , m_kind(new SegmentedChoice(this))
    , m_fromDataset(new QCheckBox(this))
    , m_fixed(new WrapLabel(1, 3, this))
{
    m_kind->setObjectName(QStringLiteral("/goal/kind"));
    addWidget(m_kind);
    m_match = addChoice();
    m_days = addSlider(InputId::GoalDays, 0.5, 180, {0.5, 3, 14, 60, 180});
    m_tokens = addSlider(InputId::GoalTokens, 1e7, 1e12, {1e7, 1e8, 1e9, 1e10, 1e11, 1e12});
    m_fromDataset->setObjectName(QStringLiteral("/goal/dataset"));
    addWidget(m_fromDataset);
    m_dataset = {addSlider(InputId::DatasetSamples, 1e3, 1e9, {1e3, 1e5, 1e7, 1e9}),
                 addSlider(InputId::DatasetLength, 100, 1e5, {100, 1000, 1e4, 1e5}),
                 addSlider(InputId::DatasetEpochs, 0.1, 100, {0.1, 1, 10, 100})};
    addWidget(m_fixed);
    m_days->setObjectName(QStringLiteral("days"));
    m_days->setDefaultValue(14);
    connect(m_kind, &SegmentedChoice::chosen, this, [this](int index) {
        const auto kind = static_cast<GoalKind>(index);
        const Goal goal = this->session().goalAs(kind);
        this->session().edit(EditKind::Goal, [&goal](Scenario& s) { s.goal = goal; });
    });
    connect(m_fromDataset, &QCheckBox::clicked, this, &GoalSection::takeDataset);
    connect(m_match, &ChoiceRow::chosen, this, [this](int index) {
        this->session().edit(EditKind::Goal, [index](Scenario& s) {
            s.goal.matchOffering = s.offerings[static_cast<std::size_t>(index)].id;
        });
    });
}

// The work stays what it is; so many samples of the usual length come to it.
void GoalSection::takeDataset(bool on)
{
    session().edit(EditKind::Goal, [on](Scenario& s) {
        s.goal.dataset.reset();
        if (on)
            setValue(s, InputId::DatasetSamples, s.goal.tokens / (Dataset().meanTokens * Dataset().epochs));
    });
}

QString GoalSection::heldFixed() const
{
    const Scenario& s = session().scenario();
    const Numbers& n = wording().numbers();
    if (s.job.task == Task::Serve)
        return tr("Held fixed: the requests. Each offering is paid for a month.");
    switch (s.goal.kind) {
    case GoalKind::Days: return tr("Held fixed: %1. Each does as much work as it can.").arg(n.daysLong(s.goal.days));
    case GoalKind::Tokens: return tr("Held fixed: %1. Each takes the days that it needs.").arg(n.tokens(s.goal.tokens));
    case GoalKind::Match: break;
    }
    const auto* offering = session().catalog().offering(s.goal.matchOffering);
    return tr("Held fixed: the work that %1 does in %2. Each takes the days that it needs.")
        .arg(offering ? wording().offeringName(offering->name) : QString::fromStdString(s.goal.matchOffering),
             n.daysLong(s.goal.days));
}

void GoalSection::fillOfferings()
{
    QStringList names;
    int current = -1;
    const Scenario& scenario = session().scenario();
    for (const OfferingChoice& choice : scenario.offerings) {
        const auto* offering = session().catalog().offering(choice.id);
        if (choice.id == scenario.goal.matchOffering)
            current = static_cast<int>(names.size());
        names << (offering ? wording().offeringName(offering->name) : QString::fromStdString(choice.id));
    }
    m_match->setOptions(names);
    m_match->setCurrent(current);
}

void GoalSection::refresh()
{
    const Scenario& scenario = session().scenario();
    const GoalKind kind = scenario.goal.kind;
    const bool serving = scenario.job.task == Task::Serve;
    const QString why = serving ? tr("Serving is compared by the month") : QString();
    m_kind->setCurrent(static_cast<int>(kind));
    m_kind->setEnabled(!serving);
    m_kind->setToolTip(why);
    if (m_days->input() != daysInput(kind))
        m_days->setInput(daysInput(kind), wording());
    m_days->setDisabledBecause(why);
    m_match->setVisible(kind == GoalKind::Match && !serving);
    if (kind == GoalKind::Match)
        fillOfferings();
    m_tokens->setDisabledBecause(kind == GoalKind::Tokens ? why : serving ? why : tr("The work follows from the days"));
    const bool byTokens = kind == GoalKind::Tokens && !serving;
    m_fromDataset->setVisible(byTokens);
    m_fromDataset->setChecked(scenario.goal.dataset.has_value());
    for (InputSlider* slider : m_dataset) {
        slider->setVisible(byTokens && scenario.goal.dataset);
        slider->refresh();
    }
    m_fixed->setFullText(heldFixed());
    m_days->refresh();
    m_tokens->refresh();
}

void GoalSection::retranslate()
{
    setTitle(tr("Training time"));
    m_kind->setLabel(tr("What is given"));
    m_kind->setOptions(shortLabels<GoalKind>());
    m_kind->setOptionHints(hints<GoalKind>());
    m_match->setLabel(tr("As much as"));
    m_fromDataset->setText(tr("Work out the tokens from a data set"));
    m_fromDataset->setToolTip(tr("Samples, times their mean length, times how often each is seen"));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    m_fixed->setPalette(quiet);
    m_days->setInput(daysInput(session().scenario().goal.kind), wording());
}

} // namespace octoplan
