// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/validation.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <cmath>

using namespace octoplan;

class TestInterpretation : public QObject {
    Q_OBJECT

private slots:
    void stated();
    void defaults();
    void skips_data();
    void skips();
    void sizes_data();
    void sizes();
    void openBatch();
    void unnamedSoftware_data();
    void unnamedSoftware();
    void hostOfShards();
    void pools();
    void devicesWrittenOtherwise_data();
    void devicesWrittenOtherwise();
    void unknownSoftwareHasWiderIntervals_data();
    void unknownSoftwareHasWiderIntervals();
    void expertsStayWholeUnderExpertParallelism();
    void ceilings();
    void lastStage();
    void recipesOfLitgpt_data();
    void recipesOfLitgpt();
};

namespace {

MeasuredRun plainRun()
{
    MeasuredRun run;
    run.id = "run";
    run.group = "source";
    run.device = "h100-sxm-80g";
    run.devices = 8;
    run.devicesPerNode = 8;
    run.model.name = "Llama-2-7B";
    run.model.parameters = 6.738e9;
    run.task = "full_finetune";
    run.framework = "HF Trainer + DeepSpeed";
    return run;
}

Interpretation interpreted(const MeasuredRun& run) { return interpret(run, test::sampleCatalog()); }

} // namespace

void TestInterpretation::stated()
{
    MeasuredRun run = plainRun();
    run.devices = 16;
    run.parallel.tp = 2;
    run.parallel.pp = 2;
    run.parallel.zero = "1";
    run.sequenceLength = 4096;
    run.microBatch = 2;
    run.globalBatch = 64;
    run.recompute = "selective";
    run.framework = "Megatron-LM";
    run.measured.tokensPerSecondPerDevice = 5000.0;
    const Interpretation got = interpreted(run);
    QVERIFY(got.evidence.has_value());
    const EvidenceCase& e = *got.evidence;
    QCOMPARE(e.setting.framework, Framework::MegatronLm);
    QCOMPARE(e.setting.servers, 2);
    QCOMPARE(e.setting.job.sequenceLength, 4096);
    QCOMPARE(e.plan.tp, 2);
    QCOMPARE(e.plan.pp, 2);
    QCOMPARE(e.plan.dp, 4);
    QCOMPARE(e.plan.zero, 1);
    QCOMPARE(e.plan.microBatch, 2);
    QCOMPARE(e.plan.accumulation, 8);
    QCOMPARE(e.plan.recompute, Recompute::Selective);
    QVERIFY(e.planGiven);
    QCOMPARE(e.tokensPerSecondPerDevice.value_or(0.0), 5000.0);
    QCOMPARE(e.setting.shape.layers, 32);
    QVERIFY(!(e.setting.unstated.layout || e.setting.unstated.sequenceLength || e.setting.unstated.globalBatch));
}

void TestInterpretation::defaults()
{
    const Interpretation got = interpreted(plainRun());
    QVERIFY(got.evidence.has_value());
    const EvidenceCase& e = *got.evidence;
    QVERIFY(!e.planGiven);
    const Unstated& open = e.setting.unstated;
    QVERIFY(open.layout && open.microBatch && open.recompute && open.zero && open.sequenceLength && open.globalBatch);
    QVERIFY(!open.framework);
    QCOMPARE(e.plan.devices(), 8);
}

// With neither length nor batch it may be one sequence or a full card; one of them settles it.
void TestInterpretation::openBatch()
{
    MeasuredRun run = plainRun();
    run.task = "lora";
    const auto batch = [&] { return interpreted(run).evidence->plan.microBatch; };
    const int middle = batch();
    QVERIFY(middle > 1 && middle <= 16);
    run.device = "rtx4090-24g";
    QVERIFY(batch() < middle);
    run.sequenceLength = 2048;
    QCOMPARE(batch(), 1);
    run.sequenceLength.reset();
    run.microBatch = 3;
    QCOMPARE(batch(), 3);
}

void TestInterpretation::unnamedSoftware_data()
{
    QTest::addColumn<QByteArray>("layout");
    QTest::addColumn<QByteArray>("framework");
    QTest::newRow("tensor parallel") << QByteArray("tp") << QByteArray("generic_megatron");
    QTest::newRow("fully sharded") << QByteArray("fsdp") << QByteArray("hf_trainer");
    QTest::newRow("data parallel") << QByteArray() << QByteArray("generic_eager");
}

void TestInterpretation::unnamedSoftware()
{
    QFETCH(QByteArray, layout);
    QFETCH(QByteArray, framework);
    MeasuredRun run = plainRun();
    run.framework = "in-house";
    if (layout == "tp")
        run.parallel.tp = 2;
    if (layout == "fsdp")
        run.parallel.fsdp = "FULL_SHARD";
    const Setting s = interpreted(run).evidence->setting;
    QCOMPARE(QByteArray::fromStdString(std::string(keyOf(s.framework))), framework);
    QVERIFY(s.unstated.framework);
}

