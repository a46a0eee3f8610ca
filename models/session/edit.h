// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/inputs.h"

#include <optional>

namespace octoplan {

// What a change of the scenario was about: the code behind "Undo sequence length".
struct Edit {
    EditKind kind = EditKind::Input;
    std::optional<InputId> input; // with EditKind::Input
    int drag = 0;                 // edits of the same drag are one step; 0: no drag

    friend bool operator==(const Edit&, const Edit&) = default;
};

// The input that the days slider means: the days that are asked for, or the deadline of so many tokens.
[[nodiscard]] constexpr InputId daysInput(GoalKind goal)
{
    return goal == GoalKind::Tokens ? InputId::DeadlineDays : InputId::GoalDays;
}

} // namespace octoplan
