// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"
#include "modelshape.h"
#include "parallelplan.h"
#include "reason.h"
#include "units.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

// What compare() answers. A quantity that does not exist is an empty optional, never zero.
namespace octoplan {

template <class E, class T>
class PerChoice { // an array indexed by an enum
public:
    constexpr T& operator[](E e) { return m_values[static_cast<std::size_t>(e)]; }
    constexpr const T& operator[](E e) const { return m_values[static_cast<std::size_t>(e)]; }
    constexpr auto begin() const { return m_values.begin(); }
    constexpr auto end() const { return m_values.end(); }
    [[nodiscard]] constexpr T sum() const
    {
        T total{};
        for (const T& v : m_values)
            total += v;
        return total;
    }
    friend constexpr bool operator==(const PerChoice&, const PerChoice&) = default;

private:
    std::array<T, choiceCount<E>> m_values{};
};

// Of the fullest device, at the phase that peaks.
struct MemoryEstimate {
    PerChoice<MemoryPart, Bytes> parts; // sum to total
    Bytes total;                        // whole card, as nvidia-smi or npu-smi would show with free room
    Bytes low, high;                    // 80 % interval of total
    Bytes allocated;                    // the framework's tensors
    Bytes reserved;                     // allocated and the allocator's slack
    Bytes need;                         // bare: allocated, context and collectives; what a full card cannot go below
    Bytes usable;                       // what the framework can see
    Phase peakPhase = Phase::Backward;
    Bytes hostPerServer; // host RAM that offloading needs
    // The verdict's band: cannot run in less than bandLow, runs surely in bandHigh.
    Bytes bandLow, bandHigh;
    [[nodiscard]] constexpr Bytes margin() const { return usable - total; }
    friend bool operator==(const MemoryEstimate&, const MemoryEstimate&) = default;
};

struct ServeEstimate {
    Seconds prefill;        // of one prompt
    Seconds decodePerToken; // one request's next token at the asked concurrency
    int maxConcurrentRequests = 0;
    friend bool operator==(const ServeEstimate&, const ServeEstimate&) = default;
};

struct TimeEstimate {
    Seconds step;                       // one optimizer step (serve: one decode step)
    PerChoice<TimePart, Seconds> parts; // exposed; sum to step
    Range<double> tokensPerSecond;      // all servers
    double tokensPerSecondPerDevice = 0.0;
    double mfu = 0.0;    // needed FLOPs against the dense bf16 nameplate
    double tokens = 0.0; // of the whole job
    Range<double> days;  // of rented calendar time, utilisation and set-up included
    std::optional<bool> meetsDeadline;
    bool mayMissDeadline = false; // by days.high
    std::optional<ServeEstimate> serve;
    friend bool operator==(const TimeEstimate&, const TimeEstimate&) = default;
};

struct CostLine {
    CostLineId id = CostLineId::Rent;
    Range<Money> amount;
    std::string formula; // in numbers and signs only, so it needs no translation
    friend bool operator==(const CostLine&, const CostLine&) = default;
};

// What the likely amounts come from: each line is recomputed from these, rounded to the cent.
struct BillBasis {
    Money price; // of one server, for `hoursPerUnit` hours
    int servers = 1;
    double hoursPerUnit = 720.0;
    double usedHours = 0.0;
    double billedHours = 0.0;  // at least usedHours
    double setupHours = 0.0;   // of those used
    double debugHours = 0.0;   // likewise
    double restartHours = 0.0; // likewise
    double trialHours = 0.0;
    Money trialPrice;
    double migrationDays = 0.0;
    Money personDay;
    Money storagePerMonth;
    double hoursPerMonth = 720.0; // of storage
    double kilowatts = 0.0;       // of all servers, with the machine room's share
    Money electricityPrice;       // of a kWh
    double taxRate = 0.0;
    friend bool operator==(const BillBasis&, const BillBasis&) = default;
};

struct CostEstimate {
    std::string currency = "CNY";
    Range<Money> total;
    Range<Money> monthly; // the price of all servers
    std::optional<Money> perBillionTokens;
    std::vector<CostLine> lines; // sum to total
    std::optional<bool> withinBudget;
    // The share of the hours above which renting by the month is cheaper than as many containers of the same card;
    // above 1 it never is. Only where the catalogue has such a container.
    std::optional<double> containerBreakEven;
    BillBasis basis;
    friend bool operator==(const CostEstimate&, const CostEstimate&) = default;
};

struct Bottleneck {
    SpeedLimit limitsSpeed = SpeedLimit::Compute;
    BottleneckKind kind = BottleneckKind::Compute;
    double communicationShare = 0.0; // exposed, of the step
    double memoryShare = 0.0;        // total / usable
    friend bool operator==(const Bottleneck&, const Bottleneck&) = default;
};

struct OfferingResult {
    std::string id;
    std::string name;
    std::string deviceName;
    std::string linkName;
    LinkKind link = LinkKind::None;
    int devices = 0; // of all servers
    int servers = 1;
    bool domestic = false;
    Verdict verdict = Verdict::CannotRun;
    Reason why;
    std::optional<Reason> smallestFix;
    std::optional<ParallelPlan> plan; // the best that fits, else the nearest miss
    bool planFixed = false;           // at least in part by the scenario
    std::optional<MemoryEstimate> memory;
    std::optional<TimeEstimate> time;
    std::optional<Bottleneck> bottleneck;
    std::optional<CostEstimate> cost;
    std::optional<Range<Money>> pricePerMonth; // of one server
    Stack stack = Stack::Eager;                // the class that was used
    std::vector<Reason> flags;
    long plansConsidered = 0;
    friend bool operator==(const OfferingResult&, const OfferingResult&) = default;
};

// One of an offering's plans, in the order of preference of decision 3.
struct RankedPlan {
    ParallelPlan plan;
    Verdict verdict = Verdict::DoesNotFit;
    MemoryEstimate memory;
    std::optional<TimeEstimate> time;
    std::optional<CostEstimate> cost;
    friend bool operator==(const RankedPlan&, const RankedPlan&) = default;
};

struct Answer {
    std::optional<std::size_t> offering; // index into Comparison::offerings
    bool tie = false;
    Reason headline;
    std::vector<Reason> reasons;
    std::vector<Reason> wouldChangeIf;
    friend bool operator==(const Answer&, const Answer&) = default;
};

struct Comparison {
    ModelSummary model;
    Task task = Task::Full;
    GoalKind goal = GoalKind::Tokens;
    std::string catalogDate;
    std::string currency = "CNY";
    std::string shownCurrency = "CNY"; // that of a reader, at `rate`; amounts here are all in `currency`
    double rate = 1.0;
    std::optional<Money> budget;
    std::optional<double> deadlineDays;
    Answer answer;
    std::vector<OfferingResult> offerings;
    long plansConsidered = 0;
    friend bool operator==(const Comparison&, const Comparison&) = default;
};

} // namespace octoplan
