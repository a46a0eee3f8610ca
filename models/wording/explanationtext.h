// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/explanation.h"
#include "wording/wording.h"

namespace octoplan {

// The formula in words, the numbers put in, and each constant with its source, a line each.
[[nodiscard]] QString explanationText(const Explanation& explanation, const Wording& wording);

} // namespace octoplan
