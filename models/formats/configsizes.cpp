// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/say.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

// A size that the library knows a default for, where the file is part of a larger model and states its type.
int sizeOr(ConfigDraft& d, std::string_view field, KeyNames names, int max, int libraryDefault, bool mayDefault)
{
    if (const auto number = d.keys.size(field, names, 1, max))
        return *number;
    if (d.keys.has(names))
        return 1; // refused already
    if (libraryDefault == 0 || !mayDefault)
        return d.keys.required(field, names, max);
    d.keys.assume(field, *names.begin(),
                  say(QT_TRANSLATE_NOOP("Problem", "%1: the library's default of %2, %3"), d.keys.howMissing(names),
                      d.defaults.type, libraryDefault));
    return libraryDefault;
}

int readHidden(ConfigDraft& d)
{
    const KeyNames names = {"hidden_size", "n_embd", "n_embed", "d_model", "dim", "hidden_dim", "model_dim"};
    // BLOOM's n_embed was dropped by a tool that copied many configs. Of the published BLOOMs with 30 layers and 32
    // heads only the 3B went by that name; with 70 layers there is one.
    if (d.family.rule == FamilyRule::Bloom && !d.keys.has(names)) {
        const int known = d.shape.layers == 30 ? 2560 : d.shape.layers == 70 ? 14336 : 0;
        if (known > 0) {
            d.keys.assume("hidden", "hidden_size",
                          say(QT_TRANSLATE_NOOP("Problem", "absent: %1, as in the published BLOOM of %2 layers"), known,
                              d.shape.layers));
            return known;
        }
    }
    return sizeOr(d, "hidden", names, maxWidth, d.defaults.hidden, d.keys.nested());
}

void readKvHeads(ConfigDraft& d)
{
    if (d.family.rule == FamilyRule::Falcon)
        return readFalconKind(d);
    ModelShape& s = d.shape;
    const KeyNames names = {"num_key_value_heads", "num_kv_heads",     "n_head_kv",
                            "n_kv_heads",          "num_query_groups", "attn_config/kv_n_heads"};
    if (d.family.rule == FamilyRule::ChatGlm || d.keys.has({"multi_query_group_num"})) {
        const bool grouped = d.keys.flagOr(false, {"multi_query_attention"});
        const auto groups = d.keys.size("kv_heads", {"multi_query_group_num"}, 1, maxHeads);
        s.kvHeads = grouped && groups ? *groups : s.heads;
        return;
    }
    if (d.family.rule == FamilyRule::GptBigCode) {
        s.kvHeads = d.keys.flag("kv_heads", {"multi_query"}).value_or(true) ? 1 : s.heads;
        return;
    }
    if (const auto number = d.keys.size("kv_heads", names, 1, maxHeads)) {
        s.kvHeads = *number;
        return;
    }
    s.kvHeads = s.heads;
    if (d.keys.has(names) || hasError(d.out.problems))
        return;
    const bool null = d.keys.isNull(names);
    if (!null && d.defaults.kvHeads > 0 && s.heads % d.defaults.kvHeads == 0 && d.defaults.kvHeads <= s.heads) {
        s.kvHeads = d.defaults.kvHeads;
        d.keys.assume("kv_heads", *names.begin(),
                      say(QT_TRANSLATE_NOOP("Problem", "%1: the library's default of %2, %3"), d.keys.howMissing(names),
                          d.defaults.type, s.kvHeads));
    } else {
        d.keys.assume("kv_heads", *names.begin(),
                      say(QT_TRANSLATE_NOOP("Problem", "%1: all %2 heads have their own KV head"),
                          d.keys.howMissing(names), s.heads));
    }
}

void readHeadSize(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const KeyNames names = {"head_dim", "kv_channels", "attention_head_dim"};
    if (const auto number = d.keys.size("head_size", names, 1, maxWidth)) {
        s.headSize = *number;
    } else if (d.defaults.headSize > 0) {
        s.headSize = d.defaults.headSize;
        d.keys.assume("head_size", "head_dim",
                      say(QT_TRANSLATE_NOOP("Problem", "%1: the library's default of %2, %3"), d.keys.howMissing(names),
                          d.defaults.type, s.headSize));
    } else {
        s.headSize = std::max(1, s.hidden / s.heads);
        d.out.assumed["head_size"] =
            say(QT_TRANSLATE_NOOP("Problem", "%1: hidden width / heads"), d.keys.howMissing(names));
        if (s.hidden % s.heads != 0 && !hasError(d.out.problems))
            d.keys.error(
                "num_attention_heads",
                say(QT_TRANSLATE_NOOP(
                        "Problem", "hidden_size %1 is not divisible by %2 heads (num_attention_heads), and there is no "
                                   "head_dim"),
                    s.hidden, s.heads));
    }
}

