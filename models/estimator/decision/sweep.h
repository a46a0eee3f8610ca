// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/decide.h"
#include "decision/inorder.h"
#include "decision/inputline.h"
#include "search/compare.h"

namespace octoplan {

// A part of a grid. The same points give the same answers whatever the number of jobs.
struct SweepWork {
    Scenario scenario;
    Catalog catalog;
    SweepGrid grid;
    PointRange points;
    unsigned jobs = 1;
    StopAsked stop; // asked from several threads
};

// One point: what a caller made of its comparison, and where between the point before it and this one the answer
// changes. The latter is looked for where there is one axis of ascending numbers, else it is left to the caller.
template <class Made>
struct SweptPoint {
    std::size_t point = 0;
    AnswerState state;
    std::vector<SliderMark> changes;
    Made made;
};

// The changes at a point of a grid of one ascending axis; `before` is the state at the point before it.
[[nodiscard]] std::vector<SliderMark> changesBefore(const SweepWork& work, std::size_t point, const AnswerState& before,
                                                    const AnswerState& state);
// That of the point before the first of the work, where it is needed to find changes.
[[nodiscard]] std::optional<AnswerState> stateBefore(const SweepWork& work);

// make(point, comparison) in the threads of the jobs; take(SweptPoint) in order in this one, false to end early. False
// where it ended early.
template <class Make, class Take>
bool sweep(const SweepWork& work, Make make, Take take)
{
    using Made = std::invoke_result_t<Make&, std::size_t, const Comparison&>;
    using Answered = std::pair<AnswerState, Made>;
    std::optional<AnswerState> before = stateBefore(work);
    InOrder order(
        work.points.first, work.points.last,
        [&work, &make](std::size_t point) {
            const Comparison comparison = compare(work.grid.scenarioAt(work.scenario, point), work.catalog);
            return Answered{stateOf(comparison), make(point, comparison)};
        },
        [&](std::size_t point, Answered&& answered) {
            SweptPoint<Made> swept{point, std::move(answered.first), {}, std::move(answered.second)};
            if (before)
                swept.changes = changesBefore(work, point, *before, swept.state);
            before = swept.state;
            return take(std::move(swept));
        },
        work.stop);
    return order.run(work.jobs);
}

} // namespace octoplan
