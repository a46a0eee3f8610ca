// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/message.h"

#include <string_view>

namespace octoplan {

// Which attention projections carry a bias: where a key decides, its default is `biasByDefault`.
enum class AttentionBias {
    None,
    QkvAlways,
    AllAlways,
    QkvByKey, // attention_bias, qkv_bias, add_qkv_bias, use_qkv_bias
    AllByKey, // the same keys, and the output projection with them
};

// What a family of models does that its files may leave unsaid.
enum class FamilyRule {
    Plain,
    StateSpace, // Mamba, Nemotron-H, RWKV: counted by a rule of their own
    QwenOne,
    Gpt2,
    GptOne,
    GptJ,
    Opt,
    Bloom,
    Falcon,
    Mpt,
    ChatGlm,
    GptBigCode,
    MiniCpmV,
    Phi,
    PhiSmall,
    Jais,
    StableLm,
    Olmo,
    FullWidthQkNorm,
    Cohere,
    GptOss,
    Llama4,
    Mllama,
    DeepSeek,
    SparseIndexer,
    Bitnet,
    Apertus,
    Molmo,
    Grok,
    Arctic,
    Hunyuan,
    HybridDelta,
    // Some layers mix without attention (configstatespace.cpp, configlinear.cpp)
    Jamba,
    Bamba,
    GraniteHybrid,
    FalconH1,
    LightningAttention,
    KimiLinear,
    // Layers differ in size (configlayers.cpp)
    PerLayer,
    Gemma3n,
    Gemma4,
};

struct FamilyTraits {
    bool tied = false; // when tie_word_embeddings is absent
    bool gated = true;
    AttentionBias attentionBias = AttentionBias::AllByKey;
    bool biasByDefault = false;
    bool ffnBias = false; // when mlp_bias and use_bias are absent
    bool layerNorm = false;
    bool qkNorm = false;
    int norms = 2;
    bool routerBias = false;
    bool fourTimesFfn = false; // the FFN width is four times the hidden width unless stated
    int window = 0;            // of n layers n-1 slide where no layer list says otherwise; 0: sliding_window unused
};

struct Family : FamilyTraits {
    std::string_view type = {};         // model_type
    std::string_view architecture = {}; // how names in "architectures" begin, for files without model_type
    std::string_view name = {};         // of the family, for people
    FamilyRule rule = FamilyRule::Plain;
};

// Sizes that the library fills in where a file is silent. 0: it has none.
struct LibraryDefaults {
    std::string_view type = {};
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0; // 0: as many as heads
    int headSize = 0;
    int ffn = 0;
    int vocab = 0;
    int experts = 0;
    int activeExperts = 0;
};

// By model_type, else by the name of the architecture; nullptr if neither is known.
[[nodiscard]] const Family* familyOf(std::string_view modelType, std::string_view architecture);
[[nodiscard]] const Family& unknownFamily(); // read like Llama
[[nodiscard]] const LibraryDefaults& libraryDefaults(std::string_view modelType);

// Why a type of model has no count here (encoder-decoder, encoder only, unknown hybrids); empty if it may have one.
[[nodiscard]] Message refusedType(std::string_view modelType, std::string_view architecture);

} // namespace octoplan
