// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"

#include <optional>
#include <string_view>

namespace octoplan {

// What is paid for a span of use under the terms of a rental (decisions 20). A price buys `hoursPerUnit` hours.
struct Term {
    double usedHours = 0.0;
    double billedHours = 0.0; // at least usedHours
    double hoursPerUnit = 720.0;
    int months = 0; // with whole months only

    // Units of price that `hours` take, so that rent = price × servers × units.
    [[nodiscard]] constexpr double units(double hours) const { return hours / hoursPerUnit; }
};

// pro_rata: the hours used; hourly: whole hours; whole_days: whole days of 24 hours; whole_months: months of the
// calendar from the start date, or of 30.4375 days. A minimum term is applied before rounding. A price per month buys
// `hoursPerMonth` hours (whole months: their own length), a price per hour one.
[[nodiscard]] Term termOf(const BillingTerms& terms, bool pricedByHour, double usedHours);

// Hours from a day to the same day (or the last) `months` months later; nullopt if `date` is no date (YYYY-MM-DD).
[[nodiscard]] std::optional<double> hoursOfMonths(std::string_view date, int months);

} // namespace octoplan
