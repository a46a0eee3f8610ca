// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/framework.h"

#include <array>

namespace octoplan {
namespace {

// Recipes, each with what it was checked against.
// DeepSpeed bf16: 2 + 2 + 12 and at the step an fp32 gradient and a foreach temporary of the shard. Full training of
// a 1.8B model on one card prints 23.7 B per parameter, context included, against 24.
constexpr RecipeBytes deepSpeed{2.0, 0.0, 2.0, 12.0, 8.0};
// A model loaded in bf16 and stepped by torch's AdamW: moments take the weights' type. Qwen scripts without DeepSpeed:
// 10.2 B per parameter at 512 tokens against 8 + 2.
constexpr RecipeBytes pureBf16{2.0, 0.0, 2.0, 4.0, 2.0};
// Weights kept in fp32, computed in bf16 (FSDP mixed precision). torchtitan from 8 to 128 cards frees 15.4 GiB; 16 B
// per parameter over the shards give 14.0.
constexpr RecipeBytes fsdpFp32{4.0, 0.0, 4.0, 8.0, 0.0};
// Megatron's distributed optimizer: bf16 weights, fp32 main gradient, fp32 master and moments, all in contiguous
// buffers, stepped by a fused kernel. 18 B per parameter unsharded.
constexpr RecipeBytes megatron{2.0, 0.0, 4.0, 12.0, 0.0};
// fp32 weights under autocast, whose cast copies live as long as the forward pass (LLaMA-Factory without DeepSpeed).
constexpr RecipeBytes autocast{4.0, 2.0, 4.0, 8.0, 0.0};

// PEFT keeps adapters of a 16-bit base in fp32; litgpt and torchtune keep them in bf16.
constexpr RecipeBytes adapterTrainer{4.0, 0.0, 4.0, 8.0, 4.0};
constexpr RecipeBytes adapterBf16{2.0, 0.0, 2.0, 4.0, 2.0};

constexpr MemoryTraits withRecipe(const RecipeBytes& sharded, const RecipeBytes& plain)
{
    MemoryTraits t;
    t.weightBytes = sharded.weight;
    t.autocastCopyBytes = sharded.copy;
    t.gradientBytes = sharded.gradient;
    t.optimizerBytes = sharded.optimizer;
    t.stepTemporaryBytes = sharded.temporary;
    t.plain = plain;
    return t;
}

// Whether the training loop still holds the model's fp32 logits (4 B) while the loss is turned back depends on the
// loop: three Hugging Face sources cost 14 to 17 B a logit in all, two cost 11 to 14.
constexpr double returnedLogits = 4.0;

constexpr MemoryTraits eager()
{
    MemoryTraits t = withRecipe(deepSpeed, deepSpeed);
    t.returnedLogitBytes = returnedLogits;
    t.plainAdapter = adapterTrainer;
    return t;
}

// Hugging Face's Trainer without DeepSpeed; its FSDP upcasts trained weights to fp32.
constexpr MemoryTraits trainer()
{
    MemoryTraits t = withRecipe({4.0, 0.0, 4.0, 8.0, 4.0}, pureBf16);
    t.returnedLogitBytes = returnedLogits;
    t.sharding = Sharding::FsdpFp32;
    t.plainAdapter = adapterTrainer;
    t.kbitUpcast = true;
    return t;
}

constexpr MemoryTraits swift()
{
    MemoryTraits t = withRecipe(deepSpeed, pureBf16);
    t.returnedLogitBytes = returnedLogits;
    t.plainAdapter = adapterTrainer;
    t.kbitUpcast = true;
    return t;
}

constexpr MemoryTraits llamaFactory()
{
    MemoryTraits t = eager();
    t.plain = autocast;
    return t;
}

constexpr MemoryTraits axolotl()
{
    MemoryTraits t = eager();
    t.plain = pureBf16;
    return t;
}

// Fused kernels, checkpoints kept on the host, loss in chunks.
constexpr MemoryTraits unsloth()
{
    MemoryTraits t = withRecipe(deepSpeed, pureBf16);
    t.kernels = ActivationKernels::InKernel;
    t.checkpointsOnHost = true;
    t.logitBytes = 0.25; // a small part at a time; 8B QLoRA costs 227 kB a token in all
    t.loraDropout = false;
    t.defaultZero = 0;
    return t;
}

constexpr MemoryTraits torchtune()
{
    MemoryTraits t = withRecipe({2.0, 0.0, 2.0, 4.0, 0.0}, {2.0, 0.0, 2.0, 4.0, 0.0});
    t.sharding = Sharding::Fsdp;
    t.kernels = ActivationKernels::Eager;
    t.adapterOptimizerBytes = 4.0;
    t.adapterStepTemporaryBytes = 0.0;
    t.plainAdapter = {2.0, 0.0, 2.0, 4.0, 0.0};
    t.logitBytes = 2.5;
    t.loraDropout = false;
    t.defaultZero = 3;
    return t;
}

constexpr MemoryTraits litgpt()
{
    MemoryTraits t = withRecipe(pureBf16, pureBf16);
    t.sharding = Sharding::Fsdp;
    t.kernels = ActivationKernels::EagerFp32Norm;
    t.adapterOptimizerBytes = 4.0;
    t.adapterStepTemporaryBytes = 2.0;
    t.plainAdapter = adapterBf16;
    t.logitBytes = 6.0;
    t.defaultRecompute = Recompute::None;
    t.defaultZero = 3;
    t.oneFlatUnit = true;
    return t;
}

// FSDP with fp32 weights: torchtitan, llm-foundry, fms-fsdp.
constexpr MemoryTraits fsdp(ActivationKernels kernels)
{
    MemoryTraits t = withRecipe(fsdpFp32, fsdpFp32);
    t.sharding = Sharding::FsdpFp32;
    t.kernels = kernels;
    t.communicatorPerGroup = true;
    t.loraDropout = false;
    t.defaultZero = 3;
    return t;
}

constexpr MemoryTraits megatronClass()
{
    MemoryTraits t = withRecipe(megatron, megatron);
    t.sharding = Sharding::DistributedOptimizer;
    t.fp8WeightBytes = 2.0; // an fp8 copy and its transpose beside the 16-bit weights
    t.adapterGradientBytes = 4.0;
    t.adapterStepTemporaryBytes = 0.0;
    t.plainAdapter = {2.0, 0.0, 4.0, 12.0, 0.0};
    t.kernels = ActivationKernels::Fused;
    t.logitBytes = 6.0;
    t.loraDropout = false;
    t.staticSlack = 0.04;
    t.communicatorPerGroup = true;
    t.defaultRecompute = Recompute::None;
    t.defaultZero = 1;
    return t;
}

// NeMo reduces and keeps gradients in bf16 and holds fp8 weights in place of 16-bit ones: what lets its published
// layouts of 8B to 340B run on 80 GB.
constexpr MemoryTraits nemo()
{
    MemoryTraits t = megatronClass();
    t.gradientBytes = 2.0;
    t.plain.gradient = 2.0;
    t.fp8WeightBytes = 0.0;
    return t;
}

// The same FSDP with a fused cross entropy over 16-bit logits.
constexpr MemoryTraits llmFoundry()
{
    MemoryTraits t = fsdp(ActivationKernels::Eager);
    t.logitBytes = 6.0;
    return t;
}

// Prints 28-31 B per parameter on every layout: fp32 gradient copies and flat buffers at the step beside the states.
constexpr MemoryTraits internEvo()
{
    MemoryTraits t = megatronClass();
    t.gradientBytes = 2.0;
    t.stepTemporaryBytes = 12.0;
    t.staticSlack = 0.08;
    t.plain = {2.0, 0.0, 2.0, 12.0, 12.0};
    return t;
}

// bf16 moments, kernels that recompute inside, loss in chunks. In fp8 a 16-bit master stands beside the weights: a
// published breakdown of 0.5B has 601 MiB of weights and 682 of master copies.
constexpr MemoryTraits handWritten()
{
    MemoryTraits t = withRecipe({2.0, 0.0, 2.0, 4.0, 0.0}, {2.0, 0.0, 2.0, 4.0, 0.0});
    t.sharding = Sharding::Fsdp; // weights gathered layer by layer
    t.kernels = ActivationKernels::InKernel;
    t.fp8WeightBytes = 1.0;
    t.adapterOptimizerBytes = 4.0;
    t.adapterStepTemporaryBytes = 0.0;
    t.plainAdapter = {2.0, 0.0, 2.0, 4.0, 0.0};
    t.logitBytes = 2.5;
    t.loraDropout = false;
    t.defaultRecompute = Recompute::None;
    return t;
}

constexpr MemoryTraits whyNlp()
{
    MemoryTraits t = withRecipe({4.0, 0.0, 4.0, 8.0, 4.0}, {4.0, 2.0, 4.0, 8.0, 0.0});
    t.sharding = Sharding::FsdpFp32;
    t.kernels = ActivationKernels::InKernel;
    t.logitBytes = 4.0; // the fused loss's backward overwrites the logits
    t.defaultRecompute = Recompute::None;
    t.defaultZero = 0;
    return t;
}

constexpr auto table = [] {
    std::array<MemoryTraits, choiceCount<Framework>> rows{};
    const auto set = [&rows](Framework f, const MemoryTraits& t) { rows[static_cast<std::size_t>(f)] = t; };
    set(Framework::GenericEager, eager());
    set(Framework::GenericCompiled, fsdp(ActivationKernels::Compiled));
    set(Framework::GenericMegatron, megatronClass());
    set(Framework::GenericHandWritten, handWritten());
    set(Framework::HfTrainer, trainer());
    set(Framework::DeepSpeed, eager());
    set(Framework::MsSwift, swift());
    set(Framework::LlamaFactory, llamaFactory());
    set(Framework::Axolotl, axolotl());
    set(Framework::Unsloth, unsloth());
    set(Framework::Torchtune, torchtune());
    set(Framework::Litgpt, litgpt());
    set(Framework::LlmFoundry, llmFoundry());
    set(Framework::Torchtitan, fsdp(ActivationKernels::Compiled));
    set(Framework::FmsFsdp, fsdp(ActivationKernels::Compiled));
    set(Framework::MegatronLm, megatronClass());
    set(Framework::Nemo, nemo());
    set(Framework::MindSpeed, megatronClass());
    set(Framework::InternEvo, internEvo());
    set(Framework::Llmq, handWritten());
    set(Framework::NanoGpt, fsdp(ActivationKernels::Compiled));
    set(Framework::WhyNlp, whyNlp());
    return rows;
}();

} // namespace

const MemoryTraits& memoryTraits(Framework framework) { return table[static_cast<std::size_t>(framework)]; }

} // namespace octoplan