// DeepSpeed moves the optimizer to the host, FSDP whole shards with it.
void TestInterpretation::hostOfShards()
{
    MeasuredRun run = plainRun();
    run.offload = "cpu";
    run.parallel.zero = "3";
    QCOMPARE(interpreted(run).evidence->plan.offload, Offload::Optimizer);
    run.framework = "HF Trainer FSDP";
    QCOMPARE(interpreted(run).evidence->plan.offload, Offload::All);
    run.offload.clear();
    QCOMPARE(interpreted(run).evidence->plan.offload, Offload::None);
    run.note = "with CPU offload";
    QCOMPARE(interpreted(run).evidence->plan.offload, Offload::All);
}

// What a pool took at the start says how large the card is.
void TestInterpretation::pools()
{
    MeasuredRun run = plainRun();
    run.task = "lora";
    run.measured.peakMemory = 74.0;
    run.measured.memoryKind = "pool pre-allocated at the start";
    const auto evidence = interpreted(run).evidence;
    const auto pool = predictedMemory(*evidence);
    QVERIFY(pool && std::abs(pool->error()) < 0.05);
    QVERIFY(pool->low < pool->likely && pool->likely < pool->high);
}

void TestInterpretation::skips_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<int>("reason");
    const auto row = [](const char* what, SkipReason reason) {
        QTest::newRow(what) << QByteArray(what) << static_cast<int>(reason);
    };
    row("device", SkipReason::DeviceUnknown);
    row("model", SkipReason::ModelUnknown);
    row("task", SkipReason::TaskNotModelled);
    row("layout", SkipReason::LayoutContradicts);
}

void TestInterpretation::skips()
{
    QFETCH(QByteArray, what);
    QFETCH(int, reason);
    MeasuredRun run = plainRun();
    if (what == "device")
        run.device = "unspecified-80g";
    else if (what == "model")
        run.model = {};
    else if (what == "task")
        run.task = "ppo";
    else
        run.parallel.tp = 3;
    const Interpretation got = interpreted(run);
    QVERIFY(!got.evidence.has_value());
    QVERIFY(got.skipped.has_value());
    QCOMPARE(static_cast<int>(*got.skipped), reason);
}

void TestInterpretation::sizes_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<double>("billions"); // 0: unknown
    QTest::newRow("library") << QByteArray("Llama-2-13b-chat") << 13.016;
    QTest::newRow("size in the name") << QByteArray("Foo-3B") << 3.0;
    QTest::newRow("millions") << QByteArray("gpt 774M v2") << 0.774;
    QTest::newRow("context in the name") << QByteArray("Foo2.5-14B-1M") << 14.0;
    QTest::newRow("maker and version") << QByteArray("meta-llama/Meta-Llama-3-8B-Instruct") << 8.03;
    QTest::newRow("mixture of the name's size") << QByteArray("8x7B custom") << 0.0;
    QTest::newRow("no size") << QByteArray("the model of the post") << 0.0;
}

void TestInterpretation::sizes()
{
    QFETCH(QByteArray, name);
    QFETCH(double, billions);
    MeasuredRun::Model model;
    model.name = name.toStdString();
    const auto shape = shapeOf(model, test::sampleCatalog());
    QCOMPARE(shape.has_value(), billions > 0.0);
    if (shape) {
        const double count = static_cast<double>(census(*shape).total) / 1e9;
        QVERIFY2(std::abs(count / billions - 1.0) < 0.05, qPrintable(QString::number(count)));
    }
}

void TestInterpretation::devicesWrittenOtherwise_data()
{
    QTest::addColumn<QString>("device");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("bin");
    const auto row = [](const char* device, const char* variant, const char* id, AscendBin bin) {
        QTest::newRow(qPrintable(QString("%1 %2").arg(device, variant)))
            << QString(device) << QString(variant) << QString(id) << static_cast<int>(bin);
    };
    row("H100-SXM-80G", "", "h100-sxm-80g", AscendBin::Measured);
    row("NVIDIA GeForce RTX4090_24G", "", "rtx4090-24g", AscendBin::Measured);
    row("ascend-910b-64g/910b3", "", "ascend-910b-64g", AscendBin::B3);
    row("ascend-910b-64g", "Atlas 800T A2", "ascend-910b-64g", AscendBin::B3);
    row("ascend-910b-64g", "Atlas 900 A2 PODc", "ascend-910b-64g", AscendBin::B2);
    row("ascend-910b-64g", "910B (not stated)", "ascend-910b-64g", AscendBin::Measured);
}

