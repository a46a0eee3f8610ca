// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "decision/inputline.h"

namespace octoplan {

std::vector<SliderMark> sliderMarks(const Scenario& scenario, const Catalog& catalog, InputId id, int samples,
                                    const StopAsked& stop)
{
    constexpr int mostBetweenSamples = 4;
    std::vector<SliderMark> marks;
    const InputLine line(scenario, catalog, id);
    double left = line.valueAt(0.0);
    AnswerState state = line.stateAt(left);
    for (int i = 1; i < samples; ++i) {
        if (stop && stop())
            return marks;
        const double right = line.valueAt(static_cast<double>(i) / (samples - 1));
        if (!(right > left))
            continue;
        const AnswerState end = line.stateAt(right);
        const std::vector<SliderMark> more = line.changes(left, state, right, end, mostBetweenSamples);
        marks.insert(marks.end(), more.begin(), more.end());
        left = right;
        state = end;
    }
    return marks;
}

} // namespace octoplan
