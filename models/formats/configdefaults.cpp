// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configfamilies.h"

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

constexpr auto defaults = std::to_array<LibraryDefaults>({
    {},
    {.type = "llama", .layers = 32, .hidden = 4096, .heads = 32, .ffn = 11008, .vocab = 32000},
    {.type = "mistral", .layers = 32, .hidden = 4096, .heads = 32, .kvHeads = 8, .ffn = 14336, .vocab = 32000},
    {.type = "mixtral",
     .layers = 32,
     .hidden = 4096,
     .heads = 32,
     .kvHeads = 8,
     .ffn = 14336,
     .vocab = 32000,
     .experts = 8,
     .activeExperts = 2},
    {.type = "qwen2", .layers = 32, .hidden = 4096, .heads = 32, .kvHeads = 32, .ffn = 22016, .vocab = 151936},
    {.type = "qwen2_moe",
     .layers = 24,
     .hidden = 2048,
     .heads = 16,
     .kvHeads = 16,
     .ffn = 5632,
     .vocab = 151936,
     .experts = 60,
     .activeExperts = 4},
    {.type = "qwen3",
     .layers = 32,
     .hidden = 4096,
     .heads = 32,
     .kvHeads = 32,
     .headSize = 128,
     .ffn = 22016,
     .vocab = 151936},
    {.type = "qwen3_moe",
     .layers = 24,
     .hidden = 2048,
     .heads = 32,
     .kvHeads = 4,
     .ffn = 6144,
     .vocab = 151936,
     .experts = 128,
     .activeExperts = 8},
    {.type = "gemma",
     .layers = 28,
     .hidden = 3072,
     .heads = 16,
     .kvHeads = 16,
     .headSize = 256,
     .ffn = 24576,
     .vocab = 256000},
    {.type = "gemma2",
     .layers = 26,
     .hidden = 2304,
     .heads = 8,
     .kvHeads = 4,
     .headSize = 256,
     .ffn = 9216,
     .vocab = 256000},
    {.type = "gemma3_text",
     .layers = 26,
     .hidden = 2304,
     .heads = 8,
     .kvHeads = 4,
     .headSize = 256,
     .ffn = 9216,
     .vocab = 262208},
    {.type = "gemma3", .heads = 8, .kvHeads = 4, .headSize = 256, .vocab = 262208},
    {.type = "starcoder2", .kvHeads = 2},
    {.type = "stablelm", .kvHeads = 32},
    {.type = "gpt_oss",
     .layers = 36,
     .hidden = 2880,
     .heads = 64,
     .kvHeads = 8,
     .headSize = 64,
     .ffn = 2880,
     .vocab = 201088,
     .experts = 128,
     .activeExperts = 4},
    {.type = "llama4_text",
     .layers = 48,
     .hidden = 5120,
     .heads = 40,
     .kvHeads = 8,
     .headSize = 128,
     .ffn = 8192,
     .vocab = 202048,
     .experts = 16,
     .activeExperts = 1},
    {.type = "mllama_text_model",
     .layers = 40,
     .hidden = 4096,
     .heads = 32,
     .kvHeads = 8,
     .ffn = 14336,
     .vocab = 128256},
    {.type = "phimoe", .kvHeads = 8, .experts = 16, .activeExperts = 2},
    {.type = "deepseek_v3", .experts = 256, .activeExperts = 8},
    {.type = "glm4_moe", .kvHeads = 8, .headSize = 128, .experts = 128, .activeExperts = 8},
    {.type = "glm", .kvHeads = 2, .headSize = 128},
    {.type = "glm4", .kvHeads = 2, .headSize = 128},
    {.type = "glm4v_text", .layers = 40, .hidden = 4096, .heads = 32, .kvHeads = 2, .ffn = 13696, .vocab = 151552},
    {.type = "seed_oss", .kvHeads = 8, .headSize = 128},
    {.type = "qwen3_5_text", .headSize = 256},
    {.type = "qwen3_5_moe_text", .headSize = 256},
    {.type = "qwen3_next", .headSize = 256},
    {.type = "gpt2", .vocab = 50257},
});

