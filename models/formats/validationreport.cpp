// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/validationreport.h"

namespace octoplan {

namespace {

using Json = nlohmann::ordered_json;

Json predictedJson(const Predicted& p, double unit)
{
    return {{"measured", p.measured / unit},
            {"predicted", p.likely / unit},
            {"low", p.low / unit},
            {"high", p.high / unit},
            {"error", p.error()}};
}

Json planJson(const ParallelPlan& plan)
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

Json runJson(const RunResult& run)
{
    Json json = {{"id", run.id},
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

Json scoreJson(const Score& s)
{
    Json json = {{"runs", s.runs}, {"answered", s.answered}};
    const auto figure = [&](const char* key, double value) {
        json[key] = s.answered > 0 ? Json(value) : Json(nullptr);
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

Json partsJson(const std::map<std::string, Score>& parts)
{
    Json json = Json::object();
    for (const auto& [name, score] : parts)
        json[name] = scoreJson(score);
    return json;
}

Json scoresJson(const Scores& scores)
{
    Json json = {{"groups", partsJson(scores.groups)},
                 {"devices", partsJson(scores.devices)},
                 {"tasks", partsJson(scores.tasks)}};
    json.update(scoreJson(scores.overall));
    return json;
}

Json verdictsJson(const PerChoice<Verdict, int>& counts)
{
    return {{"fits", counts[Verdict::Fits]},
            {"tight", counts[Verdict::Tight]},
            {"does_not_fit", counts[Verdict::DoesNotFit]},
            {"cannot_run", counts[Verdict::CannotRun]}};
}

} // namespace

nlohmann::ordered_json validationToJson(const Validation& validation)
{
    Json runs = Json::array();
    for (const RunResult& run : validation.runs)
        runs.push_back(runJson(run));
    Json skipped = Json::object();
    for (std::size_t i = 0; i < choiceCount<SkipReason>; ++i)
        if (const int n = validation.skipped[static_cast<SkipReason>(i)])
            skipped[std::string(choiceKeys<SkipReason>[i])] = n;
    Json summary = {
        {"throughput", scoresJson(validation.throughput)},
        {"memory", scoresJson(validation.memory)},
        {"fits", {{"ran", verdictsJson(validation.ran)}, {"out_of_memory", verdictsJson(validation.outOfMemory)}}},
        {"skipped", std::move(skipped)}};
    return {{"runs", std::move(runs)}, {"summary", std::move(summary)}};
}

} // namespace octoplan
