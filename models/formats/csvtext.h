// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace octoplan {

// In front of a file it tells spreadsheets that the text is UTF-8.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

// Comma-separated values by RFC 4180: CRLF after each row, quotes where a field needs them.
class CsvText {
public:
    // A text that a spreadsheet would take for a formula gets an apostrophe in front.
    CsvText& text(std::string_view field);
    CsvText& number(double value); // shortest exact form; not finite: empty
    CsvText& empty();
    void endRow();
    [[nodiscard]] const std::string& result() const { return out; }

private:
    void separate();
    std::string out;
    bool rowBegun = false;
};

} // namespace octoplan
