// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#ifndef QT_TRANSLATE_NOOP
// Visible to lupdate without any Qt header.
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace octoplan {

// What is to be said to a person, kept so that it can be said in any language: a text with places %1 to %9 and what
// goes there. Identifiers, keys and numbers are verbatim; whatever else stands in a place is a message of its own.
class Message {
public:
    Message() = default;
    // `text` is marked where it is written: QT_TRANSLATE_NOOP("Problem", "…").
    explicit Message(const char* text, std::vector<Message> arguments)
        : m_text(text)
        , m_arguments(std::move(arguments))
        , m_translatable(true)
    {
    }
    [[nodiscard]] static Message verbatim(std::string text)
    {
        Message message;
        message.m_text = std::move(text);
        return message;
    }

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const std::vector<Message>& arguments() const { return m_arguments; }
    [[nodiscard]] bool isTranslatable() const { return m_translatable; }
    [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
    [[nodiscard]] std::string english() const;

    friend bool operator==(const Message&, const Message&) = default;

private:
    std::string m_text;
    std::vector<Message> m_arguments;
    bool m_translatable = false;
};

// Puts what the arguments say in place of %1 to %9.
[[nodiscard]] std::string withArguments(const std::string& text, const std::vector<std::string>& arguments);

} // namespace octoplan
