// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/scenariowriter.h"

#include "formats/jsontext.h"
#include "formats/scenario.h"

#include <cmath>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

ordered_json orNull(const std::optional<double>& number) { return number ? plainNumber(*number) : ordered_json(); }
ordered_json orNull(const std::optional<Money>& money) { return money ? plainNumber(toYuan(*money)) : ordered_json(); }

ordered_json modelJson(const ModelChoice& model)
{
    switch (model.source) {
    case ModelSource::Preset: return {{"preset", model.preset}};
    case ModelSource::ScaledPreset: return {{"preset", model.preset}, {"parameters", plainNumber(model.parameters)}};
    case ModelSource::Parameters: return {{"parameters", plainNumber(model.parameters)}};
    case ModelSource::Config: return {{"config", ordered_json::parse(model.configText, nullptr, false)}};
    case ModelSource::Shape: break;
    }
    return {{"shape", shapeJson(model.shape)}};
}

ordered_json targetsJson(LoraTargets targets)
{
    if (targets == LoraTargets::attention())
        return "attention";
    if (targets == LoraTargets::allLinear())
        return "all-linear";
    ordered_json list = ordered_json::array();
    for (std::size_t i = 0; i < choiceCount<LoraTarget>; ++i)
        if (targets.has(static_cast<LoraTarget>(i)))
            list.push_back(choiceKeys<LoraTarget>[i]);
    return list;
}

ordered_json masterCopyJson(MasterCopy choice)
{
    return choice == MasterCopy::Auto ? ordered_json("auto") : ordered_json(choice == MasterCopy::Yes);
}

ordered_json jobJson(const Job& job)
{
    ordered_json out{{"task", keyOf(job.task)},
                     {"precision", keyOf(job.precision)},
                     {"optimizer", keyOf(job.optimizer)},
                     {"master_copy", masterCopyJson(job.masterCopy)},
                     {"gradient_precision", keyOf(job.gradientPrecision)},
                     {"weights_format", keyOf(job.weightsFormat)},
                     {"sequence_length", job.sequenceLength},
                     {"global_batch_tokens", job.globalBatchTokens},
                     {"lora_rank", job.loraRank},
                     {"lora_targets", targetsJson(job.loraTargets)},
                     {"attention", keyOf(job.attention)},
                     {"fused_loss", job.fusedLoss},
                     {"stack", keyOf(job.stack)},
                     {"packing", keyOf(job.packing)},
                     {"mean_length", orNull(job.meanLength)}};
    out["serving"] = {{"prompt_tokens", job.serving.promptTokens},
                      {"output_tokens", job.serving.outputTokens},
                      {"concurrent_requests", job.serving.concurrentRequests},
                      {"kv_precision", keyOf(job.serving.kvPrecision)}};
    return out;
}

ordered_json goalJson(const Goal& goal)
{
    ordered_json out{{"kind", keyOf(goal.kind)}};
    if (const auto& dataset = goal.dataset)
        out["dataset"] = {{"samples", plainNumber(dataset->samples)},
                          {"mean_tokens", plainNumber(dataset->meanTokens)},
                          {"epochs", plainNumber(dataset->epochs)}};
    else
        out["tokens"] = plainNumber(goal.tokens);
    out["days"] = plainNumber(goal.days);
    if (!goal.matchOffering.empty())
        out["offering"] = goal.matchOffering;
    return out;
}

ordered_json termsJson(const BillingTerms& terms)
{
    ordered_json out{{"billing", keyOf(terms.billing)},
                     {"hours_per_month", plainNumber(terms.hoursPerMonth)},
                     {"minimum_days", plainNumber(terms.minimumDays)}};
    out["start_date"] = terms.startDate ? ordered_json(*terms.startDate) : ordered_json();
    return out;
}

ordered_json rentalJson(const Rental& rental)
{
    ordered_json out;
    out["servers"] = rental.autoServers ? ordered_json("auto") : ordered_json(rental.servers);
    out.update(termsJson(rental.terms));
    out["currency"] = rental.currency;
    out["shown_currency"] = rental.shownCurrency.empty() ? ordered_json() : ordered_json(rental.shownCurrency);
    out["rate"] = plainNumber(rental.rate);
    out["per_offering"] = ordered_json::object();
    for (const auto& [id, terms] : rental.perOffering)
        out["per_offering"][id] = termsJson(terms);
    out["hosts"] = ordered_json::object();
    for (const auto& [id, host] : rental.hosts)
        out["hosts"][id] = {{"pcie", keyOf(host.pcie)},
                            {"ram_gib", orNull(host.ramGib)},
                            {"bin", keyOf(host.bin)},
                            {"nic_gbit", orNull(host.nicGbit)}};
    return out;
}

