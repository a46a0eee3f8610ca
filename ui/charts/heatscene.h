// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace octoplan {

// A grid of cells, each of which belongs to one of a few kinds: the offerings, or none. Cell (0, 0) is at the lower
// left.
struct HeatScene {
    QString title, subtitle;
    QString xTitle, yTitle;
    int columns = 0;
    int rows = 0;
    QList<short> kinds; // row after row; -1: none
    QStringList names;  // of the kinds
    QString noneName;
    std::function<QString(int)> xText, yText; // of a column, of a row
    std::function<QString(int, int)> hint;    // of a cell, on hover
    [[nodiscard]] int kind(int column, int row) const { return kinds[qsizetype(row) * columns + column]; }
    [[nodiscard]] bool isEmpty() const { return columns == 0 || rows == 0; }
};

} // namespace octoplan
