// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/validationreport.h"

namespace octoplan {

namespace {

using nlohmann::ordered_json;

ordered_json predictedJson(const Predicted& p, double unit)
{
    return {{"measured", p.measured / unit},
            {"predicted", p.likely / unit},
            {"low", p.low / unit},
            {"high", p.high / unit},
            {"error", p.error()}};
}

ordered_json planJson(const ParallelPlan& plan)
{
    return {{"tp", plan.tp},
            {"pp", plan.pp},
            {"dp", plan.dp},
            {"cp", plan.cp},
            {"ep", plan.ep},
            {"zero", plan.zero},
            {"micro_batch", plan.microBatch},
            {"accumulation", plan.accumulation},
            {"recompute", keyOf(plan.recompute)},
            {"offload", keyOf(plan.offload)},
            {"sequence_parallel", plan.sequenceParallel}};
}

ordered_json runJson(const RunResult& run)
{
    ordered_json json = {{"id", run.id},
                         {"group", run.group},
                         {"scored", run.scored()},
                         {"plan_given", run.planGiven},
                         {"tokens_per_s_per_device", nullptr},
                         {"peak_mem_gib", nullptr},
                         {"fits", nullptr},
                         {"skipped", nullptr}};
    if (run.skipped) {
        json["skipped"] = keyOf(*run.skipped);
        return json;
    }
    if (run.speed)
        json["tokens_per_s_per_device"] = predictedJson(*run.speed, 1.0);
    if (run.memory) {
        json["peak_mem_gib"] = predictedJson(*run.memory, gib(1.0).value);
        json["peak_mem_gib"]["kind"] = keyOf(run.memoryKind);
    }
    json["fits"] = {{"measured", run.ran}, {"predicted", keyOf(run.verdict)}};
    json["plan"] = planJson(run.plan);
    return json;
}

ordered_json scoreJson(const Score& s)
{
    ordered_json json = {{"runs", s.runs}, {"answered", s.answered}};
    const auto figure = [&](const char* key, double value) {
        json[key] = s.answered > 0 ? ordered_json(value) : ordered_json(nullptr);
    };
    figure("median_abs_error", s.medianAbsError);
    figure("p90_abs_error", s.p90AbsError);
    figure("within_20", s.within20);
    figure("within_30", s.within30);
    figure("bias", s.bias);
    figure("interval_coverage", s.intervalCoverage);
    figure("interval_half_width", s.intervalHalfWidth);
    return json;
}

ordered_json partsJson(const std::map<std::string, Score>& parts)
{
    ordered_json json = ordered_json::object();
    for (const auto& [name, score] : parts)
        json[name] = scoreJson(score);
    return json;
}

ordered_json scoresJson(const Scores& scores)
{
    ordered_json json = {{"groups", partsJson(scores.groups)},
                         {"devices", partsJson(scores.devices)},
                         {"tasks", partsJson(scores.tasks)}};
    json.update(scoreJson(scores.overall));
    return json;
}

ordered_json verdictsJson(const PerChoice<Verdict, int>& counts)
{
    return {{"fits", counts[Verdict::Fits]},
            {"tight", counts[Verdict::Tight]},
            {"does_not_fit", counts[Verdict::DoesNotFit]},
            {"cannot_run", counts[Verdict::CannotRun]}};
}

} // namespace

nlohmann::ordered_json validationToJson(const Validation& validation)
{
    ordered_json runs = ordered_json::array();
    for (const RunResult& run : validation.runs)
        runs.push_back(runJson(run));
    ordered_json skipped = ordered_json::object();
    for (std::size_t i = 0; i < choiceCount<SkipReason>; ++i)
        if (const int n = validation.skipped[static_cast<SkipReason>(i)])
            skipped[std::string(choiceKeys<SkipReason>[i])] = n;
    ordered_json summary = {
        {"throughput", scoresJson(validation.throughput)},
        {"memory", scoresJson(validation.memory)},
        {"fits", {{"ran", verdictsJson(validation.ran)}, {"out_of_memory", verdictsJson(validation.outOfMemory)}}},
        {"skipped", std::move(skipped)}};
    return {{"runs", std::move(runs)}, {"summary", std::move(summary)}};
}

} // namespace octoplan
