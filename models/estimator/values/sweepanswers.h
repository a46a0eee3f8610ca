// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sweep.h"

#include <cmath>
#include <limits>

namespace octoplan {

// What a chart over a grid can show of an offering.
enum class SweepFigure { Cost, Days, PerBillionTokens, TokensPerSecond };
OCTOPLAN_KEYS(SweepFigure, "cost", "days", "per_billion_tokens", "tokens_per_s");

// The answers of a whole grid, small: a million points are some tens of megabytes.
struct SweepAnswers {
    SweepGrid grid;
    Comparison first; // of point 0, for what all have in common
    struct Change {
        std::size_t point = 0; // between the one before and this
        SliderMark mark;
        friend bool operator==(const Change&, const Change&) = default;
    };
    std::vector<Change> changes; // with one axis of ascending numbers

    [[nodiscard]] std::size_t offerings() const { return first.offerings.size(); }
    [[nodiscard]] std::size_t size() const { return m_choices.size(); }
    [[nodiscard]] std::optional<std::size_t> choice(std::size_t point) const
    {
        return m_choices[point] < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(m_choices[point]));
    }
    [[nodiscard]] Verdict verdict(std::size_t point, std::size_t offering) const
    {
        return m_verdicts[point * offerings() + offering];
    }
    // Costs in yuan.
    [[nodiscard]] std::optional<double> figure(SweepFigure figure, std::size_t point, std::size_t offering) const
    {
        const Figure found =
            m_figures[(point * offerings() + offering) * choiceCount<SweepFigure> + static_cast<std::size_t>(figure)];
        return found.missing() ? std::nullopt : std::optional<double>(found.value);
    }

    void add(const AnswerState& state);
    void add(std::optional<double> figure)
    {
        m_figures.push_back(figure ? Figure{static_cast<float>(*figure)} : Figure{});
    }
    friend bool operator==(const SweepAnswers&, const SweepAnswers&) = default;

private:
    // A number that may be missing; two missing ones are the same, which two NaN are not.
    struct Figure {
        float value = std::numeric_limits<float>::quiet_NaN();
        [[nodiscard]] bool missing() const { return std::isnan(value); }
        friend bool operator==(const Figure& a, const Figure& b)
        {
            return a.missing() || b.missing() ? a.missing() == b.missing() : a.value == b.value;
        }
    };

    std::vector<short> m_choices;
    std::vector<Verdict> m_verdicts;
    std::vector<Figure> m_figures;
};

inline void SweepAnswers::add(const AnswerState& state)
{
    m_choices.push_back(state.choice ? static_cast<short>(*state.choice) : short{-1});
    m_verdicts.insert(m_verdicts.end(), state.verdicts.begin(), state.verdicts.end());
}

} // namespace octoplan
