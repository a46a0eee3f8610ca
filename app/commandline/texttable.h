// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace octoplan {

enum class Alignment { Left, Right };

// Columns of a terminal that a text takes: two for Chinese characters and full-width signs, none for combining marks.
[[nodiscard]] int columnsOf(QStringView text);

// A table for a terminal: a head, a rule and rows, columns two spaces apart, no spaces at the ends of lines. A cell may
// have several lines.
class TextTable {
public:
    void addColumn(const QString& head, Alignment alignment = Alignment::Left);
    void addRow(const QStringList& cells); // as many as columns
    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] std::vector<int> widths() const;
    [[nodiscard]] QString line(const QStringList& cells, const std::vector<int>& widths) const;

    QStringList heads;
    std::vector<Alignment> alignments;
    std::vector<QStringList> rows; // of one line each
};

} // namespace octoplan
