// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decisiontext.h"

#include "sentences.h"

#include <cmath>

namespace octoplan {

namespace {

QString translate(const Wording& w, const char* source)
{
    return w.numbers().translation().translate("Decision", source);
}

Money fen(double v) { return {std::llround(v)}; }

QString nameOf(const Comparison& comparison, std::size_t offering, const Wording& w)
{
    return offering < comparison.offerings.size() ? w.offeringName(comparison.offerings[offering].name)
                                                  : Numbers::missing();
}

// With days given, or for serving, cost is told by the token.
bool costsByToken(const Comparison& comparison)
{
    return comparison.task == Task::Serve || comparison.goal == GoalKind::Days;
}

} // namespace

QString axisText(BreakEvenAxis axis, double x, const Wording& w)
{
    const Numbers& n = w.numbers();
    switch (axis) {
    case BreakEvenAxis::Tokens: return n.tokens(x);
    case BreakEvenAxis::Days: return n.daysLong(x);
    case BreakEvenAxis::Utilisation: return n.share(x);
    case BreakEvenAxis::Price: return n.pricePerMonth({fen(x), fen(x), fen(x)});
    }
    return {};
}

QString axisTick(BreakEvenAxis axis, double x, const Wording& w)
{
    const Numbers& n = w.numbers();
    switch (axis) {
    case BreakEvenAxis::Tokens: return n.tokenCount(x);
    case BreakEvenAxis::Days: return n.days(x);
    case BreakEvenAxis::Utilisation: return n.share(x);
    case BreakEvenAxis::Price: return n.money(fen(x));
    }
    return {};
}

QString axisTitle(BreakEvenAxis axis, const Comparison& comparison, const Wording& w)
{
    switch (axis) {
    case BreakEvenAxis::Tokens: return translate(w, QT_TRANSLATE_NOOP("Decision", "tokens of work"));
    case BreakEvenAxis::Days: return translate(w, QT_TRANSLATE_NOOP("Decision", "days rented"));
    case BreakEvenAxis::Utilisation:
        return translate(w, QT_TRANSLATE_NOOP("Decision", "share of rented hours that work"));
    case BreakEvenAxis::Price:
        return translate(w, QT_TRANSLATE_NOOP("Decision", "price of a month of %1"))
            .arg(comparison.answer.offering ? nameOf(comparison, *comparison.answer.offering, w) : QString());
    }
    return {};
}

QString breakEvenSubtitle(BreakEvenAxis axis, const Comparison& comparison, const Wording& w)
{
    if (axis == BreakEvenAxis::Tokens)
        return translate(w, QT_TRANSLATE_NOOP("Decision", "total cost by amount of work"));
    if (axis == BreakEvenAxis::Days)
        return translate(w, QT_TRANSLATE_NOOP("Decision", "cost of a billion tokens by days rented"));
    if (axis == BreakEvenAxis::Utilisation)
        return costsByToken(comparison)
                   ? translate(w, QT_TRANSLATE_NOOP("Decision", "cost of a billion tokens by utilisation"))
                   : translate(w, QT_TRANSLATE_NOOP("Decision", "total cost by utilisation"));
    return costsByToken(comparison)
               ? translate(w, QT_TRANSLATE_NOOP("Decision", "cost of a billion tokens by the recommended one's price"))
               : translate(w, QT_TRANSLATE_NOOP("Decision", "total cost by the recommended one's price"));
}

namespace {

QString otherSentence(const BreakEven& b, const Crossing& c, const Comparison& comparison, const Wording& w)
{
    return translate(w, QT_TRANSLATE_NOOP("Decision", "From %1 on, the %2 costs less than the %3, at about %4."))
        .arg(axisText(b.axis, c.at, w), nameOf(comparison, c.above, w), nameOf(comparison, c.below, w),
             w.numbers().money(fen(c.cost)));
}

QStringList cheapestSentences(const BreakEven& b, const Comparison& comparison, const Wording& w)
{
    const auto name = [&](std::size_t offering) { return nameOf(comparison, offering, w); };
    const auto place = [&](const Crossing& c) { return axisText(b.axis, c.at, w); };
    if (b.curves.empty() || b.x.empty())
        return {translate(w, QT_TRANSLATE_NOOP("Decision", "No offering runs this job at a known price."))};
    if (b.curves.size() == 1)
        return {
            translate(w, QT_TRANSLATE_NOOP("Decision", "Only the %1 runs this job.")).arg(name(b.curves[0].offering))};
    if (b.crossings.empty()) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < b.curves.size(); ++i)
            if (b.curves[i].cost.back() < b.curves[best].cost.back())
                best = i;
        return {
            translate(w, QT_TRANSLATE_NOOP("Decision", "From %1 to %2, the %3 is always the cheapest."))
                .arg(axisText(b.axis, b.x.front(), w), axisText(b.axis, b.x.back(), w), name(b.curves[best].offering))};
    }
    const Crossing& first = b.crossings.front();
    QStringList all{translate(w, QT_TRANSLATE_NOOP("Decision", "Below %1, the %2 is the cheapest."))
                        .arg(place(first), name(first.below))};
    for (std::size_t i = 0; i < b.crossings.size(); ++i) {
        const Crossing& c = b.crossings[i];
        const QString cost = w.numbers().money(fen(c.cost));
        if (i + 1 < b.crossings.size())
            all << translate(w, QT_TRANSLATE_NOOP("Decision",
                                                  "From %1 to %2, the %3 is the cheapest; they cross at about %4."))
                       .arg(place(c), place(b.crossings[i + 1]), name(c.above), cost);
        else
            all << translate(
                       w, QT_TRANSLATE_NOOP("Decision", "From %1 on, the %2 is the cheapest; they cross at about %3."))
                       .arg(place(c), name(c.above), cost);
    }
    return all;
}

} // namespace

