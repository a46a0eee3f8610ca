// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"
#include "modelshape.h"
#include "parallelplan.h"
#include "units.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace octoplan {

enum class ModelSource { Preset, ScaledPreset, Parameters, Config, Shape };
OCTOPLAN_KEYS(ModelSource, "preset", "scaled_preset", "parameters", "config", "shape");

// Which model. `shape` is filled for Config and Shape by whoever read them; Preset and Parameters are resolved by
// workload::resolveModel against the library.
struct ModelChoice {
    ModelSource source = ModelSource::Preset;
    std::string preset = "llama-2-7b";
    double parameters = 7e9; // asked for, with ScaledPreset and Parameters
    ModelShape shape;
    std::string configText; // the config.json as given, kept for writing back

    friend bool operator==(const ModelChoice&, const ModelChoice&) = default;
};

enum class LoraTarget { Q, K, V, QkvFused, O, Gate, Up, Down, Embed, Head };
OCTOPLAN_KEYS(LoraTarget, "q", "k", "v", "qkv", "o", "gate", "up", "down", "embed", "head");

// Bit i stands for LoraTarget i. Embed and Head are trained in full, not adapted.
struct LoraTargets {
    unsigned bits = 0;
    [[nodiscard]] constexpr bool has(LoraTarget t) const { return (bits >> static_cast<unsigned>(t)) & 1U; }
    constexpr void add(LoraTarget t) { bits |= 1U << static_cast<unsigned>(t); }
    friend bool operator==(const LoraTargets&, const LoraTargets&) = default;
    [[nodiscard]] static constexpr LoraTargets attention() { return {0b10111U}; }    // q k v o
    [[nodiscard]] static constexpr LoraTargets allLinear() { return {0b11110111U}; } // + gate up down
};

struct Serving {
    int promptTokens = 1024;
    int outputTokens = 256;
    int concurrentRequests = 50;
    Precision kvPrecision = Precision::Bf16;
    friend bool operator==(const Serving&, const Serving&) = default;
};

struct Job {
    Task task = Task::Full;
    Precision precision = Precision::Bf16;
    Optimizer optimizer = Optimizer::AdamW;
    MasterCopy masterCopy = MasterCopy::Auto;
    GradientPrecision gradientPrecision = GradientPrecision::Auto;
    QuantFormat weightsFormat = QuantFormat::Nf4;
    int sequenceLength = 4096;
    std::int64_t globalBatchTokens = 524288;
    int loraRank = 16;
    LoraTargets loraTargets = LoraTargets::allLinear();
    Attention attention = Attention::Flash;
    bool fusedLoss = false;
    Stack stack = Stack::Auto;
    Packing packing = Packing::Packed;
    std::optional<double> meanLength; // tokens of an average sample, with Padded
    Serving serving;
    friend bool operator==(const Job&, const Job&) = default;
};

// Work as a data set says it: so many samples of a mean length, seen so many times.
struct Dataset {
    double samples = 1e6;
    double meanTokens = 1000.0; // of a sample
    double epochs = 1.0;
    [[nodiscard]] constexpr double tokens() const { return samples * meanTokens * epochs; }
    friend bool operator==(const Dataset&, const Dataset&) = default;
};

struct Goal {
    GoalKind kind = GoalKind::Tokens;
    double tokens = 1e9; // with a data set, what that comes to
    std::optional<Dataset> dataset;
    double days = 14.0;
    std::string matchOffering; // with Match
    friend bool operator==(const Goal&, const Goal&) = default;
};

struct HostSetting {
    PcieClass pcie = PcieClass::Auto;
    std::optional<double> ramGib; // per server; unknown unless set
    AscendBin bin = AscendBin::Measured;
    std::optional<double> nicGbit; // per server, all ports together
    friend bool operator==(const HostSetting&, const HostSetting&) = default;
};

struct BillingTerms {
    Billing billing = Billing::ProRata;
    double hoursPerMonth = 720.0; // 720 or 730
    double minimumDays = 0.0;
    std::optional<std::string> startDate; // YYYY-MM-DD, for whole calendar months
    friend bool operator==(const BillingTerms&, const BillingTerms&) = default;
};

