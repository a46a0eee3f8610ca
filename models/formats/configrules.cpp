// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/objectreader.h"
#include "formats/say.h"

#include <cstdint>

namespace octoplan {

namespace {

void readLearnedPositions(ConfigDraft& d, int libraryDefault, int extraRows)
{
    const KeyNames names = {"n_positions", "max_position_embeddings", "n_ctx", "max_seq_len"};
    const auto rows = d.keys.size("learned_positions", names, 1, maxVocab);
    if (!rows && !d.keys.has(names))
        d.keys.assume("learned_positions", *names.begin(),
                      say(QT_TRANSLATE_NOOP("Problem", "absent: the library's default, %1"), libraryDefault));
    d.shape.learnedPositions = rows.value_or(libraryDefault) + extraRows;
}

// The file states twice the width of either input matrix (their outputs are stored as one).
void halveFfn(ConfigDraft& d)
{
    d.keys.note("intermediate_size",
                say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, twice the true width in %3 files: %4 is used"),
                    "intermediate_size", d.shape.ffn, d.family.name, d.shape.ffn / 2));
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
    const char* builtOn = d.shape.qkNorm ? "Qwen 3" : d.shape.qkvBias ? "Qwen 2" : "MiniCPM / Llama 3";
    d.keys.assume("qkv_bias", "version",
                  value == nullptr
                      ? say(QT_TRANSLATE_NOOP("Problem", "absent: the language model is taken for a %1"), builtOn)
                      : say(QT_TRANSLATE_NOOP("Problem", "read: the language model is taken for a %1"), builtOn));
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
        d.keys.assume("cross_attention_layers", "cross_attention_layers",
                      say(QT_TRANSLATE_NOOP("Problem", "absent: the library's default, %1"), 8));
    if (layers >= s.layers) {
        d.keys.error("cross_attention_layers", say(QT_TRANSLATE_NOOP("Problem", "%1 names as many layers as there are"),
                                                   "cross_attention_layers"));
        return;
    }
    s.extraParameters += layers * (2 * Count{s.headSize} + 2) + 8 * Count{s.hidden};
    s.kvLayers = s.layers - static_cast<int>(layers);
    d.keys.note("cross_attention_layers",
                say(QT_TRANSLATE_NOOP("Problem",
                                      "%1 cross-attention layers are counted; estimates treat them as self-attention"),
                    layers));
}

// DeepSeek-V3.2 and GLM-5: a small network that chooses which keys each query attends to.
void applySparseIndexer(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const Count heads = d.keys.required("index_heads", {"index_n_heads"}, maxHeads);
    const Count size = d.keys.required("index_head_size", {"index_head_dim"}, maxWidth);
    const Count queryIn = s.qLatent > 0 ? s.qLatent : s.hidden;
    s.extraParameters += s.layers * (queryIn * heads * size + s.hidden * size + 2 * size + s.hidden * heads);
    d.keys.note(
        "index_topk",
        say(QT_TRANSLATE_NOOP("Problem", "the index of sparse attention is counted; estimates attend to every token")));
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

void applyPhiSmall(ConfigDraft& d)
{
    d.keys.note("model_type", say(QT_TRANSLATE_NOOP(
                                  "Problem", "block-sparse attention is counted; estimates attend to every token")));
}

// GPT-2 with relative positions and, from 13B on, a gated block.
void applyJais(ConfigDraft& d)
{
    d.shape.gatedFfn = d.keys.word({"activation_function"}) == "swiglu";
    if (d.keys.word({"position_embedding_type"}) != "alibi")
        readLearnedPositions(d, 2048, 0);
}

// Grok-2 keeps a dense block beside the experts.
void applyGrok(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    if (!d.keys.flagOr(false, {"residual_moe"}))
        return;
    s.sharedExperts = 1;
    s.sharedExpertFfn = d.keys.size("shared_expert_ffn", {"intermediate_size"}, 1, maxWidth).value_or(s.ffn);
}

// A narrow dense block, as wide as the stream, runs beside the experts with a norm of its own.
void applyArctic(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    if (!d.keys.flagOr(true, {"use_residual", "parallel_attn_mlp_res"}))
        return;
    s.sharedExperts = 1;
    s.sharedExpertFfn = s.hidden;
    s.extraParameters += Count{s.layers} * s.hidden;
}

// Norms on queries and keys by choice; in the large one every second layer borrows keys and values.
void applyHunyuan(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    s.qkNorm = d.keys.flagOr(d.family.qkNorm, {"use_qk_norm"});
    const int shared = d.keys.size({}, {"cla_share_factor"}, 1, maxLayers).value_or(1);
    if (!d.keys.flagOr(false, {"use_cla"}) || shared < 2)
        return;
    s.kvLayers = (s.layers + shared - 1) / shared;
    s.extraParameters -= 2 * Count{s.layers - s.kvLayers} * s.hidden * s.kvHeads * s.headSize;
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
        d.keys.assume(
            "new_decoder_architecture", "new_decoder_architecture",
            say(QT_TRANSLATE_NOOP("Problem", "absent: true, as in every Falcon of hidden width %1"), s.hidden));
    }
    const bool oneHead = d.keys.flagOr(true, {"multi_query"});
    const auto count = d.keys.size("kv_heads", counts, 1, maxHeads);
    if (modern) {
        s.kvHeads = count.value_or(s.heads % 8 == 0 ? 8 : s.heads);
        if (!count && !d.keys.has(counts))
            d.keys.assume("kv_heads", "num_kv_heads",
                          say(QT_TRANSLATE_NOOP("Problem", "%1: %2 KV heads, as in the published models"),
                              d.keys.howMissing(counts), s.kvHeads));
    } else {
        s.kvHeads = oneHead ? 1 : s.heads;
        d.out.readFrom.erase("kv_heads");
        if (count && *count != s.kvHeads)
            d.keys.note(
                "num_kv_heads",
                oneHead ? say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, but multi_query means one KV head"),
                              "num_kv_heads", *count)
                        : say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, but multi_query is off: all %3 heads are kept"),
                              "num_kv_heads", *count, s.heads));
        d.out.assumed["kv_heads"] = oneHead ? say(QT_TRANSLATE_NOOP("Problem", "multi_query: 1"))
                                            : say(QT_TRANSLATE_NOOP("Problem", "no multi_query: all heads"));
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
        d.out.assumed["tied_embeddings"] = say(QT_TRANSLATE_NOOP("Problem", "absent: false, as in Falcon-180B"));
    }
}

} // namespace

