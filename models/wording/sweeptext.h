// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/sweepanswers.h"
#include "wording/wording.h"

// A grid and its answers in words; wording speaks the currency of the answers.
namespace octoplan {

[[nodiscard]] QString choiceLabel(ChoiceInputId id, const Wording& wording);                     // "Precision"
[[nodiscard]] QString optionLabel(ChoiceInputId id, std::size_t option, const Wording& wording); // "BF16"

[[nodiscard]] QString axisLabel(const SweepAxis& axis, const Wording& wording);
[[nodiscard]] QString valueText(const SweepAxis& axis, std::size_t index, const Wording& wording); // "4,096 tokens"
[[nodiscard]] QString valueTick(const SweepAxis& axis, std::size_t index, const Wording& wording); // "4k"
// The same of any number on the axis.
[[nodiscard]] QString numberTick(const SweepAxis& axis, double value, const Wording& wording);
// "Sequence length 8,192 · Model size 13.0 B"
[[nodiscard]] QString pointText(const SweepAnswers& answers, std::size_t point, const Wording& wording);

// A figure of one offering: "¥8,210", "2.9 d".
[[nodiscard]] QString figureText(SweepFigure figure, double value, const Wording& wording);
// The point, its choice, and a line for each offering, for a tool tip.
[[nodiscard]] QString pointDetails(const SweepAnswers& answers, std::size_t point, const Wording& wording);

// Where along one input, and to what.
[[nodiscard]] QString changeText(const SweepAnswers& answers, const SweepAnswers::Change& change,
                                 const Wording& wording);
// What there is to see: where the choice or a verdict changes along one input; over two, how much of the grid each
// offering is the choice of. At most so many sentences, the last of which then says how many more there are.
[[nodiscard]] QStringList sweepSentences(const SweepAnswers& answers, const Wording& wording, int most = 6);

} // namespace octoplan
