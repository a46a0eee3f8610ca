// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace octoplan {

// What a decoder-only language model is made of. Counts are exact; widths in elements.
struct ModelShape {
    std::string name;
    std::string family = "llama";
    int layers = 0;
    int hidden = 0;
    int ffn = 0; // width of a dense layer's feed-forward block
    int heads = 0;
    int kvHeads = 0;
    int headSize = 0; // of queries and keys (with MLA: the part without rotation)
    int vocab = 0;
    bool gatedFfn = true; // three matrices instead of two
    bool tiedEmbeddings = false;
    bool qkvBias = false;
    bool outputBias = false; // bias on the attention's output projection
    bool ffnBias = false;
    bool headBias = false;
    bool qkNorm = false;        // RMS norm on queries and keys, per head size
    bool normBias = false;      // LayerNorm (weight and bias) instead of RMSNorm
    int normsPerLayer = 2;      // Gemma 2/3: 4; parallel blocks: 1
    int learnedPositions = 0;   // rows of a learned position table
    bool embeddingNorm = false; // BLOOM
    // Mixture of experts; experts == 0 means dense.
    int experts = 0;
    int activeExperts = 0;
    int expertFfn = 0;
    int sharedExperts = 0;   // each of expertFfn, unless sharedExpertFfn says otherwise
    int sharedExpertFfn = 0; // total width of the shared experts; 0: sharedExperts * expertFfn
    bool sharedExpertGate = false;
    bool routerBias = false;
    bool expertBias = false; // gpt-oss
    int denseLayers = 0;     // leading layers with a dense block of width ffn
    int moeEvery = 1;        // every n-th layer is a mixture (Llama 4 Maverick: 2)
    // Multi-head latent attention; kvLatent == 0 means none.
    int kvLatent = 0;
    int qLatent = 0;
    int ropeHeadSize = 0;
    int valueHeadSize = 0;             // 0: headSize
    int window = 0;                    // sliding-window width; 0: none
    int windowEvery = 1;               // 1: all layers windowed; n: n-1 of n layers windowed
    int kvLayers = 0;                  // layers that keep keys and values; 0: all
    std::int64_t extraParameters = 0;  // what a family's own rule adds to (or takes from) the general formula
    std::int64_t lookupParameters = 0; // tables beside the embedding that are looked up and not multiplied
    std::int64_t extraKvElements = 0;  // kept for one token beyond (or short of) the general formula
    std::int64_t visionParameters = 0;

    friend bool operator==(const ModelShape&, const ModelShape&) = default;

    [[nodiscard]] bool isMoe() const { return experts > 0; }
    [[nodiscard]] bool isMla() const { return kvLatent > 0; }
};

// Exact counts that follow from a shape (workload/census.h computes them).
struct ModelSummary {
    std::string name;
    std::int64_t parameters = 0;       // language model, vision tower apart
    std::int64_t activeParameters = 0; // used for one token, with input embedding
    std::int64_t flopParameters = 0;   // active, without the input embedding: 2 FLOPs each per token forward
    std::int64_t trainableParameters = 0;
    std::int64_t visionParameters = 0;
    double weightsBytes = 0.0;    // on disk in the chosen format
    double kvBytesPerToken = 0.0; // at 2 bytes
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0;
    int headSize = 0;
    int ffn = 0;
    int vocab = 0;
    int experts = 0;
    int activeExperts = 0;

    friend bool operator==(const ModelSummary&, const ModelSummary&) = default;
};

} // namespace octoplan
