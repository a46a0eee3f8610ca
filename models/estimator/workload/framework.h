// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/choices.h"

namespace octoplan {

// A training framework whose behaviour is known. The window's stack classes each stand for one of them; measured runs
// name theirs. GenericEager to GenericHandWritten are what a class does when nothing more is known.
enum class Framework {
    GenericEager,
    GenericCompiled,
    GenericMegatron,
    GenericHandWritten,
    HfTrainer,
    DeepSpeed,
    MsSwift,
    LlamaFactory,
    Axolotl,
    Unsloth,
    Torchtune,
    Litgpt,
    LlmFoundry,
    Torchtitan,
    FmsFsdp,
    MegatronLm,
    Nemo,
    MindSpeed,
    InternEvo,
    Llmq,
    NanoGpt,
    WhyNlp,
};
OCTOPLAN_KEYS(Framework, "generic_eager", "generic_compiled", "generic_megatron", "generic_hand_written", "hf_trainer",
              "deepspeed", "ms_swift", "llama_factory", "axolotl", "unsloth", "torchtune", "litgpt", "llm_foundry",
              "torchtitan", "fms_fsdp", "megatron_lm", "nemo", "mindspeed", "internevo", "llmq", "nanogpt", "whynlp");

enum class ActivationKernels { EagerFp32Norm, Eager, Fused, Compiled, InKernel };
OCTOPLAN_KEYS(ActivationKernels, "eager_fp32_norm", "eager", "fused", "compiled", "in_kernel");

enum class Sharding { PlainDdp, DeepSpeed, Fsdp, FsdpFp32, DistributedOptimizer };
OCTOPLAN_KEYS(Sharding, "ddp", "deepspeed", "fsdp", "fsdp_fp32", "distributed_optimizer");

// Bytes per trained parameter under AdamW.
struct RecipeBytes {
    double weight = 2.0;
    double copy = 0.0; // a second, 16-bit copy under autocast
    double gradient = 2.0;
    double optimizer = 12.0; // master copy and moments
    double temporary = 8.0;  // transient of the optimizer step
};

// What a framework does with memory. Bytes are per parameter; sources stand beside the rows in memorytraits.cpp.
// The fields up to stepTemporaryBytes say what it does with sharded states (ZeRO >= 1); `plain` is its recipe without.
struct MemoryTraits {
    Sharding sharding = Sharding::DeepSpeed;
    double weightBytes = 2.0;
    double autocastCopyBytes = 0.0; // a second, 16-bit copy under autocast
    double gradientBytes = 2.0;
    double optimizerBytes = 12.0;    // master copy and moments of AdamW
    double stepTemporaryBytes = 8.0; // transient of the optimizer step
    double adapterGradientBytes = 2.0;
    double adapterOptimizerBytes = 12.0;
    double adapterStepTemporaryBytes = 4.0;
    bool kbitUpcast = false; // embedding and head in fp32 under a 4-bit base
    ActivationKernels kernels = ActivationKernels::EagerFp32Norm;
    double logitBytes = 12.0;        // per logit at the loss's largest moment
    double returnedLogitBytes = 0.0; // of the logits that the training loop holds meanwhile
    bool loraDropout = true;
    double staticSlack = 0.01;
    double fp8WeightBytes = 0.0;                  // beside the 16-bit weights in fp8 training
    bool communicatorPerGroup = false;            // one buffer for each kind of group, not one in all
    Recompute defaultRecompute = Recompute::Full; // where a run does not say
    int defaultZero = 2;
    RecipeBytes plain{};                                // without sharding
    RecipeBytes plainAdapter{2.0, 0.0, 2.0, 12.0, 4.0}; // LoRA without sharding; QLoRA as with it
    bool oneFlatUnit = false;                           // FSDP of a frozen base gathers the whole model at once
    bool stepInBackward = false;                        // gradients freed as they come
    bool checkpointsOnHost = false;                     // what full recompute keeps lives in host memory
    bool weightsWithStates = false;                     // offloading the optimizer takes the weights along
};

// Which generation of attention kernels a framework calls.
enum class AttentionKernels { Flash1, Flash2, Fused }; // Fused: cuDNN, Transformer Engine, FlashAttention-3, CANN

// How the experts of a mixture run: one by one from the host, or as one grouped product.
enum class ExpertKernels { HostLoop, Grouped };

// What a framework does with time; sources in speedtraits.cpp.
struct SpeedTraits {
    double gemmShare = 0.94;             // of the device's own GEMM efficiency: gaps between kernels
    double elementwiseTraffic = 2.4;     // relative to touching each operand once
    double hostSecondsPerLayer = 2.4e-3; // forward and backward of one micro-batch
    double adapterTraffic = 1.0;         // of LoRA's extra operations, relative to eager
    double overlap = 0.29;               // hidden share of ZeRO-3 traffic on PCIe
    double overlapNvlink = 0.29;
    double zero3HostSecondsPerLayer = 0.0;
    bool asyncTensorParallel = false;
    double busShare = 1.0;          // of measured bus bandwidth that its state sharding reaches
    double reduceBytes = 2.0;       // per gradient on the wire
    double syncOverlap = 0.5;       // share of gradient reduction behind the last backward
    double castShare = 1.0;         // of FP8 casts' traffic that is not fused into other kernels
    bool reducesEveryBatch = false; // ZeRO-2: a reduction for every micro-batch
    bool recomputesLast = true;     // full recomputation runs a layer's last product too, which backward does not need
    double selectiveGemm = 0.0;     // share of the forward that selective recomputation repeats
    double selectiveAttention = 1.0;
    double selectiveElementwise = 0.2;
    double selectiveCollectives = 0.0;
    double expertTraffic = 40.0; // passes over routed tokens, forward: sorting, padding, weighting, scattering back
    double pcieShare = 0.34;     // of bus bandwidth without peer-to-peer that sharding reaches while computing
    double fp8Share = 1.0;       // of the FP8 rate that per-tensor scaling reaches
    AttentionKernels attention = AttentionKernels::Flash2;
    ExpertKernels experts = ExpertKernels::HostLoop;
};

[[nodiscard]] Stack stackOf(Framework framework);
[[nodiscard]] Framework genericFramework(Stack stack);
[[nodiscard]] const MemoryTraits& memoryTraits(Framework framework);
[[nodiscard]] const SpeedTraits& speedTraits(Framework framework);

// The class that `auto` means for a task (decisions 9).
[[nodiscard]] Stack automaticStack(Task task, bool ascend);

} // namespace octoplan
