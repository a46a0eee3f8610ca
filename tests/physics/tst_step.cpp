// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memorysamples.h"
#include "physics/collectives.h"
#include "physics/step.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QObject>
#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

namespace {

double perDevice(const Setting& s, const ParallelPlan& p) { return step(s, p).tokensPerSecondPerDevice; }

// An A100 SXM 80G server: datasheet, and 235 GB/s of bus bandwidth as measured (ml-engineering).
Setting onA100(Setting s)
{
    s.device.id = "a100-sxm-80g";
    s.device.architecture = Architecture::Ampere;
    s.device.rates.nameplateBf16 = s.device.rates.bf16 = s.device.rates.fp16 = teraflops(312);
    s.device.rates.fp8 = teraflops(0);
    s.device.memoryBandwidth = gbPerSecond(2039);
    s.device.watts = 400;
    s.rates = s.device.rates;
    for (std::size_t n = 2; n < s.fabric.allReduceGbps.size(); ++n)
        s.fabric.allReduceGbps[n] = s.fabric.allGatherGbps[n] = {220, 235, 240};
    return s;
}

ParallelPlan plan(const Setting& s, int tp, int pp, int micro, int accumulation, Recompute recompute, int zero)
{
    ParallelPlan p;
    p.tp = tp;
    p.pp = pp;
    p.dp = s.devices / tp / pp;
    p.zero = p.dp > 1 ? zero : 0;
    p.microBatch = micro;
    p.accumulation = accumulation;
    p.recompute = recompute;
    p.sequenceParallel = tp > 1;
    return p;
}

} // namespace

// Figures with a source outside this program. Bounds are the interval that such a source allows, not the fit.
class TestStep : public QObject {
    Q_OBJECT

private slots:
    void publishedSpeeds_data();
    void publishedSpeeds();
    void hopperOverAmpere_data();
    void hopperOverAmpere();
    void fp8Gains_data();
    void fp8Gains();
    void adaptersGain_data();
    void adaptersGain();
    void pairsOfMeshDevicesTalkSlowly();
    void tensorParallelOfEightCostsLessThanOfTwoOnMesh();
    void accumulationPaysForSlowLinks();
    void seventyBillionTalksLongerThanItComputesOnPcie();
    void serversBeyondOneLoseLittleOnAGoodNetwork();
    void offloadSharesTheHostLink();
    void oneDeviceWithAllExpertsWaitsForNobody();
    void expertsGatheredOneByOneAreSlow();
    void earlyStoppingCheckpointsRecomputeLess();
    void binsScaleByTheirCores();
    void modelFlopsAreOfTheNameplate();
    void intervalsAreWideWhereNothingIsPublished();
};

void TestStep::publishedSpeeds_data()
{
    QTest::addColumn<QString>("offering");
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("task");
    QTest::addColumn<int>("framework");
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("pp");
    QTest::addColumn<int>("micro");
    QTest::addColumn<int>("accumulation");
    QTest::addColumn<int>("zero");
    QTest::addColumn<double>("published"); // tokens per second and device
    const auto row = [](const char* name, const char* offering, const char* model, Task task, Framework framework,
                        int length, int pp, int micro, int accumulation, int zero, double published) {
        QTest::newRow(name) << QString(offering) << QString(model) << static_cast<int>(task)
                            << static_cast<int>(framework) << length << pp << micro << accumulation << zero
                            << published;
    };
    // ModelLink README (2024-09): Llama-2-7B, PP2 x DP4 on an Atlas 900 A2, of B2's class.
    row("910B llama-2-7b", "ascend-910b-64g-x8", "llama-2-7b", Task::Pretrain, Framework::MindSpeed, 4096, 2, 1, 64, 1,
        4672);
    // torchtune README: Llama-3.1-8B LoRA, compiled, packed to 2048, on one RTX 4090 (see oneCard).
    // NeMo 24.07 in FP8 is in the measured runs; llm-foundry's MPT-7B at 4096 on eight H100 is close to Llama-2-7B.
    row("H100 7B FSDP", "h100-80g-x8", "llama-2-7b", Task::Pretrain, Framework::LlmFoundry, 4096, 1, 6, 16, 3, 8611);
}

