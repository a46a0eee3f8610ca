// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memorysamples.h"
#include "physics/memory.h"
#include "support/registry.h"

#include <QObject>
#include <QTest>

#include <cmath>
#include <type_traits>

using namespace octoplan;
using namespace octoplan::test;

static_assert(std::is_trivially_copyable_v<LayoutMemory> && std::is_trivially_copyable_v<MemoryEstimate>,
              "a search copies these by the thousand; nothing in them may allocate");

// What must hold of every plan.
class TestMemoryProperties : public QObject {
    Q_OBJECT

private slots:
    void factorsIntoLayoutAndPolicy();
    void briefAgreesWithTheWhole();
    void partsSumToTotal();
    void figuresAreOrdered();
    void growsWithLengthBatchAndLayers();
    void leanerStatesNeedLess();
    void shardingNeverCostsStates();
    void frozenWeightsNeedFullSharding();
    void recomputationNeverCosts();
    void offloadMovesToTheHost();
    void groupsDivide();
    void widerShapesNeedMore();
    void bucketsAreWhole();
    void moreUsableMemoryNeverUnfits();
    void farBeyondTheCardNeverRuns();
    void meshBandHasNoCliff();
    void unstatedFieldsWidenOnly();

private:
    static constexpr int samples = 3000;
};

void TestMemoryProperties::factorsIntoLayoutAndPolicy()
{
    std::mt19937 random(1);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan plan = randomPlan(s, random);
        // Another policy of the same layout must not leave traces in it.
        ParallelPlan layout = randomPlan(s, random);
        const ParallelPlan other = layout;
        layout = plan;
        layout.zero = other.zero;
        layout.recompute = other.recompute;
        layout.offload = other.offload;
        QVERIFY(combineMemory(layoutMemory(s, layout), s, plan) == memory(s, plan));
    }
}

void TestMemoryProperties::briefAgreesWithTheWhole()
{
    std::mt19937 random(2);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan p = randomPlan(s, random);
        const LayoutMemory l = layoutMemory(s, p);
        const MemoryBrief brief = briefMemory(l, s, p);
        const MemoryEstimate m = memory(s, p);
        QVERIFY((brief == MemoryBrief{m.total, m.need, m.bandLow, m.bandHigh, m.hostPerServer}));
        QCOMPARE(verdict(s, brief), verdict(s, p, m));
        QVERIFY(needOf(l, s, p) == m.need && totalOf(l, s, p) == m.total);
    }
}

void TestMemoryProperties::partsSumToTotal()
{
    std::mt19937 random(3);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const MemoryEstimate m = memory(s, randomPlan(s, random));
        QVERIFY(std::abs((m.parts.sum() - m.total).value) <= 1e-9 * m.total.value);
        for (const Bytes part : m.parts)
            QVERIFY(std::isfinite(part.value) && part.value >= 0.0);
    }
}

void TestMemoryProperties::figuresAreOrdered()
{
    std::mt19937 random(4);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const MemoryEstimate m = memory(s, randomPlan(s, random));
        QVERIFY(m.low < m.total && m.total < m.high);
        QVERIFY(m.allocated <= m.reserved && m.reserved < m.total && m.need <= m.total);
        QVERIFY(m.bandLow <= m.need && m.total <= m.bandHigh);
        QVERIFY(m.hostPerServer.value >= 0.0);
    }
}

void TestMemoryProperties::growsWithLengthBatchAndLayers()
{
    std::mt19937 random(5);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan p = randomPlan(s, random);
        const Bytes total = memory(s, p).total;
        Setting longer = s;
        longer.job.sequenceLength *= 2;
        longer.job.serving.outputTokens *= 2;
        QVERIFY(memory(longer, p).total >= total);
        ParallelPlan wider = p;
        wider.microBatch *= 2;
        QVERIFY(memory(s, wider).total >= total);
        Setting deeper = s;
        deeper.shape.layers *= 2;
        deeper.census = census(deeper.shape);
        QVERIFY(memory(deeper, p).total >= total);
    }
}

