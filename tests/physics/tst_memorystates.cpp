// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/statebytes.h"
#include "support/registry.h"

#include <QObject>
#include <QTest>

using namespace octoplan;

namespace {

struct Recipe {
    Framework framework;
    Optimizer optimizer;
    MasterCopy masterCopy;
    GradientPrecision gradients;
    double bytes; // weight, gradient and optimizer together
};

double stateSum(const StateBytes& s)
{
    return s.trained.weight + (s.stepInBackward ? 0.0 : s.trained.gradient) + s.trained.optimizer;
}

} // namespace

Q_DECLARE_METATYPE(Recipe)

class TestMemoryStates : public QObject {
    Q_OBJECT

private slots:
    void recipes_data();
    void recipes();
    void frozenBases();
    void upcastsOnlyWhatBitsandbytesLeaves();
    void pagedStatesLeaveTheDevice();
};

void TestMemoryStates::recipes_data()
{
    using F = Framework;
    using O = Optimizer;
    constexpr auto autoMaster = MasterCopy::Auto;
    constexpr auto autoGradient = GradientPrecision::Auto;
    QTest::addColumn<Recipe>("recipe");
    QTest::newRow("Megatron, 18 B") << Recipe{F::MegatronLm, O::AdamW, autoMaster, autoGradient, 18.0};
    QTest::newRow("DeepSpeed, 16 B") << Recipe{F::DeepSpeed, O::AdamW, autoMaster, autoGradient, 16.0};
    QTest::newRow("FSDP in fp32, 16 B") << Recipe{F::Torchtitan, O::AdamW, autoMaster, autoGradient, 16.0};
    QTest::newRow("fp32 gradients, 18 B") << Recipe{F::DeepSpeed, O::AdamW, autoMaster, GradientPrecision::Fp32, 18.0};
    QTest::newRow("no master copy, 12 B") << Recipe{F::DeepSpeed, O::AdamW, MasterCopy::No, autoGradient, 12.0};
    QTest::newRow("torchtune, 8 B") << Recipe{F::Torchtune, O::AdamW, autoMaster, autoGradient, 8.0};
    QTest::newRow("bf16 states, 8 B") << Recipe{F::DeepSpeed, O::AdamWBf16, autoMaster, autoGradient, 8.0};
    QTest::newRow("8-bit states, 6 B") << Recipe{F::DeepSpeed, O::AdamW8bit, autoMaster, autoGradient, 6.0};
    QTest::newRow("8-bit with a master copy, 10 B")
        << Recipe{F::DeepSpeed, O::AdamW8bit, MasterCopy::Yes, autoGradient, 10.0};
    QTest::newRow("8-bit in backward, 4 B")
        << Recipe{F::DeepSpeed, O::AdamW8bitInBackward, autoMaster, autoGradient, 4.0};
    QTest::newRow("Muon keeps one moment") << Recipe{F::DeepSpeed, O::Muon, autoMaster, autoGradient, 12.0};
    QTest::newRow("Muon under FSDP in fp32") << Recipe{F::Torchtitan, O::Muon, autoMaster, autoGradient, 12.0};
}

void TestMemoryStates::recipes()
{
    QFETCH(Recipe, recipe);
    Job job;
    job.optimizer = recipe.optimizer;
    job.masterCopy = recipe.masterCopy;
    job.gradientPrecision = recipe.gradients;
    QCOMPARE(stateSum(stateBytes(job, memoryTraits(recipe.framework), true)), recipe.bytes);
}

void TestMemoryStates::frozenBases()
{
    Job job;
    job.task = Task::Lora;
    QCOMPARE(stateBytes(job, memoryTraits(Framework::GenericEager), false).frozenLinear, 2.0);
    job.task = Task::Qlora;
    const StateBytes nf4 = stateBytes(job, memoryTraits(Framework::GenericEager), false);
    QCOMPARE(nf4.frozenLinear, 0.516); // QLoRA paper: 4 bits and 0.127 bits of doubly quantised constants
    QCOMPARE(nf4.frozenTable, 2.0);    // embedding and head stay in 16 bits
    job.precision = Precision::Int8;
    QVERIFY(stateBytes(job, memoryTraits(Framework::GenericEager), false).frozenLinear > 1.0);
}

void TestMemoryStates::upcastsOnlyWhatBitsandbytesLeaves()
{
    Job job;
    job.task = Task::Qlora;
    QCOMPARE(stateBytes(job, memoryTraits(Framework::HfTrainer), false).frozenTable, 4.0);
    job.weightsFormat = QuantFormat::Gptq4;
    QCOMPARE(stateBytes(job, memoryTraits(Framework::HfTrainer), false).frozenTable, 2.0);
    job.weightsFormat = QuantFormat::Nf4; // under FSDP a flat parameter has one type
    QCOMPARE(stateBytes(job, memoryTraits(Framework::HfTrainer), true).frozenTable, 2.0);
}

void TestMemoryStates::pagedStatesLeaveTheDevice()
{
    Job job;
    job.optimizer = Optimizer::PagedAdamW8bit;
    const StateBytes s = stateBytes(job, memoryTraits(Framework::DeepSpeed), false);
    QCOMPARE(s.trained.optimizer, 0.0);
    QCOMPARE(s.hostOptimizer, 2.0);
}

OCTOPLAN_TEST(TestMemoryStates);
#include "tst_memorystates.moc"
