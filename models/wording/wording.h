// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/inputs.h"
#include "wording/numbers.h"

#include <QStringList>

namespace octoplan {

// Codes and numbers of the estimator -> words of one language. A value: make a new one to switch language.
class Wording {
public:
    explicit Wording(Language language = Language::English, QString currency = QStringLiteral("CNY"));

    [[nodiscard]] Language language() const { return m_numbers.translation().language(); }
    [[nodiscard]] const Numbers& numbers() const { return m_numbers; }
    [[nodiscard]] Wording withCurrency(std::string_view code) const; // ISO 4217
    // Amounts of the comparison are said in the currency that it is shown in, at its rate.
    [[nodiscard]] Wording inCurrencyOf(const Comparison& comparison) const;

    // A whole sentence (flags and fixes too), without its final full stop where cards print it as a phrase.
    [[nodiscard]] QString sentence(const Reason& reason) const;
    [[nodiscard]] QStringList sentences(const std::vector<Reason>& reasons) const;

    // Of any enum of values/choices.h, InputUnit excepted: "Full fine-tuning", "全参数微调".
    template <class E>
    [[nodiscard]] QString label(E choice) const;
    // The form for a narrow button, slider stop or legend: "Full", "全参". label() where no shorter one exists.
    template <class E>
    [[nodiscard]] QString shortLabel(E choice) const;
    // What the choice means, for a tooltip; empty where the label says it all.
    template <class E>
    [[nodiscard]] QString hint(E choice) const;

    [[nodiscard]] QString label(InputId id) const;               // "Sequence length"
    [[nodiscard]] QString inputText(InputId id, double v) const; // "4,096", "14 d", "¥10,000"; unset: "none"
    [[nodiscard]] QString inputTick(InputId id, double v) const; // on a slider's track: "4k", "0.5M", "10"
    [[nodiscard]] QString inputUnit(InputId id) const;           // "d", "h", "%", "¥" or empty

    [[nodiscard]] QString plan(const ParallelPlan& plan) const;     // "DP8 · ZeRO-3 · mb 4 · full recompute"
    [[nodiscard]] QString planLong(const ParallelPlan& plan) const; // every group and setting in words, for tooltips
    // What a plan does differently: "TP2 for TP1 · mb 4 for mb 2"; empty where nothing.
    [[nodiscard]] QString planDifference(const ParallelPlan& plan, const ParallelPlan& from) const;
    [[nodiscard]] QString offeringName(std::string_view catalogName) const; // "昇腾 910B 64G ×8"
    [[nodiscard]] QString goal(const Comparison& comparison) const;         // "for 8.64 B tokens"
    // The key of a rule, precision, task, weights format or stack as it occurs in a Reason.
    [[nodiscard]] QString keyText(std::string_view key) const;
    // "late by 5 d" and the like, for a card's chip; empty when met or not asked for.
    [[nodiscard]] QString deadlineChip(const Comparison& comparison, const OfferingResult& result) const;
    [[nodiscard]] QString budgetChip(const Comparison& comparison, const OfferingResult& result) const;

private:
    [[nodiscard]] QString argumentText(const Argument& argument) const;
    [[nodiscard]] QString argumentRange(const Argument& argument) const;

    Numbers m_numbers;
};

// The words of an answer, ready to show.
struct AnswerText {
    QString headline;
    QStringList reasons;
    QStringList wouldChangeIf;
    [[nodiscard]] QString details(Language language) const; // all in one paragraph
};
[[nodiscard]] AnswerText answerText(const Comparison& comparison, const Wording& wording);

// What changes from the baseline, which is called A, in a sentence: "Compared with A (title): still H100 80G ×8, …".
[[nodiscard]] QString baselineText(const Comparison& now, const Comparison& before, const QString& title,
                                   const Wording& wording);

} // namespace octoplan
