// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparison.h"

#include "formats/comparisonparts.h"
#include "formats/scenariowriter.h"

#include <utility>

namespace octoplan {

using nlohmann::ordered_json;

namespace {

ordered_json headJson(const ComparisonOrigin& origin)
{
    ordered_json out{{"format", "octoplan-comparison"}, {"version", 1}, {"program", origin.program}};
    if (!origin.title.empty())
        out["title"] = origin.title;
    if (!origin.scenarioHash.empty())
        out["scenario_hash"] = origin.scenarioHash;
    return out;
}

ordered_json modelJson(const ModelSummary& model)
{
    return {{"name", model.name},
            {"parameters", model.parameters},
            {"active_parameters", model.activeParameters},
            {"flop_parameters", model.flopParameters},
            {"trainable_parameters", model.trainableParameters},
            {"vision_parameters", model.visionParameters > 0 ? ordered_json(model.visionParameters) : ordered_json()},
            {"weights_bytes", plainNumber(model.weightsBytes)},
            {"kv_bytes_per_token", plainNumber(model.kvBytesPerToken)},
            {"layers", model.layers},
            {"hidden", model.hidden},
            {"heads", model.heads},
            {"kv_heads", model.kvHeads},
            {"head_size", model.headSize},
            {"ffn", model.ffn},
            {"vocab", model.vocab},
            {"experts", model.experts},
            {"active_experts", model.activeExperts}};
}

ordered_json sentences(const std::vector<Reason>& reasons, const ComparisonWords& words)
{
    ordered_json list = ordered_json::array();
    for (const Reason& reason : reasons)
        list.push_back(words.sentence(reason));
    return list;
}

ordered_json answerJson(const Comparison& comparison, const ComparisonWords& words)
{
    const Answer& answer = comparison.answer;
    ordered_json out;
    out["offering"] = answer.offering && *answer.offering < comparison.offerings.size()
                          ? ordered_json(comparison.offerings[*answer.offering].id)
                          : ordered_json();
    out["tie"] = answer.tie;
    out["headline"] = words.sentence(answer.headline);
    out["reasons"] = sentences(answer.reasons, words);
    out["would_change_if"] = sentences(answer.wouldChangeIf, words);
    return out;
}

ordered_json offeringJson(const OfferingResult& result, const Comparison& comparison, const ComparisonWords& words)
{
    ordered_json out{{"id", result.id},
                     {"name", words.offeringName ? words.offeringName(result) : result.name},
                     {"device", result.deviceName},
                     {"link", keyOf(result.link)},
                     {"devices", result.devices},
                     {"servers", result.servers},
                     {"domestic", result.domestic},
                     {"verdict", keyOf(result.verdict)},
                     {"why", words.sentence(result.why)}};
    out["smallest_fix"] = result.smallestFix ? ordered_json(words.sentence(*result.smallestFix)) : ordered_json();
    out["stack"] = keyOf(result.stack);
    out["plan"] = planJson(result.plan);
    out["memory"] = memoryJson(result.memory);
    out["time"] = timeJson(result.time, comparison.task);
    out["bottleneck"] = bottleneckJson(result.bottleneck);
    out["cost"] = costJson(result, comparison, words);
    out["flags"] = sentences(result.flags, words);
    out["plans_considered"] = result.plansConsidered;
    return out;
}

void addComparison(ordered_json& out, const Comparison& comparison, const ComparisonOrigin& origin,
                   const ComparisonWords& words)
{
    out["catalog_date"] = comparison.catalogDate;
    out["language"] = origin.language;
    out["task"] = keyOf(comparison.task);
    out["goal"] = keyOf(comparison.goal);
    out["model"] = modelJson(comparison.model);
    out["search"] = {{"plans_considered", comparison.plansConsidered}};
    if (origin.elapsedMs)
        out["search"]["elapsed_ms"] = *origin.elapsedMs;
    out["answer"] = answerJson(comparison, words);
    out["offerings"] = ordered_json::array();
    for (const OfferingResult& result : comparison.offerings)
        out["offerings"].push_back(offeringJson(result, comparison, words));
}

} // namespace

ordered_json problemsJson(const Problems& problems)
{
    ordered_json list = ordered_json::array();
    for (const Problem& problem : problems)
        list.push_back(
            {{"at", problem.at}, {"severity", keyOf(problem.severity)}, {"message", problem.message.english()}});
    return list;
}

ordered_json comparisonJson(const Comparison& comparison, const ComparisonOrigin& origin, const ComparisonWords& words,
                            const Problems& problems)
{
    ordered_json out = headJson(origin);
    addComparison(out, comparison, origin, words);
    out["problems"] = problemsJson(problems);
    return out;
}

ordered_json baselineJson(const Comparison& now, const Comparison& baseline, const ComparisonOrigin& origin,
                          const ComparisonWords& words)
{
    ordered_json out{{"title", origin.title}, {"scenario_hash", origin.scenarioHash}};
    addComparison(out, baseline, origin, words);
    out["difference"] = differenceJson(now, baseline);
    return out;
}

std::string comparisonToJson(const Comparison& comparison, const ComparisonOrigin& origin, const ComparisonWords& words,
                             const Problems& problems)
{
    return comparisonJson(comparison, origin, words, problems).dump(2) + "\n";
}

std::string refusalToJson(const ComparisonOrigin& origin, const Problems& problems)
{
    ordered_json out = headJson(origin);
    out["problems"] = problemsJson(problems);
    return out.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace octoplan
