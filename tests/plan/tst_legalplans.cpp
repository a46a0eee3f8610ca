// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bruteforce.h"
#include "plan/legalplans.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <algorithm>

using namespace octoplan;
using namespace octoplan::test;

class TestLegalPlans : public QObject {
    Q_OBJECT

private slots:
    void equalBruteForce_data();
    void equalBruteForce();
    void countsOfSmallCases_data();
    void countsOfSmallCases();
    void manyForSevenBillionOnEight();
    void everyNumberOfServersHasPlans();
};

void TestLegalPlans::equalBruteForce_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("stack");
    QTest::addColumn<int>("task");
    QTest::addColumn<int>("devices");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<bool>("hostRam");
    const auto row = [](const char* model, Stack stack, Task task, int devices, int sequences, bool ram) {
        QTest::addRow("%s %s %s n=%d b=%d%s", model, keyOf(stack).data(), keyOf(task).data(), devices, sequences,
                      ram ? " ram" : "")
            << model << static_cast<int>(stack) << static_cast<int>(task) << devices << sequences << ram;
    };
    for (const Stack stack : {Stack::Eager, Stack::Compiled, Stack::Megatron, Stack::HandWritten}) {
        for (const bool ram : {false, true})
            row("llama-2-7b", stack, Task::Full, 8, 128, ram);
        row("llama-2-7b", stack, Task::Qlora, 8, 20, true);
        row("qwen3-30b-a3b", stack, Task::Lora, 8, 16, false);
        row("tiny", stack, Task::Serve, 8, 16, false);
        row("tiny", stack, Task::Full, 24, 7, false);
        row("llama-2-13b", stack, Task::Full, 6, 3, true);
    }
    row("llama-3.1-8b", Stack::Megatron, Task::Pretrain, 32, 64, false);
}

void TestLegalPlans::equalBruteForce()
{
    QFETCH(QString, model);
    QFETCH(int, stack);
    QFETCH(int, task);
    QFETCH(int, devices);
    QFETCH(int, sequences);
    QFETCH(bool, hostRam);
    const ModelShape& shape = sampleCatalog().model(model.toStdString())->shape;
    Setting s = plainSetting(shape, static_cast<Stack>(stack), static_cast<Task>(task), devices, sequences);
    if (hostRam)
        s.hostRam = gib(512);

    const std::vector<ParallelPlan> plans = legalPlans(s, {});
    const std::vector<ParallelPlan> expected = plansByBruteForce(s);
    QCOMPARE(plans.size(), expected.size());
    for (const ParallelPlan& plan : expected)
        QCOMPARE(std::count(plans.begin(), plans.end(), plan), 1);
    QCOMPARE(PlanSpace(s, {}).size(), static_cast<long>(plans.size()));
    for (const ParallelPlan& plan : plans)
        QVERIFY2(brokenRules(s, plan).empty(), brokenRules(s, plan).empty() ? "" : brokenRules(s, plan)[0].data());
}

void TestLegalPlans::countsOfSmallCases_data()
{
    QTest::addColumn<int>("stack");
    QTest::addColumn<int>("devices");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<int>("count");
    // By hand, for 8 layers and 8 heads. One device, one sequence: recompute none or full.
    QTest::newRow("one device, eager") << static_cast<int>(Stack::Eager) << 1 << 1 << 2;
    QTest::newRow("one device, compiled") << static_cast<int>(Stack::Compiled) << 1 << 1 << 3;
    // Two devices: dp with ZeRO 0-3, each with recompute or not; eager frameworks split neither model nor sequence.
    QTest::newRow("two devices, eager") << static_cast<int>(Stack::Eager) << 2 << 1 << 2 * 4;
    // Hand-written: also cp, pp without ZeRO, and tp with and without sequence parallelism.
    QTest::newRow("two devices, hand-written") << static_cast<int>(Stack::HandWritten) << 2 << 1 << 2 * (4 + 4 + 1 + 2);
    // The same with ZeRO 0-1, three kinds of recompute, and pp once more with 2 and with 4 virtual stages.
    QTest::newRow("two devices, megatron") << static_cast<int>(Stack::Megatron) << 2 << 1 << 3 * (2 + 2 + 3 + 2);
    // Two sequences: two micro-batches where dp is 1, that is with all but dp.
    QTest::newRow("two devices, two sequences")
        << static_cast<int>(Stack::HandWritten) << 2 << 2 << 2 * (4 + 2 * (4 + 1 + 2));
}

void TestLegalPlans::countsOfSmallCases()
{
    QFETCH(int, stack);
    QFETCH(int, devices);
    QFETCH(int, sequences);
    QFETCH(int, count);
    const ModelShape& shape = sampleCatalog().model("tiny")->shape;
    const Setting s = plainSetting(shape, static_cast<Stack>(stack), Task::Full, devices, sequences);
    QCOMPARE(static_cast<int>(legalPlans(s, {}).size()), count);
}

void TestLegalPlans::manyForSevenBillionOnEight()
{
    const ModelShape& shape = sampleCatalog().model("llama-2-7b")->shape;
    Setting s = plainSetting(shape, Stack::Eager, Task::Full, 8, 128);
    QCOMPARE(legalPlans(s, {}).size(), std::size_t{40});
    s.hostRam = gib(512);
    QCOMPARE(legalPlans(s, {}).size(), std::size_t{80});
    s = plainSetting(shape, Stack::Megatron, Task::Full, 8, 128);
    QCOMPARE(legalPlans(s, {}).size(), std::size_t{2184});
}

void TestLegalPlans::everyNumberOfServersHasPlans()
{
    const ModelShape& shape = sampleCatalog().model("llama-2-7b")->shape;
    for (int servers = 1; servers <= 64; ++servers) {
        const Setting s = plainSetting(shape, Stack::Megatron, Task::Pretrain, 8 * servers, 128);
        const PlanSpace space(s, {});
        QVERIFY(space.size() > 0);
        for (const ParallelPlan& layout : space.layouts())
            QVERIFY(layout.devices() == s.devices && layout.batchSequences() >= s.sequences);
    }
}

OCTOPLAN_TEST(TestLegalPlans);

#include "tst_legalplans.moc"
