// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memorysamples.h"
#include "physics/step.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QObject>
#include <QTest>

#include <cmath>
#include <type_traits>

using namespace octoplan;
using namespace octoplan::test;

static_assert(std::is_trivially_copyable_v<LayoutTime> && std::is_trivially_copyable_v<SpeedBasis>,
              "a search copies these by the thousand; nothing in them may allocate");

namespace {

// Rounding of sums taken in another order.
bool notBelow(double value, double bound) { return value >= bound * (1.0 - 1e-9); }

double secondsOf(const Setting& s, const ParallelPlan& p) { return step(s, p).step.value; }

} // namespace

// What must hold of every plan.
class TestStepProperties : public QObject {
    Q_OBJECT

private slots:
    void factorsIntoLayoutAndPolicy();
    void floorIsBelowEveryPolicy();
    void partsSumToStep();
    void intervalHoldsTheLikelyValue();
    void neverAboveTheRoofline();
    void adaptersOfAnyRankStayBelowTheRoofline();
    void growsWithLengthBatchAndLayers();
    void moreBandwidthIsNeverSlower();
    void fasterDevicesAreNeverSlower();
    void unstatedFieldsWidenOnly();
    void servingAnswersForEveryPlan();

private:
    static constexpr int samples = 3000;
};

void TestStepProperties::factorsIntoLayoutAndPolicy()
{
    std::mt19937 random(1);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan plan = randomPlan(s, random);
        const ParallelPlan other = randomPlan(s, random);
        ParallelPlan layout = plan; // another policy of the same layout leaves no trace in it
        layout.zero = other.zero;
        layout.recompute = other.recompute;
        layout.offload = other.offload;
        layout.accumulation = other.accumulation;
        const SpeedBasis basis = speedBasis(s);
        const LayoutTime time = layoutTime(basis, layout);
        QVERIFY(combineTime(time, s, basis, plan) == step(s, plan));
        QVERIFY(stepSeconds(time, basis, plan) == step(s, plan).step);
    }
}

void TestStepProperties::floorIsBelowEveryPolicy()
{
    std::mt19937 random(2);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        ParallelPlan plan = randomPlan(s, random);
        const double floor = stepFloor(s, plan).value;
        QVERIFY(floor > 0.0);
        for (const Recompute r : {Recompute::None, Recompute::Selective, Recompute::Full})
            for (int zero = 0; zero <= 3; ++zero) {
                plan.recompute = r;
                plan.zero = zero;
                plan.sequenceParallel = !plan.sequenceParallel && plan.tp > 1;
                QVERIFY(notBelow(secondsOf(s, plan), floor));
            }
    }
}

void TestStepProperties::partsSumToStep()
{
    std::mt19937 random(3);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const TimeEstimate t = step(s, randomPlan(s, random));
        QVERIFY(std::isfinite(t.step.value) && t.step.value > 0.0);
        for (const Seconds part : t.parts)
            QVERIFY(part.value >= 0.0);
        QVERIFY(std::abs(t.parts.sum().value - t.step.value) <= 1e-9 * t.step.value);
    }
}

void TestStepProperties::intervalHoldsTheLikelyValue()
{
    std::mt19937 random(4);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const TimeEstimate t = step(s, randomPlan(s, random));
        QVERIFY(t.tokensPerSecond.low > 0.0);
        QVERIFY(t.tokensPerSecond.low < t.tokensPerSecond.likely && t.tokensPerSecond.likely < t.tokensPerSecond.high);
    }
}

// No device ever does more needed FLOPs a second than its matrix units can, FP8 where it is used.
void TestStepProperties::neverAboveTheRoofline()
{
    std::mt19937 random(5);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const TimeEstimate t = step(s, randomPlan(s, random));
        const bool fp8 = s.job.precision == Precision::Fp8 && s.rates.fp8.value > 0;
        const double best = fp8 ? s.rates.fp8.value : std::max(s.rates.bf16.value, s.rates.fp16.value);
        QVERIFY2(t.mfu * s.rates.nameplateBf16.value <= best * (1.0 + 1e-9), qPrintable(QString::number(t.mfu)));
    }
}

// A large rank on a tiny model: the adapters' own products take time too, and only active experts' ones run.
void TestStepProperties::adaptersOfAnyRankStayBelowTheRoofline()
{
    static constexpr int ranks[] = {1, 8, 64, 256, 1024};
    static constexpr Precision precisions[] = {Precision::Bf16, Precision::Fp16, Precision::Fp8};
    std::mt19937 random(11);
    for (int i = 0; i < samples; ++i) {
        Setting s = randomSetting(random);
        s.job.task = i % 3 == 0 ? Task::Full : Task::Lora;
        s.job.precision = precisions[random() % std::size(precisions)];
        s.job.loraRank = ranks[random() % std::size(ranks)];
        s.job.loraTargets = LoraTargets::allLinear();
        s.adapterParameters = adapterParameters(s.shape, s.job.loraRank, s.job.loraTargets);
        const double mfu = step(s, randomPlan(s, random)).mfu;
        const bool fp8 = s.job.precision == Precision::Fp8 && s.rates.fp8.value > 0;
        QVERIFY2(mfu <= (fp8 ? 2.0 : 1.0),
                 qPrintable(QString("%1 on %2 %3")
                                .arg(mfu)
                                .arg(QString::fromStdString(s.shape.name), QString::fromStdString(s.device.id))));
    }
}

