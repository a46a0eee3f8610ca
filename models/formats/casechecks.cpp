// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/casechecks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace octoplan {

namespace {

using Json = nlohmann::json;

const Json& nothing()
{
    static const Json null;
    return null;
}

std::string textOf(const Json& object, const char* key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

std::optional<double> numberOf(const Json& object, const char* key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_number() ? std::optional(it->get<double>()) : std::nullopt;
}

bool isOneOf(const Json& list, const Json& got)
{
    return list.is_array() && std::ranges::any_of(list, [&](const Json& item) { return item == got; });
}

CheckFailure failed(const Json& check, std::string got) { return {check.dump(), std::move(got)}; }

bool equals(const Json& check, const Json& got)
{
    const auto it = check.find("value");
    if (it == check.end())
        return false;
    if (!it->is_number() || !got.is_number())
        return *it == got;
    return std::abs(got.get<double>() - it->get<double>()) <= numberOf(check, "tolerance").value_or(0.0);
}

bool holds(const Json& check, const Json& got)
{
    const std::string op = textOf(check, "op");
    if (op == "==")
        return equals(check, got);
    if (op == "in")
        return check.contains("value") && isOneOf(check["value"], got);
    if (!got.is_number())
        return false;
    const double number = got.get<double>();
    if (op == "between")
        return numberOf(check, "low").value_or(-HUGE_VAL) <= number &&
               number <= numberOf(check, "high").value_or(HUGE_VAL);
    const auto value = numberOf(check, "value");
    if (op == "<=")
        return value && number <= *value;
    return op == ">=" && value && number >= *value;
}

// The part of a path up to the next '.' or '[', or an index in brackets; `path` keeps the rest.
std::string_view nextStep(std::string_view& path)
{
    if (path.starts_with('['))
        path.remove_prefix(1);
    const auto end = path.find_first_of(".[]");
    const std::string_view step = path.substr(0, end);
    path.remove_prefix(end == path.npos ? path.size() : end);
    while (path.starts_with(']') || path.starts_with('.'))
        path.remove_prefix(1);
    return step;
}

std::optional<std::size_t> indexOf(std::string_view step)
{
    if (step.empty() || step.size() > 6 || !std::ranges::all_of(step, [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return static_cast<std::size_t>(std::stoul(std::string(step)));
}

struct Pair {
    Json first, second;
};

Pair valuesOf(const Json& relation, const std::map<std::string, Json>& documents, const char* first, const char* second)
{
    const auto value = [&](const char* key) {
        const auto document = documents.find(textOf(relation, key));
        return document == documents.end() ? nothing() : valueAt(document->second, textOf(relation, "metric"));
    };
    return {value(first), value(second)};
}

std::optional<CheckFailure> compareNumbers(const Json& relation, const Pair& pair, double low, double high,
                                           double (*combine)(double, double))
{
    const std::string got = pair.first.dump() + " and " + pair.second.dump();
    if (!pair.first.is_number() || !pair.second.is_number())
        return failed(relation, got);
    const double value = combine(pair.first.get<double>(), pair.second.get<double>());
    if (low <= value && value <= high)
        return std::nullopt;
    return failed(relation, got + ": " + std::to_string(value));
}

std::optional<CheckFailure> flipFailure(const Json& relation, const std::map<std::string, Json>& documents)
{
    const Pair pair = valuesOf(relation, documents, "from", "to");
    const bool right = relation.contains("from_in") && relation.contains("to_in") &&
                       isOneOf(relation["from_in"], pair.first) && isOneOf(relation["to_in"], pair.second);
    return right ? std::nullopt : std::optional(failed(relation, pair.first.dump() + ", then " + pair.second.dump()));
}

} // namespace

const nlohmann::json& valueAt(const nlohmann::json& document, std::string_view path)
{
    const Json* at = &document;
    while (!path.empty()) {
        const std::string_view step = nextStep(path);
        if (const auto index = indexOf(step); index && at->is_array()) {
            if (*index >= at->size())
                return nothing();
            at = &(*at)[*index];
            continue;
        }
        const auto it = at->find(std::string(step));
        if (!at->is_object() || it == at->end())
            return nothing();
        at = &*it;
    }
    return *at;
}

std::optional<CheckFailure> failureOf(const nlohmann::json& check, const nlohmann::json& got)
{
    if (holds(check, got))
        return std::nullopt;
    return failed(check, got.dump());
}

std::optional<CheckFailure> relationFailure(const nlohmann::json& relation,
                                            const std::map<std::string, nlohmann::json>& documents)
{
    const std::string type = textOf(relation, "type");
    if (type == "flip")
        return flipFailure(relation, documents);
    if (type == "order") {
        // Without a lower factor the greater one must really be greater.
        const double least = std::nextafter(1.0, 2.0);
        return compareNumbers(relation, valuesOf(relation, documents, "greater", "less"),
                              numberOf(relation, "factor_low").value_or(least),
                              numberOf(relation, "factor_high").value_or(HUGE_VAL),
                              [](double a, double b) { return a / b; });
    }
    if (type == "difference")
        return compareNumbers(relation, valuesOf(relation, documents, "greater", "less"),
                              numberOf(relation, "low").value_or(-HUGE_VAL),
                              numberOf(relation, "high").value_or(HUGE_VAL), [](double a, double b) { return a - b; });
    if (type == "equal")
        return compareNumbers(relation, valuesOf(relation, documents, "a", "b"), 0.0,
                              numberOf(relation, "tolerance").value_or(0.0),
                              [](double a, double b) { return std::abs(a / b - 1.0); });
    return failed(relation, "a relation of no known type");
}

} // namespace octoplan
