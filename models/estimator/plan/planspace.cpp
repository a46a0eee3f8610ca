// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/planspace.h"

#include "plan/rules.h"

#include <algorithm>

namespace octoplan {

namespace {

std::size_t factsOf(bool sharded, bool oneTensorRank, bool oneStage)
{
    return (sharded ? 4U : 0U) | (oneTensorRank ? 2U : 0U) | (oneStage ? 1U : 0U);
}

std::vector<int> divisors(int n)
{
    std::vector<int> all;
    for (int d = 1; d <= n; ++d)
        if (n % d == 0)
            all.push_back(d);
    return all;
}

// Calls visit with the fixed value, or with each of `values` that `legal` admits.
template <class Values, class Legal, class Visit>
void choose(const std::optional<int>& fixed, const Values& values, Legal legal, Visit visit)
{
    if (fixed) {
        visit(*fixed);
        return;
    }
    for (const int value : values)
        if (legal(value))
            visit(value);
}

class Enumeration {
public:
    Enumeration(const Setting& setting, const FixedPlan& fixed, bool smallestOnly, std::vector<ParallelPlan>& out)
        : m_setting(setting)
        , m_fixed(fixed)
        , m_smallestOnly(smallestOnly)
        , m_out(out)
        , m_divisors(divisors(setting.devices))
    {
    }

    void groups();

private:
    void experts(ParallelPlan p);
    void stages(ParallelPlan p);
    void batches(ParallelPlan p);

    [[nodiscard]] bool serves() const { return m_setting.job.task == Task::Serve; }
    [[nodiscard]] bool splitsModel() const { return splitsModels(m_setting); }
    [[nodiscard]] bool tensorLegal(int tp) const;
    [[nodiscard]] bool contextLegal(int cp) const
    {
        return cp == 1 ||
               (!serves() && m_setting.stack != Stack::Eager && m_setting.job.sequenceLength % (2 * cp) == 0);
    }

    const Setting& m_setting;
    const FixedPlan& m_fixed;
    bool m_smallestOnly;
    std::vector<ParallelPlan>& m_out;
    std::vector<int> m_divisors;
};

bool Enumeration::tensorLegal(int tp) const
{
    const ModelShape& shape = m_setting.shape;
    const int kv = std::max(shape.kvHeads, 1);
    return m_setting.devicesPerServer % tp == 0 && shape.heads % tp == 0 && (kv % tp == 0 || tp % kv == 0) &&
           (tp == 1 || splitsModel());
}

void Enumeration::groups()
{
    const auto stagesLegal = [this](int pp) { return pp <= m_setting.shape.layers && (pp == 1 || splitsModel()); };
    choose(
        m_fixed.tp, m_divisors, [this](int tp) { return tensorLegal(tp); },
        [&](int tp) {
            choose(m_fixed.pp, m_divisors, stagesLegal, [&](int pp) {
                choose(
                    m_fixed.cp, m_divisors, [this](int cp) { return contextLegal(cp); },
                    [&](int cp) {
                        if (tp < 1 || pp < 1 || cp < 1 || m_setting.devices % (tp * pp * cp) != 0)
                            return;
                        ParallelPlan p;
                        p.tp = tp;
                        p.pp = pp;
                        p.cp = cp;
                        p.dp = m_setting.devices / (tp * pp * cp);
                        p.shardGroup = m_fixed.shardGroup.value_or(0);
                        if (p.shardGroup == 0 || (p.shardGroup > 0 && (p.dp * p.cp) % p.shardGroup == 0))
                            experts(p);
                    });
            });
        });
}

void Enumeration::experts(ParallelPlan p)
{
    const ModelShape& shape = m_setting.shape;
    const auto legal = [&](int ep) { return ep == 1 || (shape.isMoe() && shape.experts % ep == 0); };
    choose(m_fixed.ep, m_divisors, legal, [&](int ep) {
        for (const int etp : {1, p.tp}) {
            if (ep < 1 || (etp > 1 && !shape.isMoe()) || (p.tp * p.cp * p.dp) % (ep * etp) != 0)
                continue;
            p.ep = ep;
            p.etp = etp;
            stages(p);
            if (p.tp == 1)
                break;
        }
    });
}

void Enumeration::stages(ParallelPlan p)
{
    const auto legal = [&](int vp) {
        return vp == 1 ||
               (m_setting.stack == Stack::Megatron && !serves() && p.pp > 1 && p.pp * vp <= m_setting.shape.layers);
    };
    choose(m_fixed.vp, std::array{1, 2, 4}, legal, [&](int vp) {
        for (const bool sequenceParallel : {false, true}) {
            if (m_fixed.sequenceParallel ? *m_fixed.sequenceParallel != sequenceParallel
                                         : sequenceParallel && (p.tp == 1 || serves()))
                continue;
            p.vp = vp;
            p.sequenceParallel = sequenceParallel;
            batches(p);
        }
    });
}

void Enumeration::batches(ParallelPlan p)
{
    const int sequences = m_setting.sequences;
    const int most = serves() ? 1 : std::max(sequences / p.dp, 1);
    for (int micro = m_fixed.microBatch.value_or(1); micro >= 1; micro *= 2) {
        const int step = micro * p.dp;
        p.microBatch = micro;
        p.accumulation = m_fixed.accumulation.value_or(serves() ? 1 : std::max(1, (sequences + step - 1) / step));
        if (p.accumulation >= 1)
            m_out.push_back(p);
        if (m_fixed.microBatch || m_smallestOnly || micro > most / 2)
            break;
    }
}

struct PolicyRules {
    const Setting& setting;
    const FixedPlan& fixed;

