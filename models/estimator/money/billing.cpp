// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/billing.h"

#include "money/formula.h"
#include "money/jobtime.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace octoplan {

namespace {

constexpr std::array cases{&Range<double>::low, &Range<double>::likely, &Range<double>::high};

// Half a fen up, also where a product of decimals falls short of it by its last binary digits; a spreadsheet does
// alike.
Money rounded(double fen)
{
    constexpr double shortOfHalf = 1e-5;
    return {std::llround(fen + shortOfHalf)};
}

// Hours of use by what they are spent on.
struct Hours {
    double used = 0.0, setup = 0.0, debug = 0.0, restarts = 0.0;
    [[nodiscard]] double training() const { return used - setup - debug - restarts; }
};

Hours split(double used, const Costs& costs)
{
    Hours h;
    h.used = used;
    h.setup = std::min(costs.setupHours, used);
    h.debug = std::min(costs.debugHours, used - h.setup);
    h.restarts = (used - h.setup - h.debug) * restartShare(costs);
    return h;
}

// One of the three bills: fewest, likely and most hours.
struct Case {
    Term term;
    Hours hours;
    Money price; // of one server and one unit
    std::array<Money, choiceCount<CostLineId>> lines{};
    Money total;

    [[nodiscard]] Money& line(CostLineId id) { return lines[static_cast<std::size_t>(id)]; }
};

Money priceOf(const Rented& r, std::size_t which)
{
    if (r.pricePerHour)
        return *r.pricePerHour;
    constexpr std::array prices{&Range<Money>::low, &Range<Money>::likely, &Range<Money>::high};
    return (*r.pricePerMonth).*prices[which];
}

double kilowatts(const Rented& r) { return r.kilowatts * r.servers * r.costs.powerUsageEffectiveness; }

Money timesPrice(double amount, Money price) { return rounded(static_cast<double>(price.fen) * amount); }

void rentLines(Case& c, const Rented& r)
{
    const double perUnit = static_cast<double>(c.price.fen) * r.servers;
    const Money used = rounded(perUnit * c.term.units(c.hours.used));
    c.line(CostLineId::Setup) = rounded(perUnit * c.term.units(c.hours.setup));
    c.line(CostLineId::Debugging) = rounded(perUnit * c.term.units(c.hours.debug));
    c.line(CostLineId::Restarts) = rounded(perUnit * c.term.units(c.hours.restarts));
    c.line(CostLineId::Rent) =
        used - c.line(CostLineId::Setup) - c.line(CostLineId::Debugging) - c.line(CostLineId::Restarts);
    c.line(CostLineId::UnusedTerm) = rounded(perUnit * c.term.units(c.term.billedHours)) - used;
}

Case billCase(const Rented& r, std::size_t which)
{
    Case c;
    c.term = termOf(r.terms, r.pricePerHour.has_value(), r.hours.*cases[which]);
    c.hours = split(c.term.usedHours, r.costs);
    c.price = priceOf(r, which);
    rentLines(c, r);
    c.line(CostLineId::Trial) = timesPrice(r.costs.trialHours, r.costs.trialPrice);
    if (r.migrates && r.costs.includeMigration)
        c.line(CostLineId::Migration) = timesPrice(migrationDays(r.costs).*cases[which], r.costs.personDay);
    c.line(CostLineId::Storage) = timesPrice(c.term.usedHours / r.terms.hoursPerMonth, r.costs.storagePerMonth);
    c.line(CostLineId::Electricity) = timesPrice(kilowatts(r) * c.term.usedHours, r.costs.electricityPrice);
    for (const Money amount : c.lines)
        c.total += amount;
    c.line(CostLineId::Tax) = rounded(static_cast<double>(c.total.fen) * r.costs.taxRate);
    c.total += c.line(CostLineId::Tax);
    return c;
}

std::string product(double a, double b) { return plainNumber(a) + " × " + plainNumber(b); }

std::string formulaOf(const Rented& r, Case& c, CostLineId id)
{
    const Costs& costs = r.costs;
    switch (id) {
    case CostLineId::Rent: return rentFormula(c.price, r.servers, c.term, c.hours.training());
    case CostLineId::Setup: return rentFormula(c.price, r.servers, c.term, c.hours.setup);
    case CostLineId::Debugging: return rentFormula(c.price, r.servers, c.term, c.hours.debug);
    case CostLineId::Restarts: return rentFormula(c.price, r.servers, c.term, c.hours.restarts);
    case CostLineId::UnusedTerm: return unusedFormula(c.price, r.servers, c.term);
    case CostLineId::Trial: return product(costs.trialHours, toYuan(costs.trialPrice));
    case CostLineId::Migration: return product(costs.migrationDays, toYuan(costs.personDay));
    case CostLineId::Storage:
        return plainNumber(toYuan(costs.storagePerMonth)) + " / " + plainNumber(r.terms.hoursPerMonth) + " × " +
               plainNumber(c.term.usedHours);
    case CostLineId::Electricity:
        return product(r.kilowatts * r.servers, costs.powerUsageEffectiveness) + " × " +
               product(c.term.usedHours, toYuan(costs.electricityPrice));
    case CostLineId::Tax:
        return plainNumber(costs.taxRate, 4) + " × " + plainNumber(toYuan(c.total - c.line(CostLineId::Tax)));
    }
    return {};
}

BillBasis basisOf(const Rented& r, const Case& c)
{
    BillBasis basis;
    basis.price = c.price;
    basis.servers = r.servers;
    basis.hoursPerUnit = c.term.hoursPerUnit;
    basis.usedHours = c.term.usedHours;
    basis.billedHours = c.term.billedHours;
    basis.setupHours = c.hours.setup;
    basis.debugHours = c.hours.debug;
    basis.restartHours = c.hours.restarts;
    basis.trialHours = r.costs.trialHours;
    basis.trialPrice = r.costs.trialPrice;
    basis.migrationDays = r.migrates && r.costs.includeMigration ? r.costs.migrationDays : 0.0;
    basis.personDay = r.costs.personDay;
    basis.storagePerMonth = r.costs.storagePerMonth;
    basis.hoursPerMonth = r.terms.hoursPerMonth;
    basis.kilowatts = kilowatts(r);
    basis.electricityPrice = r.costs.electricityPrice;
    basis.taxRate = r.costs.taxRate;
    return basis;
}

bool priced(const Rented& r) { return r.pricePerHour || r.pricePerMonth; }

Range<Money> monthlyPrice(const Rented& r)
{
    const double units = (r.pricePerHour ? r.terms.hoursPerMonth : 1.0) * r.servers;
    Range<Money> price;
    price.low = rounded(static_cast<double>(priceOf(r, 0).fen) * units);
    price.likely = rounded(static_cast<double>(priceOf(r, 1).fen) * units);
    price.high = rounded(static_cast<double>(priceOf(r, 2).fen) * units);
    return price;
}

} // namespace

