// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "search/planned.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

class InputSweep {
public:
    InputSweep(const Scenario& scenario, const Catalog& catalog, InputId id)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_spec(input(id))
    {
        if (keepsPlans(scenario, id))
            m_plans.emplace(scenario, catalog);
    }

    [[nodiscard]] double valueAt(double share) const
    {
        const double value = m_spec.scale == Scale::Logarithmic
                                 ? m_spec.minimum * std::pow(m_spec.maximum / m_spec.minimum, share)
                                 : m_spec.minimum + (m_spec.maximum - m_spec.minimum) * share;
        return m_spec.integral ? std::round(value) : value;
    }
    [[nodiscard]] Choice choiceAt(double value) const
    {
        Scenario changed = m_scenario;
        setValue(changed, m_spec.id, value);
        return m_plans ? m_plans->choice(changed) : PlannedOfferings(changed, m_catalog).choice(changed);
    }
    // The least value right of `same` at which the choice or a verdict is another; `other` is one.
    [[nodiscard]] double boundary(const Choice& choice, double same, double other) const
    {
        while (m_spec.integral ? other - same > 1.0 : other - same > 1e-3 * std::abs(other)) {
            double middle = m_spec.scale == Scale::Logarithmic ? std::sqrt(same * other) : 0.5 * (same + other);
            if (m_spec.integral)
                middle = std::min(std::max(std::round(middle), same + 1.0), other - 1.0);
            (choiceAt(middle) == choice ? same : other) = middle;
        }
        return other;
    }

private:
    const Scenario& m_scenario;
    const Catalog& m_catalog;
    const InputSpec& m_spec;
    std::optional<PlannedOfferings> m_plans; // where they stay along the input
};

SliderMark markBetween(const Choice& before, const Choice& after, double value)
{
    SliderMark mark;
    mark.value = value;
    mark.winner = before.offering != after.offering;
    mark.choice = after.offering;
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
    Choice choice = sweep.choiceAt(left);
    for (int i = 1; i < samples; ++i) {
        if (stop && stop())
            return marks;
        const double right = sweep.valueAt(static_cast<double>(i) / (samples - 1));
        if (!(right > left))
            continue;
        const Choice end = sweep.choiceAt(right);
        for (int most = mostBetweenSamples; most > 0 && !(choice == end); --most) {
            const double at = sweep.boundary(choice, left, right);
            const Choice next = sweep.choiceAt(at);
            marks.push_back(markBetween(choice, next, at));
            choice = next;
            left = at;
        }
        left = right;
        choice = end;
    }
    return marks;
}

} // namespace octoplan
