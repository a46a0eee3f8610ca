// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/configdraft.h"
#include "formats/objectreader.h"
#include "formats/say.h"

#include <algorithm>
#include <array>
#include <utility>

namespace octoplan {

namespace {

struct KnownMethod {
    std::string_view name;
    double bits; // per weight, without scales; 0 where the file has to say
};
constexpr auto methods = std::to_array<KnownMethod>({
    {"fp8", 8.0},
    {"mxfp4", 4.0},
    {"awq", 4.0},
    {"gptq", 4.0},
    {"bitsandbytes", 0.0},
    {"fbgemm_fp8", 8.0},
    {"bitnet", 2.0},
    {"modelopt", 0.0},
    {"compressed-tensors", 0.0},
    {"torchao", 0.0},
    {"hqq", 0.0},
    {"quanto", 0.0},
    {"quark", 0.0},
    {"aqlm", 2.0},
    {"auto-round", 0.0},
    {"eetq", 8.0},
    {"intel/auto-round", 0.0},
});

void readQuantisation(ConfigDraft& d)
{
    const auto it = d.keys.root().find("quantization_config");
    const nlohmann::json* config = it != d.keys.root().end() ? &*it : d.keys.find({"quantization_config"});
    if (config == nullptr || !config->is_object())
        return;
    const auto method = config->find("quant_method");
    d.out.quantisation = method != config->end() && method->is_string() ? method->get<std::string>() : "unnamed";
    const auto known = std::find_if(methods.begin(), methods.end(),
                                    [&](const KnownMethod& m) { return m.name == d.out.quantisation; });
    std::optional<double> stated;
    if (const auto bits = config->find("bits"); bits != config->end() && !bits->is_null())
        stated = readNumber(*bits, "/quantization_config/bits", 0.1, 32.0, d.out.problems);
    else if (config->value("load_in_4bit", nlohmann::json(false)) == true)
        stated = 4.0;
    else if (config->value("load_in_8bit", nlohmann::json(false)) == true)
        stated = 8.0;
    if (stated)
        d.out.storedBits = stated;
    else if (known != methods.end() && known->bits > 0.0)
        d.out.storedBits = known->bits;
    const Message bits = d.out.storedBits ? say(QT_TRANSLATE_NOOP("Problem", "%1 bits"), *d.out.storedBits)
                                          : say(QT_TRANSLATE_NOOP("Problem", "an unstated width"));
    const std::string& name = d.out.quantisation;
    Message words;
    if (known != methods.end())
        words =
            say(QT_TRANSLATE_NOOP("Problem",
                                  "the file's weights are stored as %1 (%2); the count is of parameters, not of bytes"),
                name, bits);
    else if (d.out.storedBits)
        words = say(QT_TRANSLATE_NOOP("Problem",
                                      "the quantisation %1 is unknown; %2, as it states, are taken for stored weights"),
                    name, bits);
    else
        words = say(
            QT_TRANSLATE_NOOP("Problem", "the quantisation %1 is unknown, and it states no bits of the stored weights"),
            name);
    d.keys.rootNote("quantization_config", std::move(words));
}

void notePredictionLayers(ConfigDraft& d)
{
    const auto layers = d.keys.size({}, {"num_nextn_predict_layers", "mtp_num_hidden_layers"}, 0, maxLayers);
    if (layers && *layers > 0)
        d.keys.note(
            d.keys.has({"num_nextn_predict_layers"}) ? "num_nextn_predict_layers" : "mtp_num_hidden_layers",
            say(QT_TRANSLATE_NOOP("Problem", "layers that predict further tokens are not counted: %1"), *layers));
}

// SigLIP and CLIP towers as used by Gemma 3, PaliGemma and LLaVA: patches, positions, pre-norm layers with biases.
std::optional<std::int64_t> siglipTower(const nlohmann::json& vision)
{
    Problems ignored;
    ObjectReader reader(vision, "/vision_config", ignored);
    const auto hidden = reader.integer("hidden_size", 1, maxWidth);
    const auto layers = reader.integer("num_hidden_layers", 1, maxLayers);
    const auto ffn = reader.integer("intermediate_size", 1, maxWidth);
    const auto image = reader.integer("image_size", 1, 100'000);
    const auto patch = reader.integer("patch_size", 1, 100'000);
    if (!hidden || !layers || !ffn || !image || !patch)
        return std::nullopt;
    const std::int64_t h = *hidden;
    const std::int64_t side = *image / *patch;
    const std::int64_t layer = 4 * (h * h + h) + 2 * h * *ffn + *ffn + h + 4 * h;
    return h * 3 * *patch * *patch + h + side * side * h + *layers * layer + 2 * h;
}

void readVision(ConfigDraft& d)
{
    const nlohmann::json& root = d.keys.root();
    for (const std::string_view key : {"vision_config", "vision_tower", "mm_vision_tower", "visual", "vit_config"}) {
        const auto it = root.find(key);
        if (it == root.end() || it->is_null())
            continue;
        if (d.family.name == "gemma3" && it->is_object())
            if (const auto tower = siglipTower(*it)) {
                // The tower's output is normed and projected to the language model's width.
                const std::int64_t width = (*it)["hidden_size"].get<std::int64_t>();
                d.out.visionParameters = *tower + width + width * d.shape.hidden;
                return;
            }
        d.keys.rootNote(key, say(QT_TRANSLATE_NOOP("Problem", "the vision part is not counted")));
        return;
    }
}

// Speech in and out stands beside the language model.
void noteSound(ConfigDraft& d)
{
    for (const std::string_view key : {"audio_config", "speech_config", "talker_config", "audio_encoder_config"})
        if (const auto it = d.keys.root().find(key); it != d.keys.root().end() && it->is_object())
            d.keys.rootNote(key, say(QT_TRANSLATE_NOOP("Problem", "the speech part is not counted")));
}

} // namespace

void noteExtras(ConfigDraft& d)
{
    noteSound(d);
    readQuantisation(d);
    notePredictionLayers(d);
    readVision(d);
}

} // namespace octoplan
