// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/decision.h"
#include "wording/wording.h"

// A Decision in words. `comparison` is the one that it was found around; wording speaks its currency.
namespace octoplan {

// A place on the axis: "8.64 B tokens", "14 d", "80 %", "¥84,480 a month".
[[nodiscard]] QString axisText(BreakEvenAxis axis, double x, const Wording& wording);
// The same, short: "8.64 B", "14 d", "80 %", "¥84,480".
[[nodiscard]] QString axisTick(BreakEvenAxis axis, double x, const Wording& wording);
// What the axis counts, with whose price it is: "price of a month of H100 80G ×8".
[[nodiscard]] QString axisTitle(BreakEvenAxis axis, const Comparison& comparison, const Wording& wording);
// What the lines cost: the whole job, a billion tokens.
[[nodiscard]] QString breakEvenSubtitle(BreakEvenAxis axis, const Comparison& comparison, const Wording& wording);
// Which offering is cheapest where: one sentence for each stretch; then where others change places.
[[nodiscard]] QStringList breakEvenSentences(const BreakEven& breakEven, const Comparison& comparison,
                                             const Wording& wording);

// One end of what is varied: "21,000 tokens/s", "pro rata".
[[nodiscard]] QString inputText(Uncertainty what, double value, const Wording& wording);
// "Price (¥76,032 – ¥92,928)"
[[nodiscard]] QString rangeLabel(const Sensitivity& sensitivity, const Wording& wording);
// What is varied around the recommended offering: "what changes the cost on the H100 80G ×8, one at a time".
[[nodiscard]] QString tornadoSubtitle(const Comparison& comparison, const Wording& wording);
// What the offering costs or takes at both ends, and whether it would stay the choice.
[[nodiscard]] QString sensitivitySentence(const Sensitivity& sensitivity, const Comparison& comparison,
                                          const Wording& wording, Effect effect = Effect::Cost);
// From which share of the hours renting by the month is cheaper than containers of the same card, where there are any.
[[nodiscard]] QStringList containerSentences(const Comparison& comparison, const Wording& wording);

// What changes at a mark: "From 8.2 B on: H100 80G ×8 is the choice; RTX 4090 48G ×8: tight".
[[nodiscard]] QString markText(InputId input, const SliderMark& mark, const Comparison& comparison,
                               const Wording& wording);

} // namespace octoplan