QStringList breakEvenSentences(const BreakEven& b, const Comparison& comparison, const Wording& w)
{
    QStringList all = cheapestSentences(b, comparison, w);
    for (const Crossing& c : b.others)
        all << otherSentence(b, c, comparison, w);
    for (QString& sentence : all)
        sentence = detail::closedUp(sentence);
    return all;
}

QStringList containerSentences(const Comparison& comparison, const Wording& w)
{
    QStringList all;
    for (const OfferingResult& r : comparison.offerings) {
        if (!r.cost || !r.cost->containerBreakEven)
            continue;
        const double share = *r.cost->containerBreakEven;
        const QString name = w.offeringName(r.name);
        all << (share < 1.0
                    ? translate(w,
                                QT_TRANSLATE_NOOP("Decision", "Used for less than %1 of the hours, as many containers "
                                                              "by the hour cost less than the %2 by the month."))
                          .arg(w.numbers().share(share), name)
                    : translate(w, QT_TRANSLATE_NOOP(
                                       "Decision", "Containers by the hour always cost less than the %1 by the month."))
                          .arg(name));
    }
    return all;
}

QString inputText(Uncertainty what, double v, const Wording& w)
{
    const Numbers& n = w.numbers();
    switch (what) {
    case Uncertainty::Speed: return n.tokensPerSecond(v);
    case Uncertainty::Price: return n.money(fen(v));
    case Uncertainty::Utilisation: return n.share(v);
    case Uncertainty::SetupHours: return n.hours(v);
    case Uncertainty::Migration: return n.daysLong(v);
    case Uncertainty::Work: return n.tokenCount(v);
    case Uncertainty::Term: return w.label(v > 0.5 ? Billing::WholeMonths : Billing::ProRata).toLower();
    case Uncertainty::HostLink: return w.label(v > 0.5 ? PcieClass::P2p : PcieClass::Poor).toLower();
    }
    return {};
}

QString rangeLabel(const Sensitivity& s, const Wording& w)
{
    const bool share = s.what == Uncertainty::Speed; // the unit once
    const QString low = share ? w.numbers().significant(s.input.low) : inputText(s.what, s.input.low, w);
    return translate(w, QT_TRANSLATE_NOOP("Decision", "%1 (%2 – %3)"))
        .arg(w.label(s.what), low, inputText(s.what, s.input.high, w));
}

QString tornadoSubtitle(const Comparison& comparison, const Wording& w)
{
    const QString name =
        comparison.answer.offering ? nameOf(comparison, *comparison.answer.offering, w) : Numbers::missing();
    const QString text =
        comparison.goal == GoalKind::Days && comparison.task != Task::Serve
            ? translate(w, QT_TRANSLATE_NOOP("Decision",
                                             "what changes the cost of a billion tokens on the %1, one at a time"))
            : translate(w, QT_TRANSLATE_NOOP("Decision", "what changes the cost on the %1, one at a time"));
    return detail::closedUp(text.arg(name));
}

QString sensitivitySentence(const Sensitivity& s, const Comparison& comparison, const Wording& w, Effect effect)
{
    const Numbers& n = w.numbers();
    const QString name =
        comparison.answer.offering ? nameOf(comparison, *comparison.answer.offering, w) : Numbers::missing();
    const bool time = effect == Effect::Time;
    QString text =
        (time ? translate(w, QT_TRANSLATE_NOOP("Decision", "%1: the %2 takes %3 at %4 and %5 at %6."))
              : translate(w, QT_TRANSLATE_NOOP("Decision", "%1: the %2 costs %3 at %4 and %5 at %6.")))
            .arg(w.label(s.what), name, time ? n.days(s.daysAtLow) : n.money(s.low), inputText(s.what, s.input.low, w),
                 time ? n.days(s.daysAtHigh) : n.money(s.high), inputText(s.what, s.input.high, w));
    QStringList flips;
    if (s.lowChangesChoice)
        flips << inputText(s.what, s.input.low, w);
    if (s.highChangesChoice)
        flips << inputText(s.what, s.input.high, w);
    if (!flips.isEmpty())
        text += (w.language() == Language::Chinese ? QString() : QStringLiteral(" ")) +
                translate(w, QT_TRANSLATE_NOOP("Decision", "It would no longer be the choice at %1."))
                    .arg(flips.join(translate(w, QT_TRANSLATE_NOOP("Decision", " and at "))));
    return w.language() == Language::Chinese ? detail::closedUp(text) : text;
}

QString markText(InputId input, const SliderMark& mark, const Comparison& comparison, const Wording& w)
{
    QStringList changes;
    if (mark.winner && mark.choice)
        changes << translate(w, QT_TRANSLATE_NOOP("Decision", "the %1 is the choice"))
                       .arg(nameOf(comparison, *mark.choice, w));
    else if (mark.winner)
        changes << translate(w, QT_TRANSLATE_NOOP("Decision", "none can be recommended"));
    for (std::size_t i = 0; i < mark.verdicts.size() && i < mark.become.size(); ++i)
        changes << translate(w, QT_TRANSLATE_NOOP("Decision", "%1: %2"))
                       .arg(nameOf(comparison, mark.verdicts[i], w), w.label(mark.become[i]).toLower());
    const QString all = changes.join(translate(w, QT_TRANSLATE_NOOP("Decision", "; ")));
    return detail::closedUp(
        translate(w, QT_TRANSLATE_NOOP("Decision", "From %1 on: %2")).arg(w.inputText(input, mark.value), all));
}

} // namespace octoplan
