// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "comparison.h"
#include "inputs.h"

#include <cstddef>
#include <optional>
#include <vector>

// What decision/ finds out around a comparison, in the background once the hand rests. Offerings are indices into
// Comparison::offerings.
namespace octoplan {

enum class BreakEvenAxis {
    Tokens,      // cost of so many tokens
    Days,        // cost of 10^9 tokens when rented for so many days: set-up, terms and migration spread over them
    Utilisation, // cost of the scenario's work when rented hours train for that share
    Price,       // the same when a server of the choice costs so many fen a month
};
OCTOPLAN_KEYS(BreakEvenAxis, "tokens", "days", "utilisation", "price");

// The cheapest offering changes here; both cost about the same.
struct Crossing {
    double at = 0.0;       // on the axis
    double cost = 0.0;     // fen
    std::size_t below = 0; // cheapest on the left
    std::size_t above = 0; // cheapest on the right
    friend bool operator==(const Crossing&, const Crossing&) = default;
};

struct CostCurve {
    std::size_t offering = 0;
    std::vector<double> cost; // fen, one for each BreakEven::x
    friend bool operator==(const CostCurve&, const CostCurve&) = default;
};

struct BreakEven {
    BreakEvenAxis axis = BreakEvenAxis::Tokens;
    std::optional<double> present; // where on the axis the scenario is
    std::vector<double> x;         // ascending
    std::vector<CostCurve> curves; // of offerings that run and have a price
    std::vector<Crossing> crossings;
    std::vector<Crossing> others; // where two change places that are not the cheapest: `above` is cheaper on the right
    friend bool operator==(const BreakEven&, const BreakEven&) = default;
};

// Where along an input the answer changes: for marks on its slider.
struct SliderMark {
    double value = 0.0;                // the first at which it is so, coming from below
    bool winner = false;               // another offering (or none) is the choice
    std::optional<std::size_t> choice; // the one from here on
    std::vector<std::size_t> verdicts; // offerings whose verdict changes here
    std::vector<Verdict> become;       // to which, in the order of `verdicts`
    friend bool operator==(const SliderMark&, const SliderMark&) = default;
};

struct InputMarks {
    InputId input = InputId::ModelParameters;
    std::vector<SliderMark> marks;
    friend bool operator==(const InputMarks&, const InputMarks&) = default;
};

// What is varied in a tornado chart.
enum class Uncertainty {
    Speed,       // the offering's tokens per second, over its 80 % interval
    Price,       // its price: the catalogue's range, at least 10 % down and up
    Utilisation, // of rented hours: 70 % to 100 %
    SetupHours,  // none to three days
    Migration,   // person-days: fewest to most
    Work,        // tokens: half to twice
    Term,        // pro rata to whole months
    HostLink,    // PCIe: badly set host to peer-to-peer
};
OCTOPLAN_KEYS(Uncertainty, "speed", "price", "utilisation", "setup_hours", "migration", "work", "term", "host_link");

enum class Effect { Cost, Time };

// What the recommended offering's job costs and how long it takes with one thing at its ends and all else likely.
struct Sensitivity {
    Uncertainty what = Uncertainty::Speed;
    Range<double> input; // of what is varied; with Term and HostLink 0 and 1
    Money low, high;     // cost at input.low and at input.high
    bool lowChangesChoice = false;
    bool highChangesChoice = false;
    double daysAtLow = 0.0, daysAtHigh = 0.0; // of the job
    friend bool operator==(const Sensitivity&, const Sensitivity&) = default;
};

// The largest of each that still fits an offering, all else as asked; nullopt where nothing does.
struct Reach {
    std::size_t offering = 0;
    std::optional<double> parameters; // of the same family, or of the derived shape
    std::optional<int> sequenceLength;
    std::optional<int> microBatch;         // with the comparison's plan
    std::optional<int> concurrentRequests; // serve
    std::optional<int> loraRank;           // lora and qlora
    friend bool operator==(const Reach&, const Reach&) = default;
};

struct Decision {
    std::vector<std::size_t> pareto; // no other is both faster and cheaper; by days
    std::vector<BreakEven> breakEven;
    std::vector<Sensitivity> tornado; // widest first
    std::vector<Reach> reach;
    std::vector<InputMarks> marks; // of the inputs that matter for the task
    std::vector<Reason> remedies;  // where none of the offerings is the choice: what would work
    friend bool operator==(const Decision&, const Decision&) = default;
};

} // namespace octoplan
