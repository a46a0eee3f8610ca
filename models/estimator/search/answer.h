// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/evaluation.h"

#include <span>

namespace octoplan {

// Which offering to rent, why, and what would change that (decisions 13 and 14). No choice breaks "domestic only", the
// deadline (by its likely value) or the budget; where none is left, the headline says which of them leaves none.
[[nodiscard]] Answer answerOf(std::span<const Evaluation> evaluations, const Scenario& scenario, const Work& work);

} // namespace octoplan
