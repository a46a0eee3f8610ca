// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/sweeptable.h"

namespace octoplan {

// Finds the flips of a table while its points go by in order. Keeps the states of one line of the grid and the flips,
// never the rows.
class FlipFinder {
public:
    explicit FlipFinder(const SweepTable& table);

    // `changes` are those found between the point before and this one, in a grid of one ascending axis.
    void add(std::size_t point, const AnswerState& state, const std::vector<SliderMark>& changes);
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    void append(const SweepFlip& flip);

    const SweepTable& m_table;
    std::vector<AnswerState> m_line; // point p is at p modulo its size
    std::string m_text;
};

} // namespace octoplan
