// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memorysamples.h"

#include "support/samplecatalog.h"

namespace octoplan::test {
namespace {

template <class T, std::size_t N>
T oneOf(const T (&values)[N], std::mt19937& random)
{
    return values[random() % N];
}

} // namespace

Setting sampleSetting(const Sample& sample)
{
    const Catalog& catalog = sampleCatalog();
    Scenario scenario = sampleScenario(sample.model, sample.task);
    scenario.job.sequenceLength = sample.sequenceLength;
    const Offering& offering = *catalog.offering(sample.offering);
    const Device& device = *catalog.device(offering.deviceId);
    Setting s = makeSetting(scenario, catalog.model(sample.model)->shape, device,
                            catalog.linkFor(device.defaultLink, device.id), offering, 1);
    useFramework(s, sample.framework);
    return s;
}

Setting sampleSetting(const Sample& sample, int devices)
{
    Setting s = sampleSetting(sample);
    s.devices = devices;
    s.devicesPerServer = devices;
    return s;
}

ParallelPlan dataParallel(const Setting& setting, int zero)
{
    ParallelPlan p;
    p.dp = setting.devices;
    p.zero = zero;
    p.accumulation = 4;
    p.recompute = Recompute::Full;
    return p;
}

Setting randomSetting(std::mt19937& random)
{
    static constexpr const char* models[] = {"llama-2-7b", "llama-3.1-8b", "llama-2-70b", "qwen3-30b-a3b", "tiny"};
    static constexpr const char* offerings[] = {"rtx4090-24g-x8", "rtx4090-48g-x8", "ascend-910b-64g-x8",
                                                "h100-80g-x8"};
    static constexpr int lengths[] = {512, 2048, 4096, 32768};
    Sample sample;
    sample.model = oneOf(models, random);
    sample.task = static_cast<Task>(random() % choiceCount<Task>);
    sample.framework = static_cast<Framework>(random() % choiceCount<Framework>);
    sample.offering = oneOf(offerings, random);
    sample.sequenceLength = oneOf(lengths, random);
    Setting s = sampleSetting(sample);
    s.job.optimizer = static_cast<Optimizer>(random() % choiceCount<Optimizer>);
    s.job.masterCopy = static_cast<MasterCopy>(random() % choiceCount<MasterCopy>);
    s.job.gradientPrecision = static_cast<GradientPrecision>(random() % choiceCount<GradientPrecision>);
    s.job.attention = static_cast<Attention>(random() % choiceCount<Attention>);
    s.job.packing = static_cast<Packing>(random() % choiceCount<Packing>);
    s.job.fusedLoss = random() % 2 == 0;
    return s;
}

ParallelPlan randomPlan(const Setting& setting, std::mt19937& random)
{
    static constexpr int splits[] = {1, 2, 4};
    ParallelPlan p;
    int left = setting.devices;
    for (int* group : {&p.tp, &p.pp, &p.cp}) {
        const int asked = oneOf(splits, random);
        *group = left % asked == 0 ? asked : 1;
        left /= *group;
    }
    p.dp = left;
    p.ep = setting.shape.isMoe() ? p.dp : 1;
    p.vp = p.pp > 1 ? oneOf(splits, random) : 1;
    p.zero = static_cast<int>(random() % 4);
    p.microBatch = oneOf(splits, random);
    p.accumulation = oneOf(splits, random);
    p.recompute = static_cast<Recompute>(random() % choiceCount<Recompute>);
    p.offload = static_cast<Offload>(random() % choiceCount<Offload>);
    p.sequenceParallel = p.tp > 1 && random() % 2 == 0;
    return p;
}

} // namespace octoplan::test
