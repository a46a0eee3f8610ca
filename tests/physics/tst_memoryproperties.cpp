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
    void moreUsableMemoryNeverUnfits();
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
        s.unstated = {true, true, true, true, true, true, true};
        const MemoryEstimate open = memory(s, p);
        QVERIFY(open.total == stated.total && open.need == stated.need);
        QVERIFY(open.low <= stated.low && open.high >= stated.high);
        QVERIFY(open.bandLow <= stated.bandLow && open.bandHigh >= stated.bandHigh);
    }
}

OCTOPLAN_TEST(TestMemoryProperties);
#include "tst_memoryproperties.moc"
