// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording.h"

namespace octoplan {

QString Wording::goal(const Comparison& c) const
{
    const Translation& t = m_numbers.translation();
    if (c.task == Task::Serve)
        return t.translate("Answer", "for a month of serving");
    for (const OfferingResult& r : c.offerings) {
        if (!r.time)
            continue;
        if (c.goal == GoalKind::Days)
            return t.translate("Answer", "in %1").arg(m_numbers.daysLong(r.time->days.likely));
        return t.translate("Answer", "for %1").arg(m_numbers.tokens(r.time->tokens));
    }
    return {};
}

QString Wording::deadlineChip(const Comparison& c, const OfferingResult& r) const
{
    if (!r.time || !r.time->meetsDeadline)
        return {};
    const Translation& t = m_numbers.translation();
    if (*r.time->meetsDeadline)
        return r.time->mayMissDeadline ? t.translate("Answer", "May be late") : QString();
    if (!c.deadlineDays)
        return t.translate("Answer", "Late");
    return t.translate("Answer", "%1 late").arg(m_numbers.days(r.time->days.likely - *c.deadlineDays));
}

QString Wording::budgetChip(const Comparison& c, const OfferingResult& r) const
{
    if (!r.cost || r.cost->withinBudget.value_or(true))
        return {};
    const Translation& t = m_numbers.translation();
    if (!c.budget)
        return t.translate("Answer", "Over budget");
    return t.translate("Answer", "%1 over budget").arg(m_numbers.money(r.cost->total.likely - *c.budget));
}

AnswerText answerText(const Comparison& c, const Wording& wording)
{
    const Wording w = wording.withCurrency(c.currency);
    return {w.sentence(c.answer.headline), w.sentences(c.answer.reasons), w.sentences(c.answer.wouldChangeIf)};
}

QString AnswerText::details(Language language) const
{
    // Chinese full stops carry their own space.
    return (reasons + wouldChangeIf).join(language == Language::Chinese ? QString() : QStringLiteral(" "));
}

} // namespace octoplan
