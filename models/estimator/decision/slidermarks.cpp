// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "search/compare.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

struct State {
    std::optional<std::size_t> choice;
    std::vector<Verdict> verdicts;
    friend bool operator==(const State&, const State&) = default;
};

class InputSweep {
public:
    InputSweep(const Scenario& scenario, const Catalog& catalog, InputId id)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_spec(input(id))
    {
    }

    [[nodiscard]] double valueAt(double share) const
    {
        const double value = m_spec.scale == Scale::Logarithmic
                                 ? m_spec.minimum * std::pow(m_spec.maximum / m_spec.minimum, share)
                                 : m_spec.minimum + (m_spec.maximum - m_spec.minimum) * share;
        return m_spec.integral ? std::round(value) : value;
    }
    [[nodiscard]] State stateAt(double value) const
    {
        Scenario changed = m_scenario;
        setValue(changed, m_spec.id, value);
        const Comparison comparison = compare(changed, m_catalog);
        State state{comparison.answer.offering, {}};
        for (const OfferingResult& r : comparison.offerings)
            state.verdicts.push_back(r.verdict);
        return state;
    }
    // The least value right of `same` at which the state is no longer `state`; `other` is one.
    [[nodiscard]] double boundary(const State& state, double same, double other) const
    {
        while (m_spec.integral ? other - same > 1.0 : other - same > 1e-3 * std::abs(other)) {
            double middle = m_spec.scale == Scale::Logarithmic ? std::sqrt(same * other) : 0.5 * (same + other);
            if (m_spec.integral)
                middle = std::min(std::max(std::round(middle), same + 1.0), other - 1.0);
            (stateAt(middle) == state ? same : other) = middle;
        }
        return other;
    }

private:
    const Scenario& m_scenario;
    const Catalog& m_catalog;
    const InputSpec& m_spec;
};

SliderMark markBetween(const State& before, const State& after, double value)
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

} // namespace

std::vector<SliderMark> sliderMarks(const Scenario& scenario, const Catalog& catalog, InputId id, int samples,
                                    const StopAsked& stop)
{
    constexpr int mostBetweenSamples = 4;
    std::vector<SliderMark> marks;
    const InputSweep sweep(scenario, catalog, id);
    double left = sweep.valueAt(0.0);
    State state = sweep.stateAt(left);
    for (int i = 1; i < samples; ++i) {
        if (stop && stop())
            return marks;
        const double right = sweep.valueAt(static_cast<double>(i) / (samples - 1));
        if (!(right > left))
            continue;
        const State end = sweep.stateAt(right);
        for (int most = mostBetweenSamples; most > 0 && !(state == end); --most) {
            const double at = sweep.boundary(state, left, right);
            const State next = sweep.stateAt(at);
            marks.push_back(markBetween(state, next, at));
            state = next;
            left = at;
        }
        left = right;
        state = end;
    }
    return marks;
}

} // namespace octoplan
