// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace octoplan::words {

// A row of a table: both fragments must occur (an empty one always does).
template <class T>
struct Rule {
    std::string_view fragment;
    std::string_view also;
    T meaning;
};

template <class T>
[[nodiscard]] std::optional<T> firstMatch(std::span<const Rule<T>> rules, std::string_view lowerText)
{
    for (const Rule<T>& rule : rules)
        if (lowerText.find(rule.fragment) != lowerText.npos && lowerText.find(rule.also) != lowerText.npos)
            return rule.meaning;
    return std::nullopt;
}

} // namespace octoplan::words
