// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"
#include "message.h"

#include <string>
#include <vector>

namespace octoplan {

// What is wrong with an input, where, and what was expected. `at` is a JSON pointer, or line:column where the text is
// no JSON. Only errors refuse the input.
struct Problem {
    std::string at;
    Severity severity = Severity::Error;
    Message message;
    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

[[nodiscard]] inline bool hasError(const Problems& problems)
{
    for (const Problem& p : problems)
        if (p.severity == Severity::Error)
            return true;
    return false;
}

} // namespace octoplan
