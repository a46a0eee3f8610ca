// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memorysamples.h"
#include "physics/memory.h"
#include "support/registry.h"

#include <QObject>
#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

namespace {

double statesOf(const MemoryEstimate& m)
{
    return (m.parts[MemoryPart::Weights] + m.parts[MemoryPart::Gradients] + m.parts[MemoryPart::Optimizer]).value;
}

bool near(double value, double expected, double share = 1e-9)
{
    return std::abs(value - expected) <= share * std::abs(expected);
}

} // namespace

// Figures with a source outside this program.
class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void sixteenBytesOverEight();
    void masterCopiesOverEight();
    void twelveBytesOfEachLogit();
    void fullTrainingOnOneCard();
    void frozenBaseIsNotShardedBelowStageThree();
    void pipelinesHoldTheirStageGathered();
    void expertsAreSplitByTheirOwnGroup();
    void firstStageHoldsAsManyMicroBatchesAsStages();
    void fullRecomputeKeepsLayerInputs();
    void offloadNeedsHostMemory();
    void knownHostMemoryDecides();
    void handWrittenStacksHaveNoFreePieces();
    void checkpointsKeptOnTheHost();
    void fp8KeepsSmallerInputs();
    void tensorParallelKeepsGatheredInputsUnlessMegatron();
    void servingHoldsWeightsAndCache();
    void concurrencyFillsTheDevice();
};

// ZeRO-3 shards all 16 B of each parameter (Rajbhandari et al. 2020).
void TestMemory::sixteenBytesOverEight()
{
    const Setting s = sampleSetting({});
    const MemoryEstimate m = memory(s, dataParallel(s, 3));
    QVERIFY(near(statesOf(m), 16.0 * static_cast<double>(s.census.total) / 8.0));
}

// A report of 3.14 GiB wanted where ZeRO-3 of a 7B model found none is 4 P / 8: the fp32 master copies.
void TestMemory::masterCopiesOverEight()
{
    Setting s = sampleSetting({});
    s.job.optimizer = Optimizer::AdamW8bit;
    s.job.masterCopy = MasterCopy::Yes;
    const double with = statesOf(memory(s, dataParallel(s, 3)));
    s.job.masterCopy = MasterCopy::No;
    const double without = statesOf(memory(s, dataParallel(s, 3)));
    QVERIFY(near((with - without) / gib(1).value, 3.138, 1e-3));
}

// fp32 logits, their softmax and its gradient; measured 10.9 to 14.0 B an entry over Hugging Face runs.
void TestMemory::twelveBytesOfEachLogit()
{
    Setting s = sampleSetting({"llama-3.1-8b", Task::Lora, Framework::GenericEager, "h100-80g-x8", 8192}, 1);
    const MemoryEstimate m = memory(s, dataParallel(s, 0));
    QCOMPARE(m.peakPhase, Phase::Loss);
    QVERIFY(near(m.parts[MemoryPart::Logits].value, 12.0 * 8192 * 128256));
    s.job.fusedLoss = true;
    QVERIFY(memory(s, dataParallel(s, 0)).parts[MemoryPart::Logits].value < 4.0 * 8192 * 128256);
}

// DeepSpeed prints 43.5 GB for a 1.84B model on one card at 256 tokens: 23.7 B per parameter with the context.
void TestMemory::fullTrainingOnOneCard()
{
    Setting s = sampleSetting({"llama-2-7b", Task::Full, Framework::DeepSpeed, "h100-80g-x8", 256}, 1);
    s.shape.layers = 24;
    s.shape.hidden = 2048;
    s.shape.heads = s.shape.kvHeads = 16;
    s.shape.ffn = 5504;
    s.shape.vocab = 151936;
    s.census = census(s.shape);
    const MemoryEstimate m = memory(s, dataParallel(s, 0));
    QCOMPARE(m.peakPhase, Phase::Step);
    QVERIFY(near(m.total.value / static_cast<double>(s.census.total), 24.0, 0.06));
}

