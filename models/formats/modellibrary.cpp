// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/modellibrary.h"

#include "formats/concat.h"
#include "formats/objectreader.h"
#include "formats/say.h"
#include "formats/scenarioparts.h"

#include <set>
#include <string>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

struct WholeDetail {
    std::string_view key;
    int ModelShape::*member;
    std::int64_t minimum;
    std::int64_t maximum;
};
constexpr WholeDetail wholeDetails[] = {
    {"norms_per_layer", &ModelShape::normsPerLayer, 0, 8},
    {"learned_positions", &ModelShape::learnedPositions, 0, 1 << 24},
    {"shared_expert_ffn", &ModelShape::sharedExpertFfn, 0, 1 << 22},
    {"moe_every", &ModelShape::moeEvery, 1, 4096},
    {"window_every", &ModelShape::windowEvery, 1, 4096},
    {"kv_layers", &ModelShape::kvLayers, 0, 4096},
};

struct FlagDetail {
    std::string_view key;
    bool ModelShape::*member;
};
constexpr FlagDetail flagDetails[] = {
    {"output_bias", &ModelShape::outputBias},
    {"ffn_bias", &ModelShape::ffnBias},
    {"head_bias", &ModelShape::headBias},
    {"qk_norm", &ModelShape::qkNorm},
    {"norm_bias", &ModelShape::normBias},
    {"embedding_norm", &ModelShape::embeddingNorm},
    {"shared_expert_gate", &ModelShape::sharedExpertGate},
    {"router_bias", &ModelShape::routerBias},
    {"expert_bias", &ModelShape::expertBias},
};

void readDetails(ObjectReader& object, ModelShape& shape)
{
    shape.family = object.text("family").value_or(shape.family);
    for (const WholeDetail& one : wholeDetails)
        if (const auto number = object.integer(one.key, one.minimum, one.maximum))
            shape.*one.member = static_cast<int>(*number);
    for (const FlagDetail& one : flagDetails)
        shape.*one.member = object.boolean(one.key).value_or(shape.*one.member);
    constexpr std::int64_t most = 1'000'000'000'000;
    shape.extraParameters = object.integer("extra_parameters", -most, most).value_or(0);
}

ModelPreset readPreset(const json& value, const std::string& pointer, Problems& problems)
{
    ModelPreset preset;
    ObjectReader object(value, pointer, problems);
    preset.id = object.text("id").value_or("");
    if (preset.id.empty())
        object.error("id", say(QT_TRANSLATE_NOOP("Problem", "id is missing, expected a text")));
    preset.source = object.text("source").value_or("");
    const std::string name = object.text("name").value_or(preset.id);
    if (const json* shape = object.object("shape")) {
        ObjectReader shapeObject(*shape, object.pointerTo("shape"), problems);
        preset.shape = readShape(shapeObject);
        readDetails(shapeObject, preset.shape);
        static_cast<void>(shapeObject.unknown()); // noted; a library is not written back
    } else {
        object.error("shape", say(QT_TRANSLATE_NOOP("Problem", "shape is missing, expected an object")));
    }
    preset.shape.name = name;
    static_cast<void>(object.unknown());
    return preset;
}

} // namespace

ModelLibrary readModelLibrary(std::string_view text)
{
    ParsedJson parsed = parseJsonObject(text);
    ModelLibrary library{{}, std::move(parsed.problems)};
    if (!parsed.value)
        return library;
    ObjectReader root(*parsed.value, {}, library.problems);
    if (const auto format = root.text("format"); format != "octoplan-models")
        root.error("format", say(QT_TRANSLATE_NOOP("Problem", "format is not octoplan-models")));
    if (const auto version = root.integer("version", 1, 1); !version && !root.has("version"))
        root.error("version", say(QT_TRANSLATE_NOOP("Problem", "version is missing, expected 1")));
    const json* models = root.array("models");
    if (models == nullptr)
        root.error("models", say(QT_TRANSLATE_NOOP("Problem", "models is missing, expected an array")));
    std::set<std::string> ids;
    for (std::size_t i = 0; models != nullptr && i < models->size(); ++i) {
        const std::string pointer = concat("/models/", i);
        ModelPreset preset = readPreset((*models)[i], pointer, library.problems);
        if (!ids.insert(preset.id).second)
            library.problems.push_back({pointer + "/id", Severity::Error,
                                        say(QT_TRANSLATE_NOOP("Problem", "the id %1 stands twice"), preset.id)});
        library.models.push_back(std::move(preset));
    }
    static_cast<void>(root.unknown());
    if (hasError(library.problems))
        library.models.clear();
    return library;
}

} // namespace octoplan
