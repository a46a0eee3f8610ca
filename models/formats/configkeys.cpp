// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configkeys.h"

#include "formats/concat.h"
#include "formats/objectreader.h"
#include "formats/say.h"

#include <algorithm>
#include <array>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

// Where multimodal files keep the language model.
constexpr auto textParts =
    std::to_array<std::string_view>({"text_config", "llm_config", "llm_cfg", "language_config", "lm_config",
                                     "language_model_config", "thinker_config/text_config", "text_model_config"});

const json* descend(const json& object, std::string_view path)
{
    const json* here = &object;
    while (here != nullptr && !path.empty()) {
        const std::size_t slash = path.find('/');
        const std::string_view step = path.substr(0, slash);
        path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash + 1);
        if (!here->is_object())
            return nullptr;
        const auto it = here->find(step);
        here = it == here->end() ? nullptr : &*it;
    }
    return here;
}

bool hasSizes(const json& object)
{
    for (const std::string_view key :
         {"hidden_size", "num_hidden_layers", "n_embd", "n_layer", "d_model", "n_layers", "num_layers",
          "num_attention_heads", "vocab_size", "intermediate_size", "model_type"})
        if (object.contains(key))
            return true;
    return false;
}

std::string firstWord(const json* list)
{
    if (list == nullptr || !list->is_array() || list->empty() || !list->front().is_string())
        return {};
    return list->front().get<std::string>();
}

} // namespace

ConfigKeys::ConfigKeys(const json& root, const std::string& pointer, ConfigReading& reading)
    : top(&root)
    , text(&root)
    , topBase(pointer)
    , textBase(pointer)
    , out(reading)
{
    locateText();
}

void ConfigKeys::locateText()
{
    const bool topHasSizes = top->contains("hidden_size") && top->contains("num_hidden_layers");
    for (const std::string_view part : textParts) {
        const json* inner = descend(*top, part);
        if (inner == nullptr || !inner->is_object() || (topHasSizes && !inner->contains("hidden_size")))
            continue;
        text = inner;
        textBase = concat(topBase, "/", part);
        if (!hasSizes(*inner))
            error({}, say(QT_TRANSLATE_NOOP(
                              "Problem",
                              "%1 has no sizes; such files rely on defaults of the library that wrote them: give "
                              "the language model's own config.json"),
                          part));
        return;
    }
}

const json* ConfigKeys::at(std::string_view name) const { return descend(*text, name); }

std::string ConfigKeys::pointerTo(std::string_view name) const
{
    return name.empty() ? textBase : concat(textBase, "/", name);
}

const json* ConfigKeys::find(KeyNames names) const
{
    for (const std::string_view name : names)
        if (const json* value = at(name); value != nullptr && !value->is_null())
            return value;
    return nullptr;
}

bool ConfigKeys::isNull(KeyNames names) const
{
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) { return at(name) != nullptr; });
}

Message ConfigKeys::howMissing(KeyNames names) const
{
    return isNull(names) ? Message::verbatim("null") : say(QT_TRANSLATE_NOOP("Problem", "absent"));
}

std::optional<int> ConfigKeys::size(std::string_view field, KeyNames names, int min, int max)
{
    for (const std::string_view name : names) {
        const json* value = at(name);
        if (value == nullptr || value->is_null())
            continue;
        const bool repeated =
            value->is_array() && !value->empty() &&
            std::all_of(value->begin(), value->end(), [&](const json& one) { return one == value->front(); });
        const auto number = readInteger(repeated ? value->front() : *value, pointerTo(name), min, max, out.problems);
        if (!number)
            return std::nullopt;
        if (!field.empty())
            out.readFrom[std::string(field)] = pointerTo(name);
        return static_cast<int>(*number);
    }
    return std::nullopt;
}

int ConfigKeys::required(std::string_view field, KeyNames names, int max)
{
    if (const auto number = size(field, names, 1, max))
        return *number;
    if (!has(names))
        error(*names.begin(), say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, and no default is known for it"),
                                  *names.begin(), howMissing(names)));
    return 1;
}

std::optional<bool> ConfigKeys::flag(std::string_view field, KeyNames names)
{
    for (const std::string_view name : names) {
        const json* value = at(name);
        if (value == nullptr || value->is_null())
            continue;
        if (!value->is_boolean()) {
            error(name, say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, expected %3"), name, describeJson(*value),
                            say(QT_TRANSLATE_NOOP("Problem", "true or false"))));
            return std::nullopt;
        }
        if (!field.empty())
            out.readFrom[std::string(field)] = pointerTo(name);
        return value->get<bool>();
    }
    return std::nullopt;
}

std::string ConfigKeys::word(KeyNames names) const
{
    const json* value = find(names);
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string{};
}

std::string ConfigKeys::rootWord(std::string_view name) const
{
    const json* value = descend(*top, name);
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string{};
}

std::string ConfigKeys::architecture(bool ofWholeFile) const
{
    return firstWord(descend(ofWholeFile ? *top : *text, "architectures"));
}

void ConfigKeys::assume(std::string_view field, std::string_view key, const Message& what)
{
    out.assumed[std::string(field)] = what;
    note(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is %2"), key, what));
}

void ConfigKeys::error(std::string_view key, Message message)
{
    out.problems.push_back({pointerTo(key), Severity::Error, std::move(message)});
}

void ConfigKeys::note(std::string_view key, Message message)
{
    out.problems.push_back({pointerTo(key), Severity::Note, std::move(message)});
}

void ConfigKeys::rootNote(std::string_view key, Message message)
{
    out.problems.push_back({concat(topBase, "/", key), Severity::Note, std::move(message)});
}

} // namespace octoplan
