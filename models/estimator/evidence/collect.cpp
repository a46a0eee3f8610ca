// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/collect.h"

#include "evidence/memoryfit.h"
#include "evidence/similarruns.h"
#include "evidence/validation.h"
#include "search/evaluation.h"
#include "workload/resolve.h"

namespace octoplan {

namespace {

std::optional<EvidencePoint> pointOf(const std::optional<Predicted>& p)
{
    if (!p)
        return std::nullopt;
    return EvidencePoint{p->measured, {p->low, p->likely, p->high}};
}

std::string placeOf(const MeasuredRun::Source& source)
{
    return source.path.empty() ? source.repository : source.repository + ", " + source.path;
}

EvidenceRun evidenceRun(const MeasuredRun& run, const EvidenceCase& evidence, const RunResult& result)
{
    const Setting& setting = evidence.setting;
    EvidenceRun out;
    out.id = run.id;
    out.source = run.group.empty() ? run.source.repository : run.group;
    out.sourcePlace = placeOf(run.source);
    out.sourceDate = run.source.date;
    out.deviceId = setting.device.id;
    out.deviceName = setting.device.name;
    out.model = run.model.name.empty() ? setting.shape.name : run.model.name;
    out.framework = run.framework;
    out.parameters = static_cast<double>(setting.census.total);
    out.task = setting.job.task;
    out.stack = setting.stack;
    out.precision = setting.job.precision;
    out.optimizer = setting.job.optimizer;
    out.sequenceLength = setting.job.sequenceLength;
    out.devices = setting.devices;
    out.plan = result.plan;
    out.planGiven = result.planGiven;
    out.speed = pointOf(result.speed);
    out.memory = pointOf(result.memory);
    out.memoryEstimate = result.memoryEstimate;
    out.timeEstimate = result.timeEstimate;
    return out;
}

struct KnownRun {
    const MeasuredRun* run = nullptr;
    EvidenceCase evidence;
};

// Gives each run the memory constants that the other sources' runs give.
void leaveSourcesOut(std::vector<KnownRun>& known)
{
    std::vector<MemoryRow> rows;
    for (const KnownRun& one : known)
        if (one.evidence.peakMemory)
            rows.push_back({one.run->group, one.evidence});
    const std::map<std::string, MemoryConstants> constants = memoryWithoutEach(rows);
    for (KnownRun& one : known)
        if (const auto found = constants.find(one.run->group); found != constants.end())
            one.evidence.setting.memoryConstants = found->second;
}

ErrorSummary summaryOf(const Likeness& likeness)
{
    ErrorSummary summary;
    summary.runs = likeness.runs;
    summary.onThisDevice = likeness.onThisDevice;
    summary.medianAbsError = likeness.medianAbsError;
    summary.p90AbsError = likeness.p90AbsError;
    return summary;
}

} // namespace

Evidence collectEvidence(const std::vector<MeasuredRun>& runs, const Catalog& catalog)
{
    Evidence all;
    std::vector<KnownRun> known;
    for (const MeasuredRun& run : runs) {
        Interpretation interpretation = run.excluded ? Interpretation{} : interpret(run, catalog);
        if (interpretation.evidence)
            known.push_back({&run, std::move(*interpretation.evidence)});
        else
            ++all.notPredicted;
    }
    leaveSourcesOut(known);
    all.leftOut[EvidenceFigure::Memory] = true;
    const Estimators estimators = frozenEstimators();
    for (const KnownRun& one : known) {
        const RunResult result = predictRun(*one.run, one.evidence, estimators);
        if (result.speed || result.memory)
            all.runs.push_back(evidenceRun(*one.run, one.evidence, result));
    }
    return all;
}

std::vector<Expectation> expectations(const Scenario& scenario, const Catalog& catalog,
                                      const std::vector<MeasuredError>& errors)
{
    std::vector<Expectation> all;
    const std::optional<ModelShape> shape = resolveModel(scenario.model, catalog);
    for (std::size_t i = 0; shape && i < scenario.offerings.size(); ++i) {
        const KnownOffering known = knownOffering(scenario.offerings[i], catalog);
        if (!known.device)
            continue;
        const SimilarRuns similar = similarRuns(
            makeSetting(scenario, *shape, *known.device, known.link, known.offering, scenario.rental.servers), errors);
        all.push_back({i, summaryOf(similar.speed), summaryOf(similar.memory)});
    }
    return all;
}

} // namespace octoplan