ordered_json costsJson(const Costs& costs)
{
    return {{"person_day", plainNumber(toYuan(costs.personDay))},
            {"include_migration", costs.includeMigration},
            {"utilisation", plainNumber(costs.utilisation)},
            {"migration_days", plainNumber(costs.migrationDays)},
            {"setup_hours", plainNumber(costs.setupHours)},
            {"debug_hours", plainNumber(costs.debugHours)},
            {"restarts_per_month", plainNumber(costs.restartsPerMonth)},
            {"restart_hours", plainNumber(costs.restartHours)},
            {"trial_hours", plainNumber(costs.trialHours)},
            {"trial_price_per_hour", plainNumber(toYuan(costs.trialPrice))},
            {"storage_per_month", plainNumber(toYuan(costs.storagePerMonth))},
            {"electricity_per_kwh", plainNumber(toYuan(costs.electricityPrice))},
            {"pue", plainNumber(costs.powerUsageEffectiveness)},
            {"tax_rate", plainNumber(costs.taxRate)}};
}

void addFixed(ordered_json& out, const FixedPlan& plan)
{
    const std::pair<const char*, std::optional<int>> wholes[] = {
        {"tp", plan.tp},
        {"pp", plan.pp},
        {"cp", plan.cp},
        {"ep", plan.ep},
        {"vp", plan.vp},
        {"zero", plan.zero},
        {"shard_group", plan.shardGroup},
        {"micro_batch", plan.microBatch},
        {"accumulation", plan.accumulation},
    };
    for (const auto& [key, number] : wholes)
        if (number)
            out[key] = *number;
    if (plan.recompute)
        out["recompute"] = keyOf(*plan.recompute);
    if (plan.offload)
        out["offload"] = keyOf(*plan.offload);
    if (plan.sequenceParallel)
        out["sequence_parallel"] = *plan.sequenceParallel;
}

ordered_json planJson(const PlanChoice& plan)
{
    ordered_json out{{"mode", keyOf(plan.mode)}};
    addFixed(out, plan.all);
    for (const auto& [id, fixed] : plan.perOffering) {
        out["per_offering"][id] = ordered_json::object();
        addFixed(out["per_offering"][id], fixed);
    }
    return out;
}

ordered_json offeringsJson(const std::vector<OfferingChoice>& offerings)
{
    ordered_json list = ordered_json::array();
    for (const OfferingChoice& choice : offerings) {
        if (!choice.custom) {
            list.push_back(choice.id);
            continue;
        }
        ordered_json one{{"id", choice.id}, {"device", choice.custom->device}, {"devices", choice.custom->devices}};
        if (choice.custom->link)
            one["link"] = keyOf(*choice.custom->link);
        one["price_per_month"] = orNull(choice.custom->pricePerMonth);
        list.push_back(std::move(one));
    }
    return list;
}

// The pointer in the written file of something that was kept at `pointer`: offerings are named there by id.
std::string writtenPointer(const std::string& pointer, const Scenario& scenario)
{
    const std::string list = "/offerings";
    for (std::size_t i = 0; i < scenario.offerings.size(); ++i) {
        const std::string named = list + pointerStep(scenario.offerings[i].id) + "/";
        if (pointer.starts_with(named))
            return list + "/" + std::to_string(i) + "/" + pointer.substr(named.size());
    }
    return pointer;
}

// Puts unknown keys back where their object still exists.
void restoreUnknown(ordered_json& out, const std::string& unknownKeys, const Scenario& scenario)
{
    const ordered_json unknown = ordered_json::parse(unknownKeys, nullptr, false);
    if (!unknown.is_object())
        return;
    for (const auto& [pointer, value] : unknown.items()) {
        const ordered_json::json_pointer at(writtenPointer(pointer, scenario));
        if (at.empty() || (!at.parent_pointer().empty() && !out.contains(at.parent_pointer())))
            continue;
        ordered_json& parent = out[at.parent_pointer()];
        if (parent.is_object() && !parent.contains(at.back()))
            parent[at.back()] = value;
    }
}

