// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/concat.h"
#include "formats/configdraft.h"
#include "formats/objectreader.h"

#include <cstdint>

namespace octoplan {

namespace {

using Count = std::int64_t;

void readLearnedPositions(ConfigDraft& d, int libraryDefault, int extraRows)
{
    const KeyNames names = {"n_positions", "max_position_embeddings", "n_ctx", "max_seq_len"};
    const auto rows = d.keys.size("learned_positions", names, 1, maxVocab);
    if (!rows && !d.keys.has(names))
        d.keys.assume("learned_positions", *names.begin(),
                      concat("absent: the library's default, ", libraryDefault, " positions"));
    d.shape.learnedPositions = rows.value_or(libraryDefault) + extraRows;
}

// The file states twice the width of either input matrix (their outputs are stored as one).
void halveFfn(ConfigDraft& d)
{
    d.keys.note("intermediate_size", concat("intermediate_size is ", d.shape.ffn, ", twice the true width in ",
                                            d.family.name, " files: ", d.shape.ffn / 2, " is used"));
    d.shape.ffn /= 2;
}

void applyOpt(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    readLearnedPositions(d, 2048, 2); // two rows more than positions
    const int table = d.keys.size({}, {"word_embed_proj_dim"}, 1, maxWidth).value_or(s.hidden);
    if (table != s.hidden) // OPT-350M: a narrower table, projected in and out
        s.extraParameters += Count{s.vocab} * (table - s.hidden) + 2 * Count{s.hidden} * table;
    if (!d.keys.flagOr(true, {"do_layer_norm_before"}))
        s.extraParameters -= 2 * Count{s.hidden}; // no final norm
}

void applyMpt(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    if (!d.keys.flagOr(true, {"no_bias"}))
        s.qkvBias = s.outputBias = s.ffnBias = s.normBias = true;
    if (!d.keys.flagOr(true, {"attn_config/alibi", "alibi"}) && d.keys.flagOr(true, {"learned_pos_emb"}))
        readLearnedPositions(d, 2048, 0);
    if (d.keys.flagOr(false, {"attn_config/qk_ln"}))
        s.extraParameters += Count{s.layers} * (s.heads + s.kvHeads) * s.headSize;
}

void applyChatGlm(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    if (d.keys.has({"inner_hidden_size"})) { // the first ChatGLM: a plain GPT with rotary positions, tied
        s.gatedFfn = false;
        s.qkvBias = s.outputBias = s.ffnBias = s.normBias = true;
        s.tiedEmbeddings = !d.keys.has({"tie_word_embeddings"}) || s.tiedEmbeddings;
    } else if (!d.keys.flagOr(true, {"rmsnorm"})) {
        s.normBias = true;
    }
}

// Which language model a MiniCPM-V or -o was built on follows from its version.
void applyMiniCpmV(ConfigDraft& d)
{
    const nlohmann::json* value = d.keys.root().contains("version") ? &d.keys.root()["version"] : nullptr;
    Problems unread;
    const double version = value != nullptr ? readNumber(*value, {}, 0.0, 100.0, unread).value_or(0.0) : 0.0;
    const bool omni = d.family.type == "minicpmo";
    d.shape.qkvBias = (version > 2.55 && version < 3.95) || (omni && version < 4.45);
    d.shape.qkNorm = version > 4.45;
    d.keys.assume("qkv_bias", "version",
                  concat(value == nullptr ? "absent" : "read", ": the language model is taken for a ",
                         d.shape.qkNorm    ? "Qwen 3"
                         : d.shape.qkvBias ? "Qwen 2"
                                           : "MiniCPM or Llama 3"));
}

void applyStableLm(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    if (d.keys.flagOr(false, {"use_parallel_residual"}))
        s.normsPerLayer = 1;
    if (d.keys.flagOr(false, {"qk_layernorm"})) // a weight for every head
        s.extraParameters += Count{s.layers} * (s.heads + s.kvHeads) * s.headSize;
}

void applyFullWidthQkNorm(ConfigDraft& d, bool always)
{
    ModelShape& s = d.shape;
    if (d.keys.flagOr(always, {"use_qk_norm"}))
        s.extraParameters += Count{s.layers} * (s.heads + s.kvHeads) * s.headSize;
}

void applyLlama4(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    s.qkNorm = false; // normalised without weights
    if (const auto dense = d.keys.size("ffn", {"intermediate_size_mlp"}, 1, maxWidth))
        s.ffn = *dense;
}

// Every cross-attention layer is built like a self-attention one, plus two norms and two gates; the table has eight
// rows for images that the head has not.
void applyMllama(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const nlohmann::json* cross = d.keys.find({"cross_attention_layers"});
    const Count layers = cross != nullptr && cross->is_array() ? static_cast<Count>(cross->size()) : 8;
    if (cross == nullptr)
        d.keys.assume("cross_attention_layers", "cross_attention_layers", "absent: the library's default, 8 layers");
    if (layers >= s.layers) {
        d.keys.error("cross_attention_layers", "cross_attention_layers names as many layers as there are");
        return;
    }
    s.extraParameters += layers * (2 * Count{s.headSize} + 2) + 8 * Count{s.hidden};
    s.kvLayers = s.layers - static_cast<int>(layers);
    d.keys.note("cross_attention_layers", concat(layers, " cross-attention layers are counted; estimates treat them "
                                                         "as self-attention"));
}

// DeepSeek-V3.2 and GLM-5: a small network that chooses which keys each query attends to.
void applySparseIndexer(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const Count heads = d.keys.required("index_heads", {"index_n_heads"}, maxHeads);
    const Count size = d.keys.required("index_head_size", {"index_head_dim"}, maxWidth);
    const Count queryIn = s.qLatent > 0 ? s.qLatent : s.hidden;
    s.extraParameters += s.layers * (queryIn * heads * size + s.hidden * size + 2 * size + s.hidden * heads);
    d.keys.note("index_topk", "the index of sparse attention is counted; estimates attend to every token");
}

void applyDeepSeek(ConfigDraft& d)
{
    if (d.keys.has({"topk_method"}) && d.shape.isMoe())
        d.shape.routerBias = d.keys.word({"topk_method"}) == "noaux_tc";
}

void applyMolmo(ConfigDraft& d)
{
    halveFfn(d);
    constexpr int imageRows = 128; // a second, small table
    d.shape.extraParameters +=
        Count{d.keys.size({}, {"additional_vocab_size"}, 0, maxVocab).value_or(imageRows)} * d.shape.hidden;
}

} // namespace

void readFalconKind(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const KeyNames counts = {"num_kv_heads", "n_head_kv"};
    const auto stated = d.keys.flag("new_decoder_architecture", {"new_decoder_architecture"});
    bool modern = stated.value_or(d.family.type == "RefinedWeb" && d.keys.rootWord("model_type") == "RefinedWeb");
    if (!stated && !modern && !d.keys.has({"multi_query"}) && s.hidden >= 8192) {
        modern = true; // only the 40B and the 180B are that wide
        d.keys.assume("new_decoder_architecture", "new_decoder_architecture",
                      concat("absent: true, as in every Falcon of hidden width ", s.hidden));
    }
    const bool oneHead = d.keys.flagOr(true, {"multi_query"});
    const auto count = d.keys.size("kv_heads", counts, 1, maxHeads);
    if (modern) {
        s.kvHeads = count.value_or(s.heads % 8 == 0 ? 8 : s.heads);
        if (!count && !d.keys.has(counts))
            d.keys.assume("kv_heads", "num_kv_heads",
                          concat(d.keys.howMissing(counts), ": ", s.kvHeads, " KV heads, as in the published models"));
    } else {
        s.kvHeads = oneHead ? 1 : s.heads;
        d.out.readFrom.erase("kv_heads");
        if (count && *count != s.kvHeads)
            d.keys.note("num_kv_heads",
                        concat("num_kv_heads is ", *count, ", but multi_query ",
                               oneHead ? "means 1 KV head" : "is off: all heads", "; ", s.kvHeads, " is used"));
        d.out.assumed["kv_heads"] = oneHead ? "multi_query: 1" : "no multi_query: all heads";
    }
}

namespace {

void applyFalcon(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const bool modern = d.keys.flagOr(d.out.assumed.contains("new_decoder_architecture") ||
                                          d.keys.rootWord("model_type") == "RefinedWeb",
                                      {"new_decoder_architecture"});
    if (modern)
        s.normsPerLayer = d.keys.size({}, {"num_ln_in_parallel_attn"}, 1, 2).value_or(2);
    else
        s.normsPerLayer = d.keys.flagOr(true, {"parallel_attn"}) ? 1 : 2;
    s.qkvBias = s.outputBias = s.ffnBias = d.keys.flagOr(false, {"bias"});
    if (s.hidden == 14848 && !d.keys.has({"tie_word_embeddings"})) { // Falcon-180B alone has a head of its own
        s.tiedEmbeddings = false;
        d.out.assumed["tied_embeddings"] = "absent: false, as in Falcon-180B";
    }
}

} // namespace

void applyFamilyRule(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    switch (d.family.rule) {
    case FamilyRule::Plain:
    case FamilyRule::DeepSeek: applyDeepSeek(d); break;
    case FamilyRule::Unmodelled:
    case FamilyRule::HybridDelta: break;
    case FamilyRule::QwenOne:
    case FamilyRule::Molmo: d.family.rule == FamilyRule::Molmo ? applyMolmo(d) : halveFfn(d); break;
    case FamilyRule::Gpt2:
        readLearnedPositions(d, d.family.type == "gpt_neo" ? 2048 : 1024, 0);
        s.outputBias = true; // GPT-Neo: there alone
        break;
    case FamilyRule::GptBigCode: readLearnedPositions(d, 1024, 0); break;
    case FamilyRule::GptJ:
    case FamilyRule::Phi: s.headBias = !s.tiedEmbeddings; break;
    case FamilyRule::Opt: applyOpt(d); break;
    case FamilyRule::Bloom: s.embeddingNorm = true; break;
    case FamilyRule::Falcon: applyFalcon(d); break;
    case FamilyRule::Mpt: applyMpt(d); break;
    case FamilyRule::ChatGlm: applyChatGlm(d); break;
    case FamilyRule::MiniCpmV: applyMiniCpmV(d); break;
    case FamilyRule::StableLm: applyStableLm(d); break;
    case FamilyRule::Olmo: // norms without weights
        s.normsPerLayer = 0;
        s.extraParameters -= s.hidden;
        break;
    case FamilyRule::FullWidthQkNorm: applyFullWidthQkNorm(d, true); break;
    case FamilyRule::Cohere: applyFullWidthQkNorm(d, false); break;
    case FamilyRule::GptOss:
        s.expertBias = true;
        s.extraParameters += Count{s.layers} * s.heads; // attention sinks
        break;
    case FamilyRule::Llama4: applyLlama4(d); break;
    case FamilyRule::Mllama: applyMllama(d); break;
    case FamilyRule::SparseIndexer: applySparseIndexer(d); break;
    case FamilyRule::Bitnet: s.extraParameters += Count{s.layers} * (s.hidden + s.ffn); break;
    case FamilyRule::Apertus: s.extraParameters += 2 * Count{s.layers}; break;
    }
}

} // namespace octoplan
