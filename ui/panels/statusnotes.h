// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"
#include "wording/wording.h"

namespace octoplan {

// The status line: what the figures rest on, and how many plans were looked at.
[[nodiscard]] QString catalogNote(const Scenario& scenario, const Comparison& comparison, const Wording& wording);
[[nodiscard]] QString planNote(const Comparison& comparison, const Wording& wording);

} // namespace octoplan
