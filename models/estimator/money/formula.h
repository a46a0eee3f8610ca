// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "money/term.h"
#include "values/units.h"

#include <string>

// How an amount came about, in numbers and signs only: no words, no grouping, so every language can show it.
namespace octoplan {

// Without trailing zeros: "84480", "167.33".
[[nodiscard]] std::string plainNumber(double value, int decimals = 2);

// "84480 × 2 / 720 × 168": price, servers (if several), hours that a price buys (if not one), hours.
[[nodiscard]] std::string rentFormula(Money price, int servers, const Term& term, double hours);

// "15600 / 730.5 × (730.5 − 420)": what is billed and not used.
[[nodiscard]] std::string unusedFormula(Money price, int servers, const Term& term);

} // namespace octoplan