void TestStep::publishedSpeeds()
{
    QFETCH(QString, offering);
    QFETCH(QString, model);
    QFETCH(int, task);
    QFETCH(int, framework);
    QFETCH(int, length);
    QFETCH(int, pp);
    QFETCH(int, micro);
    QFETCH(int, accumulation);
    QFETCH(int, zero);
    QFETCH(double, published);
    const QByteArray modelId = model.toUtf8();
    const QByteArray offeringId = offering.toUtf8();
    Setting s = sampleSetting({modelId.constData(), static_cast<Task>(task), static_cast<Framework>(framework),
                               offeringId.constData(), length});
    if (s.device.architecture == Architecture::Ascend)
        useBin(s, AscendBin::B2);
    const TimeEstimate t = step(s, plan(s, 1, pp, micro, accumulation, Recompute::None, zero));
    const double perDeviceShare = t.tokensPerSecondPerDevice / t.tokensPerSecond.likely;
    QVERIFY2(t.tokensPerSecond.low * perDeviceShare <= published &&
                 published <= t.tokensPerSecond.high * perDeviceShare,
             qPrintable(QString::number(t.tokensPerSecondPerDevice)));
    QVERIFY2(std::abs(t.tokensPerSecondPerDevice / published - 1.0) < 0.2,
             qPrintable(QString::number(t.tokensPerSecondPerDevice)));
}

void TestStep::hopperOverAmpere_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("micro");
    for (const int length : {1024, 2048, 4096, 8192})
        QTest::newRow(qPrintable(QString::number(length))) << length << std::max(1, 16384 / length);
}

// Same harness, one server, up to 8k: 2.2 times, not the datasheets' 3.2 (llm-foundry's MPT tables).
void TestStep::hopperOverAmpere()
{
    QFETCH(int, length);
    QFETCH(int, micro);
    for (const Framework f : {Framework::LlmFoundry, Framework::GenericCompiled, Framework::GenericMegatron}) {
        const Setting h = sampleSetting({"llama-2-7b", Task::Pretrain, f, "h100-80g-x8", length});
        const Setting a = onA100(h);
        const ParallelPlan p = plan(h, 1, 1, micro, 8, Recompute::None, 1);
        const double ratio = perDevice(h, p) / perDevice(a, p);
        QVERIFY2(ratio > 1.9 && ratio < 2.6, qPrintable(QString::number(ratio)));
    }
}

void TestStep::fp8Gains_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("length");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    // llm-foundry: 1.35 for 1B at 2k to 1.15 at 8k and 1.0 at 32k; LLMQ: 1.36 for 7B.
    QTest::newRow("7B 2k") << QString("llama-2-7b") << 2048 << 1.15 << 1.5;
    QTest::newRow("70B 2k") << QString("llama-2-70b") << 2048 << 1.2 << 1.5;
    QTest::newRow("7B 32k") << QString("llama-2-7b") << 32768 << 0.98 << 1.25;
    QTest::newRow("7B 131k") << QString("llama-2-7b") << 131072 << 0.98 << 1.1;
}

void TestStep::fp8Gains()
{
    QFETCH(QString, model);
    QFETCH(int, length);
    QFETCH(double, least);
    QFETCH(double, most);
    const QByteArray id = model.toUtf8();
    for (const Framework f : {Framework::GenericEager, Framework::GenericCompiled, Framework::GenericMegatron}) {
        const Setting bf16 = sampleSetting({id.constData(), Task::Pretrain, f, "h100-80g-x8", length});
        Setting fp8 = bf16;
        fp8.job.precision = Precision::Fp8;
        const ParallelPlan p = plan(bf16, 1, 1, std::max(1, 8192 / length), 8, Recompute::None, 1);
        const double ratio = perDevice(fp8, p) / perDevice(bf16, p);
        QVERIFY2(ratio >= least && ratio <= most, qPrintable(QString::number(ratio)));
    }
}

