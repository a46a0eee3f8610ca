// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/texttable.h"

#include <algorithm>
#include <array>
#include <utility>

namespace octoplan {

namespace {

// East Asian wide and full-width blocks, by Unicode's EastAsianWidth.txt.
constexpr std::array<std::pair<char32_t, char32_t>, 9> wideBlocks{{{0x1100, 0x115f},
                                                                   {0x2e80, 0x303e},
                                                                   {0x3041, 0x33ff},
                                                                   {0x3400, 0x4dbf},
                                                                   {0x4e00, 0x9fff},
                                                                   {0xac00, 0xd7a3},
                                                                   {0xf900, 0xfaff},
                                                                   {0xff00, 0xff60},
                                                                   {0x20000, 0x3fffd}}};

int columnsOf(char32_t c)
{
    if (QChar::isMark(c) || QChar::category(c) == QChar::Other_Format)
        return 0;
    const bool wide = std::any_of(wideBlocks.begin(), wideBlocks.end(),
                                  [c](const auto& block) { return c >= block.first && c <= block.second; });
    return wide ? 2 : 1;
}

} // namespace

int columnsOf(QStringView text)
{
    int columns = 0;
    for (const auto character : text.toUcs4())
        columns += columnsOf(char32_t{character});
    return columns;
}

void TextTable::addColumn(const QString& head, Alignment alignment)
{
    heads << head;
    alignments.push_back(alignment);
}

void TextTable::addRow(const QStringList& cells)
{
    qsizetype lines = 1;
    for (const QString& cell : cells)
        lines = std::max(lines, cell.count('\n') + 1);
    for (qsizetype line = 0; line < lines; ++line) {
        QStringList row;
        for (const QString& cell : cells)
            row << cell.split('\n').value(line);
        rows.push_back(row);
    }
}

std::vector<int> TextTable::widths() const
{
    std::vector<int> all;
    for (qsizetype i = 0; i < heads.size(); ++i) {
        int width = columnsOf(heads[i]);
        for (const QStringList& row : rows)
            width = std::max(width, columnsOf(row.value(i)));
        all.push_back(width);
    }
    return all;
}

QString TextTable::line(const QStringList& cells, const std::vector<int>& widths) const
{
    QString out;
    for (std::size_t column = 0; column < alignments.size(); ++column) {
        const QString cell = cells.value(static_cast<qsizetype>(column));
        const QString space(widths[column] - columnsOf(cell), ' ');
        out += column > 0 ? QStringLiteral("  ") : QString();
        out += alignments[column] == Alignment::Right ? space + cell : cell + space;
    }
    while (out.endsWith(' '))
        out.chop(1);
    return out + '\n';
}

QString TextTable::text() const
{
    const std::vector<int> all = widths();
    QStringList rule;
    for (const int width : all)
        rule << QString(width, QChar(0x2500));
    QString out = line(heads, all) + line(rule, all);
    for (const QStringList& row : rows)
        out += line(row, all);
    return out;
}

} // namespace octoplan
