// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/sweepspec.h"

#include "formats/concat.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace octoplan {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos)
            return parts;
        text.remove_prefix(at + 1);
    }
}

template <class Number>
std::optional<Number> numberFrom(std::string_view text)
{
    Number value{};
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string listed(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += concat(all.empty() ? "" : ", ", word);
    return all;
}

// The full key, from what a person wrote.
std::string fullKey(std::string_view name)
{
    std::string key(name);
    std::replace(key.begin(), key.end(), '.', '/');
    if (key.starts_with('/'))
        key.erase(0, 1);
    if (key.find('/') != std::string::npos)
        return key;
    for (const std::string& one : sweepableKeys())
        if (one.substr(one.rfind('/') + 1) == key)
            return one;
    return key;
}

std::string outOfBounds(const InputSpec& spec, std::string_view what, double value)
{
    if (!std::isfinite(value) || value < spec.minimum || value > spec.maximum)
        return concat(what, " is ", value, ", expected ", spec.minimum, " to ", spec.maximum);
    if (spec.integral && value != std::round(value))
        return concat(what, " is ", value, ", expected a whole number");
    return {};
}

void readRange(AxisReading& reading, const InputSpec& spec, const std::vector<std::string_view>& parts)
{
    const auto from = numberFrom<double>(parts[0]), to = numberFrom<double>(parts[1]);
    const auto count = numberFrom<std::size_t>(parts[2]);
    if (!from || !to)
        reading.fault = concat("\"", from ? parts[1] : parts[0], "\" is no number, expected FROM:TO:COUNT");
    else if (!count || *count < 1 || *count > mostAxisValues)
        reading.fault = concat("COUNT is \"", parts[2], "\", expected a whole number from 1 to ", mostAxisValues);
    else if (reading.fault = outOfBounds(spec, "FROM", *from); reading.fault.empty())
        reading.fault = outOfBounds(spec, "TO", *to);
    if (!reading.fault.empty())
        return;
    if (*from > *to || (*from == *to) != (*count == 1)) {
        reading.fault = concat("FROM is ", *from, " and TO is ", *to, ", expected FROM below TO, and COUNT at least 2");
        return;
    }
    reading.axis = spacedAxis(spec.id, *from, *to, *count);
    if (reading.axis.size() < *count)
        reading.note = concat(*count, " values were asked for, only ", reading.axis.size(), " are different");
}

void readNumbers(AxisReading& reading, const InputSpec& spec, const std::vector<std::string_view>& parts)
{
    reading.axis = {&spec, nullptr, {}, 0};
    for (const std::string_view part : parts) {
        const auto value = numberFrom<double>(part);
        if (!value)
            reading.fault = concat("\"", part, "\" is no number, expected FROM:TO:COUNT or numbers with commas");
        else if (reading.fault = outOfBounds(spec, "a value", *value); reading.fault.empty())
            reading.axis.values.push_back(*value);
        if (!reading.fault.empty())
            return;
    }
}

void readOptions(AxisReading& reading, const ChoiceInput& choice, const std::vector<std::string_view>& parts)
{
    reading.axis = {nullptr, &choice, {}, 0};
    for (const std::string_view part : parts) {
        const auto found = std::find(choice.options.begin(), choice.options.end(), part);
        if (found == choice.options.end()) {
            reading.fault = concat("there is no \"", part, "\", expected some of ",
                                   listed({choice.options.begin(), choice.options.end()}), ", with commas");
            return;
        }
        reading.axis.values.push_back(static_cast<double>(found - choice.options.begin()));
    }
}

bool hasTwins(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return std::adjacent_find(values.begin(), values.end()) != values.end();
}

} // namespace

std::vector<std::string> sweepableKeys()
{
    std::vector<std::string> keys;
    for (const InputSpec& spec : inputs())
        keys.emplace_back(spec.key.substr(1));
    for (const ChoiceInput& choice : choiceInputs())
        keys.emplace_back(choice.key.substr(1));
    return keys;
}

AxisReading axisFromText(std::string_view text)
{
    AxisReading reading;
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    const std::string key = fullKey(name);
    const InputSpec* number = findInput(key);
    const ChoiceInput* choice = findChoiceInput(key);
    if (!number && !choice)
        reading.fault = concat("there is no input \"", name, "\", expected one of ", listed(sweepableKeys()));
    else if (equals == std::string_view::npos)
        reading.fault = "no values, expected INPUT=FROM:TO:COUNT";
    if (!reading.fault.empty())
        return reading;
    const std::string_view values = text.substr(equals + 1);
    const std::vector<std::string_view> range = split(values, ':');
    if (choice)
        readOptions(reading, *choice, split(values, ','));
    else if (range.size() == 3)
        readRange(reading, *number, range);
    else if (range.size() == 1)
        readNumbers(reading, *number, split(values, ','));
    else
        reading.fault = concat("\"", values, "\" is no range, expected FROM:TO:COUNT");
    if (reading.fault.empty() && hasTwins(reading.axis.values))
        reading.fault = "a value stands twice, expected different ones";
    return reading;
}

std::string gridFault(const SweepGrid& grid)
{
    if (grid.axes.empty() || grid.axes.size() > mostSweptInputs)
        return concat(grid.axes.size(), " inputs are varied, expected one or two");
    if (grid.axes.size() == 2 && grid.axes[0].key() == grid.axes[1].key())
        return concat(grid.axes[0].key(), " is varied twice, expected two different inputs");
    if (grid.size() > mostSweepPoints)
        return concat("the grid has ", grid.size(), " points, expected at most ", mostSweepPoints);
    return {};
}

} // namespace octoplan
