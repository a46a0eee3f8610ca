// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configfamilies.h"

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

using enum AttentionBias;
using R = FamilyRule;
using Name = std::string_view;

constexpr Family row(Name type, Name architecture, Name name, R rule, FamilyTraits traits = {})
{
    return {traits, type, architecture, name, rule};
}
constexpr Family row(Name type, Name architecture, Name name, FamilyTraits traits = {})
{
    return row(type, architecture, name, R::Plain, traits);
}
// As GPT-2 did it: LayerNorm, two matrices with biases, four times as wide.
constexpr Family gpt(Name type, Name architecture, Name name, R rule, AttentionBias bias, bool tied, int norms = 2)
{
    return row(type, architecture, name, rule,
               {.tied = tied,
                .gated = false,
                .attentionBias = bias,
                .ffnBias = true,
                .layerNorm = true,
                .norms = norms,
                .fourTimesFfn = true});
}
constexpr Family falcon(Name type, Name architecture)
{
    return row(type, architecture, "falcon", R::Falcon,
               {.tied = true, .gated = false, .attentionBias = None, .layerNorm = true, .fourTimesFfn = true});
}

constexpr auto families = std::to_array<Family>({
    row("llama", "LlamaFor", "llama"),
    row("llama", "LLaMAFor", "llama"),
    row("mistral", "MistralFor", "mistral", {.attentionBias = None, .window = 1}),
    row("ministral", "MinistralFor", "mistral", {.attentionBias = None, .window = 1}),
    row("ministral3", "Ministral3For", "mistral", {.attentionBias = None, .window = 1}),
    row("mixtral", "MixtralFor", "mixtral", {.attentionBias = None, .window = 1}),
    row("yi", "YiFor", "yi"),
    row("aquila", "Aquila", "aquila"),
    row("solar", "SolarFor", "solar"),
    row("xverse", "Xverse", "xverse"),
    row("skywork", "Skywork", "skywork"),
    row("deci", "DeciLM", "decilm", R::PerLayer),
    row("nemotron-nas", {}, "nemotron-nas", R::PerLayer),
    row("orion", "OrionFor", "orion", {.layerNorm = true}),
    row("qwen", "QWen", "qwen", R::QwenOne, {.attentionBias = QkvAlways}),
    row("qwen2", "Qwen2For", "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen2_vl", "Qwen2VL", "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen2_5_vl", "Qwen2_5_VL", "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen2_vl_text", {}, "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen2_5_vl_text", {}, "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen2_5_omni_text", {}, "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen2_moe", "Qwen2Moe", "qwen2_moe", {.attentionBias = QkvByKey, .biasByDefault = true, .window = 1}),
    row("qwen3", "Qwen3For", "qwen3", {.qkNorm = true, .window = 1}),
    row("qwen3_moe", "Qwen3Moe", "qwen3_moe", {.qkNorm = true, .window = 1}),
    row("qwen3_vl", "Qwen3VLFor", "qwen3", {.qkNorm = true}),
    row("qwen3_vl_text", {}, "qwen3", {.qkNorm = true}),
    row("qwen3_vl_moe", "Qwen3VLMoe", "qwen3_moe", {.qkNorm = true}),
    row("qwen3_vl_moe_text", {}, "qwen3_moe", {.qkNorm = true}),
    row("qwen2_5_omni", "Qwen2_5Omni", "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen2_audio", "Qwen2Audio", "qwen2", {.attentionBias = QkvAlways, .window = 1}),
    row("qwen3_omni_moe_text", {}, "qwen3_moe", {.qkNorm = true}),
    row("qwen3_next", "Qwen3Next", "qwen3_next", R::HybridDelta, {.qkNorm = true}),
    row("qwen3_5", "Qwen3_5For", "qwen3_5", R::HybridDelta, {.tied = true, .qkNorm = true}),
    row("qwen3_5_text", {}, "qwen3_5", R::HybridDelta, {.tied = true, .qkNorm = true}),
    row("qwen3_5_moe", "Qwen3_5Moe", "qwen3_5_moe", R::HybridDelta, {.qkNorm = true}),
    row("qwen3_5_moe_text", {}, "qwen3_5_moe", R::HybridDelta, {.qkNorm = true}),
    row("gemma", "GemmaFor", "gemma", {.tied = true}),
    row("gemma2", "Gemma2For", "gemma2", {.tied = true, .norms = 4, .window = 2}),
    row("gemma3", "Gemma3For", "gemma3", {.tied = true, .qkNorm = true, .norms = 4, .window = 6}),
    row("gemma3n", "Gemma3n", "gemma3n", R::Gemma3n, {.tied = true, .qkNorm = true, .norms = 4}),
    row("gemma3n_text", {}, "gemma3n", R::Gemma3n, {.tied = true, .qkNorm = true, .norms = 4}),
    row("gemma4", "Gemma4", "gemma4", R::Gemma4, {.tied = true, .qkNorm = true, .norms = 4}),
    row("gemma4_text", {}, "gemma4", R::Gemma4, {.tied = true, .qkNorm = true, .norms = 4}),
    row("gemma3_text", "Gemma3ForCausalLM", "gemma3", {.tied = true, .qkNorm = true, .norms = 4, .window = 6}),
    gpt("phi", "PhiFor", "phi", R::Phi, AllAlways, false, 1),
    gpt("phi-msft", "MixFormer", "phi", R::Phi, AllAlways, false, 1),
    gpt("mixformer-sequential", {}, "phi", R::Phi, AllAlways, false, 1),
    row("phi3", "Phi3For", "phi3", {.attentionBias = None, .window = 1}),
    row("phi3_v", "Phi3V", "phi3", {.attentionBias = None, .window = 1}),
    row("phi3small", "Phi3Small", "phi3small", R::PhiSmall,
        {.tied = true, .attentionBias = AllAlways, .ffnBias = true, .layerNorm = true}),
    row("phi4mm", "Phi4MM", "phi3", {.tied = true, .attentionBias = None}),
    row("phimoe", "PhiMoE", "phimoe", {.layerNorm = true, .window = 1}),
    gpt("openai-gpt", "OpenAIGPT", "gpt", R::GptOne, AllAlways, true),
    gpt("gpt2", "GPT2", "gpt2", R::Gpt2, AllAlways, true),
    gpt("gpt_bigcode", "GPTBigCode", "gpt_bigcode", R::GptBigCode, AllAlways, true),
    gpt("gpt_neo", "GPTNeoFor", "gpt_neo", R::Gpt2, None, true),
    row("gpt_neox", "GPTNeoX", "gpt_neox",
        {.gated = false, .biasByDefault = true, .ffnBias = true, .layerNorm = true, .fourTimesFfn = true}),
    gpt("gptj", "GPTJ", "gptj", R::GptJ, None, false, 1),
    gpt("codegen", "CodeGen", "codegen", R::GptJ, None, false, 1),
    gpt("jais", "JAIS", "jais", R::Jais, AllAlways, true),
    gpt("xglm", "XGLM", "xglm", R::Plain, AllAlways, true),
    row("opt", "OPT", "opt", R::Opt,
        {.tied = true, .gated = false, .attentionBias = AllAlways, .ffnBias = true, .layerNorm = true}),
    gpt("bloom", "Bloom", "bloom", R::Bloom, AllAlways, true),
    falcon("falcon", "FalconFor"),
    falcon("RefinedWeb", "RWFor"),
    falcon("RefinedWebModel", {}),
    row("mpt", "MPT", "mpt", R::Mpt, {.tied = true, .gated = false, .attentionBias = None, .fourTimesFfn = true}),
    row("persimmon", "Persimmon", "persimmon",
        {.gated = false, .attentionBias = AllAlways, .ffnBias = true, .layerNorm = true}),
    row("chatglm", "ChatGLM", "chatglm", R::ChatGlm, {.attentionBias = QkvByKey}),
    row("glm", "GlmFor", "glm", {.attentionBias = QkvByKey}),
    row("glm4", "Glm4For", "glm4", {.attentionBias = QkvByKey, .norms = 4}),
    row("glm4v", "Glm4vFor", "glm4v", {.attentionBias = QkvByKey, .biasByDefault = true, .norms = 4}),
    row("glm4v_text", {}, "glm4v", {.attentionBias = QkvByKey, .biasByDefault = true, .norms = 4}),
    row("glm4_moe", "Glm4Moe", "glm4_moe", {.attentionBias = QkvByKey, .routerBias = true}),
    row("glm4v_moe", "Glm4vMoe", "glm4_moe", {.attentionBias = QkvByKey, .biasByDefault = true, .routerBias = true}),
    row("glm4v_moe_text", {}, "glm4_moe", {.attentionBias = QkvByKey, .biasByDefault = true, .routerBias = true}),
    row("solar_open", "SolarOpen", "solar_open", {.attentionBias = QkvByKey, .routerBias = true}),
    row("glm_moe_dsa", "GlmMoeDsa", "glm_moe_dsa", R::SparseIndexer, {.routerBias = true}),
    row("glm4_moe_lite", "Glm4MoeLite", "glm4_moe_lite", R::DeepSeek, {.routerBias = true}),
    row("baichuan", "BaiChuan", "baichuan", {.attentionBias = None}),
    row("baichuan", "Baichuan", "baichuan", {.attentionBias = None}),
    row("internlm", "InternLMFor", "internlm", {.biasByDefault = true}),
    row("internlm2", "InternLM2", "internlm2"),
    row("internlm3", "InternLM3", "internlm3"),
    row("starcoder2", "Starcoder2", "starcoder2",
        {.tied = true, .gated = false, .biasByDefault = true, .ffnBias = true, .layerNorm = true, .window = 1}),
    row("minicpm", "MiniCPMFor", "minicpm", {.tied = true}),
    row("minicpm3", "MiniCPM3", "minicpm3", {.tied = true}),
    row("minicpmv", "MiniCPMV", "minicpmv", R::MiniCpmV),
    row("minicpmo", "MiniCPMO", "minicpmv", R::MiniCpmV),
    row("gpt_oss", "GptOss", "gpt_oss", R::GptOss, {.biasByDefault = true, .routerBias = true, .window = 2}),
    row("nemotron", "NemotronFor", "nemotron", {.gated = false, .layerNorm = true}),
    row("arcee", "ArceeFor", "arcee", {.gated = false}),
    row("olmo", "OlmoFor", "olmo", R::Olmo),
    row("olmo2", "Olmo2For", "olmo2", R::FullWidthQkNorm),
    row("olmo3", "Olmo3For", "olmo3", R::FullWidthQkNorm, {.window = 4}),
    row("olmoe", "OlmoeFor", "olmoe", R::FullWidthQkNorm),
    row("minimax_m2", "MiniMaxM2", "minimax_m2", R::FullWidthQkNorm, {.attentionBias = None, .routerBias = true}),
    row("cohere", "CohereFor", "cohere", R::Cohere, {.tied = true, .norms = 1}),
    row("cohere2", "Cohere2For", "cohere2", R::Cohere, {.tied = true, .norms = 1, .window = 4}),
    row("stablelm", "StableLm", "stablelm", R::StableLm, {.attentionBias = QkvByKey, .layerNorm = true}),
    row("stablelm_epoch", "StableLMEpoch", "stablelm", R::StableLm, {.attentionBias = QkvByKey, .layerNorm = true}),
    row("granite", "GraniteFor", "granite"),
    row("granitemoe", "GraniteMoeFor", "granitemoe"),
    row("granitemoeshared", "GraniteMoeShared", "granitemoe"),
    row("dbrx", "Dbrx", "dbrx", {.attentionBias = None}),
    row("smollm3", "SmolLM3", "smollm3", {.tied = true}),
    row("seed_oss", "SeedOss", "seed_oss", {.attentionBias = QkvByKey, .biasByDefault = true}),
    row("grok-1", "Grok1ModelFor", "grok", R::Grok, {.tied = true, .attentionBias = None, .norms = 4}),
    row("grok", "Grok1For", "grok", R::Grok, {.attentionBias = None, .norms = 4}),
    row("arctic", "Arctic", "arctic", R::Arctic, {.attentionBias = None, .window = 1}),
    row("exaone", "ExaoneFor", "exaone", {.attentionBias = None}),
    row("exaone4", "Exaone4For", "exaone4", {.attentionBias = None, .qkNorm = true, .window = 4}),
    row("ernie4_5", "Ernie4_5For", "ernie4_5", {.tied = true}),
    row("ernie4_5_moe", "Ernie4_5_Moe", "ernie4_5_moe", {.tied = true, .routerBias = true}),
    row("hunyuan", "HunYuanFor", "hunyuan", R::Hunyuan, {.tied = true}),
    row("hunyuan_v1_dense", "HunYuanDenseV1", "hunyuan", R::Hunyuan, {.qkNorm = true}),
    row("hunyuan_v1_moe", "HunYuanMoEV1", "hunyuan", R::Hunyuan, {.qkNorm = true}),
    row("bitnet", "BitNet", "bitnet", R::Bitnet, {.tied = true}),
    row("apertus", "Apertus", "apertus", R::Apertus, {.gated = false, .qkNorm = true}),
    row("llama4", "Llama4", "llama4", R::Llama4, {.window = 4}),
    row("llama4_text", {}, "llama4", R::Llama4, {.window = 4}),
    row("mllama", "Mllama", "mllama", R::Mllama),
    row("mllama_text_model", {}, "mllama", R::Mllama),
    row("deepseek", "DeepseekFor", "deepseek"),
    row("deepseek_v2", "DeepseekV2", "deepseek_v2", R::DeepSeek),
    row("deepseek_v3", "DeepseekV3", "deepseek_v3", R::DeepSeek, {.routerBias = true}),
    row("kimi_k2", {}, "kimi_k2", R::DeepSeek, {.routerBias = true}),
    row("deepseek_v32", "DeepseekV32", "deepseek_v32", R::SparseIndexer, {.routerBias = true}),
    row("dots1", "Dots1", "dots1", {.qkNorm = true, .routerBias = true}),
    row("bailing_moe", "BailingMoeFor", "bailing_moe"),
    row("bailing_moe_v2", "BailingMoeV2", "bailing_moe", {.qkNorm = true, .routerBias = true}),
    row("molmo", "Molmo", "molmo", R::Molmo, {.attentionBias = QkvByKey}),
    row("mimo", "MiMo", "mimo", {.attentionBias = QkvAlways}),
    row("mamba", "MambaFor", "mamba", R::StateSpace, {.tied = true}),
    row("falcon_mamba", "FalconMamba", "falcon_mamba", R::StateSpace),
    row("mamba2", "Mamba2", "mamba2", R::StateSpace),
    row("nemotron_h", "NemotronH", "nemotron_h", R::StateSpace, {.gated = false}),
    row("rwkv", "RwkvFor", "rwkv", R::StateSpace, {.layerNorm = true}),
    row("jamba", "Jamba", "jamba", R::Jamba, {.attentionBias = None}),
    row("bamba", "Bamba", "bamba", R::Bamba),
    row("granitemoehybrid", "GraniteMoeHybrid", "granitemoehybrid", R::GraniteHybrid),
    row("falcon_h1", "FalconH1", "falcon_h1", R::FalconH1),
    row("minimax_text_01", "MiniMaxText01", "minimax_text_01", R::LightningAttention, {.attentionBias = None}),
    row("minimax_m1", "MiniMaxM1", "minimax_m1", R::LightningAttention, {.attentionBias = None}),
    row("minimax", "MiniMaxFor", "minimax_text_01", R::LightningAttention, {.attentionBias = None}),
    row("kimi_linear", "KimiLinear", "kimi_linear", R::KimiLinear, {.attentionBias = None, .routerBias = true}),
});

} // namespace

const Family* familyOf(std::string_view modelType, std::string_view architecture)
{
    const auto named = std::find_if(families.begin(), families.end(),
                                    [&](const Family& f) { return !modelType.empty() && f.type == modelType; });
    if (named != families.end())
        return &*named;
    // The longest beginning wins: Gemma3ForCausalLM before Gemma3For.
    const Family* best = nullptr;
    for (const Family& f : families)
        if (!f.architecture.empty() && architecture.starts_with(f.architecture) &&
            (best == nullptr || f.architecture.size() > best->architecture.size()))
            best = &f;
    return best;
}

const Family& unknownFamily()
{
    static constexpr Family unknown = row({}, {}, "unknown");
    return unknown;
}

} // namespace octoplan
