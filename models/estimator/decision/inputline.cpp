// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/inputline.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace octoplan {

AnswerState stateOf(const Comparison& comparison)
{
    AnswerState state{comparison.answer.offering, {}};
    for (const OfferingResult& r : comparison.offerings)
        state.verdicts.push_back(r.verdict);
    return state;
}

SliderMark markBetween(const AnswerState& before, const AnswerState& after, double value)
{
    SliderMark mark;
    mark.value = value;
    mark.winner = before.choice != after.choice;
    mark.choice = after.choice;
    for (std::size_t i = 0; i < after.verdicts.size(); ++i)
        if (before.verdicts[i] != after.verdicts[i]) {
            mark.verdicts.push_back(i);
            mark.become.push_back(after.verdicts[i]);
        }
    return mark;
}

double InputLine::valueAt(double share) const
{
    const double value = m_spec.scale == Scale::Logarithmic
                             ? m_spec.minimum * std::pow(m_spec.maximum / m_spec.minimum, share)
                             : m_spec.minimum + (m_spec.maximum - m_spec.minimum) * share;
    return m_spec.integral ? std::round(value) : value;
}

AnswerState InputLine::stateAt(double value) const
{
    Scenario changed = m_scenario;
    setValue(changed, m_spec.id, value);
    Choice choice = m_plans ? m_plans->choice(changed) : PlannedOfferings(changed, m_catalog).choice(changed);
    return {choice.offering, std::move(choice.verdicts)};
}

// The least value right of `same` at which the state is no longer `state`; `other` is one.
double InputLine::boundary(const AnswerState& state, double same, double other) const
{
    while (m_spec.integral ? other - same > 1.0 : other - same > 1e-3 * std::abs(other)) {
        double middle = m_spec.scale == Scale::Logarithmic ? std::sqrt(same * other) : 0.5 * (same + other);
        if (m_spec.integral)
            middle = std::min(std::max(std::round(middle), same + 1.0), other - 1.0);
        (stateAt(middle) == state ? same : other) = middle;
    }
    return other;
}

std::vector<SliderMark> InputLine::changes(double left, const AnswerState& before, double right,
                                           const AnswerState& after, int most) const
{
    std::vector<SliderMark> marks;
    AnswerState state = before;
    for (; most > 0 && !(state == after); --most) {
        const double at = boundary(state, left, right);
        const AnswerState next = at == right ? after : stateAt(at);
        marks.push_back(markBetween(state, next, at));
        state = next;
        left = at;
    }
    return marks;
}

} // namespace octoplan