struct RefusedKind {
    std::string_view word; // begins the model_type or the architecture's name
    std::string_view why;
};
constexpr auto refusedKinds = std::to_array<RefusedKind>({
    {"t5", "an encoder-decoder"},
    {"T5", "an encoder-decoder"},
    {"mt5", "an encoder-decoder"},
    {"umt5", "an encoder-decoder"},
    {"bart", "an encoder-decoder"},
    {"Bart", "an encoder-decoder"},
    {"mbart", "an encoder-decoder"},
    {"pegasus", "an encoder-decoder"},
    {"marian", "an encoder-decoder"},
    {"whisper", "an encoder-decoder"},
    {"m2m_100", "an encoder-decoder"},
    {"led", "an encoder-decoder"},
    {"t5gemma", "an encoder-decoder"},
    {"switch_transformers", "an encoder-decoder"},
    {"blenderbot", "an encoder-decoder"},
    {"encoder-decoder", "an encoder-decoder"},
    {"vision-encoder-decoder", "an encoder-decoder"},
    {"bert", "an encoder only, no language model that writes text"},
    {"Bert", "an encoder only, no language model that writes text"},
    {"roberta", "an encoder only, no language model that writes text"},
    {"xlm-roberta", "an encoder only, no language model that writes text"},
    {"deberta", "an encoder only, no language model that writes text"},
    {"electra", "an encoder only, no language model that writes text"},
    {"albert", "an encoder only, no language model that writes text"},
    {"distilbert", "an encoder only, no language model that writes text"},
    {"modernbert", "an encoder only, no language model that writes text"},
    {"nomic_bert", "an encoder only, no language model that writes text"},
    {"vit", "an image model"},
    {"clip", "an image and text encoder"},
    {"siglip", "an image and text encoder"},
    {"wav2vec2", "a speech encoder"},
    {"jamba", "a hybrid with state-space layers"},
    {"Jamba", "a hybrid with state-space layers"},
    {"zamba", "a hybrid with state-space layers"},
    {"bamba", "a hybrid with state-space layers"},
    {"granitemoehybrid", "a hybrid with state-space layers"},
    {"falcon_h1", "a hybrid with state-space layers"},
    {"FalconH1", "a hybrid with state-space layers"},
    {"recurrent_gemma", "a hybrid with recurrent layers"},
    {"rwkv", "a recurrent model"},
    {"Rwkv", "a recurrent model"},
    {"lfm2", "a hybrid with convolution layers"},
    {"minimax_text_01", "a hybrid with linear attention"},
    {"minimax_m1", "a hybrid with linear attention"},
    {"MiniMaxM1", "a hybrid with linear attention"},
    {"minimax", "a hybrid with linear attention"},
    {"kimi_linear", "a hybrid with linear attention"},
    {"bailing_moe_linear", "a hybrid with linear attention"},
    {"plamo2", "a hybrid with state-space layers"},
    {"xlstm", "a recurrent model"},
    {"gemma3n", "a model with per-layer embeddings and shared keys"},
    {"Gemma3n", "a model with per-layer embeddings and shared keys"},
    {"nemotron-nas", "a model whose every layer differs"},
    {"openelm", "a model whose every layer differs"},
    {"OpenELM", "a model whose every layer differs"},
    {"deepseek_v4", "a model with compressed sparse attention and hyper-connections"},
    {"DeepseekV4", "a model with compressed sparse attention and hyper-connections"},
});

constexpr auto exceptions = std::to_array<std::string_view>({"minimax_m2", "MiniMaxM2"});

} // namespace

const LibraryDefaults& libraryDefaults(std::string_view modelType)
{
    const auto found = std::find_if(defaults.begin() + 1, defaults.end(),
                                    [&](const LibraryDefaults& d) { return d.type == modelType; });
    return found == defaults.end() ? defaults.front() : *found;
}

std::string_view refusedType(std::string_view modelType, std::string_view architecture)
{
    const auto matches = [](std::string_view name, std::string_view word) {
        // A word is a whole name, or its beginning up to where the next part starts.
        if (!name.starts_with(word))
            return false;
        if (name.size() == word.size())
            return true;
        const char next = name[word.size()];
        return next == '_' || next == '-' || (next >= 'A' && next <= 'Z') || (next >= '0' && next <= '9');
    };
    for (const RefusedKind& kind : refusedKinds)
        if (matches(modelType, kind.word) || (modelType.empty() && matches(architecture, kind.word)))
            if (std::find(exceptions.begin(), exceptions.end(), modelType) == exceptions.end())
                return kind.why;
    return {};
}

} // namespace octoplan
