// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/evidencecase.h"
#include "evidence/scores.h"
#include "values/comparison.h"

#include <functional>
#include <vector>

namespace octoplan {

// One measured run beside what the estimator says of it.
struct RunResult {
    std::string id, group, device, task;
    bool ran = true;                   // did not run out of memory
    bool planGiven = false;            // the source states layout, micro-batch and recompute
    std::optional<SkipReason> skipped; // then nothing else below is set
    std::optional<Predicted> speed;    // tokens per second and device
    std::optional<Predicted> memory;   // bytes, of the kind that was measured
    bool speedScorable = false;        // measured, whether predicted or not
    bool memoryScorable = false;
    MemoryKind memoryKind = MemoryKind::WholeCard;
    Verdict verdict = Verdict::CannotRun;
    ParallelPlan plan;
    MemoryEstimate memoryEstimate;
    TimeEstimate timeEstimate;
    [[nodiscard]] bool scored() const { return !skipped && (speed || memory || !ran); }
};

struct Validation {
    std::vector<RunResult> runs;
    Scores throughput, memory;
    PerChoice<Verdict, int> ran, outOfMemory; // verdicts of runs that worked, and of those that ran out of memory
    PerChoice<SkipReason, int> skipped;
};

// What predicts; replaceable so that a fit can try other constants.
struct Estimators {
    std::function<TimeEstimate(const Setting&, const ParallelPlan&)> step;
    std::function<MemoryEstimate(const Setting&, const ParallelPlan&)> memory;
};
[[nodiscard]] Estimators frozenEstimators();

// Never throws, whatever the runs say.
[[nodiscard]] Validation validate(const std::vector<MeasuredRun>& runs, const Catalog& catalog,
                                  const Estimators& estimators = frozenEstimators());

// What the estimate says of the figure that the case's source prints.
[[nodiscard]] std::optional<Predicted> predictedMemory(const EvidenceCase& evidence);

// Its parts, for fits that interpret once and predict often.
[[nodiscard]] RunResult predictRun(const MeasuredRun& run, const EvidenceCase& evidence, const Estimators& estimators);
[[nodiscard]] Validation summarise(std::vector<RunResult> results);

[[nodiscard]] RunResult validateRun(const MeasuredRun& run, const Catalog& catalog, const Estimators& estimators);

} // namespace octoplan
