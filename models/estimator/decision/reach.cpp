// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "physics/memory.h"
#include "search/eligibility.h"
#include "search/evaluation.h"
#include "search/plansearch.h"
#include "workload/resolve.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// The largest integer from 1 to `most` that passes, if small ones do whenever larger ones do; 0 if not even 1 passes.
template <class Passes>
int largest(int most, Passes passes)
{
    int good = 0;
    int bad = most + 1;
    for (int step = 1; step <= most && good + 1 < bad; step *= 2) {
        if (!passes(step)) {
            bad = step;
            break;
        }
        good = step;
    }
    while (bad - good > 1) {
        const int middle = good + (bad - good) / 2;
        (passes(middle) ? good : bad) = middle;
    }
    return good;
}

class ReachSearch {
public:
    ReachSearch(const Scenario& scenario, const Catalog& catalog, const OfferingResult& result,
                const OfferingChoice& choice)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_result(result)
        , m_known(knownOffering(choice, catalog))
        , m_fixed(fixedPlan(scenario, choice.id))
    {
    }

    [[nodiscard]] bool applies() const
    {
        return m_known.device && !unfitPrecision(m_scenario.job) && !unsupportedOn(*m_known.device, m_scenario.job);
    }
    [[nodiscard]] std::optional<double> parameters() const;
    [[nodiscard]] std::optional<int> sequenceLength() const;
    [[nodiscard]] std::optional<int> microBatch() const;
    [[nodiscard]] std::optional<int> concurrentRequests() const;
    [[nodiscard]] std::optional<int> loraRank() const;

private:
    [[nodiscard]] std::optional<Setting> settingOf(const Scenario& scenario) const
    {
        const auto shape = resolveModel(scenario.model, m_catalog);
        if (!shape || unsupportedModel(*shape))
            return std::nullopt;
        return makeSetting(scenario, *shape, *m_known.device, m_known.link, m_known.offering, m_result.servers);
    }
    [[nodiscard]] bool fits(const Scenario& scenario) const
    {
        const auto setting = settingOf(scenario);
        if (!setting)
            return false;
        return somePlanFits(*setting, m_fixed);
    }
    [[nodiscard]] bool fitsWith(InputId id, double value) const
    {
        Scenario changed = m_scenario;
        setValue(changed, id, value);
        return fits(changed);
    }

    const Scenario& m_scenario;
    const Catalog& m_catalog;
    const OfferingResult& m_result;
    KnownOffering m_known;
    FixedPlan m_fixed;
};

std::optional<double> ReachSearch::parameters() const
{
    const InputSpec& spec = input(InputId::ModelParameters);
    double good = spec.minimum;
    double bad = spec.maximum;
    if (!fitsWith(spec.id, good))
        return std::nullopt;
    if (fitsWith(spec.id, bad))
        return bad;
    while (bad / good > 1.01) {
        const double middle = std::sqrt(good * bad);
        (fitsWith(spec.id, middle) ? good : bad) = middle;
    }
    return good;
}

std::optional<int> ReachSearch::sequenceLength() const
{
    constexpr int step = 256;
    const int most = static_cast<int>(input(InputId::SequenceLength).maximum) / step;
    const int steps = largest(most, [this](int n) { return fitsWith(InputId::SequenceLength, n * step); });
    return steps > 0 ? std::optional(steps * step) : std::nullopt;
}

std::optional<int> ReachSearch::microBatch() const
{
    const auto setting = settingOf(m_scenario);
    if (!setting || !m_result.plan)
        return std::nullopt;
    const int most = largest(4096, [&](int micro) {
        ParallelPlan plan = *m_result.plan;
        plan.microBatch = micro;
        plan.accumulation = std::max(1, (setting->sequences + micro * plan.dp - 1) / (micro * plan.dp));
        return verdict(*setting, plan, memory(*setting, plan)) == Verdict::Fits;
    });
    return most > 0 ? std::optional(most) : std::nullopt;
}

std::optional<int> ReachSearch::concurrentRequests() const
{
    const auto setting = settingOf(m_scenario);
    if (!setting || !m_result.plan)
        return std::nullopt;
    const int most = maxConcurrentRequests(*setting, *m_result.plan);
    return most > 0 ? std::optional(most) : std::nullopt;
}

std::optional<int> ReachSearch::loraRank() const
{
    const int most = static_cast<int>(input(InputId::LoraRank).maximum);
    const int rank = largest(most, [this](int n) { return fitsWith(InputId::LoraRank, n); });
    return rank > 0 ? std::optional(rank) : std::nullopt;
}

} // namespace

std::vector<Reach> reach(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison,
                         const StopAsked& stop)
{
    std::vector<Reach> all;
    for (std::size_t i = 0; i < comparison.offerings.size(); ++i) {
        if (stop && stop())
            break;
        Reach r;
        r.offering = i;
        const ReachSearch search(scenario, catalog, comparison.offerings[i], scenario.offerings[i]);
        if (search.applies()) {
            r.parameters = search.parameters();
            if (scenario.job.task == Task::Serve) {
                r.concurrentRequests = search.concurrentRequests();
            } else {
                r.sequenceLength = search.sequenceLength();
                r.microBatch = search.microBatch();
            }
            if (scenario.job.task == Task::Lora || scenario.job.task == Task::Qlora)
                r.loraRank = search.loraRank();
        }
        all.push_back(r);
    }
    return all;
}

} // namespace octoplan
