// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "comparison.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// Published runs beside what the estimator says of them.
namespace octoplan {

enum class EvidenceFigure { Speed, Memory };
OCTOPLAN_KEYS(EvidenceFigure, "speed", "memory");

// Measured and predicted in the same unit: tokens per second and device, or bytes of a device.
struct EvidencePoint {
    double measured = 0.0;
    Range<double> predicted; // 80 % interval
    [[nodiscard]] double error() const { return predicted.likely / measured - 1.0; }
    friend bool operator==(const EvidencePoint&, const EvidencePoint&) = default;
};

// One run in our terms: what its source states is taken as it is, the rest is what its framework does by default.
struct EvidenceRun {
    std::string id;
    std::string source;      // short name of who published it
    std::string sourcePlace; // repository and file
    std::string sourceDate;
    std::string deviceId, deviceName;
    std::string model;
    std::string framework; // as the source names it
    double parameters = 0.0;
    Task task = Task::Full;
    Stack stack = Stack::Eager;
    Precision precision = Precision::Bf16;
    Optimizer optimizer = Optimizer::AdamW;
    int sequenceLength = 0;
    int devices = 1;
    ParallelPlan plan;
    bool planGiven = false; // the source states layout, micro-batch and recompute
    std::optional<EvidencePoint> speed, memory;
    MemoryEstimate memoryEstimate;
    TimeEstimate timeEstimate;

    [[nodiscard]] const std::optional<EvidencePoint>& of(EvidenceFigure figure) const
    {
        return figure == EvidenceFigure::Speed ? speed : memory;
    }
    friend bool operator==(const EvidenceRun&, const EvidenceRun&) = default;
};

// Errors over several runs; the shares are zero where `runs` is.
struct ErrorSummary {
    int runs = 0;
    int onThisDevice = 0;
    double medianAbsError = 0.0;
    double p90AbsError = 0.0; // nine of ten are within it
    double within20 = 0.0;    // share of the runs
    friend bool operator==(const ErrorSummary&, const ErrorSummary&) = default;
};

// Over the absolute errors given, in any order.
[[nodiscard]] ErrorSummary summariseErrors(std::vector<double> absoluteErrors);

// What runs like the job on screen say about the estimate for one offering.
struct Expectation {
    std::size_t offering = 0; // index into Comparison::offerings
    ErrorSummary speed, memory;
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

struct Evidence {
    std::vector<EvidenceRun> runs; // that can be predicted and measured something
    int notPredicted = 0;          // of the published ones: unknown device, too little stated, or marked implausible
    // Of each figure: every run is predicted with constants fitted to the runs of the other sources. Where not, the
    // constants have seen these very runs.
    PerChoice<EvidenceFigure, bool> leftOut;
    friend bool operator==(const Evidence&, const Evidence&) = default;
};

} // namespace octoplan