void TestStep::adaptersGain_data()
{
    QTest::addColumn<QString>("offering");
    QTest::newRow("H100") << QString("h100-80g-x8");
    QTest::newRow("4090") << QString("rtx4090-24g-container");
}

// LoRA skips a third of the FLOPs: 1.3 to 1.5 times full fine-tuning where computing limits both.
void TestStep::adaptersGain()
{
    QFETCH(QString, offering);
    const QByteArray id = offering.toUtf8();
    for (const Framework f : {Framework::GenericCompiled, Framework::GenericMegatron}) {
        const Setting full = sampleSetting({"llama-2-7b", Task::Full, f, id.constData(), 4096});
        const Setting lora = sampleSetting({"llama-2-7b", Task::Lora, f, id.constData(), 4096});
        const ParallelPlan p = plan(full, 1, 1, 2, 16, Recompute::None, 1);
        const double ratio = perDevice(lora, p) / perDevice(full, p);
        QVERIFY2(ratio > 1.2 && ratio < 1.5, qPrintable(QString::number(ratio)));
    }
}

// A pair on a full mesh has one link of seven: 18 GB/s against 126 of all eight (limulidae).
void TestStep::pairsOfMeshDevicesTalkSlowly()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Full, Framework::MindSpeed, "ascend-910b-64g-x8", 4096});
    const SpeedBasis b = speedBasis(s);
    const double pair = busBandwidth(b, {2, 1}, Traffic::AllReduce);
    const double four = busBandwidth(b, {4, 1}, Traffic::AllReduce);
    const double eight = busBandwidth(b, {8, 1}, Traffic::AllReduce);
    QVERIFY(pair < 20e9 && four > 40e9 && four < 50e9 && eight > 120e9);
    const double six = busBandwidth(b, {6, 1}, Traffic::AllReduce);
    QVERIFY(four < six && six < eight);
    const Setting h = sampleSetting({});
    const SpeedBasis hb = speedBasis(h);
    QVERIFY(busBandwidth(hb, {2, 1}, Traffic::AllReduce) > 300e9);
}

void TestStep::tensorParallelOfEightCostsLessThanOfTwoOnMesh()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::MindSpeed, "ascend-910b-64g-x8", 4096});
    const Seconds two = step(s, plan(s, 2, 1, 1, 8, Recompute::None, 1)).parts[TimePart::TensorParallel];
    const Seconds eight = step(s, plan(s, 8, 1, 1, 8, Recompute::None, 1)).parts[TimePart::TensorParallel];
    QVERIFY(eight < 0.5 * two);
}

void TestStep::accumulationPaysForSlowLinks()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Full, Framework::HfTrainer, "rtx4090-24g-x8", 2048});
    const auto share = [&](int accumulation) {
        const TimeEstimate t = step(s, plan(s, 1, 1, 1, accumulation, Recompute::Full, 1));
        return t.parts[TimePart::DataParallel] / t.step;
    };
    QVERIFY(share(1) > 0.5);
    QVERIFY(share(32) < 0.15);
}

// 70B at TP8 on eight cards without peer-to-peer: communication 1.1 to 2 times computing at 10 to 14 GB/s.
void TestStep::seventyBillionTalksLongerThanItComputesOnPcie()
{
    const Setting s =
        sampleSetting({"llama-2-70b", Task::Pretrain, Framework::GenericMegatron, "rtx4090-48g-x8", 4096});
    const TimeEstimate t = step(s, plan(s, 8, 1, 1, 8, Recompute::None, 0));
    const double ratio = t.parts[TimePart::TensorParallel] / t.parts[TimePart::Compute];
    QVERIFY2(ratio > 0.9 && ratio < 2.5, qPrintable(QString::number(ratio)));
    QCOMPARE(bottleneck(t, {}, true).kind, BottleneckKind::Mixed);
    QCOMPARE(bottleneck(t, {}, true).limitsSpeed, SpeedLimit::Communication);
}

