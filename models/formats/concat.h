// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace octoplan {

namespace detail {

inline void appendPart(std::string& out, std::string_view part) { out += part; }
// Numbers in their shortest exact form, whatever the locale.
template <class Number>
requires(std::integral<Number> || std::floating_point<Number>) void appendPart(std::string& out, Number part)
{
    std::array<char, 400> digits{};
    const auto [end, status] = std::to_chars(digits.data(), digits.data() + digits.size(), part);
    out.append(digits.data(), end);
}

} // namespace detail

// Texts and numbers, one after the other (std::format is missing in the oldest compiler in use).
template <class... Parts>
[[nodiscard]] std::string concat(const Parts&... parts)
{
    std::string out;
    (detail::appendPart(out, parts), ...);
    return out;
}

} // namespace octoplan
