// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "values/difference.h"
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
    const Wording w = wording.inCurrencyOf(c);
    return {w.sentence(c.answer.headline), w.sentences(c.answer.reasons), w.sentences(c.answer.wouldChangeIf)};
}

namespace {

QString changeText(const Comparison& now, const ChoiceDifference& change, const Wording& w)
{
    const Translation& t = w.numbers().translation();
    const Numbers& n = w.numbers();
    if (now.task == Task::Serve) {
        if (!change.tokensPerSecond || !change.monthly)
            return t.translate("Baseline", "the two do not count the same");
        return t.translate("Baseline", "tokens/s %1, cost a month %2")
            .arg(n.significantDifference(*change.tokensPerSecond), n.moneyDifference(*change.monthly));
    }
    if (!change.days || !change.cost)
        return t.translate("Baseline", "the two do not count the same");
    if (*change.days == 0.0 && *change.cost == Money{})
        return t.translate("Baseline", "time and cost as before");
    return t.translate("Baseline", "time %1, cost %2")
        .arg(n.daysDifference(*change.days), n.moneyDifference(*change.cost));
}

QString choiceText(const Comparison& now, const Comparison& before, const Wording& w)
{
    const Translation& t = w.numbers().translation();
    const ChoiceDifference change = choiceDifference(now, before);
    const auto name = [&w](const Comparison& c, std::size_t i) { return w.offeringName(c.offerings[i].name); };
    if (!change.now && !change.before)
        return t.translate("Baseline", "none of them, as before");
    if (!change.now)
        return t.translate("Baseline", "none of them any more; it was %1").arg(name(before, *change.before));
    if (!change.before)
        return t.translate("Baseline", "%1 now; it was none of them").arg(name(now, *change.now));
    const QString figures = changeText(now, change, w);
    if (!change.changes)
        return t.translate("Baseline", "still %1: %2").arg(name(now, *change.now), figures);
    return t.translate("Baseline", "%1 in place of %2: %3")
        .arg(name(now, *change.now), name(before, *change.before), figures);
}

} // namespace

QString baselineText(const Comparison& now, const Comparison& before, const QString& title, const Wording& wording)
{
    const Wording w = wording.inCurrencyOf(now);
    const Translation& t = w.numbers().translation();
    const QString choice = choiceText(now, before, w);
    return title.isEmpty() ? t.translate("Baseline", "Compared with A, %1.").arg(choice)
                           : t.translate("Baseline", "Compared with A (%2), %1.").arg(choice, title);
}

QString AnswerText::details(Language language) const
{
    // Chinese full stops carry their own space.
    return (reasons + wouldChangeIf).join(language == Language::Chinese ? QString() : QStringLiteral(" "));
}

} // namespace octoplan
