// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/wordrules.h"
#include "evidence/words.h"

namespace octoplan::words {

namespace {

using F = Framework;

// From the most telling name to the least: a text often names a trainer and the library below it.
constexpr Rule<F> frameworkRules[] = {
    {"mindspeed", "", F::MindSpeed},
    {"modellink", "", F::MindSpeed},
    {"mindformers", "", F::MindSpeed},
    {"mindspore", "", F::GenericEager},
    {"ascendspeed", "", F::MindSpeed},
    {"swift", "megatron", F::MegatronLm},
    {"automodel", "", F::GenericCompiled},
    {"nemo", "", F::Nemo},
    {"internevo", "", F::InternEvo},
    {"internlm", "", F::InternEvo},
    {"megatron", "bridge", F::Nemo},
    {"neox", "", F::MegatronLm},
    {"pai-megatron", "", F::MegatronLm},
    {"megatron", "", F::MegatronLm},
    {"mcore", "", F::MegatronLm},
    {"libai", "", F::MegatronLm},
    {"nanotron", "", F::GenericMegatron},
    {"picotron", "", F::GenericMegatron},
    {"paddle", "", F::GenericMegatron},
    {"colossal", "", F::GenericMegatron},
    {"bagualu", "", F::GenericMegatron},
    {"vescale", "", F::GenericMegatron},
    {"flagscale", "", F::MegatronLm},
    {"megablocks", "", F::MegatronLm},
    {"metaseq", "", F::GenericMegatron},
    {"transformer-engine", "", F::GenericMegatron},
    {"unsloth", "", F::Unsloth},
    {"torchtitan", "", F::Torchtitan},
    {"titan", "", F::Torchtitan},
    {"torchtune", "", F::Torchtune},
    {"litgpt", "", F::Litgpt},
    {"lit-gpt", "", F::Litgpt},
    {"lit-llama", "", F::Litgpt},
    {"llm-foundry", "", F::LlmFoundry},
    {"llm foundry", "", F::LlmFoundry},
    {"composer", "", F::LlmFoundry},
    {"fms-fsdp", "", F::FmsFsdp},
    {"fms_fsdp", "", F::FmsFsdp},
    {"foundation-model-stack", "", F::FmsFsdp},
    {"olmo", "", F::FmsFsdp},
    {"llmq", "", F::Llmq},
    {"llm.c", "", F::Llmq},
    {"llm.kittens", "", F::Llmq},
    {"hand-written", "", F::GenericHandWritten},
    {"nanochat", "", F::NanoGpt},
    {"nanogpt", "", F::NanoGpt},
    {"modded", "", F::NanoGpt},
    {"maxtext", "", F::GenericCompiled},
    {"levanter", "", F::GenericCompiled},
    {"easylm", "", F::GenericCompiled},
    {"jax", "", F::GenericCompiled},
    {"torchacc", "", F::GenericCompiled},
    {"paxml", "", F::GenericCompiled},
    {"alpa", "jax", F::GenericCompiled},
    {"thunder", "", F::GenericCompiled},
    {"xla", "", F::GenericCompiled},
    {"diloco", "", F::GenericCompiled},
    {"atorch", "", F::Litgpt},
    {"dlrover", "", F::Litgpt},
    {"fused kernels", "", F::WhyNlp},
    {"tinyllama", "", F::WhyNlp},
    {"llama-factory", "", F::LlamaFactory},
    {"llamafactory", "", F::LlamaFactory},
    {"llama factory", "", F::LlamaFactory},
    {"llama_factory", "", F::LlamaFactory},
    {"axolotl", "", F::Axolotl},
    {"swift", "", F::MsSwift},
    {"open-instruct", "", F::DeepSpeed},
    {"openrlhf", "", F::DeepSpeed},
    {"lmflow", "", F::DeepSpeed},
    {"ms-amp", "", F::DeepSpeed},
    {"xtuner", "", F::DeepSpeed},
    {"bmtrain", "", F::DeepSpeed},
    {"firefly", "", F::HfTrainer},
    {"llama-recipes", "", F::HfTrainer},
    {"llama recipes", "", F::HfTrainer},
    {"llama-cookbook", "", F::HfTrainer},
    {"llm-studio", "", F::HfTrainer},
    {"llm studio", "", F::HfTrainer},
    {"autotrain", "", F::HfTrainer},
    {"ludwig", "", F::HfTrainer},
    {"bitsandbytes", "", F::HfTrainer},
    {"sft", "trainer", F::HfTrainer},
    {"hf-", "", F::HfTrainer},
    {"trl", "", F::HfTrainer},
    {"peft", "", F::HfTrainer},
    {"fastchat", "", F::HfTrainer},
    {"alpaca", "", F::HfTrainer},
    {"vicuna", "", F::HfTrainer},
    {"verl", "", F::HfTrainer},
    {"deepspeed", "", F::DeepSpeed},
    {"zero-", "", F::DeepSpeed},
    {"hf ", "", F::HfTrainer},
    {"hugging", "", F::HfTrainer},
    {"transformers", "", F::HfTrainer},
    {"accelerate", "", F::HfTrainer},
    {"qlora", "", F::HfTrainer},
    {"compile", "", F::GenericCompiled},
    {"fsdp2", "", F::GenericCompiled},
    {"transformerengine", "", F::GenericCompiled},
    {"transformer engine", "", F::GenericCompiled},
    {"fsdp", "", F::LlmFoundry},
    {"lightning", "", F::Litgpt},
    {"liger", "", F::HfTrainer},
    {"pytorch", "", F::GenericEager},
    {"torch", "", F::GenericEager},
};

constexpr Rule<Sharding> shardingRules[] = {
    {"deepspeed", "", Sharding::DeepSpeed}, {"zero-", "", Sharding::DeepSpeed},
    {"fsdp", "ddp", Sharding::PlainDdp}, // "FSDP/DDP": which of them is in the row's other fields
    {"fsdp", "", Sharding::Fsdp},           {"ddp", "", Sharding::PlainDdp},
};

} // namespace

FrameworkWord framework(std::string_view text)
{
    const std::string lower = lowerCase(text);
    FrameworkWord word;
    const auto known = firstMatch<Framework>(frameworkRules, lower);
    word.stated = known.has_value();
    word.framework = known.value_or(Framework::GenericEager);
    word.sharding = firstMatch<Sharding>(shardingRules, lower);
    word.compiled = contains(lower, "compile") && !contains(lower, "no compile");
    word.fusedLoss = contains(lower, "liger") || contains(lower, "cut cross") || contains(lower, "fused loss") ||
                     contains(lower, "fused cross") || contains(lower, "chunked loss");
    return word;
}

std::optional<PrecisionWord> precision(std::string_view text)
{
    const std::string t = lowerCase(text);
    static constexpr Rule<PrecisionWord> rules[] = {
        {"gptq", "int8", {Precision::Int8, std::nullopt, false}},
        {"int8", "base", {Precision::Int8, std::nullopt, false}},
        {"8-bit", "base", {Precision::Int8, std::nullopt, false}},
        {"8bit", "base", {Precision::Int8, std::nullopt, false}},
        {"load_in_8bit", "", {Precision::Int8, std::nullopt, false}},
        {"gptq", "", {Precision::Bf16, QuantFormat::Gptq4, false}},
        {"awq", "", {Precision::Bf16, QuantFormat::Awq4, false}},
        {"mxfp4", "", {Precision::Bf16, QuantFormat::Mxfp4, false}},
        {"nf4", "", {Precision::Bf16, QuantFormat::Nf4, false}},
        {"int4", "", {Precision::Bf16, QuantFormat::Nf4, false}},
        {"fp4", "base", {Precision::Bf16, QuantFormat::Nf4, false}},
        {"4-bit", "", {Precision::Bf16, QuantFormat::Nf4, false}},
        {"4bit", "", {Precision::Bf16, QuantFormat::Nf4, false}},
        {"fp8", "", {Precision::Fp8, std::nullopt, false}},
        {"float8", "", {Precision::Fp8, std::nullopt, false}},
        {"e4m3", "", {Precision::Fp8, std::nullopt, false}},
        {"bf16-true", "", {Precision::Bf16, std::nullopt, true}},
        {"pure", "bf16", {Precision::Bf16, std::nullopt, true}},
        {"pure", "fp16", {Precision::Fp16, std::nullopt, true}},
        {"bf16", "", {Precision::Bf16, std::nullopt, false}},
        {"bfloat16", "", {Precision::Bf16, std::nullopt, false}},
        {"fp16", "", {Precision::Fp16, std::nullopt, false}},
        {"float16", "", {Precision::Fp16, std::nullopt, false}},
        {"half", "", {Precision::Fp16, std::nullopt, false}},
        {"amp", "", {Precision::Bf16, std::nullopt, false}},
        {"mixed", "", {Precision::Bf16, std::nullopt, false}},
        {"tf32", "", {Precision::Tf32, std::nullopt, false}},
        {"fp32", "", {Precision::Fp32, std::nullopt, false}},
        {"float32", "", {Precision::Fp32, std::nullopt, false}},
        {"int8", "", {Precision::Int8, std::nullopt, false}},
    };
    return firstMatch<PrecisionWord>(rules, t);
}

std::optional<OptimizerWord> optimizer(std::string_view text)
{
    const std::string t = lowerCase(text);
    using O = Optimizer;
    static constexpr Rule<O> rules[] = {
        {"paged", "8-bit", O::PagedAdamW8bit},
        {"paged", "8bit", O::PagedAdamW8bit},
        {"paged", "", O::PagedAdamW},
        {"8-bit", "", O::AdamW8bit},
        {"8bit", "", O::AdamW8bit},
        {"bnb", "", O::AdamW8bit},
        {"adafactor", "", O::Adafactor},
        {"galore", "", O::Adafactor},
        {"apollo", "", O::Adafactor},
        {"muon", "", O::Muon},
        {"sgd", "", O::Sgd},
        {"lomo", "", O::Sgd},
        {"lion", "", O::Sgd},
        {"bf16 states", "", O::AdamWBf16},
        {"bf16 m", "", O::AdamWBf16},
        {"adam", "bf16 moment", O::AdamWBf16},
        {"adam", "", O::AdamW},
        {"sophia", "", O::AdamW},
        {"shampoo", "", O::AdamW},
        {"fused", "", O::AdamW},
    };
    const auto known = firstMatch<O>(rules, t);
    if (!known)
        return std::nullopt;
    OptimizerWord word{*known, MasterCopy::Auto, false, false};
    word.inBackward =
        contains(t, "backward") && !contains(t, "without optimizer_in_bwd") && !contains(t, "no backward");
    if (word.inBackward && word.optimizer == O::AdamW8bit)
        word.optimizer = O::AdamW8bitInBackward;
    if (contains(t, "no fp32 master") || contains(t, "no master"))
        word.masterCopy = MasterCopy::No;
    else if (contains(t, "master"))
        word.masterCopy = MasterCopy::Yes;
    word.onHost = contains(t, "on cpu") || contains(t, "cpu adam") || contains(t, "cpuadam") || contains(t, "cpu_adam");
    return word;
}

} // namespace octoplan::words