void TestMemoryProperties::leanerStatesNeedLess()
{
    Setting s = sampleSetting({});
    const ParallelPlan p = dataParallel(s, 2);
    s.job.precision = Precision::Fp32;
    const Bytes fp32 = memory(s, p).total;
    s.job.precision = Precision::Bf16;
    const Bytes mixed = memory(s, p).total;
    s.job.optimizer = Optimizer::AdamWBf16;
    const Bytes bf16 = memory(s, p).total;
    s.job.optimizer = Optimizer::AdamW8bit;
    const Bytes eightBit = memory(s, p).total;
    s.job.optimizer = Optimizer::AdamW8bitInBackward;
    const Bytes inBackward = memory(s, p).total;
    QVERIFY(inBackward < eightBit && eightBit < bf16 && bf16 < mixed && mixed < fp32);
}

void TestMemoryProperties::shardingNeverCostsStates()
{
    for (const Framework f : {Framework::GenericEager, Framework::GenericCompiled, Framework::GenericMegatron}) {
        const Setting s = sampleSetting({"llama-2-7b", Task::Full, f, "h100-80g-x8", 2048});
        double before = 1e30;
        for (const int zero : {0, 1, 2, 3}) {
            const MemoryEstimate m = memory(s, dataParallel(s, zero));
            const auto states =
                m.parts[MemoryPart::Weights] + m.parts[MemoryPart::Gradients] + m.parts[MemoryPart::Optimizer];
            QVERIFY(states.value < before);
            before = states.value;
        }
    }
}

// More devices never help a frozen base under stages 1 and 2.
void TestMemoryProperties::frozenWeightsNeedFullSharding()
{
    for (const Task task : {Task::Lora, Task::Qlora})
        for (const Framework f : {Framework::GenericEager, Framework::HfTrainer, Framework::MsSwift}) {
            const Setting one = sampleSetting({"llama-2-70b", task, f, "h100-80g-x8", 2048}, 1);
            const Setting eight = sampleSetting({"llama-2-70b", task, f, "h100-80g-x8", 2048}, 8);
            const Bytes alone = memory(one, dataParallel(one, 0)).parts[MemoryPart::Weights];
            for (const int zero : {0, 1, 2})
                QVERIFY(memory(eight, dataParallel(eight, zero)).parts[MemoryPart::Weights].value >=
                        0.99 * alone.value);
            QVERIFY(memory(eight, dataParallel(eight, 3)).parts[MemoryPart::Weights].value < 0.2 * alone.value);
        }
}

void TestMemoryProperties::recomputationNeverCosts()
{
    std::mt19937 random(8);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        ParallelPlan p = randomPlan(s, random);
        p.offload = Offload::None;
        if (p.pp > 1 || s.shape.layers < 8) // a stage of one layer keeps as much as it turns back again
            continue;
        p.recompute = Recompute::None;
        const Bytes all = memory(s, p).allocated;
        for (const Recompute recompute : {Recompute::Selective, Recompute::Full}) {
            p.recompute = recompute;
            QVERIFY(memory(s, p).allocated.value <= (1.0 + 1e-9) * all.value);
        }
    }
}

void TestMemoryProperties::offloadMovesToTheHost()
{
    std::mt19937 random(9);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        if (s.job.task == Task::Serve)
            continue;
        ParallelPlan p = randomPlan(s, random);
        double device = 1e30;
        double host = -1.0;
        for (const Offload offload : {Offload::None, Offload::Optimizer, Offload::All}) {
            p.offload = offload;
            const MemoryEstimate m = memory(s, p);
            QVERIFY(m.total.value <= device && m.hostPerServer.value >= host);
            device = m.total.value;
            host = m.hostPerServer.value;
        }
    }
}

