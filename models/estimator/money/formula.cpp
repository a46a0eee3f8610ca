// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/formula.h"

#include <array>
#include <charconv>

namespace octoplan {

namespace {

std::string price(Money price, int servers, const Term& term)
{
    std::string text = plainNumber(toYuan(price));
    if (servers > 1)
        text += " × " + plainNumber(servers);
    if (term.hoursPerUnit != 1.0)
        text += " / " + plainNumber(term.hoursPerUnit);
    return text;
}

} // namespace

std::string plainNumber(double value, int decimals)
{
    std::array<char, 400> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals).ptr;
    std::string text(buffer.data(), end);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.')
            text.pop_back();
    }
    return text;
}

std::string rentFormula(Money amount, int servers, const Term& term, double hours)
{
    return price(amount, servers, term) + " × " + plainNumber(hours);
}

std::string unusedFormula(Money amount, int servers, const Term& term)
{
    return price(amount, servers, term) + " × (" + plainNumber(term.billedHours) + " − " + plainNumber(term.usedHours) +
           ")";
}

} // namespace octoplan