    [[nodiscard]] std::vector<int> zeroStages(bool sharded, bool oneTensorRank, bool oneStage) const
    {
        if (fixed.zero)
            return {*fixed.zero};
        if (!sharded || setting.job.task == Task::Serve)
            return {0};
        switch (setting.stack) {
        case Stack::Megatron: return {0, 1};
        case Stack::Compiled: return {0, 3};
        case Stack::HandWritten: return oneStage ? std::vector{0, 1, 2, 3} : std::vector{0};
        default: return oneTensorRank && oneStage ? std::vector{0, 1, 2, 3} : std::vector{0};
        }
    }

    [[nodiscard]] std::vector<Recompute> recomputes() const
    {
        if (fixed.recompute)
            return {*fixed.recompute};
        if (setting.job.task == Task::Serve)
            return {Recompute::None};
        if (setting.stack == Stack::Megatron || setting.stack == Stack::Compiled)
            return {Recompute::None, Recompute::Selective, Recompute::Full};
        return {Recompute::None, Recompute::Full};
    }

    [[nodiscard]] std::vector<Offload> offloads(int zero, bool oneStage) const
    {
        if (fixed.offload)
            return {*fixed.offload};
        if (zero < 1 || !oneStage || !setting.hostRam || setting.job.task == Task::Serve)
            return {Offload::None};
        if (zero == 3)
            return {Offload::None, Offload::Optimizer, Offload::All};
        return {Offload::None, Offload::Optimizer};
    }
};

// Keeps the items with the least count, and returns it.
template <class Item, class Count>
std::size_t keepLeast(std::vector<Item>& items, Count count)
{
    std::vector<std::size_t> counts;
    counts.reserve(items.size());
    for (const Item& item : items)
        counts.push_back(count(item));
    const std::size_t least = counts.empty() ? 0 : *std::min_element(counts.begin(), counts.end());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (counts[i] == least)
            items[kept++] = items[i];
    items.resize(kept);
    return least;
}

} // namespace

PlanSpace::PlanSpace(const Setting& setting, const FixedPlan& fixed, MicroBatches microBatches)
{
    m_layouts.reserve(512);
    Enumeration(setting, fixed, microBatches == MicroBatches::Smallest, m_layouts).groups();
    const PolicyRules rules{setting, fixed};
    for (std::size_t facts = 0; facts < m_policies.size(); ++facts) {
        const bool oneStage = (facts & 1U) != 0;
        for (const int zero : rules.zeroStages((facts & 4U) != 0, (facts & 2U) != 0, oneStage))
            for (const Recompute recompute : rules.recomputes())
                for (const Offload offload : rules.offloads(zero, oneStage))
                    m_policies[facts].push_back({zero, recompute, offload});
    }
    if (fixed != FixedPlan{})
        keepLeastBroken(setting);
}

void PlanSpace::keepLeastBroken(const Setting& setting)
{
    std::array<std::size_t, 8> policyBroken{};
    for (std::size_t facts = 0; facts < m_policies.size(); ++facts) {
        ParallelPlan like;
        like.dp = (facts & 4U) != 0 ? 2 : 1;
        like.tp = (facts & 2U) != 0 ? 1 : 2;
        like.pp = (facts & 1U) != 0 ? 1 : 2;
        policyBroken[facts] = keepLeast(m_policies[facts], [&](const Policy& policy) {
            return brokenByPolicy(setting, join(like, policy)).size();
        });
    }
    keepLeast(m_layouts, [&](const ParallelPlan& layout) {
        return brokenByLayout(setting, layout).size() +
               policyBroken[factsOf(layout.dp * layout.cp > 1, layout.tp == 1, layout.pp == 1)];
    });
}

std::span<const Policy> PlanSpace::policies(const ParallelPlan& layout) const
{
    return m_policies[factsOf(layout.dp * layout.cp > 1, layout.tp == 1, layout.pp == 1)];
}

long PlanSpace::size() const
{
    long total = 0;
    for (const ParallelPlan& layout : m_layouts)
        total += static_cast<long>(policies(layout).size());
    return total;
}

} // namespace octoplan
