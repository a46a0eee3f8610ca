// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "search/planned.h"
#include "values/decision.h"
#include "values/scenario.h"
#include "values/sweep.h"

namespace octoplan {

// Which offering is chosen and how each fares.
[[nodiscard]] AnswerState stateOf(const Comparison& comparison);

// What changes from one state to the next, at a value.
[[nodiscard]] SliderMark markBetween(const AnswerState& before, const AnswerState& after, double value);

// One input of a scenario, all else as it is: what the answer is at a value, and where between two it changes.
class InputLine {
public:
    // Keeps references to what it is given.
    InputLine(const Scenario& scenario, const Catalog& catalog, InputId id)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_spec(input(id))
    {
        if (keepsPlans(scenario, id))
            m_plans.emplace(scenario, catalog);
    }

    // A share of 0 is the least value that the table allows, 1 the greatest.
    [[nodiscard]] double valueAt(double share) const;
    [[nodiscard]] AnswerState stateAt(double value) const;
    // The changes from `before` at `left` to `after` at `right`, by bisection, within a thousandth or to the whole
    // number: at most `most`, from the left; a change that is undone between two looks is not seen.
    [[nodiscard]] std::vector<SliderMark> changes(double left, const AnswerState& before, double right,
                                                  const AnswerState& after, int most) const;

private:
    [[nodiscard]] double boundary(const AnswerState& state, double same, double other) const;

    const Scenario& m_scenario;
    const Catalog& m_catalog;
    const InputSpec& m_spec;
    std::optional<PlannedOfferings> m_plans; // where they stay along the input
};

} // namespace octoplan