void TestStepProperties::growsWithLengthBatchAndLayers()
{
    std::mt19937 random(6);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan plan = randomPlan(s, random);
        const double before = secondsOf(s, plan);
        Setting longer = s;
        longer.job.sequenceLength *= 2;
        if (s.job.task == Task::Serve) {
            longer = s;
            longer.job.serving.promptTokens *= 2;
        }
        QVERIFY(notBelow(secondsOf(longer, plan), before));
        ParallelPlan larger = plan;
        larger.microBatch *= 2;
        QVERIFY(notBelow(secondsOf(s, larger), before));
        ParallelPlan more = plan;
        more.accumulation += 1;
        QVERIFY(notBelow(secondsOf(s, more), before));
        Setting deeper = s;
        deeper.shape.layers += plan.pp;
        QVERIFY(notBelow(secondsOf(deeper, plan), before));
    }
}

void TestStepProperties::moreBandwidthIsNeverSlower()
{
    std::mt19937 random(7);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan plan = randomPlan(s, random);
        const double before = secondsOf(s, plan);
        Setting links = s;
        for (std::size_t n = 0; n < links.fabric.allReduceGbps.size(); ++n) {
            links.fabric.allReduceGbps[n].likely *= 2.0;
            links.fabric.allGatherGbps[n].likely *= 2.0;
        }
        links.fabric.pairGbps *= 2.0;
        links.fabric.nicGbps *= 2.0;
        QVERIFY(notBelow(before, secondsOf(links, plan)));
        Setting memory = s;
        memory.device.memoryBandwidth *= 2.0;
        QVERIFY(notBelow(before, secondsOf(memory, plan)));
        Setting host = s;
        host.device.hostLink *= 2.0;
        host.device.hostLinkShared *= 2.0;
        QVERIFY(notBelow(before, secondsOf(host, plan)));
    }
}

void TestStepProperties::fasterDevicesAreNeverSlower()
{
    std::mt19937 random(8);
    for (int i = 0; i < samples; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan plan = randomPlan(s, random);
        Setting fast = s;
        fast.rates.bf16 *= 1.5;
        fast.rates.fp16 *= 1.5;
        fast.rates.tf32 *= 1.5;
        fast.rates.fp32 *= 1.5;
        fast.rates.fp8 *= 1.5;
        QVERIFY(notBelow(secondsOf(s, plan), secondsOf(fast, plan)));
    }
}

void TestStepProperties::unstatedFieldsWidenOnly()
{
    std::mt19937 random(9);
    for (int i = 0; i < samples / 10; ++i) {
        const Setting s = randomSetting(random);
        const ParallelPlan plan = randomPlan(s, random);
        Setting open = s;
        open.unstated = {true, true, true, true, true, true, true, true};
        const TimeEstimate a = step(s, plan);
        const TimeEstimate b = step(open, plan);
        QVERIFY(a.step == b.step);
        QVERIFY(b.tokensPerSecond.low < a.tokensPerSecond.low && b.tokensPerSecond.high > a.tokensPerSecond.high);
    }
}

void TestStepProperties::servingAnswersForEveryPlan()
{
    for (const char* offering : {"rtx4090-48g-x8", "ascend-910b-64g-x8", "h100-80g-x8"}) {
        const Setting s = sampleSetting({"llama-2-13b", Task::Serve, Framework::GenericCompiled, offering, 4096});
        ParallelPlan one;
        one.dp = 8;
        ParallelPlan eight;
        eight.tp = 8;
        const TimeEstimate apart = step(s, one);
        const TimeEstimate together = step(s, eight);
        QVERIFY(apart.serve && together.serve);
        // Eight devices answer one request sooner wherever their links allow, and every plan holds some requests.
        if (s.fabric.kind == LinkKind::NvSwitch) {
            QVERIFY(together.serve->prefill < apart.serve->prefill);
            QVERIFY(together.serve->decodePerToken < apart.serve->decodePerToken);
        }
        QVERIFY(together.serve->maxConcurrentRequests > 50);
        // A step cannot read 13B weights of 2 bytes faster than memory delivers them.
        const double weights = 2.0 * static_cast<double>(s.census.total - s.census.embedding);
        QVERIFY(apart.serve->decodePerToken.value >= weights / s.device.memoryBandwidth.value);
        QVERIFY(together.serve->decodePerToken.value >= weights / 8.0 / s.device.memoryBandwidth.value);
    }
}

OCTOPLAN_TEST(TestStepProperties);
#include "tst_stepproperties.moc"
