// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/flipfinder.h"

namespace octoplan {

namespace {

AnswerState after(AnswerState state, const SliderMark& mark)
{
    state.choice = mark.choice;
    for (std::size_t i = 0; i < mark.verdicts.size(); ++i)
        state.verdicts[mark.verdicts[i]] = mark.become[i];
    return state;
}

} // namespace

FlipFinder::FlipFinder(const SweepTable& table)
    : m_table(table)
    , m_line(table.origin().grid.stride(0))
{
}

void FlipFinder::append(const SweepFlip& flip)
{
    if (!m_text.empty())
        m_text += ",\n";
    m_text += m_table.flipText(flip);
}

void FlipFinder::add(std::size_t point, const AnswerState& state, const std::vector<SliderMark>& changes)
{
    const SweepGrid& grid = m_table.origin().grid;
    const auto indices = grid.indices(point);
    for (std::size_t axis = 0; axis < grid.axes.size(); ++axis) {
        if (indices[axis] == 0)
            continue;
        AnswerState before = m_line[(point - grid.stride(axis)) % m_line.size()];
        for (const SliderMark& mark : changes) {
            const AnswerState next = after(before, mark);
            append({axis, point, mark.value, before, next});
            before = next;
        }
        if (!(before == state))
            append({axis, point, std::nullopt, before, state});
    }
    m_line[point % m_line.size()] = state;
}

} // namespace octoplan
