// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweeptext.h"

#include "decisiontext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace octoplan {

namespace {

QString sweepWord(const Wording& w, const char* source) { return w.numbers().translation().translate("Sweep", source); }

template <class E>
QString optionOf(std::size_t option, const Wording& w)
{
    return w.label(static_cast<E>(option));
}

QString sweptName(const SweepAnswers& answers, std::size_t offering, const Wording& w)
{
    return w.offeringName(answers.first.offerings[offering].name);
}

// "the H100 80G ×8 is the choice"
QString choiceText(const SweepAnswers& answers, std::optional<std::size_t> choice, const Wording& w)
{
    return choice ? sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "the %1 is the choice")).arg(sweptName(answers, *choice, w))
                  : sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "none can be recommended"));
}

QString offeringLine(const SweepAnswers& answers, std::size_t point, std::size_t offering, const Wording& w)
{
    QStringList parts;
    for (const SweepFigure figure : {SweepFigure::Cost, SweepFigure::Days, SweepFigure::TokensPerSecond})
        if (const auto value = answers.figure(figure, point, offering); value && parts.size() < 2)
            parts << figureText(figure, *value, w);
    const Verdict verdict = answers.verdict(point, offering);
    if (parts.isEmpty() || verdict != Verdict::Fits)
        parts << w.label(verdict).toLower();
    return sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "%1: %2")).arg(sweptName(answers, offering, w), parts.join(u" · "));
}

// Of one axis of ascending numbers.
QStringList changeSentences(const SweepAnswers& answers, const Wording& w)
{
    const SweepAxis& axis = answers.grid.axes.front();
    QStringList sentences{sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "At %1, %2"))
                              .arg(valueText(axis, 0, w), choiceText(answers, answers.choice(0), w))};
    for (const SweepAnswers::Change& change : answers.changes)
        sentences << changeText(answers, change, w);
    return sentences;
}

QStringList pointSentences(const SweepAnswers& answers, const Wording& w)
{
    QStringList sentences;
    for (std::size_t point = 0; point < answers.size(); ++point)
        sentences << sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "%1: %2"))
                         .arg(valueText(answers.grid.axes.front(), point, w),
                              choiceText(answers, answers.choice(point), w));
    return sentences;
}

// The most frequent first.
QStringList shareSentences(const SweepAnswers& answers, const Wording& w)
{
    std::vector<std::size_t> counts(answers.offerings() + 1); // the last: none
    for (std::size_t point = 0; point < answers.size(); ++point)
        ++counts[answers.choice(point).value_or(answers.offerings())];
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&counts](std::size_t a, std::size_t b) { return counts[a] > counts[b]; });
    QStringList sentences;
    for (const std::size_t i : order) {
        const QString share = w.numbers().share(static_cast<double>(counts[i]) / static_cast<double>(answers.size()));
        const auto choice = i < answers.offerings() ? std::optional(i) : std::nullopt;
        if (counts[i] > 0)
            sentences << sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "In %1 of the grid %2"))
                             .arg(share, choiceText(answers, choice, w));
    }
    return sentences;
}

} // namespace

QString choiceLabel(ChoiceInputId id, const Wording& w)
{
    return w.numbers().translation().translate("Inputs", choiceInput(id).label.data());
}

QString optionLabel(ChoiceInputId id, std::size_t option, const Wording& w)
{
    switch (id) {
    case ChoiceInputId::Task: return optionOf<Task>(option, w);
    case ChoiceInputId::Precision: return optionOf<Precision>(option, w);
    case ChoiceInputId::Optimizer: return optionOf<Optimizer>(option, w);
    case ChoiceInputId::Attention: return optionOf<Attention>(option, w);
    case ChoiceInputId::Stack: return optionOf<Stack>(option, w);
    case ChoiceInputId::Billing: return optionOf<Billing>(option, w);
    }
    return {};
}

QString axisLabel(const SweepAxis& axis, const Wording& w)
{
    return axis.number ? w.label(axis.number->id) : choiceLabel(axis.choice->id, w);
}

QString valueText(const SweepAxis& axis, std::size_t index, const Wording& w)
{
    return axis.number ? w.inputText(axis.number->id, axis.values[index])
                       : optionLabel(axis.choice->id, static_cast<std::size_t>(axis.values[index]), w);
}

QString numberTick(const SweepAxis& axis, double value, const Wording& w)
{
    const bool power = std::fmod(value, 1024.0) == 0.0;
    const double scale = value > 0.0 ? std::pow(10.0, 2.0 - std::floor(std::log10(value))) : 1.0;
    const double shown = power ? value : std::round(value * scale) / scale;
    if (axis.number->unit != InputUnit::Parameters)
        return w.inputTick(axis.number->id, shown);
    static const QRegularExpression zeros(QStringLiteral("\\.0+(?=\\D*$)"));
    return w.inputText(axis.number->id, shown).remove(zeros);
}

QString valueTick(const SweepAxis& axis, std::size_t index, const Wording& w)
{
    return axis.number ? numberTick(axis, axis.values[index], w) : valueText(axis, index, w);
}

QString pointText(const SweepAnswers& answers, std::size_t point, const Wording& w)
{
    const auto at = answers.grid.indices(point);
    QStringList values;
    for (std::size_t axis = 0; axis < answers.grid.axes.size(); ++axis)
        values << sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "%1 %2"))
                      .arg(axisLabel(answers.grid.axes[axis], w), valueText(answers.grid.axes[axis], at[axis], w));
    return values.join(u" · ");
}

QString figureText(SweepFigure figure, double value, const Wording& w)
{
    switch (figure) {
    case SweepFigure::Cost:
    case SweepFigure::PerBillionTokens: return w.numbers().money(yuan(value));
    case SweepFigure::Days: return w.numbers().days(value);
    case SweepFigure::TokensPerSecond: return w.numbers().tokensPerSecond(value);
    }
    return {};
}

QString pointDetails(const SweepAnswers& answers, std::size_t point, const Wording& w)
{
    QStringList lines{pointText(answers, point, w), choiceText(answers, answers.choice(point), w)};
    for (std::size_t i = 0; i < answers.offerings(); ++i)
        lines << offeringLine(answers, point, i, w);
    return lines.join(u'\n');
}

QString changeText(const SweepAnswers& answers, const SweepAnswers::Change& change, const Wording& w)
{
    return markText(answers.grid.axes.front().number->id, change.mark, answers.first, w);
}

QStringList sweepSentences(const SweepAnswers& answers, const Wording& w, int most)
{
    QStringList sentences = answers.grid.axes.size() > 1         ? shareSentences(answers, w)
                            : answers.grid.axes[0].isAscending() ? changeSentences(answers, w)
                                                                 : pointSentences(answers, w);
    if (sentences.size() > most) {
        const auto more = static_cast<int>(sentences.size()) - most + 1;
        sentences = sentences.mid(0, most - 1);
        sentences << sweepWord(w, QT_TRANSLATE_NOOP("Sweep", "and %1 more changes")).arg(more);
    }
    return sentences;
}

} // namespace octoplan
