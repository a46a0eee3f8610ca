// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/csvtext.h"

#include "formats/concat.h"

#include <array>
#include <charconv>
#include <cmath>

namespace octoplan {

void CsvText::separate()
{
    if (rowBegun)
        out += ',';
    rowBegun = true;
}

CsvText& CsvText::text(std::string_view field)
{
    separate();
    const bool formula = !field.empty() && std::string_view("=+-@\t\r\n").find(field.front()) != std::string_view::npos;
    const std::string safe = concat(formula ? "'" : "", field);
    if (safe.find_first_of(",\"\r\n") == std::string::npos) {
        out += safe;
        return *this;
    }
    out += '"';
    for (const char c : safe) {
        if (c == '"')
            out += '"';
        out += c;
    }
    out += '"';
    return *this;
}

CsvText& CsvText::number(double value)
{
    separate();
    if (!std::isfinite(value))
        return *this;
    std::array<char, 32> digits{}; // the shortest that reads back as the same number
    const auto [end, status] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end);
    return *this;
}

CsvText& CsvText::empty()
{
    separate();
    return *this;
}

void CsvText::endRow()
{
    out += "\r\n";
    rowBegun = false;
}

} // namespace octoplan
