// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configfamilies.h"

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

// Type, layers, hidden width, heads, KV heads, head size, FFN width, vocabulary, experts, experts for one token.
constexpr auto defaults = std::to_array<LibraryDefaults>({
    {},
    {"llama", 32, 4096, 32, 0, 0, 11008, 32000, 0, 0},
    {"mistral", 32, 4096, 32, 8, 0, 14336, 32000, 0, 0},
    {"mixtral", 32, 4096, 32, 8, 0, 14336, 32000, 8, 2},
    {"qwen2", 32, 4096, 32, 32, 0, 22016, 151936, 0, 0},
    {"qwen2_moe", 24, 2048, 16, 16, 0, 5632, 151936, 60, 4},
    {"qwen3", 32, 4096, 32, 32, 128, 22016, 151936, 0, 0},
    {"qwen3_moe", 24, 2048, 32, 4, 0, 6144, 151936, 128, 8},
    {"gemma", 28, 3072, 16, 16, 256, 24576, 256000, 0, 0},
    {"gemma2", 26, 2304, 8, 4, 256, 9216, 256000, 0, 0},
    {"gemma3_text", 26, 2304, 8, 4, 256, 9216, 262208, 0, 0},
    {"gemma3", 0, 0, 8, 4, 256, 0, 262208, 0, 0},
    {"starcoder2", 0, 0, 0, 2, 0, 0, 0, 0, 0},
    {"stablelm", 0, 0, 0, 32, 0, 0, 0, 0, 0},
    {"gpt_oss", 36, 2880, 64, 8, 64, 2880, 201088, 128, 4},
    {"llama4_text", 48, 5120, 40, 8, 128, 8192, 202048, 16, 1},
    {"mllama_text_model", 40, 4096, 32, 8, 0, 14336, 128256, 0, 0},
    {"phimoe", 0, 0, 0, 8, 0, 0, 0, 16, 2},
    {"deepseek_v3", 61, 7168, 128, 128, 0, 18432, 129280, 256, 8},
    {"glm4_moe", 0, 0, 0, 8, 128, 0, 0, 128, 8},
    {"glm", 0, 0, 0, 2, 128, 0, 0, 0, 0},
    {"glm4", 0, 0, 0, 2, 128, 0, 0, 0, 0},
    {"glm4v_text", 40, 4096, 32, 2, 0, 13696, 151552, 0, 0},
    {"seed_oss", 0, 0, 0, 8, 128, 0, 0, 0, 0},
    {"qwen3_5_text", 32, 4096, 16, 4, 256, 12288, 248320, 0, 0},
    {"qwen3_5_moe_text", 40, 2048, 16, 2, 256, 0, 248320, 256, 8},
    {"qwen3_next", 48, 2048, 16, 2, 256, 5632, 151936, 512, 10},
    {"gpt2", 0, 0, 0, 0, 0, 0, 50257, 0, 0},
    {"qwen2_vl_text", 80, 8192, 64, 8, 0, 29568, 152064, 0, 0},
    {"qwen2_5_vl_text", 80, 8192, 64, 8, 0, 29568, 152064, 0, 0},
    {"qwen2_5_omni_text", 28, 3584, 28, 4, 0, 18944, 152064, 0, 0},
    {"qwen3_vl_text", 32, 4096, 32, 32, 128, 22016, 151936, 0, 0},
    {"qwen3_vl_moe_text", 24, 2048, 16, 16, 0, 5632, 151936, 60, 4},
    {"qwen3_omni_moe_text", 28, 2048, 28, 4, 0, 18944, 3584, 128, 8},
    {"gemma3n_text", 35, 2048, 8, 2, 256, 16384, 262400, 0, 0},
    {"gemma4_text", 30, 2304, 8, 4, 256, 9216, 262144, 0, 0},
    {"phi3", 32, 3072, 32, 0, 0, 8192, 32064, 0, 0},
    {"cohere", 40, 8192, 64, 0, 0, 22528, 256000, 0, 0},
    {"cohere2", 40, 8192, 64, 0, 0, 22528, 256000, 0, 0},
    {"granite", 32, 4096, 32, 0, 0, 11008, 32000, 0, 0},
    {"glm4v_moe_text", 46, 4096, 96, 8, 0, 10944, 151424, 128, 8},
    {"deepseek_v2", 32, 4096, 32, 0, 0, 11008, 32000, 0, 0},
    {"kimi_k2", 61, 7168, 64, 64, 0, 18432, 163840, 384, 8},
});