// More cards never help a frozen base under ZeRO-1 and 2.
void TestMemory::frozenBaseIsNotShardedBelowStageThree()
{
    const Sample sample{"llama-2-7b", Task::Lora, Framework::GenericEager, "h100-80g-x8", 2048};
    for (const int zero : {0, 1, 2}) {
        const Setting two = sampleSetting(sample, 2), eight = sampleSetting(sample, 8);
        const double weights = 2.0 * static_cast<double>(two.census.total);
        QVERIFY(memory(eight, dataParallel(eight, zero)).parts[MemoryPart::Weights].value >= weights);
        QVERIFY(memory(two, dataParallel(two, zero)).parts[MemoryPart::Weights].value >= weights);
    }
    const Setting eight = sampleSetting(sample, 8);
    QVERIFY(memory(eight, dataParallel(eight, 3)).parts[MemoryPart::Weights].value <
            0.3 * static_cast<double>(eight.census.total));
}

// FSDP under a pipeline keeps 2 B of weights and 4 B of gradients of its stage unsharded: 405B on 512 devices holds
// 73 to 85 GiB where sharded states alone would be 16 B / 512 of it.
void TestMemory::pipelinesHoldTheirStageGathered()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::Torchtitan, "h100-80g-x8", 2048});
    ParallelPlan p = dataParallel(s, 3);
    p.pp = 2;
    p.dp = 4;
    const double stage = static_cast<double>(s.census.total) / 2.0;
    QVERIFY(near(memory(s, p).parts[MemoryPart::Buffers].value, 6.0 * stage, 0.01));
}

void TestMemory::expertsAreSplitByTheirOwnGroup()
{
    const Setting s = sampleSetting({"qwen3-30b-a3b", Task::Full, Framework::MegatronLm, "h100-80g-x8", 2048});
    ParallelPlan p = dataParallel(s, 1);
    const double experts = static_cast<double>(s.census.expert) * s.shape.experts * s.census.moeLayers;
    const double whole = memory(s, p).parts[MemoryPart::Weights].value;
    p.ep = 8;
    const double split = memory(s, p).parts[MemoryPart::Weights].value;
    QVERIFY(near(whole - split, 2.0 * experts * 7.0 / 8.0, 1e-6));
}

// 1F1B (Narayanan et al. 2021): the first stage holds min(p, m) micro-batches.
void TestMemory::firstStageHoldsAsManyMicroBatchesAsStages()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::MegatronLm, "h100-80g-x8", 4096});
    ParallelPlan p = dataParallel(s, 1);
    p.recompute = Recompute::None;
    p.pp = 4;
    p.dp = 2;
    p.accumulation = 1;
    const double one = layoutMemory(s, p).stages[0].stored[0];
    p.accumulation = 8;
    QVERIFY(near(layoutMemory(s, p).stages[0].stored[0], 4.0 * one));
    QVERIFY(near(layoutMemory(s, p).stages[1].stored[0], one));
    p.vp = 2; // 2 (p - 1) + (v - 1) p + 1 = 11 chunks of half a stage
    QVERIFY(near(layoutMemory(s, p).stages[0].stored[0], 5.5 * one));
}

// 2 s b h a layer (Korthikanti et al. 2022).
void TestMemory::fullRecomputeKeepsLayerInputs()
{
    const Setting s = sampleSetting({});
    const LayoutMemory l = layoutMemory(s, dataParallel(s, 0));
    QVERIFY(near(l.stages[0].stored[static_cast<std::size_t>(Recompute::Full)], 2.0 * 2048 * 4096 * 32));
}

// 16 B a parameter with 32B on four cards overfilled 500 GB of host RAM.
void TestMemory::offloadNeedsHostMemory()
{
    const Setting s = sampleSetting({});
    ParallelPlan p = dataParallel(s, 3);
    QCOMPARE(memory(s, p).hostPerServer.value, 0.0);
    p.offload = Offload::Optimizer;
    const double each = memory(s, p).hostPerServer.value / static_cast<double>(s.census.total);
    QVERIFY(each > 16.0 && each < 24.0);
    QCOMPARE(memory(s, p).parts[MemoryPart::Optimizer].value, 0.0);
}

void TestMemory::knownHostMemoryDecides()
{
    Setting s = sampleSetting({});
    ParallelPlan p = dataParallel(s, 3);
    p.offload = Offload::Optimizer;
    QCOMPARE(verdict(s, p, memory(s, p)), Verdict::Fits);
    s.hostRam = gib(64);
    QCOMPARE(verdict(s, p, memory(s, p)), Verdict::DoesNotFit);
    s.hostRam = gib(1024);
    QCOMPARE(verdict(s, p, memory(s, p)), Verdict::Fits);
}

