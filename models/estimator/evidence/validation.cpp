// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/validation.h"

#include "physics/memory.h"
#include "physics/step.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

std::optional<Predicted> usable(const Predicted& p)
{
    const bool answered = std::isfinite(p.likely) && p.likely > 0.0 && std::isfinite(p.low) && std::isfinite(p.high);
    return answered ? std::optional(p) : std::nullopt;
}

std::optional<Predicted> predictedSpeed(double measured, const TimeEstimate& time, int devices)
{
    const Range<double>& all = time.tokensPerSecond;
    return usable({measured, all.likely / devices, all.low / devices, all.high / devices});
}

// A pool taken at the start is what a framework leaves of the card, whatever the job needs: MindSpore's 57 of 61 GiB,
// XLA's three quarters.
Bytes poolOf(const MemoryEstimate& memory)
{
    constexpr double poolShare = 0.94;
    return std::max(memory.total, poolShare * memory.usable);
}

Bytes figureOf(const MemoryEstimate& memory, MemoryKind kind)
{
    switch (kind) {
    case MemoryKind::Pool: return poolOf(memory);
    case MemoryKind::Allocated: return memory.allocated;
    case MemoryKind::Reserved: return memory.reserved;
    case MemoryKind::WholeCard: break;
    }
    return memory.total;
}

// The interval is one of the whole card; other figures get it in proportion.
std::optional<Predicted> predictedFigure(Bytes measured, const MemoryEstimate& memory, MemoryKind kind)
{
    if (memory.total.value <= 0.0)
        return std::nullopt;
    const Bytes likely = figureOf(memory, kind);
    const double scale = likely / memory.total;
    return usable({measured.value, likely.value, memory.low.value * scale, memory.high.value * scale});
}

MemoryEstimate lastStageMemory(const Setting& setting, const ParallelPlan& plan)
{
    LayoutMemory layout = layoutMemory(setting, plan);
    layout.stages[0] = layout.stages[1];
    return combineMemory(layout, setting, plan);
}

std::optional<Predicted> figureFrom(const EvidenceCase& evidence, const MemoryEstimate& estimate)
{
    const bool last = evidence.lastStage && evidence.plan.pp > 1;
    return predictedFigure(*evidence.peakMemory, last ? lastStageMemory(evidence.setting, evidence.plan) : estimate,
                           evidence.memoryKind);
}

RunResult namedResult(const MeasuredRun& run)
{
    RunResult result;
    result.id = run.id;
    result.group = run.group.empty() ? "(none)" : run.group;
    result.device = run.device;
    result.task = run.task;
    result.ran = !run.measured.outOfMemory;
    return result;
}

void count(Validation& v, const RunResult& result)
{
    if (result.skipped)
        ++v.skipped[*result.skipped];
    else
        ++(result.ran ? v.ran : v.outOfMemory)[result.verdict];
}

Scores score(const Validation& v, bool RunResult::*scorable, std::optional<Predicted> RunResult::*predicted)
{
    std::vector<ScoredRow> rows;
    for (const RunResult& run : v.runs)
        if (run.*scorable)
            rows.push_back({run.group, run.device, run.task, run.*predicted});
    return scoreRows(rows);
}

} // namespace

std::optional<Predicted> predictedMemory(const EvidenceCase& evidence)
{
    if (!evidence.peakMemory)
        return std::nullopt;
    return figureFrom(evidence, memory(evidence.setting, evidence.plan));
}

Estimators frozenEstimators()
{
    return {[](const Setting& s, const ParallelPlan& p) { return step(s, p); },
            [](const Setting& s, const ParallelPlan& p) { return memory(s, p); }};
}

RunResult predictRun(const MeasuredRun& run, const EvidenceCase& evidence, const Estimators& estimators)
{
    RunResult result = namedResult(run);
    result.task = keyOf(evidence.setting.job.task);
    result.planGiven = evidence.planGiven;
    result.plan = evidence.plan;
    result.memoryKind = evidence.memoryKind;
    result.memoryEstimate = estimators.memory(evidence.setting, evidence.plan);
    result.timeEstimate = estimators.step(evidence.setting, evidence.plan);
    result.verdict = verdict(evidence.setting, evidence.plan, result.memoryEstimate);
    if (evidence.tokensPerSecondPerDevice) {
        result.speedScorable = true;
        result.speed =
            predictedSpeed(*evidence.tokensPerSecondPerDevice, result.timeEstimate, evidence.setting.devices);
    }
    if (evidence.peakMemory) {
        result.memoryScorable = true;
        result.memory = figureFrom(evidence, result.memoryEstimate);
    }
    return result;
}

RunResult validateRun(const MeasuredRun& run, const Catalog& catalog, const Estimators& estimators)
{
    RunResult result = namedResult(run);
    if (run.excluded) {
        result.skipped = SkipReason::Excluded;
        return result;
    }
    const Interpretation interpretation = interpret(run, catalog);
    if (interpretation.evidence)
        return predictRun(run, *interpretation.evidence, estimators);
    result.skipped = interpretation.skipped;
    return result;
}

Validation summarise(std::vector<RunResult> results)
{
    Validation v;
    v.runs = std::move(results);
    for (const RunResult& result : v.runs)
        count(v, result);
    v.throughput = score(v, &RunResult::speedScorable, &RunResult::speed);
    v.memory = score(v, &RunResult::memoryScorable, &RunResult::memory);
    return v;
}

Validation validate(const std::vector<MeasuredRun>& runs, const Catalog& catalog, const Estimators& estimators)
{
    std::vector<RunResult> results;
    results.reserve(runs.size());
    for (const MeasuredRun& run : runs)
        results.push_back(validateRun(run, catalog, estimators));
    return summarise(std::move(results));
}

} // namespace octoplan
