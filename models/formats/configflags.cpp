// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/say.h"

namespace octoplan {

namespace {

void readTying(ConfigDraft& d)
{
    const KeyNames names = {"tie_word_embeddings", "weight_tying", "tie_embeddings"};
    if (const auto tied = d.keys.flag("tied_embeddings", names)) {
        d.shape.tiedEmbeddings = *tied;
        return;
    }
    if (d.keys.nested())
        if (const auto whole = d.keys.root().find("tie_word_embeddings");
            whole != d.keys.root().end() && whole->is_boolean()) {
            d.shape.tiedEmbeddings = whole->get<bool>();
            d.out.readFrom["tied_embeddings"] = "/tie_word_embeddings";
            return;
        }
    d.shape.tiedEmbeddings = d.family.tied;
    if (!d.keys.has(names))
        d.keys.assume("tied_embeddings", "tie_word_embeddings",
                      d.family.name == "unknown" ? say(QT_TRANSLATE_NOOP("Problem", "absent: false, as in Llama"))
                                                 : say(QT_TRANSLATE_NOOP("Problem", "absent: %1, the default of %2"),
                                                       d.family.tied ? "true" : "false", d.family.name));
}

void readBiases(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    switch (d.family.attentionBias) {
    case AttentionBias::None: break;
    case AttentionBias::QkvAlways: s.qkvBias = true; break;
    case AttentionBias::AllAlways: s.qkvBias = s.outputBias = true; break;
    case AttentionBias::QkvByKey:
        s.qkvBias = d.keys.flag("qkv_bias", {"attention_bias", "qkv_bias", "add_qkv_bias", "use_qkv_bias"})
                        .value_or(d.family.biasByDefault);
        s.outputBias = d.keys.flagOr(false, {"attention_out_bias", "add_bias_linear"});
        break;
    case AttentionBias::AllByKey:
        s.outputBias = d.keys.flagOr(d.family.biasByDefault, {"attention_bias", "use_bias", "bias", "add_bias_linear"});
        s.qkvBias = d.keys.flag("qkv_bias", {"qkv_bias", "add_qkv_bias", "use_qkv_bias"}).value_or(s.outputBias);
        break;
    }
    s.ffnBias = d.keys.flagOr(d.family.ffnBias, {"mlp_bias", "use_bias", "add_bias_linear"});
    s.headBias = d.keys.flagOr(false, {"lm_head_bias"});
}

} // namespace

void readFlags(ConfigDraft& d)
{
    ModelShape& s = d.shape;
    readTying(d);
    readBiases(d);
    s.gatedFfn = d.family.gated;
    s.normBias = d.family.layerNorm;
    s.normsPerLayer = d.family.norms;
    s.qkNorm = d.family.qkNorm;
    s.routerBias = d.family.routerBias;
    const bool mayChoose = d.family.rule == FamilyRule::Plain;
    if (mayChoose)
        s.qkNorm = d.keys.flagOr(s.qkNorm, {"use_qk_norm", "qk_norm"});
}

} // namespace octoplan
