// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/runplan.h"

#include "evidence/words.h"
#include "physics/memory.h"
#include "physics/step.h"
#include "plan/legalplans.h"

#include <algorithm>

namespace octoplan {

namespace {

bool adaptersOnly(const Setting& setting) { return setting.job.task == Task::Lora || setting.job.task == Task::Qlora; }

// DeepSpeed's stage where none is stated: the trainers' scripts for full fine-tuning come with stage 3, others with 2.
int deepSpeedStage(Task task) { return task == Task::Full ? 3 : 2; }

int defaultZero(const Setting& setting, std::optional<Sharding> sharding)
{
    if (setting.stack == Stack::Megatron || setting.stack == Stack::HandWritten)
        return 1;
    if (sharding == Sharding::PlainDdp)
        return 0;
    if (sharding == Sharding::DeepSpeed)
        return deepSpeedStage(setting.job.task);
    if (sharding == Sharding::Fsdp)
        return 3;
    return adaptersOnly(setting) ? 0 : setting.memoryTraits.defaultZero;
}

// Micro-batches per step where the source names no global batch: what the examples of each class of software use.
int defaultAccumulation(const Setting& setting, int pp)
{
    switch (setting.stack) {
    case Stack::Megatron: return std::max(8, 4 * pp);
    case Stack::HandWritten: return 4;
    case Stack::Compiled: return pp > 1 ? 4 * pp : 1;
    default: break;
    }
    if (setting.framework == Framework::Torchtune)
        return 1;
    return setting.job.task == Task::Pretrain ? 4 : 8;
}

std::optional<bool> layoutGroups(const MeasuredRun& run, const Setting& setting, ParallelPlan& plan)
{
    const auto stated = [](const std::optional<int>& n) { return std::max(1, n.value_or(1)); };
    plan.tp = stated(run.parallel.tp);
    plan.pp = stated(run.parallel.pp);
    plan.cp = stated(run.parallel.cp);
    const int group = plan.tp * plan.pp * plan.cp;
    if (group > setting.devices || setting.devices % group != 0)
        return std::nullopt;
    plan.dp = setting.devices / group;
    plan.ep = setting.shape.isMoe() ? std::clamp(stated(run.parallel.ep), 1, setting.shape.experts) : 1;
    // Megatron splits experts by the tensor group too unless told otherwise; who asks for expert parallelism keeps
    // them whole.
    if (setting.shape.isMoe() && setting.stack == Stack::Megatron && plan.ep == 1)
        plan.etp = plan.tp;
    plan.vp = words::virtualStages(run.parallel.vp, std::max(1, setting.shape.layers / plan.pp)).value_or(1);
    plan.sequenceParallel = run.parallel.sequenceParallel.value_or(plan.tp > 1);
    return run.parallel.tp || run.parallel.pp || run.parallel.dp || setting.devices == 1;
}

void applySharding(const MeasuredRun& run, Setting& setting, ParallelPlan& plan)
{
    const auto zero = words::zeroStage(run.parallel.zero, run.parallel.fsdp);
    setting.unstated.zero = !zero && setting.devices > 1;
    const int group = plan.dp * plan.cp;
    const std::optional<Sharding> sharding = words::framework(run.framework).sharding;
    // DeepSpeed's launch scripts keep their stage on a single device, and its host time and buckets with it; those for
    // LoRA on one device do without DeepSpeed.
    const bool staged = group > 1 || (sharding == Sharding::DeepSpeed && setting.job.task != Task::Lora);
    plan.zero = zero.value_or(staged ? defaultZero(setting, sharding) : 0);
    if (run.parallel.shardGroup)
        plan.shardGroup = std::clamp(*run.parallel.shardGroup, 1, group);
    else if (words::contains(words::lowerCase(run.parallel.fsdp), "hsdp") ||
             words::contains(words::lowerCase(run.parallel.fsdp), "hybrid"))
        plan.shardGroup = std::clamp(setting.devicesPerServer, 1, group);
}

void applyBatch(const MeasuredRun& run, Setting& setting, ParallelPlan& plan)
{
    constexpr int most = 1 << 20;
    setting.unstated.microBatch = !run.microBatch;
    setting.unstated.globalBatch = !run.globalBatch;
    plan.microBatch = std::clamp(run.microBatch.value_or(1), 1, most);
    // PyTorch's pipelines cut a rank's batch into as many micro-batches as stages.
    if (!run.microBatch && run.globalBatch && plan.pp > 1 && setting.stack == Stack::Compiled)
        plan.microBatch = std::clamp(*run.globalBatch / (plan.dp * plan.pp), 1, most);
    if (!run.globalBatch) {
        plan.accumulation = defaultAccumulation(setting, plan.pp);
        return;
    }
    const std::int64_t perPass = std::int64_t{plan.microBatch} * plan.dp;
    plan.accumulation = static_cast<int>(std::clamp<std::int64_t>((*run.globalBatch + perPass - 1) / perPass, 1, most));
}

std::optional<Offload> statedOffload(const MeasuredRun& run)
{
    if (!run.offload.empty())
        return words::offload(run.offload);
    const std::string text = words::lowerCase(run.framework + " " + run.note);
    const bool said = words::contains(text, "cpu offload") && !words::contains(text, "no cpu offload") &&
                      !words::contains(text, "without cpu offload");
    return said ? words::offload(words::contains(text, "fsdp") ? "fsdp" : "cpu") : std::nullopt;
}

void applyPolicy(const MeasuredRun& run, Setting& setting, ParallelPlan& plan)
{
    const auto recompute = words::recompute(run.recompute);
    setting.unstated.recompute = !recompute;
    plan.recompute = recompute.value_or(setting.memoryTraits.defaultRecompute);
    const auto offload = statedOffload(run);
    plan.offload = offload.value_or(Offload::None);
    // FSDP moves whole shards: weights go with the states.
    const Sharding sharding = setting.memoryTraits.sharding;
    if (plan.offload == Offload::Optimizer && plan.zero >= 3 &&
        (sharding == Sharding::Fsdp || sharding == Sharding::FsdpFp32) && setting.stack != Stack::HandWritten)
        plan.offload = Offload::All;
    setting.unstated.offload = !offload && setting.stack == Stack::HandWritten;
    const auto optimizer = words::optimizer(run.optimizer);
    if (plan.offload == Offload::None && optimizer && optimizer->onHost)
        plan.offload = Offload::Optimizer;
}

bool canRun(const Setting& setting, const ParallelPlan& plan)
{
    return verdict(setting, plan, memory(setting, plan)) != Verdict::DoesNotFit;
}

// Policies that nobody stated and that cannot have run give way to the next that the framework offers: full sharding
// of what trains, then recomputation. Outcomes play no part in it: runs out of memory are read alike.
ParallelPlan withOpenPoliciesSettled(const Setting& setting, const ParallelPlan& usual)
{
    // Hand-written trainers can put anything on the host; which of it is not to be guessed.
    if (setting.stack == Stack::HandWritten || canRun(setting, usual))
        return usual;
    ParallelPlan plan = usual;
    const bool canShard = setting.stack == Stack::Eager || setting.stack == Stack::Compiled;
    if (setting.unstated.zero && canShard && !adaptersOnly(setting) && plan.dp * plan.cp > 1)
        plan.zero = 3;
    for (const Recompute recompute : {usual.recompute, Recompute::Selective, Recompute::Full}) {
        if (recompute != usual.recompute && (!setting.unstated.recompute || recompute < usual.recompute))
            continue;
        plan.recompute = recompute;
        if (canRun(setting, plan))
            break;
    }
    return plan;
}

// Where neither length nor batch is stated, it can be anything from one sequence to a full card: the middle of the two
// in ratio, as a power of two.
int middleMicroBatch(const Setting& setting, const ParallelPlan& single)
{
    constexpr int most = 64;
    int steps = 0;
    for (ParallelPlan plan = single; plan.microBatch < most; ++steps) {
        plan.microBatch *= 2;
        if (memory(setting, plan).total > setting.device.usableMemory)
            break;
    }
    return 1 << ((steps + 1) / 2);
}

std::optional<ParallelPlan> fastestThatFits(const Setting& setting, const ParallelPlan& usual)
{
    FixedPlan fixed;
    fixed.microBatch = usual.microBatch;
    fixed.recompute = usual.recompute;
    fixed.offload = usual.offload;
    std::optional<ParallelPlan> best;
    double bestSpeed = 0.0;
    for (const ParallelPlan& plan : legalPlans(setting, fixed)) {
        if (verdict(setting, plan, memory(setting, plan)) != Verdict::Fits)
            continue;
        const double speed = step(setting, plan).tokensPerSecond.likely;
        if (speed > bestSpeed) {
            best = plan;
            bestSpeed = speed;
        }
    }
    return best;
}

} // namespace

std::optional<ParallelPlan> runPlan(const MeasuredRun& run, Setting& setting)
{
    ParallelPlan plan;
    const auto layoutStated = layoutGroups(run, setting, plan);
    if (!layoutStated)
        return std::nullopt;
    setting.unstated.layout = !*layoutStated;
    applySharding(run, setting, plan);
    applyBatch(run, setting, plan);
    applyPolicy(run, setting, plan);
    plan = withOpenPoliciesSettled(setting, plan);
    if (setting.unstated.sequenceLength && setting.unstated.microBatch && plan.pp == 1 && !run.globalBatch)
        plan.microBatch = middleMicroBatch(setting, plan);
    constexpr int searchable = 64; // the search plans servers, not clusters
    if (setting.unstated.layout && setting.unstated.zero && setting.devices <= searchable &&
        verdict(setting, plan, memory(setting, plan)) == Verdict::DoesNotFit)
        return fastestThatFits(setting, plan).value_or(plan);
    return plan;
}

} // namespace octoplan
