// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/sweep.h"

namespace octoplan {

namespace {

bool hasLine(const SweepGrid& grid) { return grid.axes.size() == 1 && grid.axes.front().isAscending(); }

} // namespace

std::vector<SliderMark> changesBefore(const SweepWork& work, std::size_t point, const AnswerState& before,
                                      const AnswerState& state)
{
    constexpr int most = 8; // between two points
    if (before == state || !hasLine(work.grid))
        return {};
    const SweepAxis& axis = work.grid.axes.front();
    const double left = axis.values[point - 1], right = axis.values[point];
    const InputLine line(work.scenario, work.catalog, axis.number->id);
    std::vector<SliderMark> marks = line.changes(left, before, right, state, most);
    // More than that are one.
    if (marks.size() == most && marks.back().value < right)
        return {markBetween(before, state, right)};
    return marks;
}

std::optional<AnswerState> stateBefore(const SweepWork& work)
{
    if (work.points.first == 0 || work.points.size() == 0 || !hasLine(work.grid))
        return std::nullopt;
    return stateOf(compare(work.grid.scenarioAt(work.scenario, work.points.first - 1), work.catalog));
}

} // namespace octoplan
