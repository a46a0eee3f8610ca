// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/support.h"

namespace octoplan {

// Read what the program carries: the published runs and the article's claims. What is wrong with them is said on
// standard error, and the rest is used.
[[nodiscard]] Support::Readers supportReaders();

} // namespace octoplan
