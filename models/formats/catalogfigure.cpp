// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogfigure.h"

#include "formats/concat.h"
#include "formats/say.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

constexpr double aboveZero = std::numeric_limits<double>::min();

bool unitFits(std::string_view unit, std::string_view wanted)
{
    if (!wanted.starts_with('/'))
        return unit == wanted;
    return unit.size() == wanted.size() + 3 && unit.ends_with(wanted) &&
           std::all_of(unit.begin(), unit.begin() + 3, [](char c) { return c >= 'A' && c <= 'Z'; });
}

std::string unitOf(FigureRule rule)
{
    return rule.unit.starts_with('/') ? concat("CNY", rule.unit) : concat(rule.unit);
}

} // namespace

bool isDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return false;
    std::array<int, 3> parts{};
    std::size_t part = 0;
    for (const char c : text) {
        if (c == '-')
            ++part;
        else if (c < '0' || c > '9' || part > 2)
            return false;
        else
            parts[part] = parts[part] * 10 + (c - '0');
    }
    const std::chrono::year_month_day day{std::chrono::year{parts[0]}, std::chrono::month{unsigned(parts[1])},
                                          std::chrono::day{unsigned(parts[2])}};
    return part == 2 && day.ok();
}

FigureReader::FigureReader(const std::map<std::string, std::string>& knownSources, std::vector<Figure>& figuresRead,
                           Problems& problemList)
    : sources(&knownSources)
    , figures(&figuresRead)
    , problems(&problemList)
{
}

std::optional<Range<double>> FigureReader::required(ObjectReader& object, std::string_view key, const std::string& path,
                                                    FigureRule rule)
{
    if (!object.has(key))
        object.error(key,
                     say(QT_TRANSLATE_NOOP("Problem", "%1 is missing, expected a figure in %2"), key, unitOf(rule)));
    return optional(object, key, path, rule);
}

std::optional<Range<double>> FigureReader::optional(ObjectReader& object, std::string_view key, const std::string& path,
                                                    FigureRule rule)
{
    if (!object.has(key))
        return std::nullopt;
    std::optional<Figure> figure = read(*object.find(key), object.pointerTo(key), rule);
    if (!figure)
        return std::nullopt;
    figure->key = path;
    figures->push_back(*figure);
    return figure->value;
}

std::optional<Figure> FigureReader::read(const json& value, const std::string& pointer, FigureRule rule)
{
    Figure figure;
    figure.unit = unitOf(rule);
    if (!value.is_object()) {
        const std::optional<double> number = readNumber(value, pointer, aboveZero, rule.maximum, *problems);
        if (!number)
            return std::nullopt;
        figure.value = {*number, *number, *number};
        return figure;
    }
    ObjectReader object(value, pointer, *problems);
    const bool range = readRange(object, rule, figure);
    const bool origin = readOrigin(object, rule, figure);
    object.noteUnknown();
    return range && origin ? std::optional(figure) : std::nullopt;
}

bool FigureReader::readRange(ObjectReader& object, FigureRule rule, Figure& figure)
{
    const bool one = object.has("value");
    const bool three = object.has("low") || object.has("likely") || object.has("high");
    if (one == three) {
        object.error("value", say(QT_TRANSLATE_NOOP("Problem", "expected either value, or low, likely and high")));
        return false;
    }
    if (one) {
        const std::optional<double> number = object.number("value", aboveZero, rule.maximum);
        if (number)
            figure.value = {*number, *number, *number};
        return number.has_value();
    }
    for (const char* key : {"low", "likely", "high"})
        if (!object.has(key))
            object.error(
                key, say(QT_TRANSLATE_NOOP("Problem", "%1 is missing, expected low, likely and high together"), key));
    const std::optional<double> low = object.number("low", aboveZero, rule.maximum);
    const std::optional<double> likely = object.number("likely", aboveZero, rule.maximum);
    const std::optional<double> high = object.number("high", aboveZero, rule.maximum);
    if (!low || !likely || !high)
        return false;
    if (*low > *likely || *likely > *high) {
        object.error("likely",
                     say(QT_TRANSLATE_NOOP("Problem", "the range is %1, %2, %3, expected low <= likely <= high"), *low,
                         *likely, *high));
        return false;
    }
    figure.value = {*low, *likely, *high};
    return true;
}

bool FigureReader::readOrigin(ObjectReader& object, FigureRule rule, Figure& figure)
{
    bool good = true;
    if (const auto unit = object.text("unit")) {
        good = unitFits(*unit, rule.unit);
        if (!good)
            object.error("unit", say(QT_TRANSLATE_NOOP("Problem", "unit is \"%1\", expected %2"), *unit, unitOf(rule)));
        figure.unit = *unit;
    }
    figure.source = object.text("source").value_or("");
    if (!figure.source.empty() && !sources->contains(figure.source)) {
        object.error("source",
                     say(QT_TRANSLATE_NOOP("Problem", "source is \"%1\", expected a key of /sources"), figure.source));
        good = false;
    }
    figure.date = object.text("date").value_or("");
    if (!figure.date.empty() && !isDate(figure.date)) {
        object.error("date", say(QT_TRANSLATE_NOOP("Problem", "date is \"%1\", expected YYYY-MM-DD"), figure.date));
        good = false;
    }
    figure.confidence = object.choice<Confidence>("confidence").value_or(Confidence::Medium);
    figure.note = object.text("note").value_or("");
    return good;
}

} // namespace octoplan
