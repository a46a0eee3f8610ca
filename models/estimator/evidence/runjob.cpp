// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/runjob.h"

#include <algorithm>

namespace octoplan {

namespace {

using words::contains;

constexpr int usualSequence = 2048;
constexpr double usualSample = 512; // tokens of an instruction and its answer

void applyPrecision(Job& job, const MeasuredRun& run)
{
    const auto word = words::precision(run.precision);
    if (!word)
        return;
    job.precision = word->precision;
    if (word->pure)
        job.optimizer = Optimizer::AdamWBf16;
    const bool frozenBase = word->base || word->precision == Precision::Int8;
    if (frozenBase && job.task == Task::Lora)
        job.task = Task::Qlora;
    if (word->base)
        job.weightsFormat = *word->base;
}

void applyAttention(Job& job, const MeasuredRun& run)
{
    job.attention = words::attention(run.attention).value_or(Attention::Flash);
    // These two came with their own attention code before frameworks replaced it.
    const std::string name = words::lowerCase(run.model.name);
    if (run.attention.empty() && (contains(name, "chatglm") || contains(name, "baichuan-13b")))
        job.attention = Attention::Eager;
}

void applyPacking(Job& job, const MeasuredRun& run)
{
    const std::string note = words::lowerCase(run.framework + " " + run.note);
    const bool padded = contains(note, "unpacked") || contains(note, "padded") || contains(note, "no packing");
    const bool packed = contains(note, "packed") && !padded;
    if (run.packed ? !*run.packed : padded && !packed)
        job.packing = Packing::Padded;
    else if ((run.packed || packed) && job.task != Task::Pretrain)
        job.meanLength = usualSample;
}

// litgpt's command line adapts q and v with rank 8. Its published recipes (config_hub) set a rank of their own; those
// for Gemma and TinyLlama adapt every linear, the others q and v.
LoraTargets litgptTargets(const MeasuredRun& run)
{
    const std::string name = words::lowerCase(run.model.name);
    const bool recipe = run.loraRank.value_or(8) != 8;
    const bool everyLinear = contains(name, "gemma") || contains(name, "tinyllama") || contains(name, "tiny-llama");
    if (recipe && everyLinear)
        return LoraTargets::allLinear();
    LoraTargets usual;
    usual.add(LoraTarget::Q);
    usual.add(LoraTarget::V);
    return usual;
}

void applyAdapters(Job& job, const MeasuredRun& run, Framework framework)
{
    if (job.task != Task::Lora && job.task != Task::Qlora)
        return;
    job.loraRank = run.loraRank.value_or(framework == Framework::Unsloth ? 16 : 8);
    LoraTargets usual = LoraTargets::allLinear();
    if (framework == Framework::Litgpt) {
        usual = litgptTargets(run);
    } else if (framework == Framework::Nemo) {
        usual = {};
        usual.add(LoraTarget::QkvFused);
    }
    job.loraTargets = words::loraTargets(run.note + " " + run.task + " " + run.raw).value_or(usual);
}

// What software can have run such a layout, where none is named.
Framework frameworkOfLayout(const MeasuredRun& run)
{
    const MeasuredRun::Parallel& p = run.parallel;
    if (p.tp.value_or(1) > 1 || p.pp.value_or(1) > 1 || p.cp.value_or(1) > 1)
        return Framework::GenericMegatron;
    if (!p.fsdp.empty() && words::zeroStage({}, p.fsdp))
        return Framework::HfTrainer;
    return Framework::GenericEager;
}

void settleFramework(RunJob& result, const MeasuredRun& run)
{
    Framework& framework = result.framework.framework;
    const bool adapters = result.job.task == Task::Lora || result.job.task == Task::Qlora;
    if (!result.framework.stated)
        framework = frameworkOfLayout(run);
    // "FSDP" alone: adapters come from PEFT, whose loop is the trainer's.
    if (framework == Framework::LlmFoundry && adapters)
        framework = Framework::HfTrainer;
    // One device and adapters only: what DeepSpeed would shard is not there, and the trainer's plain path runs.
    if (framework == Framework::DeepSpeed && result.job.task == Task::Lora && run.devices.value_or(1) == 1)
        framework = Framework::HfTrainer;
}

} // namespace

std::optional<RunJob> runJob(const MeasuredRun& run)
{
    auto task = words::task(run.task);
    if (!task && run.task.empty())
        task = run.loraRank ? Task::Lora : Task::Full;
    if (!task)
        return std::nullopt;
    RunJob result;
    Job& job = result.job;
    job.task = *task;
    result.framework = words::framework(run.framework);
    // "PyTorch" alone names no recipe.
    result.unstated.framework = !result.framework.stated || result.framework.framework == Framework::GenericEager;
    const words::FrameworkWord note = words::framework(run.note);
    result.framework.compiled = result.framework.compiled || note.compiled;
    result.framework.fusedLoss = result.framework.fusedLoss || note.fusedLoss;
    // Every rung of a cumulative ladder keeps those below it; its first two, the baseline and packing, are eager.
    const std::string rung = words::lowerCase(run.raw);
    const bool ladder = contains(words::lowerCase(run.note), "cumulative ladder");
    if (ladder && !rung.starts_with("baseline") && !rung.starts_with("packed"))
        result.framework.compiled = true;
    if (const auto optimizer = words::optimizer(run.optimizer)) {
        result.optimizer = *optimizer;
        job.optimizer = optimizer->optimizer;
        job.masterCopy = optimizer->masterCopy;
    }
    applyPrecision(job, run);
    applyAttention(job, run);
    applyPacking(job, run);
    settleFramework(result, run);
    applyAdapters(job, run, result.framework.framework);
    job.fusedLoss = result.framework.fusedLoss;
    job.stack = stackOf(result.framework.framework);
    job.sequenceLength = std::clamp(run.sequenceLength.value_or(usualSequence), 1, 1 << 24);
    result.unstated.sequenceLength = !run.sequenceLength;
    return result;
}

namespace {

// Data-parallel ranks of a run on a cluster whose size is not stated: one on each of eight devices.
int usualReplicas(const MeasuredRun& run) { return run.parallel.tp.value_or(1) > 1 && !run.parallel.dp ? 8 : 1; }

} // namespace

std::optional<RunServers> runServers(const MeasuredRun& run)
{
    const auto factor = [](const std::optional<int>& n) { return std::clamp(n.value_or(1), 1, 1 << 16); };
    const std::int64_t group =
        std::int64_t{factor(run.parallel.tp)} * factor(run.parallel.pp) * factor(run.parallel.cp);
    const std::int64_t layout = group * factor(run.parallel.dp);
    if (layout > 1 << 20)
        return std::nullopt;
    RunServers servers;
    if (run.devices)
        servers.devices = *run.devices;
    else if (run.nodes && run.devicesPerNode)
        servers.devices = *run.nodes * *run.devicesPerNode;
    else // no world size: the layout's own, which expert parallelism may stretch to whole groups
        servers.devices =
            static_cast<int>(std::max(layout, group * std::max(usualReplicas(run), factor(run.parallel.ep))));
    if (servers.devices < 1 || servers.devices > 1 << 20 || layout > servers.devices || servers.devices % group != 0)
        return std::nullopt;
    servers.perServer = std::clamp(run.devicesPerNode.value_or(std::min(servers.devices, 8)), 1, servers.devices);
    servers.servers = (servers.devices + servers.perServer - 1) / servers.perServer;
    return servers;
}

namespace {

const Interconnect* linkOf(const words::LinkWord& word, const Device& device, const Catalog& catalog)
{
    LinkKind kind = word.kind.value_or(device.defaultLink);
    const bool switched = device.defaultLink == LinkKind::NvSwitch;
    if (kind == LinkKind::NvSwitch && !switched)
        kind = LinkKind::NvlinkBridge; // NVLink between cards that no switch joins
    if (kind == LinkKind::Pcie4 && device.defaultLink == LinkKind::Pcie5)
        kind = LinkKind::Pcie5; // "PCIe" alone is the card's own generation
    return catalog.linkFor(kind, device.id);
}

// A kernel named by the run goes before the one its framework usually calls.
void refineAttention(SpeedTraits& traits, const std::string& attention)
{
    const auto says = [&](std::string_view word) { return contains(attention, word); };
    if (says("flash3") || says("flash-3") || says("fa3") || says("flashattention-3") || says("cudnn"))
        traits.attention = AttentionKernels::Fused;
    else if (traits.attention == AttentionKernels::Flash1 && (says("flash2") || says("fa2") || says("sdpa")))
        traits.attention = AttentionKernels::Flash2;
}

// Megatron-class software that does not call Transformer Engine.
bool lacksFusedAttention(const std::string& framework)
{
    static constexpr std::string_view names[] = {"nanotron", "picotron", "neox", "colossal", "libai", "deepspeed"};
    return std::ranges::any_of(names, [&](std::string_view name) { return contains(framework, name); });
}

void refineSpeed(Setting& setting, const RunJob& job, const MeasuredRun& run)
{
    const std::string note = words::lowerCase(run.framework + " " + run.note);
    if (contains(note, "async tp") || contains(note, "asynctp") || contains(note, "mc2"))
        setting.speedTraits.asyncTensorParallel = true;
    if (contains(note, "vanilla tp"))
        setting.speedTraits.asyncTensorParallel = false;
    SpeedTraits& traits = setting.speedTraits;
    if (job.framework.compiled && setting.stack == Stack::Eager) {
        const bool last = traits.recomputesLast;
        traits = speedTraits(Framework::GenericCompiled);
        traits.recomputesLast = last; // compiling changes no checkpoint
    } else if (setting.stack == Stack::Compiled && contains(note, "eager")) {
        const SpeedTraits& eager = speedTraits(Framework::GenericEager);
        traits.gemmShare = eager.gemmShare;
        traits.elementwiseTraffic = eager.elementwiseTraffic;
        traits.hostSecondsPerLayer = eager.hostSecondsPerLayer;
    }
    if (contains(note, "deterministic")) { // neither fused backward attention nor atomics
        traits.attention = AttentionKernels::Flash1;
        traits.gemmShare *= 0.95;
    }
    if (!run.parallel.fsdp.empty() && job.framework.sharding != Sharding::DeepSpeed)
        traits.zero3HostSecondsPerLayer = 0.0; // whole layers are gathered
    const std::string scaling = note + words::lowerCase(run.precision);
    if (contains(scaling, "rowwise") || contains(scaling, "row-wise")) {
        traits.fp8Share = 0.7; // a scale for each row, applied in the product
        traits.castShare *= 2.0;
    }
    if (setting.stack == Stack::Megatron && lacksFusedAttention(words::lowerCase(run.framework)) &&
        setting.device.architecture != Architecture::Ascend)
        traits.attention = AttentionKernels::Flash2;
    const std::string attention = words::lowerCase(run.attention);
    if (contains(attention, "fused kernels") || contains(note, "fused kernels"))
        traits.elementwiseTraffic =
            std::min(traits.elementwiseTraffic, speedTraits(Framework::WhyNlp).elementwiseTraffic);
    refineAttention(traits, attention);
}

void refineMemory(Setting& setting, const RunJob& job, const MeasuredRun& run)
{
    MemoryTraits& traits = setting.memoryTraits;
    std::string offload = words::lowerCase(run.offload);
    if (const std::string note = words::lowerCase(run.note); note.starts_with("offload "))
        offload += " " + note.substr(0, note.find(';'));
    traits.checkpointsOnHost = traits.checkpointsOnHost || contains(offload, "residual");
    traits.weightsWithStates = contains(offload, "master") && contains(offload, "opt");
    traits.stepInBackward = traits.stepInBackward || job.optimizer.inBackward;
    const bool eager = traits.kernels == ActivationKernels::EagerFp32Norm || traits.kernels == ActivationKernels::Eager;
    if (eager && contains(words::lowerCase(run.attention + " " + run.framework), "fused kernels")) {
        traits.kernels = ActivationKernels::InKernel;
        traits.logitBytes = std::min(traits.logitBytes, 4.0); // a loss whose backward overwrites its logits
    } else if (eager && job.framework.compiled) {
        traits.kernels = ActivationKernels::Compiled;
    }
}

} // namespace

Setting runSetting(const MeasuredRun& run, const RunJob& job, const RunServers& servers, const ModelShape& shape,
                   const Device& device, const Catalog& catalog)
{
    const words::LinkWord link = words::interconnect(run.interconnect, servers.perServer);
    Scenario scenario;
    scenario.job = job.job;
    scenario.rental.servers = servers.servers;
    Offering offering;
    offering.id = "run";
    offering.deviceId = device.id;
    offering.devices = servers.perServer;
    offering.nicGbit = link.nicGbit.value_or(0.0);
    HostSetting& host = scenario.rental.hosts[offering.id];
    host.pcie = link.pcie;
    host.nicGbit = link.nicGbit;
    if (device.architecture == Architecture::Ascend)
        host.bin = words::ascendBin(run.device + " " + run.variant);
    const Interconnect* fabric = servers.devices > 1 ? linkOf(link, device, catalog) : nullptr;
    Setting setting = makeSetting(scenario, shape, device, fabric, offering, servers.servers);
    setting.devices = servers.devices; // the last server may be partly used
    useFramework(setting, job.framework.framework);
    refineSpeed(setting, job, run);
    refineMemory(setting, job, run);
    setting.unstated = job.unstated;
    return setting;
}

} // namespace octoplan