enum class Place { Alone, AmongOthers, Baseline };

ordered_json wholeScenario(const Scenario& scenario, Place place)
{
    ordered_json out;
    if (place == Place::Alone)
        out.update({{"format", "octoplan-scenario"}, {"version", 1}});
    out["title"] = scenario.title;
    out["note"] = scenario.note;
    out.update(scenarioBody(scenario));
    if (place != Place::Baseline)
        out["baseline"] = scenario.baseline ? wholeScenario(*scenario.baseline, Place::Baseline) : ordered_json();
    restoreUnknown(out, scenario.unknownKeys, scenario);
    return out;
}

} // namespace

ordered_json plainNumber(double number)
{
    constexpr double exact = 9007199254740992.0; // 2^53
    if (number == std::trunc(number) && std::abs(number) < exact)
        return static_cast<std::int64_t>(number);
    return number;
}

ordered_json shapeJson(const ModelShape& shape)
{
    ordered_json out;
    if (!shape.name.empty())
        out["name"] = shape.name;
    out.update({{"layers", shape.layers},
                {"hidden", shape.hidden},
                {"ffn", shape.ffn},
                {"heads", shape.heads},
                {"kv_heads", shape.kvHeads},
                {"head_size", shape.headSize},
                {"vocab", shape.vocab},
                {"gated_ffn", shape.gatedFfn},
                {"tied_embeddings", shape.tiedEmbeddings},
                {"qkv_bias", shape.qkvBias}});
    if (shape.isMoe())
        out.update({{"experts", shape.experts},
                    {"active_experts", shape.activeExperts},
                    {"expert_ffn", shape.expertFfn},
                    {"shared_experts", shape.sharedExperts},
                    {"dense_layers", shape.denseLayers}});
    if (shape.isMla())
        out.update({{"kv_latent", shape.kvLatent},
                    {"q_latent", shape.qLatent},
                    {"rope_head_size", shape.ropeHeadSize},
                    {"value_head_size", shape.valueHeadSize}});
    if (shape.window > 0)
        out["window"] = shape.window;
    return out;
}

ordered_json scenarioBody(const Scenario& scenario)
{
    ordered_json out;
    out["model"] = modelJson(scenario.model);
    out["job"] = jobJson(scenario.job);
    out["goal"] = goalJson(scenario.goal);
    out["rental"] = rentalJson(scenario.rental);
    out["constraints"] = {{"budget", orNull(scenario.constraints.budget)},
                          {"deadline_days", orNull(scenario.constraints.deadlineDays)},
                          {"domestic_only", scenario.constraints.domesticOnly}};
    out["costs"] = costsJson(scenario.costs);
    out["calibrations"] = scenario.calibrations.empty() ? ordered_json::array()
                                                        : ordered_json::parse(scenario.calibrations, nullptr, false);
    out["plan"] = planJson(scenario.plan);
    out["offerings"] = offeringsJson(scenario.offerings);
    return out;
}

std::string scenarioToJson(const Scenario& scenario) { return wholeScenario(scenario, Place::Alone).dump(2) + "\n"; }

std::string scenariosToJson(const ScenarioFile& file)
{
    ordered_json out;
    if (!file.several && file.scenarios.size() == 1) {
        out = wholeScenario(file.scenarios.front(), Place::Alone);
    } else {
        out = {{"format", "octoplan-scenario"}, {"version", 1}, {"title", file.title}, {"note", file.note}};
        out["scenarios"] = ordered_json::array();
        for (const Scenario& scenario : file.scenarios)
            out["scenarios"].push_back(wholeScenario(scenario, Place::AmongOthers));
        restoreUnknown(out, file.unknownKeys, {});
    }
    if (!file.catalogChanges.empty())
        out["catalog_changes"] = ordered_json::parse(file.catalogChanges, nullptr, false);
    if (!file.catalogUsed.empty())
        out["catalog_used"] = ordered_json::parse(file.catalogUsed, nullptr, false);
    return out.dump(2) + "\n";
}

} // namespace octoplan
