// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/problem.h"

#include <QString>

namespace octoplan {

// In the language that the application speaks (ApplicationLanguage).
[[nodiscard]] QString messageText(const Message& message);
// The same, as a message that says just that: for writers that know no language.
[[nodiscard]] Message inWords(const Message& message);
[[nodiscard]] Problems inWords(const Problems& problems);

} // namespace octoplan