// llm-foundry, 7B on H100: -1.6 % from 8 to 128 devices.
void TestStep::serversBeyondOneLoseLittleOnAGoodNetwork()
{
    Setting one = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::LlmFoundry, "h100-80g-x8", 2048});
    Setting sixteen = one;
    sixteen.servers = 16;
    sixteen.devices = 128;
    const double here = perDevice(one, plan(one, 1, 1, 8, 4, Recompute::None, 3));
    const double there = perDevice(sixteen, plan(sixteen, 1, 1, 8, 4, Recompute::None, 3));
    QVERIFY2(there < here && there > 0.85 * here, qPrintable(QString::number(there / here)));
}

void TestStep::offloadSharesTheHostLink()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Full, Framework::DeepSpeed, "rtx4090-24g-x8", 2048});
    ParallelPlan p = plan(s, 1, 1, 1, 8, Recompute::Full, 3);
    const TimeEstimate none = step(s, p);
    p.offload = Offload::Optimizer;
    const TimeEstimate states = step(s, p);
    p.offload = Offload::All;
    const TimeEstimate all = step(s, p);
    QVERIFY(none.parts[TimePart::Offload].value == 0.0);
    QVERIFY(states.parts[TimePart::Optimizer].value == 0.0);
    QVERIFY(states.step > none.step && all.step > states.step);
    Setting alone = s;
    alone.device.hostLinkShared = s.device.hostLink;
    QVERIFY(step(alone, p).parts[TimePart::Offload] < all.parts[TimePart::Offload]);
}

// Uneven experts cost time only where devices that split them wait for the busiest.
void TestStep::oneDeviceWithAllExpertsWaitsForNobody()
{
    const Setting s = sampleSetting({"qwen3-30b-a3b", Task::Pretrain, Framework::GenericMegatron, "h100-80g-x8", 4096});
    SpeedConstants uneven;
    uneven.expertSpread *= 3.0;
    const auto computing = [&](const SpeedConstants& c, int ep) {
        ParallelPlan p = plan(s, 1, 1, 2, 8, Recompute::None, 1);
        p.ep = ep;
        return layoutTime(speedBasis(s, c), p).micro[0].compute.value;
    };
    QCOMPARE(computing(uneven, 1), computing({}, 1));
    QVERIFY(computing(uneven, 8) > 1.05 * computing({}, 8));
}

// ms-swift, Qwen3-30B-A3B on 16 A800: 9.6 s with expert parallelism, 91.2 s under ZeRO-3. One fast server has nothing
// published: its expert parallelism gains more, its host's time less.
void TestStep::expertsGatheredOneByOneAreSlow()
{
    for (const Framework f : {Framework::GenericEager, Framework::DeepSpeed}) {
        const Setting loop = sampleSetting({"qwen3-30b-a3b", Task::Full, f, "h100-80g-x8", 8192});
        const Setting grouped =
            sampleSetting({"qwen3-30b-a3b", Task::Full, Framework::MegatronLm, "h100-80g-x8", 8192});
        ParallelPlan experts = plan(grouped, 1, 1, 1, 2, Recompute::Full, 1);
        experts.ep = 8;
        const double ratio = perDevice(grouped, experts) / perDevice(loop, plan(loop, 1, 1, 1, 2, Recompute::Full, 3));
        QVERIFY2(ratio > 4.0 && ratio < 60.0, qPrintable(QString::number(ratio)));
    }
}

