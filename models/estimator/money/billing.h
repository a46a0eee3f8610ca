// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "money/term.h"
#include "values/comparison.h"
#include "values/scenario.h"

#include <optional>
#include <string>

namespace octoplan {

// All that a bill depends on.
struct Rented {
    BillingTerms terms;
    Costs costs;
    std::optional<Range<Money>> pricePerMonth; // of one server
    std::optional<Money> pricePerHour;         // of one server; wins over pricePerMonth
    std::string currency = "CNY";
    int servers = 1;
    bool migrates = false; // the code has to be ported to CANN
    Range<double> hours;   // rented hours in use, set-up included
};

// Person-days to port a training program to CANN: what its vendor's tool leaves to do, by the number of operators.
inline constexpr Range<double> migrationDays{2.0, 3.0, 5.0};

// Lines of a bill and their sum, low: fewest hours at the lowest price … high: most hours at the highest; nullopt
// without a price. The likely amounts of the lines sum to the likely total exactly. The ends of a line are the least
// and the most it can be between the three; only unused_term shrinks as hours grow, so the ends of all lines sum to
// those of the total unless there is one. perBillionTokens and withinBudget are left to the caller.
[[nodiscard]] std::optional<CostEstimate> bill(const Rented& rented);

// The likely total of bill(), without lines: what searches for break-even prices repeat.
[[nodiscard]] std::optional<Money> likelyTotal(const Rented& rented);

// Cost of 10^9 tokens at that total; nullopt for no tokens.
[[nodiscard]] std::optional<Money> perBillionTokens(Money total, double tokens);

} // namespace octoplan
