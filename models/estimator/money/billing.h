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
    bool migrates = false;  // the code has to be ported to CANN
    double kilowatts = 0.0; // that one server draws, without the machine room's share
    Range<double> hours;    // rented hours in use: set-up, debugging and restarts included
};

// Person-days to port a training program to CANN, around what the scenario takes for likely: 2 to 5 around 3, what the
// vendor's tool leaves to do, by the number of operators.
[[nodiscard]] constexpr Range<double> migrationDays(const Costs& costs)
{
    return {costs.migrationDays * 2.0 / 3.0, costs.migrationDays, costs.migrationDays * 5.0 / 3.0};
}

// What a server draws beside its devices: processors, memory, fans and losses of the supply, 25 to 30 % of them.
inline constexpr double hostPowerShare = 0.28;

// The share of the hours above which a month's price is cheaper than paying as many devices by the hour.
[[nodiscard]] double hourlyBreakEven(Money perMonth, int devices, Money perDeviceHour, double hoursPerMonth);

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
