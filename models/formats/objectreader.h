// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/jsontext.h"
#include "values/choices.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace octoplan {

// Reads the keys of one JSON object by type and range. Every key asked for counts as known; a wrong value adds an error
// with its JSON pointer and reads as absent; null reads as absent. Keeps references: object and problems must outlive
// it.
class ObjectReader {
public:
    // `value` should be an object; if not, an error is added and every key is absent.
    ObjectReader(const nlohmann::json& value, std::string pointer, Problems& problems);

    // The value at a key, also when null; nullptr if absent.
    [[nodiscard]] const nlohmann::json* find(std::string_view key);
    [[nodiscard]] bool has(std::string_view key); // present and not null

    // Whole numbers. Numbers in quotes and floats without a fraction are accepted with a note; fractions and booleans
    // are refused, and so is anything outside [min, max].
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key, std::int64_t min, std::int64_t max);
    // Any finite number; numbers in quotes are accepted with a note.
    [[nodiscard]] std::optional<double> number(std::string_view key, double min = -std::numeric_limits<double>::max(),
                                               double max = std::numeric_limits<double>::max());
    [[nodiscard]] std::optional<bool> boolean(std::string_view key);
    [[nodiscard]] std::optional<std::string> text(std::string_view key);
    // One of the keys of an enum of values/choices.h (or any that OCTOPLAN_KEYS names).
    template <class E>
    [[nodiscard]] std::optional<E> choice(std::string_view key)
    {
        const std::optional<std::string> word = text(key);
        if (!word)
            return std::nullopt;
        const std::optional<E> result = fromKey<E>(*word);
        if (!result)
            refuseChoice(key, *word, choiceKeys<E>.data(), choiceKeys<E>.size());
        return result;
    }
    // The object or array at a key, or nullptr; another type is an error.
    [[nodiscard]] const nlohmann::json* object(std::string_view key);
    [[nodiscard]] const nlohmann::json* array(std::string_view key);

    // Marks keys as known without reading them.
    void ignore(std::string_view key) { known.insert(std::string(key)); }
    // Notes each key that nobody asked for; returns them with their values, to be kept and written back.
    [[nodiscard]] nlohmann::json unknown();
    // Notes them where they are not kept.
    void noteUnknown();

    void error(std::string_view key, Message message);
    void note(std::string_view key, Message message);
    [[nodiscard]] std::string pointerTo(std::string_view key) const { return base + pointerStep(key); }

private:
    void refuseChoice(std::string_view key, const std::string& word, const std::string_view* keys, std::size_t count);
    [[nodiscard]] const nlohmann::json* ofType(std::string_view key, nlohmann::json::value_t type,
                                               const Message& wanted);

    const nlohmann::json* source; // null if the value was no object
    std::string base;
    Problems* problems;
    std::set<std::string, std::less<>> known;
};

// The whole number that a value means, by the rules of ObjectReader::integer; problems are added at `pointer`.
[[nodiscard]] std::optional<std::int64_t> readInteger(const nlohmann::json& value, const std::string& pointer,
                                                      std::int64_t min, std::int64_t max, Problems& problems);
[[nodiscard]] std::optional<double> readNumber(const nlohmann::json& value, const std::string& pointer, double min,
                                               double max, Problems& problems);

} // namespace octoplan
