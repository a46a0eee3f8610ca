// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomscenario.h"

#include "search/evaluation.h"
#include "support/samplecatalog.h"
#include "workload/resolve.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace octoplan::test {

namespace {

template <class Values>
auto pick(const Values& values, std::mt19937& random)
{
    return values[random() % std::size(values)];
}

void randomJob(Job& job, std::mt19937& random)
{
    job.task = static_cast<Task>(random() % choiceCount<Task>);
    job.stack = static_cast<Stack>(random() % choiceCount<Stack>);
    job.sequenceLength = pick(std::array{256, 1000, 1024, 2048, 4096, 8192, 32768}, random);
    job.globalBatchTokens = std::int64_t{job.sequenceLength} * pick(std::array{1, 3, 8, 32, 64, 128}, random);
    job.optimizer = pick(std::array{Optimizer::AdamW, Optimizer::AdamW, Optimizer::AdamWBf16, Optimizer::AdamW8bit,
                                    Optimizer::AdamW8bitInBackward},
                         random);
    job.fusedLoss = random() % 3 == 0;
    job.serving.concurrentRequests = pick(std::array{1, 8, 50, 400}, random);
}

} // namespace

Scenario randomScenario(std::mt19937& random)
{
    Scenario s;
    s.model.preset =
        pick(std::array{"llama-2-7b", "llama-2-13b", "llama-3.1-8b", "llama-2-70b", "qwen3-30b-a3b", "tiny"}, random);
    if (random() % 2 == 0) {
        s.model.source = ModelSource::Parameters;
        s.model.parameters = std::exp(std::uniform_real_distribution<double>(std::log(3e8), std::log(1e11))(random));
    }
    randomJob(s.job, random);
    s.rental.servers = pick(std::array{1, 1, 1, 2, 3}, random);
    for (const OfferingChoice& offering : s.offerings)
        if (random() % 3 == 0)
            s.rental.hosts[offering.id].ramGib = pick(std::array{64.0, 256.0, 1024.0}, random);
    s.goal.tokens = pick(std::array{1e7, 1e8, 1e9, 1e10}, random);
    s.goal.days = pick(std::array{0.5, 3.0, 14.0}, random);
    s.goal.kind = pick(std::array{GoalKind::Tokens, GoalKind::Tokens, GoalKind::Days, GoalKind::Match}, random);
    s.goal.matchOffering = pick(std::array{"h100-80g-x8", "ascend-910b-64g-x8"}, random);
    if (random() % 3 == 0)
        s.constraints.deadlineDays = pick(std::array{0.2, 2.0, 20.0, 200.0}, random);
    if (random() % 3 == 0)
        s.constraints.budget = yuan(pick(std::array{300.0, 3000.0, 30000.0}, random));
    s.constraints.domesticOnly = random() % 8 == 0;
    s.rental.terms.billing = static_cast<Billing>(random() % choiceCount<Billing>);
    s.rental.terms.minimumDays = random() % 4 == 0 ? 7.0 : 0.0;
    s.costs.setupHours = random() % 4 == 0 ? 12.0 : 0.0;
    s.costs.taxRate = random() % 4 == 0 ? 0.06 : 0.0;
    s.costs.debugHours = 2.0 * s.costs.setupHours;
    s.costs.restartsPerMonth = s.costs.taxRate > 0.0 ? 20.0 : 0.0;
    s.costs.electricityPrice = s.rental.terms.minimumDays > 0.0 ? yuan(0.7) : Money{};
    return s;
}

Setting settingOf(const Scenario& scenario, const std::string& offeringId)
{
    const KnownOffering known = knownOffering({offeringId, {}}, sampleCatalog());
    return makeSetting(scenario, *resolveModel(scenario.model, sampleCatalog()), *known.device, known.link,
                       known.offering, scenario.rental.servers);
}

Catalog withPrice(const std::string& offeringId, Money price)
{
    Catalog catalog = sampleCatalog();
    for (Offering& offering : catalog.offerings)
        if (offering.id == offeringId)
            offering.pricePerMonth = Range<Money>{price, price, std::max(price, offering.pricePerMonth->high)};
    return catalog;
}

const OfferingResult& resultOf(const Comparison& comparison, const std::string& id)
{
    return *std::find_if(comparison.offerings.begin(), comparison.offerings.end(),
                         [&](const OfferingResult& r) { return r.id == id; });
}

const Reason* find(const std::vector<Reason>& reasons, ReasonKind kind)
{
    const auto found =
        std::find_if(reasons.begin(), reasons.end(), [kind](const Reason& reason) { return reason.kind == kind; });
    return found == reasons.end() ? nullptr : &*found;
}

} // namespace octoplan::test
