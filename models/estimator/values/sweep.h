// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choiceinputs.h"
#include "decision.h"

#include <array>

// A grid over one or two inputs of a scenario.
namespace octoplan {

// One varied input with its values in order; of a choice they are the indices of its options.
struct SweepAxis {
    const InputSpec* number = nullptr;
    const ChoiceInput* choice = nullptr; // where `number` is null
    std::vector<double> values;
    std::size_t spaced = 0; // evenly, as so many values before equal ones were joined; 0: values as listed

    [[nodiscard]] std::string_view key() const { return (number ? number->key : choice->key).substr(1); }
    [[nodiscard]] std::size_t size() const { return values.size(); }
    // Numbers in ascending order, so that there is something between two of them.
    [[nodiscard]] bool isAscending() const;
    void apply(Scenario& scenario, std::size_t index) const;
    friend bool operator==(const SweepAxis&, const SweepAxis&) = default;
};

// Evenly spaced on the input's own scale (by ratios where it is logarithmic), both ends included, to nine significant
// digits or the whole number. Neighbours that come out equal are one, so there may be fewer than `count`.
[[nodiscard]] SweepAxis spacedAxis(InputId id, double from, double to, std::size_t count);

// A range worth looking at around where a scenario is, in so many values: a tenth to ten times on a scale of ratios,
// else all that the table allows. Of lengths, batches and ranks it is powers of two, however many are asked for:
// between them sequences do not share out evenly, and the answer jumps.
[[nodiscard]] SweepAxis suggestedAxis(const Scenario& scenario, InputId id, std::size_t count);
// All options of a choice.
[[nodiscard]] SweepAxis allOptions(ChoiceInputId id);

inline constexpr std::size_t mostSweptInputs = 2;
inline constexpr std::size_t mostAxisValues = 1'000'000;
inline constexpr std::size_t mostSweepPoints = 100'000'000;

struct SweepGrid {
    std::vector<SweepAxis> axes; // the last varies fastest

    [[nodiscard]] std::size_t size() const;
    // Which value of each axis a point has.
    [[nodiscard]] std::array<std::size_t, mostSweptInputs> indices(std::size_t point) const;
    // How many points on is the next value of an axis.
    [[nodiscard]] std::size_t stride(std::size_t axis) const;
    [[nodiscard]] Scenario scenarioAt(const Scenario& scenario, std::size_t point) const;
    friend bool operator==(const SweepGrid&, const SweepGrid&) = default;
};

// The points of one of `parts` parts of a grid: as equal as can be, in order, first part 0.
struct PointRange {
    std::size_t first = 0;
    std::size_t last = 0; // one past
    [[nodiscard]] std::size_t size() const { return last - first; }
    friend bool operator==(const PointRange&, const PointRange&) = default;
};
[[nodiscard]] PointRange partOf(std::size_t points, std::size_t part, std::size_t parts);

// Which offering is chosen, and how each fares.
struct AnswerState {
    std::optional<std::size_t> choice;
    std::vector<Verdict> verdicts;
    friend bool operator==(const AnswerState&, const AnswerState&) = default;
};

// Whether an input can change anything of this scenario: LoRA rank without adapters cannot.
[[nodiscard]] bool hasEffect(const Scenario& scenario, InputId id);

} // namespace octoplan
