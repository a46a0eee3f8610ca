// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"
#include "units.h"

#include <cstdint>
#include <string>
#include <vector>

// The estimator speaks in codes and arguments; wording/ turns them into sentences.
namespace octoplan {

// The comment after each kind names its arguments, in order.
enum class ReasonKind {
    // Why a verdict
    Fits,                    // need, usable
    FitsTightly,             // need, usable
    DoesNotFit,              // need, usable
    NoLegalPlan,             // devices
    PrecisionUnsupported,    // precision key, device name
    PrecisionNotForTask,     // precision key, task key
    QuantizationUnsupported, // weights format key, device name
    FixedPlanContradicts,    // product of the groups, devices
    // The smallest change that would fit
    FixOffloadOptimizer,  // host RAM per server, need after
    FixOffloadAll,        // host RAM per server, need after
    FixEightBitOptimizer, // need after
    FixBf16States,        // need after
    FixLora,              // need after
    FixQlora,             // need after
    FixShorterSequence,   // tokens, need after
    FixFusedLoss,         // need after
    FixMoreServers,       // servers, need after
    FixPrecision,         // precision key
    FixFewerRequests,     // requests, need after
    // The answer
    RentForWork,    // offering name, days (range), cost (range)
    RentForDays,    // offering name, days, tokens (range), cost (range)
    RentToServe,    // offering name, tokens per second (range), cost per month (range)
    NoneOfThem,     // -
    TooCloseToCall, // offering name, offering name, probability
    // Reasons for it and what would change it
    OnlyOneThatFits,         // offering name
    CheapestOfFitting,       // offering name, cost, next offering name, next cost
    MeetsDeadline,           // offering name, days, deadline days
    FastestOfFitting,        // offering name, days
    CheaperButLate,          // offering name, cost, days late
    CheaperButTight,         // offering name, cost
    CheaperButOverBudget,    // unused when cheaper; offering name, cost, budget
    DoesNotFitHere,          // offering name, need, usable
    NotDomestic,             // offering name
    WinsWithoutMigration,    // offering name, days, cost, person-days break-even
    WholeMonthsChangeWinner, // offering name, cost
    FlipAtDeadline,          // offering name, days: the choice when the deadline is shorter than that
    FlipAtPrice,             // offering name, price per month of one server below which it is the choice
    FlipAtBudget,            // offering name, budget: the choice when the budget is below that
    MayBeLate,               // offering name, days high
    NoneMeetsDeadline,       // deadline days, fastest offering name, days
    NoneWithinBudget,        // budget, cheapest offering name, cost
    // Flags of an offering
    NoPeerToPeer,        // device name
    ModifiedCard,        // device name
    BinAsMeasured,       // nameplate low TFLOPS, nameplate high TFLOPS
    HostRamUnknown,      // -
    NoMeasuredRuns,      // device name
    PortToCann,          // person-days low, high
    StackAssumed,        // stack key
    FasterButTight,      // plan text, days
    PlanBreaksRules,     // rule key (plan/legalplans.h lists them)
    BatchRounded,        // sequences really run, sequences asked for
    PriceMissing,        // -
    OffloadNeedsHostRam, // host RAM per server
    CheckpointPeak,      // bytes on the first device
    // More of each
    UnknownModel,          // preset id (why: CannotRun)
    UnknownDevice,         // device id (why: CannotRun)
    UnsupportedModel,      // model family key (why: CannotRun)
    OnlyOneAllowed,        // offering name: alone allowed by "domestic only" among those that can run
    OnlyTightOnes,         // offering name: nothing fits with room, this one is tight
    ConcurrencyLimited,    // requests that fit at once, requests asked for (flag, serve)
    ServersForDeadline,    // servers chosen (flag, servers: auto)
    NoServersMakeDeadline, // most servers tried (flag, servers: auto)
    UnusedTerm,            // days paid for but not used (flag)
    OneServerOnly,         // - (flag: no NIC known between servers, its speed is assumed)
    FlipAtBudgetUp,        // offering name, least budget at which it becomes the choice
    FlipAtWork,            // offering name, tokens above which it becomes the choice
    FlipAtLongerDeadline,  // offering name, days: the choice when the deadline is at least that
    LosesAbovePrice,      // recommended offering name, its price per month of one server, offering name that wins above
    NoneBelowBudget,      // budget below which none is left
    MatchUnavailable,     // offering name to match, which cannot do the job: days are compared instead (flag)
    PriceRange,           // price per month (range) (flag)
    ProRataChangesWinner, // offering name, cost: the choice if hours were billed instead of whole terms
    CheapestPerToken,     // offering name, cost of 10^9 tokens, next offering name, its cost of 10^9 tokens
    FastestWithoutPrice,  // offering name, tokens per second (range): no price is known (headline)
    // What would work where none of the offerings does
    WouldDoIf,           // offering name, then a fix of its own: kind (count), its arguments
    WouldDoWithLessWork, // offering name, tokens that it does within the limits
    WouldDoWithServers,  // offering name, servers, days, cost
    OtherDeviceWould,    // device name, devices, need, usable, days
    FewMeasuredRuns,     // device name, most devices in one measured run: fewer than a server has (flag)
};

enum class ArgumentKind {
    Text,
    Key,
    OfferingName,
    Bytes,
    Days,
    Money,
    Tokens,
    Count,
    Share,
    TokensPerSecond,
    Teraflops
};

struct Argument {
    ArgumentKind kind = ArgumentKind::Count;
    Range<double> number; // Bytes in bytes, Days in days, Money in fen, Share in 0..1
    std::string text;     // with Text, Key and OfferingName

    friend bool operator==(const Argument&, const Argument&) = default;
};

struct Reason {
    ReasonKind kind = ReasonKind::Fits;
    std::vector<Argument> arguments;

    friend bool operator==(const Reason&, const Reason&) = default;
};

[[nodiscard]] inline Argument textArgument(std::string s) { return {ArgumentKind::Text, {}, std::move(s)}; }
[[nodiscard]] inline Argument keyArgument(std::string_view s) { return {ArgumentKind::Key, {}, std::string(s)}; }
[[nodiscard]] inline Argument offeringArgument(std::string s) { return {ArgumentKind::OfferingName, {}, std::move(s)}; }
[[nodiscard]] inline Argument numberArgument(ArgumentKind k, double v) { return {k, {v, v, v}, {}}; }
[[nodiscard]] inline Argument bytesArgument(Bytes b) { return numberArgument(ArgumentKind::Bytes, b.value); }
[[nodiscard]] inline Argument moneyArgument(Money m)
{
    return numberArgument(ArgumentKind::Money, static_cast<double>(m.fen));
}
[[nodiscard]] inline Argument rangeArgument(ArgumentKind k, Range<double> r) { return {k, r, {}}; }

} // namespace octoplan
