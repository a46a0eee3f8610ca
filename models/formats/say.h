// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/concat.h"
#include "values/message.h"

namespace octoplan {

namespace detail {

inline Message asMessage(const Message& part) { return part; }
template <class Part>
Message asMessage(const Part& part)
{
    return Message::verbatim(concat(part));
}

} // namespace detail

// say(QT_TRANSLATE_NOOP("Problem", "%1 is %2"), key, value): what is no message is an identifier or a number.
template <class... Parts>
[[nodiscard]] Message say(const char* text, const Parts&... parts)
{
    return Message(text, {detail::asMessage(parts)...});
}

} // namespace octoplan
