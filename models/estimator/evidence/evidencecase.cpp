// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/evidencecase.h"

#include "evidence/runjob.h"
#include "evidence/runplan.h"

#include <algorithm>
#include <cctype>

namespace octoplan {

namespace {

Interpretation skipped(SkipReason reason) { return {std::nullopt, reason}; }

// A figure that only says how large the cards are ("8 x 80GB") bounds the need and measures nothing.
bool isCeiling(const MeasuredRun& run, const Device& device)
{
    const std::string kind = words::lowerCase(run.measured.memoryKind);
    if (words::contains(kind, "ceiling") || words::contains(kind, "upper bound"))
        return true;
    return words::contains(kind, "*") && gib(*run.measured.peakMemory) >= device.nominalMemory;
}

// Megatron's TensorBoard writer lives on the last rank, which is of the last stage.
bool isOfLastStage(const MeasuredRun& run, const EvidenceCase& evidence)
{
    return evidence.setting.memoryTraits.sharding == Sharding::DistributedOptimizer &&
           words::contains(words::lowerCase(run.measured.memoryKind), "tensorboard");
}

std::optional<Bytes> measuredMemory(const MeasuredRun& run, const Device& device)
{
    if (!run.measured.peakMemory || run.measured.outOfMemory || isCeiling(run, device))
        return std::nullopt;
    return words::memoryFigure(*run.measured.peakMemory, run.measured.memoryUnit, device.usableMemory);
}

// "RTX 4090 24G", "rtx4090_24g" and "NVIDIA GeForce RTX 4090 24G" are one card.
std::string plainDevice(std::string_view text)
{
    std::string plain = words::lowerCase(text);
    for (const std::string_view maker : {"nvidia", "geforce", "huawei"})
        if (const auto at = plain.find(maker); at != std::string::npos)
            plain.erase(at, maker.size());
    std::erase_if(plain, [](unsigned char c) { return std::isalnum(c) == 0; });
    return plain;
}

// By its id, or written otherwise; what follows a slash is a bin.
const Device* deviceOf(std::string_view name, const Catalog& catalog)
{
    if (const Device* exact = catalog.device(name))
        return exact;
    const std::string plain = plainDevice(name.substr(0, name.find('/')));
    const auto found = std::ranges::find_if(catalog.devices, [&](const Device& device) {
        return !plain.empty() && (plainDevice(device.id) == plain || plainDevice(device.name) == plain);
    });
    return found == catalog.devices.end() ? nullptr : &*found;
}

} // namespace

Interpretation interpret(const MeasuredRun& run, const Catalog& catalog)
{
    const Device* device = deviceOf(run.device, catalog);
    if (device == nullptr)
        return skipped(SkipReason::DeviceUnknown);
    const std::optional<ModelShape> shape = shapeOf(run.model, catalog);
    if (!shape)
        return skipped(SkipReason::ModelUnknown);
    const std::optional<RunJob> job = runJob(run);
    if (!job)
        return skipped(SkipReason::TaskNotModelled);
    const std::optional<RunServers> servers = runServers(run);
    if (!servers)
        return skipped(SkipReason::LayoutContradicts);

    EvidenceCase evidence;
    evidence.setting = runSetting(run, *job, *servers, *shape, *device, catalog);
    const std::optional<ParallelPlan> plan = runPlan(run, evidence.setting);
    if (!plan)
        return skipped(SkipReason::LayoutContradicts);
    evidence.plan = *plan;
    evidence.setting.sequences = plan->batchSequences();
    evidence.setting.job.globalBatchTokens = std::int64_t{plan->batchSequences()} * evidence.setting.job.sequenceLength;
    const Unstated& open = evidence.setting.unstated;
    evidence.planGiven = !open.layout && !open.microBatch && !open.recompute;
    evidence.memoryKind = words::memoryKind(run.measured.memoryKind);
    evidence.lastStage = isOfLastStage(run, evidence);
    evidence.peakMemory = measuredMemory(run, *device);
    evidence.tokensPerSecondPerDevice = run.measured.tokensPerSecondPerDevice;
    return {std::move(evidence), std::nullopt};
}

} // namespace octoplan
