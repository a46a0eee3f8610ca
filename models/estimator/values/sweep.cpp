// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweep.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace octoplan {

namespace {

// So that a grid reads well, and is the same on machines whose last bits differ.
double rounded(double value, bool integral)
{
    if (integral || value == 0.0)
        return std::round(value);
    const double scale = std::pow(10.0, 8.0 - std::floor(std::log10(std::abs(value))));
    return std::round(value * scale) / scale;
}

double between(const InputSpec& spec, double from, double to, double share)
{
    return spec.scale == Scale::Logarithmic ? from * std::pow(to / from, share) : from + (to - from) * share;
}

bool isPowerOfTwo(InputId id)
{
    return id == InputId::SequenceLength || id == InputId::GlobalBatchTokens || id == InputId::LoraRank;
}

// Four down and four up.
SweepAxis powersAround(const InputSpec& spec, double present)
{
    constexpr int steps = 4;
    const double middle = std::round(std::log2(present));
    const double low = std::max(middle - steps, std::ceil(std::log2(spec.minimum)));
    const double high = std::min(middle + steps, std::floor(std::log2(spec.maximum)));
    return spacedAxis(spec.id, std::exp2(low), std::exp2(high), static_cast<std::size_t>(high - low) + 1);
}

} // namespace

bool SweepAxis::isAscending() const
{
    return number && std::is_sorted(values.begin(), values.end(), std::less_equal<>());
}

void SweepAxis::apply(Scenario& scenario, std::size_t index) const
{
    if (number)
        setValue(scenario, number->id, values[index]);
    else
        choice->set(scenario, static_cast<std::size_t>(values[index]));
}

SweepAxis spacedAxis(InputId id, double from, double to, std::size_t count)
{
    const InputSpec& spec = input(id);
    SweepAxis axis{&spec, nullptr, {}, count};
    axis.values.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const bool end = i == 0 || i + 1 == count;
        const double share = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0.0;
        const double value = end ? (i == 0 ? from : to) : rounded(between(spec, from, to, share), spec.integral);
        if (axis.values.empty() || value > axis.values.back())
            axis.values.push_back(value);
    }
    axis.values.shrink_to_fit();
    return axis;
}

SweepAxis suggestedAxis(const Scenario& scenario, InputId id, std::size_t count)
{
    constexpr double factor = 10.0;
    const InputSpec& spec = input(id);
    if (isPowerOfTwo(id))
        return powersAround(spec, value(scenario, id));
    if (spec.scale == Scale::Linear)
        return spacedAxis(id, spec.minimum, spec.maximum, count);
    const double present = value(scenario, id) > 0.0 ? value(scenario, id) : std::sqrt(spec.minimum * spec.maximum);
    const double from = std::clamp(rounded(present / factor, spec.integral), spec.minimum, spec.maximum);
    const double to = std::clamp(rounded(present * factor, spec.integral), spec.minimum, spec.maximum);
    return spacedAxis(id, from, to, count);
}

SweepAxis allOptions(ChoiceInputId id)
{
    SweepAxis axis{nullptr, &choiceInput(id), {}, 0};
    for (std::size_t i = 0; i < axis.choice->options.size(); ++i)
        axis.values.push_back(static_cast<double>(i));
    return axis;
}

std::size_t SweepGrid::size() const
{
    std::size_t points = axes.empty() ? 0 : 1;
    for (const SweepAxis& axis : axes)
        points *= axis.size();
    return points;
}

std::size_t SweepGrid::stride(std::size_t axis) const
{
    std::size_t points = 1;
    for (std::size_t i = axis + 1; i < axes.size(); ++i)
        points *= axes[i].size();
    return points;
}

std::array<std::size_t, mostSweptInputs> SweepGrid::indices(std::size_t point) const
{
    std::array<std::size_t, mostSweptInputs> all{};
    for (std::size_t i = 0; i < axes.size(); ++i)
        all[i] = point / stride(i) % axes[i].size();
    return all;
}

Scenario SweepGrid::scenarioAt(const Scenario& scenario, std::size_t point) const
{
    Scenario changed = scenario;
    const auto at = indices(point);
    for (std::size_t i = 0; i < axes.size(); ++i)
        axes[i].apply(changed, at[i]);
    return changed;
}

PointRange partOf(std::size_t points, std::size_t part, std::size_t parts)
{
    // points * part may not fit, so by quotient and rest: the first `rest` parts have one more.
    const std::size_t each = points / parts;
    const std::size_t rest = points % parts;
    const auto begin = [&](std::size_t p) { return p * each + std::min(p, rest); };
    return {begin(part), begin(part + 1)};
}

bool hasEffect(const Scenario& scenario, InputId id)
{
    const bool serves = scenario.job.task == Task::Serve;
    switch (id) {
    case InputId::PromptTokens:
    case InputId::OutputTokens:
    case InputId::ConcurrentRequests: return serves;
    case InputId::SequenceLength:
    case InputId::GlobalBatchTokens: return !serves;
    case InputId::LoraRank: return scenario.job.task == Task::Lora || scenario.job.task == Task::Qlora;
    case InputId::GoalDays: return !serves && scenario.goal.kind != GoalKind::Tokens;
    case InputId::GoalTokens: return !serves && scenario.goal.kind == GoalKind::Tokens;
    default: return true;
    }
}

} // namespace octoplan