void TestMemoryProperties::groupsDivide()
{
    Setting s = sampleSetting({"llama-2-70b", Task::Full, Framework::MegatronLm, "h100-80g-x8", 4096});
    const auto weights = [&](int tp, int pp) {
        ParallelPlan p = dataParallel(s, 1);
        p.tp = tp;
        p.pp = pp;
        p.dp = 8 / (tp * pp);
        return memory(s, p).parts[MemoryPart::Weights].value;
    };
    const double whole = weights(1, 1);
    for (const int n : {2, 4, 8}) {
        QVERIFY(std::abs(weights(n, 1) - whole / n) < 0.01 * whole);
        QVERIFY(weights(1, n) > 0.99 * whole / n && weights(1, n) < 1.1 * whole / n); // the ends carry the tables
    }
}

void TestMemoryProperties::widerShapesNeedMore()
{
    std::mt19937 random(10);
    for (int i = 0; i < 500; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan p = randomPlan(s, random);
        const Bytes total = memory(s, p).total;
        for (int ModelShape::*width : {&ModelShape::ffn, &ModelShape::vocab, &ModelShape::expertFfn}) {
            Setting wider = s;
            wider.shape.*width *= 2;
            wider.census = census(wider.shape);
            QVERIFY(memory(wider, p).total >= total);
        }
    }
}

// DeepSpeed's buckets do not shrink with what trains.
void TestMemoryProperties::bucketsAreWhole()
{
    const Setting lora = sampleSetting({"llama-2-7b", Task::Lora, Framework::DeepSpeed, "h100-80g-x8", 2048});
    QVERIFY(memory(lora, dataParallel(lora, 2)).parts[MemoryPart::Buffers].value >= 2.0 * 2e8);
}

// With every fact known, what needs a third more than there is cannot run.
void TestMemoryProperties::farBeyondTheCardNeverRuns()
{
    std::mt19937 random(12);
    for (int i = 0; i < samples; ++i) {
        Setting s = randomSetting(random);
        s.job.packing = Packing::Packed; // padded lengths are caps
        const ParallelPlan p = randomPlan(s, random);
        const MemoryEstimate m = memory(s, p);
        s.device.usableMemory = {m.need.value / 1.3};
        QCOMPARE(verdict(s, p, m), Verdict::DoesNotFit);
    }
}

// On CANN under stage 3 the band follows what comes and goes, not the size of the model.
void TestMemoryProperties::meshBandHasNoCliff()
{
    for (const char* model : {"llama-2-7b", "llama-2-70b"}) {
        const Setting s = sampleSetting({model, Task::Lora, Framework::GenericEager, "ascend-910b-64g-x8", 512});
        const ParallelPlan p = dataParallel(s, 3);
        const MemoryEstimate m = memory(s, p);
        QVERIFY(m.bandHigh.value > 1.2 * m.total.value && m.bandHigh.value < 2.3 * m.total.value);
        QCOMPARE(verdict(s, p, m), Verdict::Fits);
    }
}

void TestMemoryProperties::moreUsableMemoryNeverUnfits()
{
    const auto rank = [](Verdict v) { return v == Verdict::Fits ? 2 : v == Verdict::Tight ? 1 : 0; };
    std::mt19937 random(6);
    for (int i = 0; i < 300; ++i) {
        Setting s = randomSetting(random);
        const ParallelPlan p = randomPlan(s, random);
        int before = 0;
        for (double size = 8; size < 2000; size *= 1.3) {
            s.device.usableMemory = gib(size);
            const int now = rank(verdict(s, p, memory(s, p)));
            QVERIFY(now >= before);
            before = now;
        }
    }
}

void TestMemoryProperties::unstatedFieldsWidenOnly()
{
    std::mt19937 random(7);
    for (int i = 0; i < 300; ++i) {
        Setting s = randomSetting(random);
        const ParallelPlan p = randomPlan(s, random);
        const MemoryEstimate stated = memory(s, p);
        s.unstated = {true, true, true, true, true, true, true, true};
        const MemoryEstimate open = memory(s, p);
        QVERIFY(open.total == stated.total && open.need == stated.need);
        QVERIFY(open.low <= stated.low && open.high >= stated.high);
        QVERIFY(open.bandLow <= stated.bandLow && open.bandHigh >= stated.bandHigh);
    }
}

OCTOPLAN_TEST(TestMemoryProperties);
#include "tst_memoryproperties.moc"
