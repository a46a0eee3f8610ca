// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/sweepanswers.h"

namespace octoplan {

namespace {

using Figures = PerChoice<SweepFigure, std::optional<double>>;

Figures figuresOf(const OfferingResult& result)
{
    Figures figures;
    if (result.time) {
        figures[SweepFigure::TokensPerSecond] = result.time->tokensPerSecond.likely;
        figures[SweepFigure::Days] = result.time->days.likely;
    }
    if (result.cost) {
        figures[SweepFigure::Cost] = toYuan(result.cost->total.likely);
        if (result.cost->perBillionTokens)
            figures[SweepFigure::PerBillionTokens] = toYuan(*result.cost->perBillionTokens);
    }
    return figures;
}

} // namespace

std::optional<SweepAnswers> sweepAnswers(const SweepWork& work, const std::function<void(std::size_t)>& done)
{
    SweepAnswers answers;
    answers.grid = work.grid;
    answers.first = compare(work.grid.scenarioAt(work.scenario, 0), work.catalog);
    const bool whole = sweep(
        work,
        [](std::size_t, const Comparison& comparison) {
            std::vector<Figures> all;
            for (const OfferingResult& result : comparison.offerings)
                all.push_back(figuresOf(result));
            return all;
        },
        [&](SweptPoint<std::vector<Figures>>&& swept) {
            answers.add(swept.state);
            for (const Figures& figures : swept.made)
                for (const std::optional<double>& figure : figures)
                    answers.add(figure);
            for (const SliderMark& mark : swept.changes)
                answers.changes.push_back({swept.point, mark});
            if (done)
                done(swept.point + 1);
            return true;
        });
    return whole ? std::optional(std::move(answers)) : std::nullopt;
}

} // namespace octoplan