void TestInterpretation::devicesWrittenOtherwise()
{
    QFETCH(QString, device);
    QFETCH(QString, variant);
    QFETCH(QString, id);
    QFETCH(int, bin);
    MeasuredRun run = plainRun();
    run.device = device.toStdString();
    run.variant = variant.toStdString();
    const Interpretation got = interpreted(run);
    QVERIFY(got.evidence.has_value());
    QCOMPARE(QString::fromStdString(got.evidence->setting.device.id), id);
    QCOMPARE(static_cast<int>(got.evidence->setting.bin), bin);
}

void TestInterpretation::unknownSoftwareHasWiderIntervals_data()
{
    QTest::addColumn<QString>("framework");
    for (const char* name : {"", "my own loop", "Oumi", "???"})
        QTest::newRow(name) << QString(name);
}

// A name that no table knows is eager PyTorch, and less sure.
void TestInterpretation::unknownSoftwareHasWiderIntervals()
{
    QFETCH(QString, framework);
    const auto width = [](const std::string& name) {
        MeasuredRun run = plainRun();
        run.framework = name;
        run.measured.tokensPerSecondPerDevice = 1000.0;
        const EvidenceCase e = *interpreted(run).evidence;
        const Predicted p = *predictRun(run, e, frozenEstimators()).speed;
        return p.high / p.low;
    };
    QVERIFY(width(framework.toStdString()) > width("HF Trainer"));
}

// Who asks Megatron for expert parallelism keeps each expert whole; without it, experts are split as the rest is.
void TestInterpretation::expertsStayWholeUnderExpertParallelism()
{
    MeasuredRun run = plainRun();
    run.model = {};
    run.model.name = "Mixtral";
    run.model.layers = 32;
    run.model.hidden = 4096;
    run.model.experts = 8;
    run.model.activeExperts = 2;
    run.framework = "Megatron-LM";
    run.parallel.tp = 2;
    QCOMPARE(interpreted(run).evidence->plan.etp, 2);
    run.parallel.ep = 4;
    QCOMPARE(interpreted(run).evidence->plan.etp, 1);
}

void TestInterpretation::ceilings()
{
    MeasuredRun run = plainRun();
    run.measured.memoryUnit = "GB as printed";
    run.measured.memoryKind = "GPU memory printed 8*NGB";
    run.measured.peakMemory = 80.0;
    QVERIFY(!interpreted(run).evidence->peakMemory.has_value());
    run.measured.peakMemory = 58.0;
    QCOMPARE(toGib(interpreted(run).evidence->peakMemory.value()), 58.0);
    run.measured.outOfMemory = true;
    QVERIFY(!interpreted(run).evidence->peakMemory.has_value());
}

// Megatron's TensorBoard shows the last rank: fewer micro-batches in flight than on the fullest stage.
void TestInterpretation::lastStage()
{
    MeasuredRun run = plainRun();
    run.parallel.pp = 4;
    run.task = "pretrain";
    run.framework = "Megatron-LM";
    run.measured.peakMemory = 40.0;
    run.measured.memoryUnit = "GiB";
    run.measured.memoryKind = "torch max allocated (TensorBoard)";
    const Interpretation shown = interpreted(run);
    QVERIFY(shown.evidence->lastStage);
    const RunResult last = predictRun(run, *shown.evidence, frozenEstimators());
    QVERIFY(last.memory->likely < 0.95 * last.memoryEstimate.allocated.value);
    run.measured.memoryKind = "torch max allocated";
    const Interpretation plain = interpreted(run);
    QVERIFY(!plain.evidence->lastStage);
    const RunResult fullest = predictRun(run, *plain.evidence, frozenEstimators());
    QCOMPARE(fullest.memory->likely, fullest.memoryEstimate.allocated.value);
    QCOMPARE(fullest.verdict, last.verdict); // of the whole run, whichever device was read
}

void TestInterpretation::recipesOfLitgpt_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("rank");
    QTest::addColumn<bool>("everyLinear");
    QTest::newRow("Gemma's recipe") << "Gemma-7B" << 16 << true;
    QTest::newRow("Llama's recipe") << "Llama-2-7B" << 32 << false;
    QTest::newRow("command line") << "Gemma-7B" << 8 << false;
}

void TestInterpretation::recipesOfLitgpt()
{
    QFETCH(QString, model);
    QFETCH(int, rank);
    QFETCH(bool, everyLinear);
    MeasuredRun run = plainRun();
    run.model.name = model.toStdString();
    run.framework = "litgpt";
    run.task = "lora";
    run.loraRank = rank;
    const LoraTargets targets = interpreted(run).evidence->setting.job.loraTargets;
    QVERIFY(targets.has(LoraTarget::Q) && targets.has(LoraTarget::V));
    QCOMPARE(targets.has(LoraTarget::Down), everyLinear);
}

OCTOPLAN_TEST(TestInterpretation);

#include "tst_interpretation.moc"
