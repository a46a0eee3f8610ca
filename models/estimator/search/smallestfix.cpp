// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/smallestfix.h"

#include "physics/memory.h"
#include "plan/planspace.h"
#include "search/eligibility.h"

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

// The fitting plan with the least total, at the smallest micro-batch.
std::optional<MemoryBrief> leastThatFits(const Setting& setting, const FixedPlan& fixed)
{
    const PlanSpace space(setting, fixed, PlanSpace::MicroBatches::Smallest);
    std::optional<MemoryBrief> least;
    for (const ParallelPlan& layout : space.layouts()) {
        const LayoutMemory memory = layoutMemory(setting, layout);
        for (const Policy& policy : space.policies(layout)) {
            const MemoryBrief brief = briefMemory(memory, setting, PlanSpace::join(layout, policy));
            if (verdict(setting, brief) == Verdict::Fits && (!least || brief.total < least->total))
                least = brief;
        }
    }
    return least;
}

class FixSearch {
public:
    FixSearch(const Setting& setting, const FixedPlan& fixed, const SettingFor& settingFor)
        : m_setting(setting)
        , m_fixed(fixed)
        , m_settingFor(settingFor)
    {
    }

    [[nodiscard]] std::optional<Reason> forTraining() const
    {
        for (const auto attempt : {&FixSearch::fusedLoss, &FixSearch::offload, &FixSearch::optimizerStates,
                                   &FixSearch::adapters, &FixSearch::shorterSequence, &FixSearch::moreServers})
            if (auto fix = (this->*attempt)())
                return fix;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Reason> forServing() const
    {
        if (auto fix = fewerRequests())
            return fix;
        return moreServers();
    }

private:
    [[nodiscard]] bool trainsAll() const
    {
        return m_setting.job.task == Task::Full || m_setting.job.task == Task::Pretrain;
    }
    [[nodiscard]] std::optional<MemoryBrief> with(const Job& job) const
    {
        return unsupportedOn(m_setting.device, job) ? std::nullopt
                                                    : leastThatFits(m_settingFor(job, m_setting.servers), m_fixed);
    }
    [[nodiscard]] std::optional<Reason> ifFits(ReasonKind kind, const Job& job) const
    {
        if (const auto after = with(job))
            return Reason{kind, {bytesArgument(after->total)}};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Reason> fusedLoss() const;
    [[nodiscard]] std::optional<Reason> offload() const;
    [[nodiscard]] std::optional<Reason> optimizerStates() const;
    [[nodiscard]] std::optional<Reason> adapters() const;
    [[nodiscard]] std::optional<Reason> shorterSequence() const;
    [[nodiscard]] std::optional<Reason> moreServers() const;
    [[nodiscard]] std::optional<Reason> fewerRequests() const;

    const Setting& m_setting;
    const FixedPlan& m_fixed;
    const SettingFor& m_settingFor;
};

std::optional<Reason> FixSearch::fusedLoss() const
{
    Job job = m_setting.job;
    if (job.fusedLoss)
        return std::nullopt;
    job.fusedLoss = true;
    return ifFits(ReasonKind::FixFusedLoss, job);
}

std::optional<Reason> FixSearch::offload() const
{
    if (m_fixed.offload)
        return std::nullopt;
    Setting roomy = m_setting;
    roomy.hostRam = gib(1e6); // as much as it takes; what that is, is said
    for (const Offload kind : {Offload::Optimizer, Offload::All}) {
        FixedPlan fixed = m_fixed;
        fixed.offload = kind;
        const PlanSpace space(roomy, fixed, PlanSpace::MicroBatches::Smallest);
        std::optional<MemoryBrief> least; // host RAM, as it is what is to be found
        for (const ParallelPlan& layout : space.layouts()) {
            if (layout.pp > 1)
                continue;
            const LayoutMemory memory = layoutMemory(roomy, layout);
            for (const Policy& policy : space.policies(layout)) {
                if (policy.zero < (kind == Offload::All ? 3 : 1))
                    continue;
                const MemoryBrief brief = briefMemory(memory, roomy, PlanSpace::join(layout, policy));
                if (verdict(roomy, brief) == Verdict::Fits && (!least || brief.hostPerServer < least->hostPerServer))
                    least = brief;
            }
        }
        if (least)
            return Reason{kind == Offload::All ? ReasonKind::FixOffloadAll : ReasonKind::FixOffloadOptimizer,
                          {bytesArgument(least->hostPerServer), bytesArgument(least->total)}};
    }
    return std::nullopt;
}

std::optional<Reason> FixSearch::optimizerStates() const
{
    if (!trainsAll() || m_setting.job.optimizer != Optimizer::AdamW)
        return std::nullopt;
    Job job = m_setting.job;
    job.optimizer = Optimizer::AdamW8bit;
    if (auto fix = ifFits(ReasonKind::FixEightBitOptimizer, job))
        return fix;
    job.optimizer = Optimizer::AdamWBf16;
    job.masterCopy = MasterCopy::No;
    job.gradientPrecision = GradientPrecision::Bf16;
    return ifFits(ReasonKind::FixBf16States, job);
}

std::optional<Reason> FixSearch::adapters() const
{
    Job job = m_setting.job;
    if (job.task == Task::Full) {
        job.task = Task::Lora;
        if (auto fix = ifFits(ReasonKind::FixLora, job))
            return fix;
    }
    if (job.task != Task::Lora || job.precision == Precision::Fp8)
        return std::nullopt;
    job.task = Task::Qlora;
    return ifFits(ReasonKind::FixQlora, job);
}

std::optional<Reason> FixSearch::shorterSequence() const
{
    Job job = m_setting.job;
    for (job.sequenceLength /= 2; job.sequenceLength >= 256; job.sequenceLength /= 2)
        if (const auto after = with(job))
            return Reason{ReasonKind::FixShorterSequence,
                          {numberArgument(ArgumentKind::Tokens, job.sequenceLength), bytesArgument(after->total)}};
    return std::nullopt;
}

std::optional<Reason> FixSearch::moreServers() const
{
    for (const int factor : {2, 3, 4, 6, 8, 16, 32, 64}) {
        const int servers = m_setting.servers * factor;
        if (servers > 64)
            break;
        if (const auto after = leastThatFits(m_settingFor(m_setting.job, servers), m_fixed))
            return Reason{ReasonKind::FixMoreServers,
                          {numberArgument(ArgumentKind::Count, servers), bytesArgument(after->total)}};
    }
    return std::nullopt;
}

std::optional<Reason> FixSearch::fewerRequests() const
{
    int most = 0;
    const PlanSpace space(m_setting, m_fixed);
    for (const ParallelPlan& layout : space.layouts())
        most = std::max(most, maxConcurrentRequests(m_setting, layout));
    if (most < 1)
        return std::nullopt;
    Job job = m_setting.job;
    job.serving.concurrentRequests = std::min(most, job.serving.concurrentRequests);
    for (; job.serving.concurrentRequests >= 1; job.serving.concurrentRequests = job.serving.concurrentRequests * 7 / 8)
        if (const auto after = with(job))
            return Reason{
                ReasonKind::FixFewerRequests,
                {numberArgument(ArgumentKind::Count, job.serving.concurrentRequests), bytesArgument(after->total)}};
    return std::nullopt;
}

} // namespace

std::optional<Reason> smallestFix(const Setting& setting, const FixedPlan& fixed, const SettingFor& settingFor)
{
    const FixSearch search(setting, fixed, settingFor);
    return setting.job.task == Task::Serve ? search.forServing() : search.forTraining();
}

std::optional<Reason> loraFix(const Setting& setting, const FixedPlan& fixed)
{
    if (const auto after = leastThatFits(setting, fixed))
        return Reason{ReasonKind::FixLora, {bytesArgument(after->total)}};
    return std::nullopt;
}

Reason precisionFix(const Job&) { return {ReasonKind::FixPrecision, {keyArgument(keyOf(Precision::Bf16))}}; }

} // namespace octoplan