namespace {

void applyGpt2(ConfigDraft& d)
{
    readLearnedPositions(d, d.family.type == "gpt_neo" ? 2048 : 1024, 0);
    d.shape.outputBias = true; // GPT-Neo: there alone
}

void applyGptOne(ConfigDraft& d)
{
    readLearnedPositions(d, 512, 0);
    d.shape.extraParameters -= 2 * Count{d.shape.hidden}; // no final norm
}

void applyOlmo(ConfigDraft& d) // norms without weights
{
    d.shape.normsPerLayer = 0;
    d.shape.extraParameters -= d.shape.hidden;
}

void applyGptOss(ConfigDraft& d)
{
    d.shape.expertBias = true;
    d.shape.extraParameters += Count{d.shape.layers} * d.shape.heads; // attention sinks
}

void applyHeadBias(ConfigDraft& d) { d.shape.headBias = !d.shape.tiedEmbeddings; }
void applyBloom(ConfigDraft& d) { d.shape.embeddingNorm = true; }
void applyBigCode(ConfigDraft& d) { readLearnedPositions(d, 1024, 0); }
void applyNormedWidths(ConfigDraft& d) { applyFullWidthQkNorm(d, true); }
void applyCohere(ConfigDraft& d) { applyFullWidthQkNorm(d, false); }
void applyBitnet(ConfigDraft& d) { d.shape.extraParameters += Count{d.shape.layers} * (d.shape.hidden + d.shape.ffn); }
void applyApertus(ConfigDraft& d) { d.shape.extraParameters += 2 * Count{d.shape.layers}; }

struct RuleStep {
    FamilyRule rule;
    void (*apply)(ConfigDraft&);
};
// State space, hybrids and layers that differ have files of their own.
constexpr RuleStep steps[] = {
    {FamilyRule::Plain, applyDeepSeek},
    {FamilyRule::DeepSeek, applyDeepSeek},
    {FamilyRule::QwenOne, halveFfn},
    {FamilyRule::Molmo, applyMolmo},
    {FamilyRule::Gpt2, applyGpt2},
    {FamilyRule::GptOne, applyGptOne},
    {FamilyRule::GptBigCode, applyBigCode},
    {FamilyRule::GptJ, applyHeadBias},
    {FamilyRule::Phi, applyHeadBias},
    {FamilyRule::PhiSmall, applyPhiSmall},
    {FamilyRule::Jais, applyJais},
    {FamilyRule::Opt, applyOpt},
    {FamilyRule::Bloom, applyBloom},
    {FamilyRule::Falcon, applyFalcon},
    {FamilyRule::Mpt, applyMpt},
    {FamilyRule::ChatGlm, applyChatGlm},
    {FamilyRule::MiniCpmV, applyMiniCpmV},
    {FamilyRule::StableLm, applyStableLm},
    {FamilyRule::Olmo, applyOlmo},
    {FamilyRule::FullWidthQkNorm, applyNormedWidths},
    {FamilyRule::Cohere, applyCohere},
    {FamilyRule::GptOss, applyGptOss},
    {FamilyRule::Llama4, applyLlama4},
    {FamilyRule::Mllama, applyMllama},
    {FamilyRule::SparseIndexer, applySparseIndexer},
    {FamilyRule::Bitnet, applyBitnet},
    {FamilyRule::Apertus, applyApertus},
    {FamilyRule::Grok, applyGrok},
    {FamilyRule::Arctic, applyArctic},
    {FamilyRule::Hunyuan, applyHunyuan},
};

} // namespace

void applyFamilyRule(ConfigDraft& d)
{
    for (const RuleStep& step : steps)
        if (step.rule == d.family.rule)
            step.apply(d);
}

} // namespace octoplan
