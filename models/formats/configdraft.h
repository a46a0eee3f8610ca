// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/configfamilies.h"
#include "formats/configkeys.h"

#include <cstdint>

// The steps by which huggingface.cpp makes a shape. Each reads its keys into `shape` and adds problems; none throws.
namespace octoplan {

struct ConfigDraft {
    ConfigKeys keys;
    const Family& family;
    const LibraryDefaults& defaults;
    std::string modelType; // of the language model's part
    ModelShape& shape;
    ConfigReading& out;
};

// Largest sizes that are read; the largest published model is far below each, and no count can overflow.
inline constexpr int maxLayers = 10'000;
inline constexpr int maxWidth = 2'000'000;
inline constexpr int maxHeads = 100'000;
inline constexpr int maxVocab = 100'000'000;
inline constexpr int maxExperts = 100'000;

// configsizes.cpp
void readSizes(ConfigDraft& draft);  // layers, hidden, heads, KV heads, head size, vocabulary, FFN width
void readLatent(ConfigDraft& draft); // multi-head latent attention
void readFlags(ConfigDraft& draft);  // tying, biases, norms
void readWindow(ConfigDraft& draft);
// configmixture.cpp
void readMixture(ConfigDraft& draft); // experts; before readSizes' FFN width is needed for experts
// configrules.cpp
void readFalconKind(ConfigDraft& draft); // norms, biases and KV heads of Falcon, by its decoder's kind
void applyFamilyRule(ConfigDraft& draft);
// configstatespace.cpp
using Count = std::int64_t;
void readStateSpace(ConfigDraft& draft); // Mamba 1 and 2, Nemotron-H, RWKV: counted, not modelled
[[nodiscard]] Count mambaMixer(ConfigDraft& draft);
[[nodiscard]] Count mamba2Mixer(ConfigDraft& draft, Count heads, Count headSize, bool normed);
void notModelledStateSpace(ConfigDraft& draft);
// confighybrids.cpp
void applyLayerRule(ConfigDraft& draft); // where layers differ in kind or size
// configlayers.cpp
void applyPerLayer(ConfigDraft& draft); // DeciLM, Nemotron-NAS
void applyGemma3n(ConfigDraft& draft);
void applyGemma4(ConfigDraft& draft);
// configextras.cpp
void noteExtras(ConfigDraft& draft); // quantisation, prediction layers, vision towers

} // namespace octoplan
