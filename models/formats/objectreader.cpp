// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/objectreader.h"

#include "formats/concat.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

std::string lastStep(const std::string& pointer)
{
    const std::size_t slash = pointer.rfind('/');
    return slash == std::string::npos ? "the value" : pointer.substr(slash + 1);
}

void add(Problems& problems, const std::string& pointer, Severity severity, std::string message)
{
    problems.push_back({pointer, severity, std::move(message)});
}

// The finite number that a value is, or that a text in quotes spells out completely.
std::optional<double> plainNumber(const json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (!value.is_string())
        return std::nullopt;
    const auto& text = value.get_ref<const std::string&>();
    double number = 0.0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (status != std::errc{} || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace

std::optional<double> readNumber(const json& value, const std::string& pointer, double min, double max,
                                 Problems& problems)
{
    const std::optional<double> number = plainNumber(value);
    if (!number) {
        add(problems, pointer, Severity::Error,
            concat(lastStep(pointer), " is ", describeJson(value), ", expected a number"));
        return std::nullopt;
    }
    if (*number < min || *number > max) {
        add(problems, pointer, Severity::Error,
            concat(lastStep(pointer), " is ", *number, ", expected ", min, " to ", max));
        return std::nullopt;
    }
    if (value.is_string())
        add(problems, pointer, Severity::Note, concat(lastStep(pointer), " is a number in quotes"));
    return number;
}

std::optional<std::int64_t> readInteger(const json& value, const std::string& pointer, std::int64_t min,
                                        std::int64_t max, Problems& problems)
{
    const std::string name = lastStep(pointer);
    const std::optional<double> number = plainNumber(value);
    if (!number || *number != std::trunc(*number)) {
        add(problems, pointer, Severity::Error, concat(name, " is ", describeJson(value), ", expected a whole number"));
        return std::nullopt;
    }
    // Doubles compare safely however large; integers beyond 2^53 are outside every range in use.
    if (*number < static_cast<double>(min) || *number > static_cast<double>(max)) {
        add(problems, pointer, Severity::Error,
            concat(name, " is out of range: ", describeJson(value), ", expected ", min, " to ", max));
        return std::nullopt;
    }
    if (value.is_string())
        add(problems, pointer, Severity::Note, concat(name, " is a number in quotes"));
    else if (value.is_number_float())
        add(problems, pointer, Severity::Note, concat(name, " is written as a fraction, read as ", *number));
    return value.is_number_integer() ? value.get<std::int64_t>() : static_cast<std::int64_t>(*number);
}

ObjectReader::ObjectReader(const json& value, std::string pointer, Problems& problemList)
    : source(value.is_object() ? &value : nullptr)
    , base(std::move(pointer))
    , problems(&problemList)
{
    if (source == nullptr)
        add(*problems, base, Severity::Error,
            concat(lastStep(base), " is ", describeJson(value), ", expected an object"));
}

const json* ObjectReader::find(std::string_view key)
{
    ignore(key);
    if (source == nullptr)
        return nullptr;
    const auto it = source->find(key);
    return it == source->end() ? nullptr : &*it;
}

bool ObjectReader::has(std::string_view key)
{
    const json* value = find(key);
    return value != nullptr && !value->is_null();
}

std::optional<std::int64_t> ObjectReader::integer(std::string_view key, std::int64_t min, std::int64_t max)
{
    return has(key) ? readInteger(*find(key), pointerTo(key), min, max, *problems) : std::nullopt;
}

std::optional<double> ObjectReader::number(std::string_view key, double min, double max)
{
    return has(key) ? readNumber(*find(key), pointerTo(key), min, max, *problems) : std::nullopt;
}

const json* ObjectReader::ofType(std::string_view key, json::value_t type, const char* wanted)
{
    const json* value = find(key);
    if (value == nullptr || value->is_null())
        return nullptr;
    if (value->type() == type)
        return value;
    error(key, concat(key, " is ", describeJson(*value), ", expected ", wanted));
    return nullptr;
}

std::optional<bool> ObjectReader::boolean(std::string_view key)
{
    const json* value = ofType(key, json::value_t::boolean, "true or false");
    return value != nullptr ? std::optional(value->get<bool>()) : std::nullopt;
}

std::optional<std::string> ObjectReader::text(std::string_view key)
{
    const json* value = ofType(key, json::value_t::string, "a text");
    return value != nullptr ? std::optional(value->get<std::string>()) : std::nullopt;
}

const json* ObjectReader::object(std::string_view key) { return ofType(key, json::value_t::object, "an object"); }
const json* ObjectReader::array(std::string_view key) { return ofType(key, json::value_t::array, "an array"); }

json ObjectReader::unknown()
{
    json rest = json::object();
    if (source == nullptr)
        return rest;
    for (const auto& [key, value] : source->items())
        if (!known.contains(key)) {
            note(key, concat("the key \"", key, "\" is unknown; it is kept and not used"));
            rest[key] = value;
        }
    return rest;
}

void ObjectReader::noteUnknown()
{
    if (source == nullptr)
        return;
    for (const auto& [key, value] : source->items())
        if (!known.contains(key))
            note(key, concat("the key \"", key, "\" is unknown and not used"));
}

void ObjectReader::error(std::string_view key, std::string message)
{
    add(*problems, pointerTo(key), Severity::Error, std::move(message));
}

void ObjectReader::note(std::string_view key, std::string message)
{
    add(*problems, pointerTo(key), Severity::Note, std::move(message));
}

void ObjectReader::refuseChoice(std::string_view key, const std::string& word, const std::string_view* keys,
                                std::size_t count)
{
    std::string list;
    for (std::size_t i = 0; i < count; ++i)
        list += (i == 0 ? "" : ", ") + std::string(keys[i]);
    error(key, concat(key, " is \"", word, "\", expected one of ", list));
}

} // namespace octoplan
