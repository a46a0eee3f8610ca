// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "wording/wording.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace octoplan::detail {

// What the number counts, for a difference; a word's number is only its place in a list.
enum class Unit { Word, Plain, Gib, Days, Money, Seconds, Share };

// One row of the details: a figure's key, its words and how to read it from a result. An empty text or number means
// that the offering has no such figure.
struct Figure {
    std::string key;
    std::function<QString(const Wording&)> label;
    std::function<QString(const OfferingResult&, const Wording&)> text;
    std::function<std::optional<double>(const OfferingResult&)> number;
    std::function<QString(const Wording&)> hint;
    Unit unit = Unit::Plain;
};

// Those of a task, in the order in which they are shown.
[[nodiscard]] const std::vector<Figure>& figuresOf(Task task);

// What the figure is, and its 80 % interval where it has one.
[[nodiscard]] QString explanationOf(const Figure& figure, const OfferingResult& result, const Wording& wording);

// "+¥1,200"; empty for words and where either number is missing.
[[nodiscard]] QString differenceText(const Figure& figure, const OfferingResult& now, const OfferingResult& before,
                                     const Numbers& numbers);

} // namespace octoplan::detail