void readFfn(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const KeyNames names = {"intermediate_size", "n_inner", "ffn_dim",       "ffn_hidden_size",
                            "inner_hidden_size", "d_ff",    "ffn_embed_dim", "ff_intermediate_size"};
    if (const auto width = d.keys.size("ffn", names, 1, maxWidth * 10)) {
        s.ffn = *width;
    } else if (d.keys.has(names)) {
        s.ffn = 1;
    } else if (d.keys.has({"expansion_ratio"})) {
        s.ffn = d.keys.size("ffn", {"expansion_ratio"}, 1, 1000).value_or(1) * s.hidden;
    } else if (d.family.fourTimesFfn) {
        s.ffn = 4 * s.hidden;
        d.out.assumed["ffn"] =
            say(QT_TRANSLATE_NOOP("Problem", "%1: four times the hidden width"), d.keys.howMissing(names));
    } else if (s.isMoe() && s.expertFfn > 0 && s.denseLayers == 0 && s.moeEvery == 1) {
        s.ffn = s.expertFfn; // every layer is a mixture
    } else {
        s.ffn = sizeOr(d, "ffn", names, maxWidth * 10, d.defaults.ffn, d.keys.nested());
    }
}

} // namespace

void readSizes(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    s.layers = sizeOr(d, "layers", {"num_hidden_layers", "n_layer", "num_layers", "n_layers"}, maxLayers,
                      d.defaults.layers, d.keys.nested());
    s.hidden = readHidden(d);
    s.heads = sizeOr(d, "heads", {"num_attention_heads", "n_head", "n_heads", "num_heads", "attention_heads"}, maxHeads,
                     d.defaults.heads, d.keys.nested());
    s.vocab = sizeOr(d, "vocab", {"vocab_size", "padded_vocab_size", "n_vocab", "embedding_size"}, maxVocab,
                     d.defaults.vocab, d.keys.nested() || d.family.rule == FamilyRule::Gpt2);
    readHeadSize(d);
    readKvHeads(d);
    readMixture(d);
    readFfn(d);
    if (!hasError(d.out.problems) && (s.kvHeads > s.heads || s.heads % s.kvHeads != 0))
        d.keys.error("num_key_value_heads",
                     say(QT_TRANSLATE_NOOP("Problem", "%1 is %2, which does not divide %3 heads"),
                         "num_key_value_heads", s.kvHeads, s.heads));
}

void readLatent(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const auto latent = d.keys.size("kv_latent", {"kv_lora_rank"}, 1, maxWidth);
    if (!latent)
        return;
    s.kvLatent = *latent;
    s.qLatent = d.keys.size("q_latent", {"q_lora_rank"}, 0, maxWidth).value_or(0);
    s.headSize = d.keys.required("head_size", {"qk_nope_head_dim"}, maxWidth);
    s.ropeHeadSize = d.keys.required("rope_head_size", {"qk_rope_head_dim"}, maxWidth);
    if (const auto value = d.keys.size("value_head_size", {"v_head_dim"}, 1, maxWidth)) {
        s.valueHeadSize = *value;
    } else if (!d.keys.has({"v_head_dim"})) {
        s.valueHeadSize = std::max(1, s.hidden / s.heads);
        d.keys.assume("value_head_size", "v_head_dim",
                      say(QT_TRANSLATE_NOOP("Problem", "absent: hidden width / heads, %1"), s.valueHeadSize));
    }
    s.qkNorm = false; // the latents have norms of their own
}

void readWindow(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    const bool off = !d.keys.flagOr(true, {"use_sliding_window"});
    const auto width =
        d.keys.size("window", {"sliding_window", "attention_chunk_size", "sliding_window_size"}, 0, maxVocab);
    if (off || !width || *width == 0 || d.family.window == 0) {
        d.out.readFrom.erase("window");
        return;
    }
    s.window = *width;
    s.windowEvery = d.keys.size({}, {"sliding_window_pattern"}, 1, maxLayers).value_or(d.family.window);
    const nlohmann::json* kinds = d.keys.find({"layer_types"});
    if (kinds == nullptr || !kinds->is_array() || kinds->empty())
        return;
    const auto full = std::count(kinds->begin(), kinds->end(), "full_attention");
    if (full == static_cast<std::ptrdiff_t>(kinds->size()))
        s.window = 0;
    s.windowEvery =
        full == 0 ? 1 : static_cast<int>(std::lround(static_cast<double>(kinds->size()) / static_cast<double>(full)));
}

} // namespace octoplan
