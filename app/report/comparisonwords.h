// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/comparison.h"
#include "wording/wording.h"

namespace octoplan {

// The words of one language for the files that hold a comparison.
[[nodiscard]] ComparisonWords comparisonWords(const Wording& wording);

} // namespace octoplan
