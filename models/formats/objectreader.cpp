// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/objectreader.h"
#include "formats/say.h"

#include "formats/concat.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

Message lastStep(const std::string& pointer)
{
    const std::size_t slash = pointer.rfind('/');
    return slash == std::string::npos ? say(QT_TRANSLATE_NOOP("Problem", "the value"))
                                      : Message::verbatim(pointer.substr(slash + 1));
}

void add(Problems& problems, const std::string& pointer, Severity severity, Message message)
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
            say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, expected a number"), lastStep(pointer), describeJson(value)));
        return std::nullopt;
    }
    if (*number < min || *number > max) {
        add(problems, pointer, Severity::Error,
            say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, expected %3 to %4"), lastStep(pointer), *number, min, max));
        return std::nullopt;
    }
    if (value.is_string())
        add(problems, pointer, Severity::Note,
            say(QT_TRANSLATE_NOOP("Problem", "%1 is a number in quotes"), lastStep(pointer)));
    return number;
}

std::optional<std::int64_t> readInteger(const json& value, const std::string& pointer, std::int64_t min,
                                        std::int64_t max, Problems& problems)
{
    const Message name = lastStep(pointer);
    const std::optional<double> number = plainNumber(value);
    if (!number || *number != std::trunc(*number)) {
        add(problems, pointer, Severity::Error,
            say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, expected a whole number"), name, describeJson(value)));
        return std::nullopt;
    }
    // Doubles compare safely however large; integers beyond 2^53 are outside every range in use.
    if (*number < static_cast<double>(min) || *number > static_cast<double>(max)) {
        add(problems, pointer, Severity::Error,
            say(QT_TRANSLATE_NOOP("Problem", "%1 is out of range: %2, expected %3 to %4"), name, describeJson(value),
                min, max));
        return std::nullopt;
    }
    if (value.is_string())
        add(problems, pointer, Severity::Note, say(QT_TRANSLATE_NOOP("Problem", "%1 is a number in quotes"), name));
    else if (value.is_number_float())
        add(problems, pointer, Severity::Note,
            say(QT_TRANSLATE_NOOP("Problem", "%1 is written with a point or an exponent, read as the whole number %2"),
                name, *number));
    return value.is_number_integer() ? value.get<std::int64_t>() : static_cast<std::int64_t>(*number);
}

ObjectReader::ObjectReader(const json& value, std::string pointer, Problems& problemList)
    : source(value.is_object() ? &value : nullptr)
    , base(std::move(pointer))
    , problems(&problemList)
{
    if (source == nullptr)
        add(*problems, base, Severity::Error,
            say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, expected an object"), lastStep(base), describeJson(value)));
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

const json* ObjectReader::ofType(std::string_view key, json::value_t type, const Message& wanted)
{
    const json* value = find(key);
    if (value == nullptr || value->is_null())
        return nullptr;
    if (value->type() == type)
        return value;
    error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, expected %3"), key, describeJson(*value), wanted));
    return nullptr;
}

std::optional<bool> ObjectReader::boolean(std::string_view key)
{
    const json* value = ofType(key, json::value_t::boolean, say(QT_TRANSLATE_NOOP("Problem", "true or false")));
    return value != nullptr ? std::optional(value->get<bool>()) : std::nullopt;
}

std::optional<std::string> ObjectReader::text(std::string_view key)
{
    const json* value = ofType(key, json::value_t::string, say(QT_TRANSLATE_NOOP("Problem", "a text")));
    return value != nullptr ? std::optional(value->get<std::string>()) : std::nullopt;
}

const json* ObjectReader::object(std::string_view key)
{
    return ofType(key, json::value_t::object, say(QT_TRANSLATE_NOOP("Problem", "an object")));
}
const json* ObjectReader::array(std::string_view key)
{
    return ofType(key, json::value_t::array, say(QT_TRANSLATE_NOOP("Problem", "an array")));
}

json ObjectReader::unknown()
{
    json rest = json::object();
    if (source == nullptr)
        return rest;
    for (const auto& [key, value] : source->items())
        if (!known.contains(key)) {
            note(key, say(QT_TRANSLATE_NOOP("Problem", "the key \"%1\" is unknown; it is kept and not used"), key));
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
            note(key, say(QT_TRANSLATE_NOOP("Problem", "the key \"%1\" is unknown and not used"), key));
}

void ObjectReader::error(std::string_view key, Message message)
{
    add(*problems, pointerTo(key), Severity::Error, std::move(message));
}

void ObjectReader::note(std::string_view key, Message message)
{
    add(*problems, pointerTo(key), Severity::Note, std::move(message));
}

void ObjectReader::refuseChoice(std::string_view key, const std::string& word, const std::string_view* keys,
                                std::size_t count)
{
    std::string list;
    for (std::size_t i = 0; i < count; ++i)
        list += (i == 0 ? "" : ", ") + std::string(keys[i]);
    error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is \"%2\", expected one of %3"), key, word, list));
}

} // namespace octoplan