// lupdate finds these by the marks.
constexpr const char* encoderDecoder = QT_TRANSLATE_NOOP("Problem", "an encoder-decoder");
constexpr const char* encoderOnly = QT_TRANSLATE_NOOP("Problem", "an encoder only, no language model that writes text");
constexpr const char* imageModel = QT_TRANSLATE_NOOP("Problem", "an image model");
constexpr const char* imageAndText = QT_TRANSLATE_NOOP("Problem", "an image and text encoder");
constexpr const char* speechEncoder = QT_TRANSLATE_NOOP("Problem", "a speech encoder");
constexpr const char* stateSpace = QT_TRANSLATE_NOOP("Problem", "a hybrid with state-space layers");
constexpr const char* recurrent = QT_TRANSLATE_NOOP("Problem", "a recurrent model");
constexpr const char* convolutions = QT_TRANSLATE_NOOP("Problem", "a hybrid with convolution layers");
constexpr const char* linearAttention = QT_TRANSLATE_NOOP("Problem", "a hybrid with linear attention");
constexpr const char* everyLayer = QT_TRANSLATE_NOOP("Problem", "a model whose every layer differs");
constexpr const char* compressed =
    QT_TRANSLATE_NOOP("Problem", "a model with compressed sparse attention and hyper-connections");

struct RefusedKind {
    std::string_view word; // begins the model_type or the architecture's name
    const char* why;
};
constexpr auto refusedKinds = std::to_array<RefusedKind>({
    {"t5", encoderDecoder},
    {"T5", encoderDecoder},
    {"mt5", encoderDecoder},
    {"umt5", encoderDecoder},
    {"longt5", encoderDecoder},
    {"UMT5", encoderDecoder},
    {"MT5", encoderDecoder},
    {"bart", encoderDecoder},
    {"Bart", encoderDecoder},
    {"mbart", encoderDecoder},
    {"MBart", encoderDecoder},
    {"pegasus", encoderDecoder},
    {"marian", encoderDecoder},
    {"whisper", encoderDecoder},
    {"Whisper", encoderDecoder},
    {"m2m_100", encoderDecoder},
    {"M2M100", encoderDecoder},
    {"led", encoderDecoder},
    {"t5gemma", encoderDecoder},
    {"T5Gemma", encoderDecoder},
    {"switch_transformers", encoderDecoder},
    {"blenderbot", encoderDecoder},
    {"encoder-decoder", encoderDecoder},
    {"vision-encoder-decoder", encoderDecoder},
    {"speech-encoder-decoder", encoderDecoder},
    {"prophetnet", encoderDecoder},
    {"nllb-moe", encoderDecoder},
    {"seamless_m4t", encoderDecoder},
    {"bert", encoderOnly},
    {"Bert", encoderOnly},
    {"roberta", encoderOnly},
    {"Roberta", encoderOnly},
    {"xlm-roberta", encoderOnly},
    {"XLMRoberta", encoderOnly},
    {"deberta", encoderOnly},
    {"electra", encoderOnly},
    {"albert", encoderOnly},
    {"distilbert", encoderOnly},
    {"modernbert", encoderOnly},
    {"nomic_bert", encoderOnly},
    {"vit", imageModel},
    {"clip", imageAndText},
    {"siglip", imageAndText},
    {"wav2vec2", speechEncoder},
    {"zamba", stateSpace},
    {"zamba2", stateSpace},
    {"Zamba", stateSpace},
    {"plamo2", stateSpace},
    {"recurrent_gemma", recurrent},
    {"RecurrentGemma", recurrent},
    {"rwkv5", recurrent},
    {"rwkv6", recurrent},
    {"rwkv7", recurrent},
    {"xlstm", recurrent},
    {"lfm2", convolutions},
    {"Lfm2", convolutions},
    {"bailing_moe_linear", linearAttention},
    {"bailing_hybrid", linearAttention},
    {"openelm", everyLayer},
    {"OpenELM", everyLayer},
    {"deepseek_v4", compressed},
    {"DeepseekV4", compressed},
});

} // namespace

const LibraryDefaults& libraryDefaults(std::string_view modelType)
{
    const auto found = std::find_if(defaults.begin() + 1, defaults.end(),
                                    [&](const LibraryDefaults& d) { return d.type == modelType; });
    return found == defaults.end() ? defaults.front() : *found;
}

Message refusedType(std::string_view modelType, std::string_view architecture)
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
            return Message(kind.why, {});
    return {};
}

} // namespace octoplan
