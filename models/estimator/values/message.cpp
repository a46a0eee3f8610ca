// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "message.h"

namespace octoplan {

std::string withArguments(const std::string& text, const std::vector<std::string>& arguments)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool place = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t number = place ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (!place || number >= arguments.size()) {
            out += text[i];
            continue;
        }
        out += arguments[number];
        ++i;
    }
    return out;
}

std::string Message::english() const
{
    std::vector<std::string> said;
    said.reserve(m_arguments.size());
    for (const Message& argument : m_arguments)
        said.push_back(argument.english());
    return m_translatable ? withArguments(m_text, said) : m_text;
}

} // namespace octoplan