// llm-foundry, torchtitan and fms-fsdp: full recomputation costs less than a forward, as a layer's last product is not
// needed for its backward; reentrant checkpoints run it all the same.
void TestStep::earlyStoppingCheckpointsRecomputeLess()
{
    const auto passes = [](Framework f) {
        const Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, f, "h100-80g-x8", 4096});
        return speedBasis(s).passes[static_cast<std::size_t>(Recompute::Full)].gemm;
    };
    QCOMPARE(passes(Framework::HfTrainer), 4.0);
    for (const Framework f : {Framework::Torchtitan, Framework::LlmFoundry, Framework::FmsFsdp})
        QVERIFY(passes(f) > 3.6 && passes(f) < 3.9);
}

void TestStep::binsScaleByTheirCores()
{
    Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::MindSpeed, "ascend-910b-64g-x8", 4096});
    const ParallelPlan p = plan(s, 1, 2, 1, 64, Recompute::None, 1);
    const TimeEstimate measured = step(s, p);
    useBin(s, AscendBin::B2);
    const TimeEstimate b2 = step(s, p);
    useBin(s, AscendBin::B3);
    const TimeEstimate b3 = step(s, p);
    const double ratio = b2.tokensPerSecondPerDevice / b3.tokensPerSecondPerDevice;
    QVERIFY2(ratio > 1.1 && ratio <= 1.2, qPrintable(QString::number(ratio)));
    const auto width = [](const TimeEstimate& t) { return t.tokensPerSecond.high / t.tokensPerSecond.low; };
    QVERIFY(width(b2) < width(measured) && width(b3) < width(measured));
}

void TestStep::modelFlopsAreOfTheNameplate()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::GenericCompiled, "h100-80g-x8", 4096});
    const TimeEstimate t = step(s, plan(s, 1, 1, 4, 4, Recompute::None, 1));
    // 6 FLOPs for each weight but the input table's, and causal attention: 6 * L * h * s a token forward and backward.
    const double weights = static_cast<double>(s.census.flop);
    const double perToken = 6.0 * weights + 6.0 * s.shape.layers * s.shape.hidden * 4096.0;
    const double mfu = t.tokensPerSecondPerDevice * perToken / 989.4e12;
    QVERIFY2(std::abs(t.mfu / mfu - 1.0) < 0.01, qPrintable(QString::number(t.mfu / mfu)));
    QVERIFY(t.mfu > 0.3 && t.mfu < 0.65);
}

// No throughput of eight RTX 4090 has been published, and of 910B by one source only; a host's PCIe class narrows.
void TestStep::intervalsAreWideWhereNothingIsPublished()
{
    const auto halfWidth = [](const Setting& s) {
        const TimeEstimate t = step(s, plan(s, 1, 1, 1, 16, Recompute::Full, 3));
        return std::sqrt(t.tokensPerSecond.high / t.tokensPerSecond.low);
    };
    const Setting h100 = sampleSetting({"llama-2-7b", Task::Full, Framework::HfTrainer, "h100-80g-x8", 2048});
    const Setting ascend = sampleSetting({"llama-2-7b", Task::Full, Framework::MindSpeed, "ascend-910b-64g-x8", 2048});
    const Setting cards = sampleSetting({"llama-2-7b", Task::Full, Framework::HfTrainer, "rtx4090-24g-x8", 2048});
    QVERIFY(halfWidth(h100) < 1.4);
    QVERIFY(halfWidth(ascend) > 1.35);
    QVERIFY(halfWidth(cards) > 1.6);
    Setting known = cards;
    const Catalog& catalog = sampleCatalog();
    known.fabric = makeFabric(catalog.linkFor(LinkKind::Pcie4, known.device.id), known.device, PcieClass::P2p, 0.0);
    QVERIFY(halfWidth(known) < halfWidth(cards));
    QVERIFY(step(known, plan(known, 1, 1, 1, 16, Recompute::Full, 3)).step <
            step(cards, plan(cards, 1, 1, 1, 16, Recompute::Full, 3)).step);
}

OCTOPLAN_TEST(TestStep);
#include "tst_step.moc"
