// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/huggingface.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace octoplan {

using KeyNames = std::initializer_list<std::string_view>;

// The part of a config.json that describes the language model, read by whichever of several names a key goes by; names
// may be paths ("attn_config/kv_n_heads"). Says in the reading where each field came from or what was assumed.
class ConfigKeys {
public:
    // `root` and `reading` must outlive it.
    ConfigKeys(const nlohmann::json& root, const std::string& pointer, ConfigReading& reading);

    [[nodiscard]] bool nested() const { return text != top; }
    [[nodiscard]] const std::string& textPointer() const { return textBase; }
    [[nodiscard]] const nlohmann::json& root() const { return *top; }

    // The first name that is there and not null.
    [[nodiscard]] const nlohmann::json* find(KeyNames names) const;
    [[nodiscard]] bool has(KeyNames names) const { return find(names) != nullptr; }
    // "absent" or "null", for words about the first name.
    [[nodiscard]] Message howMissing(KeyNames names) const;
    [[nodiscard]] bool isNull(KeyNames names) const; // there, and null

    // A count in [min, max], or a list that repeats one (a value for each layer). A bad value is an error and reads
    // as absent.
    [[nodiscard]] std::optional<int> size(std::string_view field, KeyNames names, int min, int max);
    // The same, and an error if there is none; then 1, so that reading can go on.
    [[nodiscard]] int required(std::string_view field, KeyNames names, int max);
    [[nodiscard]] std::optional<bool> flag(std::string_view field, KeyNames names);
    [[nodiscard]] bool flagOr(bool otherwise, KeyNames names) { return flag({}, names).value_or(otherwise); }
    [[nodiscard]] std::string word(KeyNames names) const;
    // Of the whole file where the language model's part is silent.
    [[nodiscard]] std::string rootWord(std::string_view name) const;
    // The first entry of "architectures".
    [[nodiscard]] std::string architecture(bool ofWholeFile) const;

    // Records an assumption and notes it at the key's place.
    void assume(std::string_view field, std::string_view key, const Message& what);
    void error(std::string_view key, Message message);
    void note(std::string_view key, Message message);
    // At a key of the whole file.
    void rootNote(std::string_view key, Message message);

private:
    [[nodiscard]] const nlohmann::json* at(std::string_view name) const;
    [[nodiscard]] std::string pointerTo(std::string_view name) const;
    void locateText();

    const nlohmann::json* top;
    const nlohmann::json* text;
    std::string topBase;
    std::string textBase;
    ConfigReading& out;
};

} // namespace octoplan
