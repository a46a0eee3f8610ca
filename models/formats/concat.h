// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <string>
#include <string_view>

namespace octoplan {

namespace detail {

inline void appendPart(std::string& out, std::string_view part) { out += part; }
// Numbers in their shortest exact form, whatever the locale.
template <std::integral Number>
void appendPart(std::string& out, Number part)
{
    std::array<char, 24> digits{};
    const auto [end, status] = std::to_chars(digits.data(), digits.data() + digits.size(), part);
    out.append(digits.data(), end);
}
// Without an exponent where people would write none.
template <std::floating_point Number>
void appendPart(std::string& out, Number part)
{
    std::array<char, 64> digits{};
    char* const last = digits.data() + digits.size();
    const bool plain = part == 0 || (std::abs(part) >= Number(1e-4) && std::abs(part) < Number(1e16));
    const auto [end, status] = plain ? std::to_chars(digits.data(), last, part, std::chars_format::fixed)
                                     : std::to_chars(digits.data(), last, part);
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
