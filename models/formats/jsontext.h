// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/problem.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// Text to JSON, for files that people and programs hand in. Stricter than a plain parse: what a parser would drop or
// guess silently is refused or noted, with its place.
namespace octoplan {

inline constexpr std::size_t maxJsonBytes = 64U << 20U;
inline constexpr std::size_t maxJsonDepth = 200;

// `value` is empty exactly when `problems` holds an error.
struct ParsedJson {
    std::optional<nlohmann::json> value;
    Problems problems;
};

// Refused, with line:column (columns count bytes): what is no JSON, among it comments, trailing commas, NaN, Infinity,
// numbers beyond a double, malformed UTF-8, UTF-16, a web page, an empty text. Refused, with the JSON pointer: a key
// that stands twice in one object, nesting over maxJsonDepth. Refused: texts over maxJsonBytes. Noted: a byte order
// mark.
[[nodiscard]] ParsedJson parseJson(std::string_view text);

// The same, and the root must be an object.
[[nodiscard]] ParsedJson parseJsonObject(std::string_view text);

// "/" and the key with its ~ and / escaped, to be appended to a pointer.
[[nodiscard]] std::string pointerStep(std::string_view key);

// What a value is, in a word with its article, for messages: "an array", "null", "the text \"abc\"".
[[nodiscard]] Message describeJson(const nlohmann::json& value);

// "FILE:/json/pointer: error|note: message", the form in which every command reports; the root is "/".
[[nodiscard]] std::string problemLine(std::string_view file, const Problem& problem);

} // namespace octoplan
