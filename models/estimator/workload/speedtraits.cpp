// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/framework.h"

#include <iterator>

namespace octoplan {

namespace {

// The classes. The eager class shards by DeepSpeed or by PyTorch's FSDP, which gathers whole layers: half of
// DeepSpeed's host time. Host time of eager PyTorch: litgpt and Qwen step times at short lengths; the others rarely
// wait for the host. Elementwise traffic: eager kernels touch norms, rotations, activations and residuals about twice.
SpeedTraits eager()
{
    SpeedTraits t;
    t.zero3HostSecondsPerLayer = 4.5e-3;
    return t;
}

// Eager control flow over fused norm, rotation and loss kernels (llm-foundry, whynlp, litgpt).
SpeedTraits lean()
{
    SpeedTraits t;
    t.recomputesLast = false; // PyTorch's non-reentrant checkpoints stop early
    t.elementwiseTraffic = 1.35;
    t.adapterTraffic = 0.7;
    t.overlapNvlink = 0.79;
    return t;
}

SpeedTraits compiled()
{
    SpeedTraits t;
    t.recomputesLast = false;
    t.gemmShare = 0.90;
    t.elementwiseTraffic = 1.15;
    t.hostSecondsPerLayer = 1.2e-3;
    t.adapterTraffic = 0.5;
    t.overlapNvlink = 0.79;
    t.reduceBytes = 4.0;
    t.selectiveGemm = 0.45; // torchtitan: every second product is kept
    t.selectiveElementwise = 0.5;
    t.selectiveAttention = 0.0;
    t.selectiveCollectives = 0.5;
    t.experts = ExpertKernels::Grouped;
    return t;
}

SpeedTraits megatron()
{
    SpeedTraits t;
    t.gemmShare = 0.96;
    t.elementwiseTraffic = 2.1;
    t.hostSecondsPerLayer = 1.0e-3;
    t.adapterTraffic = 0.5;
    t.overlapNvlink = 0.6;
    t.reduceBytes = 4.0;
    t.attention = AttentionKernels::Fused;
    t.experts = ExpertKernels::Grouped;
    t.expertTraffic = 30.0; // permutations as single kernels
    return t;
}

SpeedTraits handWritten()
{
    SpeedTraits t;
    t.gemmShare = 1.0;
    t.elementwiseTraffic = 0.69;
    t.hostSecondsPerLayer = 0.15e-3;
    t.adapterTraffic = 0.4;
    t.overlap = 0.6;
    t.overlapNvlink = 0.79;
    t.pcieShare = 0.8; // copy engines through host memory, no kernels (LLMQ)
    t.selectiveGemm = 0.35;
    t.selectiveAttention = 0.0;
    t.selectiveElementwise = 0.5;
    t.attention = AttentionKernels::Fused;
    t.experts = ExpertKernels::Grouped;
    return t;
}

SpeedTraits deepSpeed()
{
    SpeedTraits t = eager();
    t.zero3HostSecondsPerLayer = 9e-3;
    t.busShare = 0.66;
    t.reducesEveryBatch = true;
    return t;
}

SpeedTraits llmFoundry()
{
    SpeedTraits t = lean();
    t.attention = AttentionKernels::Flash1;
    t.reduceBytes = 4.0;
    return t;
}

// Transformer Engine fuses norms, activations and FP8 casts; the vendor's recipes overlap tensor-parallel traffic and
// both halves of the optimizer's.
SpeedTraits nemo()
{
    SpeedTraits t = megatron();
    t.gemmShare = 1.0;
    t.elementwiseTraffic = 1.2;
    t.castShare = 0.5;
    t.asyncTensorParallel = true;
    t.syncOverlap = 0.85;
    t.expertTraffic = 20.0; // and fused with the weighting
    return t;
}

SpeedTraits megatronLm()
{
    SpeedTraits t = megatron();
    t.elementwiseTraffic = 1.7;
    t.castShare = 0.7;
    return t;
}

SpeedTraits mindSpeed()
{
    SpeedTraits t = megatron();
    t.asyncTensorParallel = true; // MC2
    return t;
}

SpeedTraits nativeFsdp()
{
    SpeedTraits t;
    t.overlapNvlink = 0.79;
    return t;
}

} // namespace

const SpeedTraits& speedTraits(Framework framework)
{
    static const SpeedTraits table[] = {
        eager(),       // GenericEager
        compiled(),    // GenericCompiled
        megatronLm(),  // GenericMegatron
        handWritten(), // GenericHandWritten
        nativeFsdp(),  // HfTrainer
        deepSpeed(),   // DeepSpeed
        deepSpeed(),   // MsSwift
        deepSpeed(),   // LlamaFactory
        deepSpeed(),   // Axolotl
        compiled(),    // Unsloth
        nativeFsdp(),  // Torchtune
        lean(),        // Litgpt
        llmFoundry(),  // LlmFoundry
        compiled(),    // Torchtitan
        compiled(),    // FmsFsdp
        megatronLm(),  // MegatronLm
        nemo(),        // Nemo
        mindSpeed(),   // MindSpeed
        megatron(),    // InternEvo
        handWritten(), // Llmq
        compiled(),    // NanoGpt
        lean(),        // WhyNlp
    };
    static_assert(std::size(table) == choiceCount<Framework>);
    return table[static_cast<std::size_t>(framework)];
}

} // namespace octoplan
