// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "money/billing.h"
#include "values/comparison.h"
#include "values/scenario.h"
#include "workload/setting.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace octoplan {

// One of a scenario's offerings with all that the catalogue says about it; null pointers where it says nothing.
struct KnownOffering {
    Offering offering;
    const Device* device = nullptr;
    const Interconnect* link = nullptr;
};
[[nodiscard]] KnownOffering knownOffering(const OfferingChoice& choice, const Catalog& catalog);

// The plan that a scenario fixes for an offering; nothing fixed if it leaves planning to the search.
[[nodiscard]] FixedPlan fixedPlan(const Scenario& scenario, const std::string& offeringId);

// What is to be done: so many tokens, or what so many days allow.
struct Work {
    bool byDays = false;
    double tokens = 0.0;
    double days = 0.0;
};

// A result, and what it takes to bill it again under other terms.
struct Evaluation {
    OfferingResult result;
    std::optional<Rented> rented; // with a price, where the job runs
    std::optional<ParallelPlan> fasterTight;
    double fasterTightTokensPerSecond = 0.0;
    std::vector<std::string_view> brokenRules; // of a fixed plan
    int sequencesAsked = 0;
    bool hostRamKnown = false;
    bool nicKnown = false;
};

// Whether to look for what would make an offering run that does not.
enum class Fixes { Find, Skip };

// Plan, verdict, memory and speed on `servers` servers; `fits` or `tight` fill time without tokens and days.
[[nodiscard]] Evaluation evaluate(const Scenario& scenario, const ModelShape& shape, const KnownOffering& known,
                                  int servers, Fixes fixes = Fixes::Find);

// Tokens, days and cost, once the work is known.
void settleCost(Evaluation& evaluation, const Scenario& scenario, const KnownOffering& known, const Work& work);
// The same and the flags.
void settle(Evaluation& evaluation, const Scenario& scenario, const KnownOffering& known, const Work& work);

// Tokens and days of one plan's speed, and their bill; nullopt without a price.
void settleTime(TimeEstimate& time, const Scenario& scenario, const Work& work);
[[nodiscard]] std::optional<Rented> rentedFor(const TimeEstimate& time, const Scenario& scenario,
                                              const KnownOffering& known, int servers, const Work& work);
[[nodiscard]] std::optional<CostEstimate> costOf(const TimeEstimate& time, const Rented& rented,
                                                 const Scenario& scenario);

// Rented days of the likely case; infinity where the job does not run.
[[nodiscard]] double likelyDays(const Evaluation& evaluation, const Scenario& scenario, const Work& work);

} // namespace octoplan
