// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/inputs.h"

#include <QString>

#include <optional>

namespace octoplan {

// What a person typed into the field of an input, in either language: "4,096", "4k", "13 B", "130 亿", "0.5M tokens",
// "14 d", "36 h", "¥10,000", "80 %", "none". Zero means no such limit. Empty where it cannot be read; not clamped.
[[nodiscard]] std::optional<double> parseInput(InputId id, const QString& text);

} // namespace octoplan
