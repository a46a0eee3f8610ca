// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/goalsection.h"

#include "panels/choicerow.h"
#include "panels/inputslider.h"
#include "session/session.h"
#include "widgets/segmentedchoice.h"

namespace octoplan {

GoalSection::GoalSection(Session& session, QWidget* parent)
    : InputSection(session, Folding::None, parent)
    , m_kind(new SegmentedChoice(this))
{
    m_kind->setObjectName(QStringLiteral("/goal/kind"));
    addWidget(m_kind);
    m_match = addChoice();
    m_days = addSlider(InputId::GoalDays, 0.5, 180, {0.5, 3, 14, 60, 180});
    m_tokens = addSlider(InputId::GoalTokens, 1e7, 1e12, {1e7, 1e8, 1e9, 1e10, 1e11, 1e12});
    m_days->setObjectName(QStringLiteral("days"));
    m_days->setDefaultValue(14);
    connect(m_kind, &SegmentedChoice::chosen, this, [this](int index) {
        const auto kind = static_cast<GoalKind>(index);
        this->session().edit(EditKind::Goal, [kind](Scenario& s) {
            s.goal.kind = kind;
            if (kind == GoalKind::Match && s.goal.matchOffering.empty() && !s.offerings.empty())
                s.goal.matchOffering = s.offerings.back().id;
        });
    });
    connect(m_match, &ChoiceRow::chosen, this, [this](int index) {
        this->session().edit(EditKind::Goal, [index](Scenario& s) {
            s.goal.matchOffering = s.offerings[static_cast<std::size_t>(index)].id;
        });
    });
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
    m_days->setInput(daysInput(session().scenario().goal.kind), wording());
}

} // namespace octoplan