// 8B QLoRA, rank 32 on all linears: users' maximum lengths on cards of 12 and 24 GB differ by 227 kB a token.
void TestMemory::checkpointsKeptOnTheHost()
{
    Setting s = sampleSetting({"llama-3.1-8b", Task::Qlora, Framework::Unsloth, "rtx4090-24g-x8", 21848}, 1);
    const ParallelPlan p = dataParallel(s, 0);
    const MemoryEstimate shorter = memory(s, p);
    QVERIFY(shorter.hostPerServer.value > 2.0 * 21848 * 4096 * 32);
    s.job.sequenceLength = 78475;
    const double perToken = (memory(s, p).total - shorter.total).value / (78475 - 21848);
    QVERIFY(near(perToken, 227e3, 0.2));
}

// No caching allocator, no slack; a CUDA context all the same.
void TestMemory::handWrittenStacksHaveNoFreePieces()
{
    const Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::Llmq, "h100-80g-x8", 4096});
    ParallelPlan plan;
    plan.dp = 8;
    plan.zero = 1;
    const MemoryEstimate m = memory(s, plan);
    QCOMPARE(m.reserved.value, m.allocated.value);
    QVERIFY(m.total > m.reserved);
}

void TestMemory::fp8KeepsSmallerInputs()
{
    Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, Framework::MegatronLm, "h100-80g-x8", 4096});
    const ParallelPlan p = dataParallel(s, 1);
    const double bf16 = layoutMemory(s, p).stages[0].stored[0];
    const Bytes weights = memory(s, p).parts[MemoryPart::Weights];
    s.job.precision = Precision::Fp8;
    const double fp8 = layoutMemory(s, p).stages[0].stored[0];
    QVERIFY(fp8 < bf16 && fp8 > 0.7 * bf16);
    QVERIFY(memory(s, p).parts[MemoryPart::Weights] > weights); // fp8 copies beside the 16-bit weights
}

void TestMemory::tensorParallelKeepsGatheredInputsUnlessMegatron()
{
    const auto stored = [](Framework f) {
        const Setting s = sampleSetting({"llama-2-7b", Task::Pretrain, f, "h100-80g-x8", 4096});
        ParallelPlan p = dataParallel(s, 1);
        p.tp = 8;
        p.dp = 1;
        p.sequenceParallel = true;
        return layoutMemory(s, p).stages[0].stored[0];
    };
    // Two norms' outputs of 2 h a token stay whole in each of 32 layers.
    const double gathered = 2.0 * 2.0 * 4096 * 4096 * 32;
    QVERIFY(stored(Framework::Torchtitan) > 0.8 * gathered);
    QVERIFY(stored(Framework::MegatronLm) < stored(Framework::Torchtitan));
}

// Four requests of 1,024 tokens in a 7B model without grouped heads: 2 k e 2 B a layer and token are 2.0 GiB.
void TestMemory::servingHoldsWeightsAndCache()
{
    Setting s = sampleSetting({"llama-2-7b", Task::Serve, Framework::GenericCompiled, "h100-80g-x8", 2048}, 1);
    s.job.serving = {512, 512, 4, Precision::Bf16};
    const ParallelPlan p;
    const MemoryEstimate m = memory(s, p);
    QVERIFY(near(toGib(m.parts[MemoryPart::KvCache]), 2.0));
    QVERIFY(near(m.parts[MemoryPart::Weights].value, 2.0 * static_cast<double>(s.census.total), 1e-3));
    QCOMPARE(m.parts[MemoryPart::Gradients].value, 0.0);
    s.job.serving.kvPrecision = Precision::Fp8;
    QVERIFY(near(toGib(memory(s, p).parts[MemoryPart::KvCache]), 1.0));
}

void TestMemory::concurrencyFillsTheDevice()
{
    Setting s = sampleSetting({"llama-2-7b", Task::Serve, Framework::GenericCompiled, "h100-80g-x8", 2048}, 1);
    s.job.serving = {512, 512, 4, Precision::Bf16};
    const int most = maxConcurrentRequests(s, {});
    QVERIFY(most > 50 && most < 140); // about 65 GiB at half a GiB each
    s.device.usableMemory = gib(10);
    QCOMPARE(maxConcurrentRequests(s, {}), 0);
}

OCTOPLAN_TEST(TestMemory);
#include "tst_memory.moc"
