// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/reason.h"

#include <QString>

#include <string_view>

namespace octoplan::detail {

// The English pattern of a kind, in the context "Reasons". %1 is the first argument's likely value, %r1 its interval in
// brackets with a leading space, or nothing where it has none. Null for a kind without words.
[[nodiscard]] const char* sentencePattern(ReasonKind kind);

// What a rule of plan/rules.h demands, in the context "Rules"; null for an unknown key.
[[nodiscard]] const char* ruleText(std::string_view key);

// Latin words stand apart in Chinese, so patterns have spaces around names; before a Chinese name there is none.
[[nodiscard]] QString closedUp(QString text);

} // namespace octoplan::detail
