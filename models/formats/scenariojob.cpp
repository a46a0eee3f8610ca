// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/concat.h"
#include "formats/say.h"
#include "formats/scenarioparts.h"

namespace octoplan {

namespace {

using nlohmann::json;

MasterCopy readMasterCopy(ObjectReader& object)
{
    const json* value = object.find("master_copy");
    if (value != nullptr && value->is_boolean())
        return value->get<bool>() ? MasterCopy::Yes : MasterCopy::No;
    return object.choice<MasterCopy>("master_copy").value_or(MasterCopy::Auto);
}

LoraTargets readTargetList(ObjectReader& object, const json& list)
{
    LoraTargets targets;
    for (const json& one : list) {
        const auto target = one.is_string() ? fromKey<LoraTarget>(one.get_ref<const std::string&>()) : std::nullopt;
        if (target)
            targets.add(*target);
        else
            object.error(
                "lora_targets",
                say(QT_TRANSLATE_NOOP("Problem",
                                      "lora_targets holds %1, expected q, k, v, qkv, o, gate, up, down, embed or head"),
                    describeJson(one)));
    }
    if (list.empty())
        object.error("lora_targets", say(QT_TRANSLATE_NOOP("Problem", "lora_targets is empty, expected at least one")));
    return targets;
}

LoraTargets readTargets(ObjectReader& object)
{
    const json* value = object.find("lora_targets");
    if (value == nullptr || value->is_null())
        return LoraTargets::allLinear();
    if (value->is_array())
        return readTargetList(object, *value);
    if (value->is_string() && value->get_ref<const std::string&>() == "attention")
        return LoraTargets::attention();
    if (!value->is_string() || value->get_ref<const std::string&>() != "all-linear")
        object.error(
            "lora_targets",
            say(QT_TRANSLATE_NOOP("Problem",
                                  "lora_targets is %1, expected \"attention\", \"all-linear\" or a list of matrices"),
                describeJson(*value)));
    return LoraTargets::allLinear();
}

Serving readServing(ObjectReader object, ScenarioReader& reader)
{
    Serving serving;
    const auto whole = [&object](InputId id, int& out) {
        if (const auto number = readInput(object, id))
            out = static_cast<int>(*number);
    };
    whole(InputId::PromptTokens, serving.promptTokens);
    whole(InputId::OutputTokens, serving.outputTokens);
    whole(InputId::ConcurrentRequests, serving.concurrentRequests);
    serving.kvPrecision = object.choice<Precision>("kv_precision").value_or(serving.kvPrecision);
    if (serving.kvPrecision == Precision::Tf32 || serving.kvPrecision == Precision::Nf4)
        object.error(
            "kv_precision",
            say(QT_TRANSLATE_NOOP("Problem", "kv_precision is \"%1\", expected one of fp32, fp16, bf16, fp8, int8"),
                keyOf(serving.kvPrecision)));
    reader.keepUnknown(object, "/job/serving");
    return serving;
}

void readSizes(ObjectReader& object, Job& job)
{
    if (const auto length = readInput(object, InputId::SequenceLength))
        job.sequenceLength = static_cast<int>(*length);
    if (const auto batch = readInput(object, InputId::GlobalBatchTokens))
        job.globalBatchTokens = static_cast<std::int64_t>(*batch);
    if (const auto rank = readInput(object, InputId::LoraRank))
        job.loraRank = static_cast<int>(*rank);
    job.meanLength = readInput(object, InputId::MeanLength);
}

// What no device can do, whatever it is; the rest is the planner's to refuse, per offering.
void checkCombinations(ObjectReader& object, const Job& job)
{
    const bool frozenOnly = job.precision == Precision::Int8 || job.precision == Precision::Nf4;
    if (frozenOnly && (job.task == Task::Pretrain || job.task == Task::Full || job.task == Task::Lora))
        object.error(
            "precision",
            say(QT_TRANSLATE_NOOP("Problem", "precision \"%1\" trains only as a frozen base, which task \"%2\" does "
                                             "not have; expected task \"qlora\", or fp32, tf32, fp16, bf16 or fp8"),
                keyOf(job.precision), keyOf(job.task)));
    if (job.packing == Packing::Padded && !job.meanLength)
        object.error("mean_length",
                     say(QT_TRANSLATE_NOOP(
                         "Problem", "packing is \"padded\", expected mean_length, the tokens of an average sample")));
    if (job.meanLength && *job.meanLength > job.sequenceLength)
        object.error("mean_length",
                     say(QT_TRANSLATE_NOOP("Problem", "mean_length is %1, expected at most sequence_length, %2"),
                         *job.meanLength, job.sequenceLength));
}

} // namespace

Job readJob(ObjectReader& object, ScenarioReader& reader)
{
    Job job;
    job.task = object.choice<Task>("task").value_or(job.task);
    job.precision = object.choice<Precision>("precision").value_or(job.precision);
    job.optimizer = object.choice<Optimizer>("optimizer").value_or(job.optimizer);
    job.masterCopy = readMasterCopy(object);
    job.gradientPrecision = object.choice<GradientPrecision>("gradient_precision").value_or(job.gradientPrecision);
    job.weightsFormat = object.choice<QuantFormat>("weights_format").value_or(job.weightsFormat);
    readSizes(object, job);
    job.loraTargets = readTargets(object);
    job.attention = object.choice<Attention>("attention").value_or(job.attention);
    job.fusedLoss = object.boolean("fused_loss").value_or(job.fusedLoss);
    job.stack = object.choice<Stack>("stack").value_or(job.stack);
    job.packing = object.choice<Packing>("packing").value_or(job.packing);
    job.serving = readServing(reader.part(object, "serving"), reader);
    checkCombinations(object, job);
    reader.keepUnknown(object, "/job");
    return job;
}

} // namespace octoplan
