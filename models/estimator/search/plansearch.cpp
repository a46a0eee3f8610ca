// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/plansearch.h"

#include "physics/step.h"
#include "plan/planspace.h"
#include "search/candidates.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// Seconds per unit of work: a plan may run a larger batch than was asked for.
double secondsOfWork(const Setting& setting, const ParallelPlan& plan, Seconds step)
{
    return setting.job.task == Task::Serve ? step.value : step.value / plan.batchSequences();
}

// Offloading is a plan only where the host's memory suffices (decisions 7).
bool lacksHostRam(const Setting& setting, const MemoryBrief& brief)
{
    return setting.hostRam && brief.hostPerServer > *setting.hostRam;
}

// Likely to run, however wide the band: such a tight plan goes before one that likely runs out.
bool within(const Setting& setting, const MemoryBrief& brief) { return brief.total <= setting.device.usableMemory; }

bool unsharded(const ParallelPlan& p) { return p.tp == 1 && p.pp == 1 && p.zero < 3 && p.offload == Offload::None; }

// Looks at the plans of a layout one by one and remembers the best.
class Examination {
public:
    Examination(const Setting& setting, const PlanSpace& space)
        : m_setting(setting)
        , m_space(space)
        , m_basis(speedBasis(setting))
    {
    }

    [[nodiscard]] const SpeedBasis& basis() const { return m_basis; }
    // Plans slower than this cannot matter: tight ones that tie with the fastest are wanted too, hence the square.
    [[nodiscard]] double bound() const { return m_fits.bound() * tieFactor; }
    [[nodiscard]] bool anyFits() const { return std::isfinite(m_fits.bound()); }
    void byMemory(const ParallelPlan& layout);
    void byTime(const ParallelPlan& layout);
    [[nodiscard]] PlanSearch result() const;

private:
    void miss(const ParallelPlan& plan, const MemoryBrief& brief);
    void offer(const ParallelPlan& plan, const MemoryBrief& brief, Verdict judged, double seconds);
    // Whether some plan without TP, PP, ZeRO-3 and offload fits.
    [[nodiscard]] bool fitsUnsharded() const;

    const Setting& m_setting;
    const PlanSpace& m_space;
    SpeedBasis m_basis;
    FastestPlans m_fits;
    FastestPlans m_tight;
    FastestPlans m_tightWithin; // those of the tight ones whose likely need the device has
    std::optional<FoundPlan> m_nearest;
};

void Examination::miss(const ParallelPlan& plan, const MemoryBrief& brief)
{
    if (!m_nearest || brief.need < m_nearest->memory.need ||
        (brief.need == m_nearest->memory.need && simpler(plan, m_nearest->plan)))
        m_nearest = FoundPlan{plan, Verdict::DoesNotFit, brief, 0.0};
}

void Examination::offer(const ParallelPlan& plan, const MemoryBrief& brief, Verdict judged, double seconds)
{
    const FoundPlan found{plan, judged, brief, seconds};
    (judged == Verdict::Fits ? m_fits : m_tight).offer(found);
    if (judged == Verdict::Tight && within(m_setting, brief))
        m_tightWithin.offer(found);
}

// Nothing fits so far: memory decides first.
void Examination::byMemory(const ParallelPlan& layout)
{
    const LayoutMemory memory = layoutMemory(m_setting, layout);
    std::optional<LayoutTime> time;
    for (const Policy& policy : m_space.policies(layout)) {
        const ParallelPlan plan = PlanSpace::join(layout, policy);
        const MemoryBrief brief = briefMemory(memory, m_setting, plan);
        if (lacksHostRam(m_setting, brief))
            continue;
        const Verdict judged = verdict(m_setting, brief);
        if (judged == Verdict::DoesNotFit) {
            miss(plan, brief);
            continue;
        }
        if (!time)
            time = layoutTime(m_basis, layout);
        offer(plan, brief, judged, secondsOfWork(m_setting, plan, stepSeconds(*time, m_basis, plan)));
    }
}

// Something fits: only what is about as fast has its memory looked at.
void Examination::byTime(const ParallelPlan& layout)
{
    const LayoutTime time = layoutTime(m_basis, layout);
    std::optional<LayoutMemory> memory;
    for (const Policy& policy : m_space.policies(layout)) {
        const ParallelPlan plan = PlanSpace::join(layout, policy);
        const double seconds = secondsOfWork(m_setting, plan, stepSeconds(time, m_basis, plan));
        if (seconds > bound())
            continue;
        if (!memory)
            memory = layoutMemory(m_setting, layout);
        const MemoryBrief brief = briefMemory(*memory, m_setting, plan);
        const Verdict judged = verdict(m_setting, brief);
        if (judged != Verdict::DoesNotFit && !lacksHostRam(m_setting, brief))
            offer(plan, brief, judged, seconds);
    }
}

bool Examination::fitsUnsharded() const
{
    for (const ParallelPlan& layout : m_space.layouts()) {
        if (layout.tp != 1 || layout.pp != 1)
            continue;
        const LayoutMemory memory = layoutMemory(m_setting, layout);
        for (const Policy& policy : m_space.policies(layout)) {
            const ParallelPlan plan = PlanSpace::join(layout, policy);
            if (unsharded(plan) && verdict(m_setting, briefMemory(memory, m_setting, plan)) == Verdict::Fits)
                return true;
        }
    }
    return false;
}