std::optional<CostEstimate> bill(const Rented& rented)
{
    if (!priced(rented) || !std::isfinite(rented.hours.high))
        return std::nullopt;
    Case low = billCase(rented, 0);
    Case likely = billCase(rented, 1);
    Case high = billCase(rented, 2);
    CostEstimate cost;
    cost.currency = rented.currency;
    cost.basis = basisOf(rented, likely);
    cost.monthly = monthlyPrice(rented);
    cost.total = {std::min(low.total, likely.total), likely.total, std::max(likely.total, high.total)};
    for (std::size_t i = 0; i < choiceCount<CostLineId>; ++i) {
        const auto id = static_cast<CostLineId>(i);
        const auto [least, most] = std::minmax({low.line(id), likely.line(id), high.line(id)});
        if (id != CostLineId::Rent && least == Money{} && most == Money{})
            continue;
        cost.lines.push_back({id, {least, likely.line(id), most}, formulaOf(rented, likely, id)});
    }
    return cost;
}

std::optional<Money> likelyTotal(const Rented& rented)
{
    if (!priced(rented) || !std::isfinite(rented.hours.likely))
        return std::nullopt;
    return billCase(rented, 1).total;
}

double hourlyBreakEven(Money perMonth, int devices, Money perDeviceHour, double hoursPerMonth)
{
    return static_cast<double>(perMonth.fen) / (static_cast<double>(perDeviceHour.fen) * devices * hoursPerMonth);
}

std::optional<Money> perBillionTokens(Money total, double tokens)
{
    if (!(tokens > 0.0))
        return std::nullopt;
    return rounded(static_cast<double>(total.fen) / tokens * 1e9);
}

} // namespace octoplan