struct Rental {
    int servers = 1;          // 1..64
    bool autoServers = false; // the fewest that meet the deadline
    BillingTerms terms;
    std::map<std::string, BillingTerms> perOffering;
    std::map<std::string, HostSetting> hosts;
    std::string currency = "CNY";
    std::string shownCurrency; // empty: `currency`
    double rate = 1.0;         // for display: units of shown currency per unit of `currency`
    friend bool operator==(const Rental&, const Rental&) = default;
};

struct Constraints {
    std::optional<Money> budget;
    std::optional<double> deadlineDays;
    bool domesticOnly = false;
    friend bool operator==(const Constraints&, const Constraints&) = default;
};

struct Costs {
    Money personDay{200000}; // ¥2,000
    bool includeMigration = true;
    double migrationDays = 3.0; // person-days to port to CANN, likely
    double utilisation = 1.0;   // share of rented hours that train
    double setupHours = 0.0;
    double debugHours = 0.0;       // rented before the run is right
    double restartsPerMonth = 0.0; // in 30 days of running
    double restartHours = 1.0;     // lost at each: back to the last checkpoint, and loading
    double trialHours = 0.0;       // on a container of one card, before anything is rented
    Money trialPrice{196};         // of such an hour; ¥1.96
    Money storagePerMonth;
    Money electricityPrice;               // of a kWh; zero: it is in the rent
    double powerUsageEffectiveness = 1.3; // of the machine room: cooling and losses on top of the servers' power
    double taxRate = 0.0;
    friend bool operator==(const Costs&, const Costs&) = default;
};

struct PlanChoice {
    PlanMode mode = PlanMode::Auto;
    FixedPlan all;
    std::map<std::string, FixedPlan> perOffering;
    friend bool operator==(const PlanChoice&, const PlanChoice&) = default;
};

// Any count of any catalogued device, described in the scenario itself.
struct InlineOffering {
    std::string device;
    int devices = 8;
    std::optional<LinkKind> link;
    std::optional<Money> pricePerMonth;
    friend bool operator==(const InlineOffering&, const InlineOffering&) = default;
};

struct OfferingChoice {
    std::string id;
    std::optional<InlineOffering> custom;
    friend bool operator==(const OfferingChoice&, const OfferingChoice&) = default;
};

struct Scenario;

// A scenario inside another one. It never changes, so copies share it; two are equal if they say the same.
class HeldScenario {
public:
    HeldScenario() = default;
    explicit HeldScenario(Scenario scenario);
    [[nodiscard]] explicit operator bool() const { return m_scenario != nullptr; }
    [[nodiscard]] const Scenario& operator*() const { return *m_scenario; }
    [[nodiscard]] const Scenario* operator->() const { return m_scenario.get(); }
    friend bool operator==(const HeldScenario& a, const HeldScenario& b);

private:
    std::shared_ptr<const Scenario> m_scenario;
};

// Everything a person asks for: the one input of compare().
struct Scenario {
    std::string title;
    std::string note;
    ModelChoice model;
    Job job;
    Goal goal;
    Rental rental;
    Constraints constraints;
    Costs costs;
    PlanChoice plan;
    std::vector<OfferingChoice> offerings{
        {"rtx4090-24g-x8", {}}, {"rtx4090-48g-x8", {}}, {"ascend-910b-64g-x8", {}}, {"h100-80g-x8", {}}};
    std::string unknownKeys;  // JSON object, pointer to value, of keys this version does not know; written back
    std::string calibrations; // JSON array of trial runs, kept as given; empty: none
    HeldScenario baseline;    // A of A/B: what the answer is set against; holds none of its own

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

inline HeldScenario::HeldScenario(Scenario scenario)
    : m_scenario(std::make_shared<const Scenario>(std::move(scenario)))
{
}

inline bool operator==(const HeldScenario& a, const HeldScenario& b)
{
    return a.m_scenario == b.m_scenario || (a && b && *a == *b);
}

// The scenario as a baseline: all of it but its own baseline.
[[nodiscard]] inline HeldScenario asBaseline(Scenario scenario)
{
    scenario.baseline = {};
    return HeldScenario(std::move(scenario));
}

} // namespace octoplan