PlanSearch Examination::result() const
{
    PlanSearch found;
    found.plansConsidered = m_space.size();
    found.best = m_fits.simplest();
    found.fitsUnsharded = found.best && (unsharded(found.best->plan) || fitsUnsharded());
    const std::optional<FoundPlan> tight = m_tight.simplest();
    if (!found.best)
        found.best = m_tightWithin.simplest();
    if (!found.best)
        found.best = tight ? tight : m_nearest;
    else if (tight && tight->seconds < found.best->seconds)
        found.fasterTight = tight;
    return found;
}

struct BoundedLayout {
    double floor;
    const ParallelPlan* layout;
    // std::push_heap keeps the largest first: turned round, the lowest bound.
    friend bool operator<(const BoundedLayout& a, const BoundedLayout& b) { return a.floor > b.floor; }
};

// Bounds are exact up to rounding.
constexpr double roundingSlack = 1.0 - 1e-9;

double floorOf(const Setting& setting, const SpeedBasis& basis, const ParallelPlan& layout)
{
    if (setting.job.task == Task::Serve) // few plans, no bound
        return 0.0;
    // A pipeline of p stages idles for p - 1 micro-batches a step, interleaved for fewer.
    const double bubble = (layout.pp - 1.0) / (static_cast<double>(layout.vp) * layout.accumulation);
    return secondsOfWork(setting, layout, stepFloor(basis, layout)) * (1.0 + bubble) * roundingSlack;
}

} // namespace

PlanSearch searchPlans(const Setting& setting, const FixedPlan& fixed)
{
    const PlanSpace space(setting, fixed);
    Examination examination(setting, space);
    std::vector<BoundedLayout> queue;
    queue.reserve(space.layouts().size());
    for (const ParallelPlan& layout : space.layouts())
        queue.push_back({floorOf(setting, examination.basis(), layout), &layout});
    std::make_heap(queue.begin(), queue.end());
    while (!queue.empty() && queue.front().floor <= examination.bound()) {
        const ParallelPlan& layout = *queue.front().layout;
        if (examination.anyFits())
            examination.byTime(layout);
        else
            examination.byMemory(layout);
        std::pop_heap(queue.begin(), queue.end());
        queue.pop_back();
    }
    return examination.result();
}

PlanSearch searchAllPlans(const Setting& setting, const FixedPlan& fixed)
{
    const PlanSpace space(setting, fixed);
    Examination examination(setting, space);
    for (const ParallelPlan& layout : space.layouts())
        examination.byMemory(layout);
    return examination.result();
}

// A larger micro-batch needs more memory, so the smallest ones tell.
bool somePlanFits(const Setting& setting, const FixedPlan& fixed)
{
    const PlanSpace space(setting, fixed, PlanSpace::MicroBatches::Smallest);
    for (const ParallelPlan& layout : space.layouts()) {
        const LayoutMemory memory = layoutMemory(setting, layout);
        for (const Policy& policy : space.policies(layout)) {
            const MemoryBrief brief = briefMemory(memory, setting, PlanSpace::join(layout, policy));
            if (!lacksHostRam(setting, brief) && verdict(setting, brief) == Verdict::Fits)
                return true;
        }
    }
    return false;
}

std::vector<FoundPlan> rankPlans(const Setting& setting, const FixedPlan& fixed, std::size_t count)
{
    const PlanSpace space(setting, fixed);
    const SpeedBasis basis = speedBasis(setting);
    std::vector<FoundPlan> ranked;
    ranked.reserve(static_cast<std::size_t>(space.size()));
    for (const ParallelPlan& layout : space.layouts()) {
        const LayoutMemory memory = layoutMemory(setting, layout);
        const LayoutTime time = layoutTime(basis, layout);
        for (const Policy& policy : space.policies(layout)) {
            const ParallelPlan plan = PlanSpace::join(layout, policy);
            const MemoryBrief brief = briefMemory(memory, setting, plan);
            if (lacksHostRam(setting, brief))
                continue;
            ranked.push_back(
                {plan, verdict(setting, brief), brief, secondsOfWork(setting, plan, stepSeconds(time, basis, plan))});
        }
    }
    const auto better = [&setting](const FoundPlan& a, const FoundPlan& b) {
        if (a.verdict != b.verdict)
            return a.verdict < b.verdict;
        if (a.verdict == Verdict::Tight && within(setting, a.memory) != within(setting, b.memory))
            return within(setting, a.memory);
        if (a.verdict == Verdict::DoesNotFit && a.memory.need != b.memory.need)
            return a.memory.need < b.memory.need;
        return a.seconds != b.seconds ? a.seconds < b.seconds : simpler(a.plan, b.plan);
    };
    const auto end = ranked.begin() + static_cast<std::ptrdiff_t>(std::min(count, ranked.size()));
    std::partial_sort(ranked.begin(), end, ranked.end(), better);
    ranked.erase(end, ranked.end());
    return ranked;
}

} // namespace octoplan
