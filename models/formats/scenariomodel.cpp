// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/concat.h"
#include "formats/huggingface.h"
#include "formats/say.h"
#include "formats/scenarioparts.h"

#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

constexpr std::int64_t maxWidth = 4194304;
constexpr std::int64_t maxLayers = 4096;
constexpr std::int64_t maxHeads = 65536;
constexpr std::int64_t maxVocab = 16777216;
constexpr std::int64_t maxExperts = 65536;

struct WholeKey {
    std::string_view key;
    int ModelShape::*member;
    std::int64_t minimum;
    std::int64_t maximum;
    bool required;
};

constexpr WholeKey wholeKeys[] = {
    {"layers", &ModelShape::layers, 1, maxLayers, true},
    {"hidden", &ModelShape::hidden, 1, maxWidth, true},
    {"ffn", &ModelShape::ffn, 0, maxWidth, false},
    {"heads", &ModelShape::heads, 1, maxHeads, true},
    {"kv_heads", &ModelShape::kvHeads, 1, maxHeads, false},
    {"head_size", &ModelShape::headSize, 1, maxWidth, false},
    {"vocab", &ModelShape::vocab, 1, maxVocab, true},
    {"experts", &ModelShape::experts, 0, maxExperts, false},
    {"active_experts", &ModelShape::activeExperts, 0, maxExperts, false},
    {"expert_ffn", &ModelShape::expertFfn, 0, maxWidth, false},
    {"shared_experts", &ModelShape::sharedExperts, 0, maxExperts, false},
    {"dense_layers", &ModelShape::denseLayers, 0, maxLayers, false},
    {"kv_latent", &ModelShape::kvLatent, 0, maxWidth, false},
    {"q_latent", &ModelShape::qLatent, 0, maxWidth, false},
    {"rope_head_size", &ModelShape::ropeHeadSize, 0, maxWidth, false},
    {"value_head_size", &ModelShape::valueHeadSize, 0, maxWidth, false},
    {"window", &ModelShape::window, 0, maxWidth, false},
};

void readWholes(ObjectReader& object, ModelShape& shape)
{
    for (const WholeKey& one : wholeKeys) {
        if (one.required && !object.has(one.key))
            object.error(one.key, say(QT_TRANSLATE_NOOP("Problem", "%1 is missing, expected a whole number from %2"),
                                      one.key, one.minimum));
        if (const auto number = object.integer(one.key, one.minimum, one.maximum))
            shape.*one.member = static_cast<int>(*number);
    }
}

void assumeHeads(ObjectReader& object, ModelShape& shape)
{
    if (shape.kvHeads == 0)
        shape.kvHeads = shape.heads;
    if (shape.headSize == 0 && shape.heads > 0) {
        shape.headSize = shape.hidden / shape.heads;
        if (shape.hidden % shape.heads != 0)
            object.error(
                "head_size",
                say(QT_TRANSLATE_NOOP("Problem", "head_size is missing and hidden, %1, is no multiple of heads, %2"),
                    shape.hidden, shape.heads));
    }
    if (shape.kvHeads > 0 && shape.heads % shape.kvHeads != 0)
        object.error("kv_heads", say(QT_TRANSLATE_NOOP("Problem", "kv_heads is %1, expected a divisor of heads, %2"),
                                     shape.kvHeads, shape.heads));
}

void checkExperts(ObjectReader& object, ModelShape& shape)
{
    if (shape.isMoe() && shape.expertFfn == 0)
        shape.expertFfn = shape.ffn;
    if (shape.isMoe() && (shape.activeExperts < 1 || shape.activeExperts > shape.experts))
        object.error("active_experts",
                     say(QT_TRANSLATE_NOOP("Problem", "active_experts is %1, expected 1 to experts, %2"),
                         shape.activeExperts, shape.experts));
    if (!shape.isMoe() && (shape.activeExperts > 0 || shape.sharedExperts > 0))
        object.error("experts",
                     say(QT_TRANSLATE_NOOP(
                         "Problem", "experts is missing, expected a number with active_experts or shared_experts")));
    if (shape.denseLayers > shape.layers)
        object.error("dense_layers",
                     say(QT_TRANSLATE_NOOP("Problem", "dense_layers is %1, expected at most layers, %2"),
                         shape.denseLayers, shape.layers));
    const bool dense = !shape.isMoe() || shape.denseLayers > 0;
    if ((dense && shape.ffn == 0) || (shape.isMoe() && shape.expertFfn == 0))
        object.error(dense ? "ffn" : "expert_ffn",
                     say(QT_TRANSLATE_NOOP("Problem", "the width of the feed-forward block is missing")));
}

void readConfigForm(ObjectReader& object, const json& config, ModelChoice& model, Problems& problems)
{
    model.source = ModelSource::Config;
    model.configText = config.dump();
    const std::string pointer = object.pointerTo("config");
    const ConfigReading reading = readConfig(config, pointer);
    problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
    for (const auto& [field, words] : reading.assumed)
        object.note("config", say(QT_TRANSLATE_NOOP("Problem", "%1 is assumed, %2"), field, words));
    if (!reading.refused && !reading.notModelled.isEmpty())
        object.error("config",
                     say(QT_TRANSLATE_NOOP("Problem", "no estimate for this model: %1"), reading.notModelled));
    model.shape = reading.shape;
}

} // namespace

ModelShape readShape(ObjectReader& object)
{
    ModelShape shape;
    shape.name = object.text("name").value_or("");
    readWholes(object, shape);
    shape.gatedFfn = object.boolean("gated_ffn").value_or(shape.gatedFfn);
    shape.tiedEmbeddings = object.boolean("tied_embeddings").value_or(shape.tiedEmbeddings);
    shape.qkvBias = object.boolean("qkv_bias").value_or(shape.qkvBias);
    assumeHeads(object, shape);
    checkExperts(object, shape);
    if (shape.isMla() && shape.ropeHeadSize == 0)
        object.error(
            "rope_head_size",
            say(QT_TRANSLATE_NOOP("Problem", "rope_head_size is missing, expected a whole number with kv_latent")));
    return shape;
}

ModelChoice readModel(ObjectReader& object, ScenarioReader& reader)
{
    ModelChoice model;
    const auto preset = object.text("preset");
    const auto parameters = readInput(object, InputId::ModelParameters);
    const json* config = object.object("config");
    const json* shape = object.object("shape");
    const int forms = (preset || (parameters && !config && !shape)) + (config != nullptr) + (shape != nullptr);
    if (forms > 1 || (parameters && (config != nullptr || shape != nullptr)))
        reader.problems.push_back(
            {reader.base + "/model", Severity::Error,
             say(QT_TRANSLATE_NOOP(
                 "Problem",
                 "the model is given more than once, expected one of preset, parameters, config or shape"))});
    model.preset = preset.value_or(model.preset);
    model.parameters = parameters.value_or(model.parameters);
    if (config != nullptr) {
        readConfigForm(object, *config, model, reader.problems);
    } else if (shape != nullptr) {
        model.source = ModelSource::Shape;
        ObjectReader shapeObject(*shape, object.pointerTo("shape"), reader.problems);
        model.shape = readShape(shapeObject);
        reader.keepUnknown(shapeObject, "/model/shape");
    } else if (parameters) {
        model.source = preset ? ModelSource::ScaledPreset : ModelSource::Parameters;
    }
    reader.keepUnknown(object, "/model");
    return model;
}

} // namespace octoplan
