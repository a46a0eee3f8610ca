// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sentences.h"

#include "values/inputs.h" // the marker for lupdate

#include <algorithm>
#include <iterator>
#include <span>

namespace octoplan::detail {

namespace {

struct Pattern {
    ReasonKind kind;
    const char* text;
};

using enum ReasonKind;

constexpr Pattern verdicts[] = {
    {Fits, QT_TRANSLATE_NOOP("Reasons", "It fits: %1 of %2.")},
    {FitsTightly, QT_TRANSLATE_NOOP("Reasons", "It is tight: %1 of %2, so it may run out of memory.")},
    {DoesNotFit, QT_TRANSLATE_NOOP("Reasons", "It needs %1, and %2 can be used.")},
    {NoLegalPlan, QT_TRANSLATE_NOOP("Reasons", "No parallel plan divides this job over %1 devices.")},
    {PrecisionUnsupported, QT_TRANSLATE_NOOP("Reasons", "%2 cannot compute in %1.")},
    {PrecisionNotForTask, QT_TRANSLATE_NOOP("Reasons", "%1 is not a precision for %2.")},
    {QuantizationUnsupported, QT_TRANSLATE_NOOP("Reasons", "%2 has no kernels for %1 weights.")},
    {FixedPlanContradicts,
     QT_TRANSLATE_NOOP("Reasons", "The fixed plan contradicts itself: its groups need %1 devices, and there are %2.")},
    {UnknownModel, QT_TRANSLATE_NOOP("Reasons", "The model “%1” is not in the library.")},
    {UnknownDevice, QT_TRANSLATE_NOOP("Reasons", "The device “%1” is not in the catalogue.")},
    {UnsupportedModel, QT_TRANSLATE_NOOP("Reasons", "Models of the kind “%1” cannot be estimated.")},
};

constexpr Pattern fixes[] = {
    {FixOffloadOptimizer,
     QT_TRANSLATE_NOOP("Reasons", "Fits with the optimizer offloaded: %2, and %1 of host memory per server.")},
    {FixOffloadAll,
     QT_TRANSLATE_NOOP("Reasons", "Fits with weights and optimizer offloaded: %2, and %1 of host memory per server.")},
    {FixEightBitOptimizer, QT_TRANSLATE_NOOP("Reasons", "Fits with an 8-bit optimizer: %1.")},
    {FixBf16States, QT_TRANSLATE_NOOP("Reasons", "Fits with BF16 optimizer states: %1.")},
    {FixLora, QT_TRANSLATE_NOOP("Reasons", "Fits with LoRA: %1.")},
    {FixQlora, QT_TRANSLATE_NOOP("Reasons", "Fits with QLoRA: %1.")},
    {FixShorterSequence, QT_TRANSLATE_NOOP("Reasons", "Fits with sequences of %1: %2.")},
    {FixFusedLoss, QT_TRANSLATE_NOOP("Reasons", "Fits with a fused loss: %1.")},
    {FixMoreServers, QT_TRANSLATE_NOOP("Reasons", "Fits on %1 servers: %2 per device.")},
    {FixPrecision, QT_TRANSLATE_NOOP("Reasons", "Runs in %1.")},
    {FixFewerRequests, QT_TRANSLATE_NOOP("Reasons", "Fits with %1 requests at once: %2.")},
};

constexpr Pattern answers[] = {
    {RentForWork, QT_TRANSLATE_NOOP("Reasons", "Rent the %1: %2 for %3%r3.")},
    {RentForDays, QT_TRANSLATE_NOOP("Reasons", "Rent the %1: %3%r3 in %2 for %4.")},
    {RentToServe, QT_TRANSLATE_NOOP("Reasons", "Rent the %1: %2%r2 for %3 a month.")},
    {FastestWithoutPrice, QT_TRANSLATE_NOOP("Reasons", "The %1 is the fastest, %2%r2; no price is known.")},
    {NoneOfThem, QT_TRANSLATE_NOOP("Reasons", "None of these servers can do this job.")},
    {TooCloseToCall,
     QT_TRANSLATE_NOOP("Reasons", "Too close to call: the %1 is cheaper than the %2 with a probability of only %3.")},
};

constexpr Pattern grounds[] = {
    {OnlyOneThatFits, QT_TRANSLATE_NOOP("Reasons", "The %1 is the only one that fits.")},
    {OnlyOneAllowed, QT_TRANSLATE_NOOP("Reasons", "The %1 is the only domestic one that can run it.")},
    {OnlyTightOnes, QT_TRANSLATE_NOOP("Reasons", "Nothing fits with room to spare; the %1 is tight.")},
    {CheapestOfFitting, QT_TRANSLATE_NOOP("Reasons", "The %1 is the cheapest that does it: %2, against %4 on the %3.")},
    {MeetsDeadline, QT_TRANSLATE_NOOP("Reasons", "The %1 is done in %2, within the %3 allowed.")},
    {FastestOfFitting, QT_TRANSLATE_NOOP("Reasons", "The %1 is the fastest: %2.")},
    {CheaperButLate, QT_TRANSLATE_NOOP("Reasons", "The %1 would cost %2 but be %3 late.")},
    {CheaperButTight, QT_TRANSLATE_NOOP("Reasons", "The %1 would cost %2, but its memory is tight.")},
    {CheaperButOverBudget, QT_TRANSLATE_NOOP("Reasons", "The %1 costs %2, over the budget of %3.")},
    {DoesNotFitHere, QT_TRANSLATE_NOOP("Reasons", "The %1 lacks memory: it needs %2, and %3 can be used.")},
    {NotDomestic, QT_TRANSLATE_NOOP("Reasons", "The %1 is not domestic hardware.")},
    {WinsWithoutMigration,
     QT_TRANSLATE_NOOP("Reasons",
                       "If your code already runs on CANN, the %1 does it in %2 for %3: below %4 person-days of "
                       "migration it wins.")},
    {WholeMonthsChangeWinner,
     QT_TRANSLATE_NOOP("Reasons", "If rent is due for whole months, the %1 is the choice, for %2.")},
    {FlipAtDeadline, QT_TRANSLATE_NOOP("Reasons", "If less than %2 are allowed, the %1 becomes the choice.")},
    {FlipAtPrice,
     QT_TRANSLATE_NOOP("Reasons", "If the %1 costs less than %2 a month and server, it becomes the choice.")},
    {FlipAtBudget, QT_TRANSLATE_NOOP("Reasons", "With a budget below %2, the %1 becomes the choice.")},
    {FlipAtBudgetUp, QT_TRANSLATE_NOOP("Reasons", "With a budget of %2 or more, the %1 becomes the choice.")},
    {FlipAtWork, QT_TRANSLATE_NOOP("Reasons", "Above %2, the %1 becomes the choice.")},
    {FlipAtLongerDeadline, QT_TRANSLATE_NOOP("Reasons", "If %2 or more are allowed, the %1 becomes the choice.")},
    {LosesAbovePrice,
     QT_TRANSLATE_NOOP("Reasons", "If the %1 costs more than %2 a month and server, the %3 becomes the choice.")},
    {NoneBelowBudget, QT_TRANSLATE_NOOP("Reasons", "With a budget below %1, none is left.")},
    {ProRataChangesWinner,
     QT_TRANSLATE_NOOP("Reasons", "If only the hours used were billed, the %1 would be the choice, for %2.")},
    {CheapestPerToken,
     QT_TRANSLATE_NOOP("Reasons", "The %1 is the cheapest per billion tokens: %2, against %4 on the %3.")},
    {MayBeLate, QT_TRANSLATE_NOOP("Reasons", "The %1 may be late: it can take %2.")},
    {NoneMeetsDeadline, QT_TRANSLATE_NOOP("Reasons", "None is done in %1; the fastest, the %2, takes %3.")},
    {WouldDoIf, QT_TRANSLATE_NOOP("Reasons", "On the %1 it works with a change: %2.")},
    {WouldDoWithLessWork, QT_TRANSLATE_NOOP("Reasons", "The %1 would do up to %2 within these limits.")},
    {WouldDoWithServers, QT_TRANSLATE_NOOP("Reasons", "%2 servers of the %1 would do it in %3 for %4.")},
    {OtherDeviceWould, QT_TRANSLATE_NOOP("Reasons", "%2 × %1 would do it in %5: %3 of %4 are needed.")},
    {NoneWithinBudget, QT_TRANSLATE_NOOP("Reasons", "None stays within %1; the cheapest, the %2, costs %3.")},
};

constexpr Pattern flags[] = {
    {NoPeerToPeer,
     QT_TRANSLATE_NOOP("Reasons", "%1 has no peer-to-peer: cards exchange data through the host's memory.")},
    {ModifiedCard, QT_TRANSLATE_NOOP("Reasons", "%1 is a modified card: the maker gives no warranty.")},
    {BinAsMeasured,
     QT_TRANSLATE_NOOP("Reasons", "The exact 910B is not stated: as measured, between nameplates of %1 and %2.")},
    {HostRamUnknown,
     QT_TRANSLATE_NOOP("Reasons", "Host memory is not stated, so plans that offload are not considered.")},
    {NoMeasuredRuns, QT_TRANSLATE_NOOP("Reasons", "No measured run on %1 backs this estimate.")},
    {FewMeasuredRuns, QT_TRANSLATE_NOOP("Reasons", "Measured runs on %1 have no more than %2 devices together.")},
    {PortToCann, QT_TRANSLATE_NOOP("Reasons", "Code must be ported to CANN: %1 to %2 person-days.")},
    {StackAssumed, QT_TRANSLATE_NOOP("Reasons", "Software is assumed: %1.")},
    {FasterButTight, QT_TRANSLATE_NOOP("Reasons", "A faster plan is tight: %1, %2.")},
    {PlanBreaksRules, QT_TRANSLATE_NOOP("Reasons", "The fixed plan breaks a rule: %1.")},
    {BatchRounded, QT_TRANSLATE_NOOP("Reasons", "The batch is %1 sequences instead of %2, so that it divides.")},
    {PriceMissing, QT_TRANSLATE_NOOP("Reasons", "No price is known, so no cost is given.")},
    {OffloadNeedsHostRam, QT_TRANSLATE_NOOP("Reasons", "Offloading needs %1 of host memory per server.")},
    {CheckpointPeak, QT_TRANSLATE_NOOP("Reasons", "Saving a full checkpoint gathers %1 on the first device.")},
    {ConcurrencyLimited, QT_TRANSLATE_NOOP("Reasons", "Only %1 of the %2 requests fit at once; the others wait.")},
    {ServersForDeadline, QT_TRANSLATE_NOOP("Reasons", "Servers for the deadline: %1.")},
    {NoServersMakeDeadline, QT_TRANSLATE_NOOP("Reasons", "Not even %1 servers meet the deadline.")},
    {UnusedTerm, QT_TRANSLATE_NOOP("Reasons", "%1 are paid for but not used.")},
    {MatchUnavailable,
     QT_TRANSLATE_NOOP("Reasons", "The %1 cannot do this job, so there is nothing to match; days are compared.")},
    {PriceRange, QT_TRANSLATE_NOOP("Reasons", "The price is a range: %1 a month%r1.")},
    {OneServerOnly, QT_TRANSLATE_NOOP("Reasons", "The network between servers is not stated; its speed is assumed.")},
};

struct Rule {
    std::string_view key;
    const char* text;
};

constexpr Rule rules[] = {
    {"tp_inside_server", QT_TRANSLATE_NOOP("Rules", "a tensor-parallel group must stay inside a server")},
    {"heads_by_tp", QT_TRANSLATE_NOOP("Rules", "attention heads must divide by the tensor-parallel size")},
    {"kv_heads_by_tp", QT_TRANSLATE_NOOP("Rules", "KV heads must divide by the tensor-parallel size, or be repeated")},
    {"layers_by_pp", QT_TRANSLATE_NOOP("Rules", "there must be a layer for every pipeline stage")},
    {"sequence_by_cp", QT_TRANSLATE_NOOP("Rules", "the sequence must divide by twice the context-parallel size")},
    {"experts_by_ep", QT_TRANSLATE_NOOP("Rules", "experts must divide by the expert-parallel size")},
    {"vp_needs_megatron", QT_TRANSLATE_NOOP("Rules", "interleaved stages need Megatron-class software")},
    {"eager_parallel", QT_TRANSLATE_NOOP("Rules", "eager frameworks do not split one model by TP, PP or CP")},
    {"qlora_parallel", QT_TRANSLATE_NOOP("Rules", "QLoRA splits models only in Megatron-class software")},
    {"sp_needs_tp", QT_TRANSLATE_NOOP("Rules", "sequence parallel needs tensor parallel")},
    {"micro_batch", QT_TRANSLATE_NOOP("Rules", "the micro-batch is no power of two, or larger than the batch allows")},
    {"accumulation", QT_TRANSLATE_NOOP("Rules", "the accumulation does not give the batch")},
    {"zero_needs_ranks", QT_TRANSLATE_NOOP("Rules", "ZeRO needs more than one data-parallel device")},
    {"zero_of_stack", QT_TRANSLATE_NOOP("Rules", "the software has no such ZeRO stage")},
    {"recompute_of_stack", QT_TRANSLATE_NOOP("Rules", "the software has no such recompute")},
    {"offload_activations", QT_TRANSLATE_NOOP("Rules", "activations are offloaded only by hand")},
    {"offload_needs_zero", QT_TRANSLATE_NOOP("Rules", "offloading needs a higher ZeRO stage")},
    {"offload_with_pp", QT_TRANSLATE_NOOP("Rules", "offloading does not go with pipeline stages")},
    {"host_ram_unknown", QT_TRANSLATE_NOOP("Rules", "offloading needs the host's memory to be known")},
};

} // namespace

const char* ruleText(std::string_view key)
{
    const auto* found = std::find_if(std::begin(rules), std::end(rules), [key](const Rule& r) { return r.key == key; });
    return found == std::end(rules) ? nullptr : found->text;
}

const char* sentencePattern(ReasonKind kind)
{
    for (const auto table :
         {std::span<const Pattern>(verdicts), std::span<const Pattern>(fixes), std::span<const Pattern>(answers),
          std::span<const Pattern>(grounds), std::span<const Pattern>(flags)}) {
        const auto found =
            std::find_if(table.begin(), table.end(), [kind](const Pattern& p) { return p.kind == kind; });
        if (found != table.end())
            return found->text;
    }
    return nullptr;
}

} // namespace octoplan::detail
