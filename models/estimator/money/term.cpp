// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/term.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>

namespace octoplan {

namespace {

constexpr double meanMonthHours = 30.4375 * 24.0;

// Rounds up, but not because of an error in the last digits.
double roundUp(double value) { return std::ceil(value - 1e-9); }

std::optional<std::chrono::year_month_day> readDate(std::string_view text)
{
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto read = [text](std::size_t from, std::size_t count, auto& value) {
        const char* end = text.data() + from + count;
        const auto result = std::from_chars(text.data() + from, end, value);
        return result.ec == std::errc{} && result.ptr == end;
    };
    if (!read(0, 4, year) || !read(5, 2, month) || !read(8, 2, day))
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month}, std::chrono::day{day}};
    return date.ok() ? std::optional(date) : std::nullopt;
}

Term wholeMonths(const BillingTerms& terms, double hours)
{
    Term term;
    term.months = static_cast<int>(roundUp(hours / meanMonthHours));
    term.billedHours = term.months * meanMonthHours;
    if (terms.startDate && hoursOfMonths(*terms.startDate, 1)) {
        term.months = std::max(0, term.months - 2); // calendar months differ from the mean by less than two days a year
        while ((term.billedHours = *hoursOfMonths(*terms.startDate, term.months)) < hours - 1e-9)
            ++term.months;
    }
    term.hoursPerUnit = term.months > 0 ? term.billedHours / term.months : meanMonthHours;
    return term;
}

} // namespace

std::optional<double> hoursOfMonths(std::string_view date, int months)
{
    const auto start = readDate(date);
    if (!start)
        return std::nullopt;
    std::chrono::year_month_day end = *start + std::chrono::months{months};
    if (!end.ok())
        end = end.year() / end.month() / std::chrono::last;
    const auto days = std::chrono::sys_days{end} - std::chrono::sys_days{*start};
    return static_cast<double>(days.count()) * 24.0;
}

Term termOf(const BillingTerms& terms, bool pricedByHour, double usedHours)
{
    const double hours = std::max(usedHours, terms.minimumDays * 24.0);
    Term term;
    term.hoursPerUnit = pricedByHour ? 1.0 : terms.hoursPerMonth;
    switch (terms.billing) {
    case Billing::ProRata: term.billedHours = hours; break;
    case Billing::Hourly: term.billedHours = roundUp(hours); break;
    case Billing::WholeDays: term.billedHours = roundUp(hours / 24.0) * 24.0; break;
    case Billing::WholeMonths:
        term = wholeMonths(terms, hours);
        if (pricedByHour)
            term.hoursPerUnit /= terms.hoursPerMonth;
        break;
    }
    term.usedHours = usedHours;
    term.billedHours = std::max(term.billedHours, usedHours);
    return term;
}

} // namespace octoplan
