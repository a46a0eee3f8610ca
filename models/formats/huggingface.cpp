// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/huggingface.h"

#include "formats/configdraft.h"
#include "formats/jsontext.h"
#include "formats/say.h"
#include "workload/census.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

// The whole file's type where the language model's part has none of its own.
const Family& chooseFamily(ConfigKeys& keys, std::string& modelType)
{
    modelType = keys.word({"model_type"});
    const std::string whole = keys.rootWord("model_type");
    const std::string architecture = keys.architecture(false);
    if (const Family* family = familyOf(modelType, architecture))
        return *family;
    if (const Family* family = familyOf(whole, keys.architecture(true)))
        return *family;
    const std::string named = !modelType.empty() ? modelType : !whole.empty() ? whole : architecture;
    if (named.empty())
        keys.rootNote("model_type",
                      say(QT_TRANSLATE_NOOP("Problem", "model_type is absent: read as a Llama-like model")));
    else
        keys.rootNote(modelType.empty() && whole.empty() ? "architectures" : "model_type",
                      say(QT_TRANSLATE_NOOP(
                              "Problem",
                              "the model type %1 is unknown: read as a Llama-like model, from the keys that are there"),
                          named));
    return unknownFamily();
}

bool refuseKind(ConfigKeys& keys)
{
    const std::string whole = keys.rootWord("model_type");
    Message why = refusedType(whole, keys.architecture(true));
    if (why.isEmpty() && keys.nested())
        why = refusedType(keys.word({"model_type"}), keys.architecture(false));
    if (why.isEmpty() && keys.flagOr(false, {"is_encoder_decoder"}))
        why = say(QT_TRANSLATE_NOOP("Problem", "an encoder-decoder"));
    if (why.isEmpty())
        return false;
    keys.error(
        "model_type",
        say(QT_TRANSLATE_NOOP("Problem", "%1 is %2: no rule to count it is known here, and its time and memory are not "
                                         "modelled"),
            whole.empty() ? keys.architecture(true) : whole, why));
    return true;
}

// Keys of an unknown type that say its layers are not all attention and feed-forward, or differ from each other.
bool refuseUnknownLayers(ConfigKeys& keys)
{
    for (const std::string_view key :
         {"hybrid_override_pattern", "layers_block_type", "ssm_state_size", "mamba_d_state", "mamba_num_heads",
          "attn_layer_period", "attn_layer_indices", "linear_attn_config", "linear_num_key_heads", "block_configs",
          "num_key_value_heads_per_layer"})
        if (keys.has({key})) {
            keys.error(
                key, say(QT_TRANSLATE_NOOP(
                             "Problem", "%1 says that layers differ in kind, and no rule to count them is known here"),
                         key));
            return true;
        }
    const json* kinds = keys.find({"layer_types"});
    if (kinds == nullptr || !kinds->is_array())
        return false;
    const bool known = std::all_of(kinds->begin(), kinds->end(), [](const json& kind) {
        return kind == "full_attention" || kind == "sliding_attention" || kind == "chunked_attention";
    });
    if (!known)
        keys.error(
            "layer_types",
            say(QT_TRANSLATE_NOOP("Problem", "%1 names layers that are not attention; no rule to count them is known"),
                "layer_types"));
    return !known;
}

// A rough count in floating point, before the exact one in integers.
bool countable(const ModelShape& s)
{
    const double layer = 4.0 * s.hidden * s.headSize * s.heads + 3.0 * s.hidden * s.ffn +
                         3.0 * s.hidden * s.expertFfn * (s.experts + s.sharedExperts) +
                         3.0 * s.hidden * s.sharedExpertFfn +
                         1.0 * s.kvLatent * s.heads * (s.headSize + s.valueHeadSize);
    return 2.0 * s.vocab * s.hidden + s.layers * layer + std::abs(static_cast<double>(s.extraParameters)) < 1e15;
}

std::string nameOf(const ConfigKeys& keys, const Family& family)
{
    const std::string path = keys.rootWord("_name_or_path");
    const std::size_t slash = path.find_last_of("/\\");
    const std::string last = slash == std::string::npos ? path : path.substr(slash + 1);
    return last.empty() ? std::string(family.name) : last;
}

void readShape(ConfigDraft& d)
{
    d.shape.family = d.family.rule == FamilyRule::Plain && d.family.name == "unknown" && !d.modelType.empty()
                         ? d.modelType
                         : std::string(d.family.name);
    d.shape.name = nameOf(d.keys, d.family);
    const bool mayDiffer = d.family.rule == FamilyRule::Plain;
    if (mayDiffer && refuseUnknownLayers(d.keys))
        return;
    readFlags(d);
    if (d.family.rule == FamilyRule::StateSpace) {
        readStateSpace(d);
    } else {
        readSizes(d);
        readLatent(d);
        readWindow(d);
        if (!hasError(d.out.problems))
            applyFamilyRule(d);
        if (!hasError(d.out.problems))
            applyLayerRule(d);
    }
    noteExtras(d);
}

// A key that two fields read is complained about once.
void dropRepeated(Problems& problems)
{
    Problems once;
    for (Problem& problem : problems)
        if (std::find(once.begin(), once.end(), problem) == once.end())
            once.push_back(std::move(problem));
    problems = std::move(once);
}

void check(ConfigKeys& keys, ConfigReading& reading)
{
    if (hasError(reading.problems))
        return;
    if (!countable(reading.shape) || census(reading.shape).total <= 0)
        keys.error(
            {}, say(QT_TRANSLATE_NOOP(
                    "Problem", "the sizes together make no model: more than a thousand trillion parameters, or none")));
    else if (!reading.notModelled.isEmpty())
        keys.note("model_type",
                  say(QT_TRANSLATE_NOOP("Problem", "%1: counted, but not estimated"), reading.notModelled));
}

} // namespace

ConfigReading readConfig(const json& config, const std::string& pointer)
{
    ConfigReading reading;
    ConfigKeys keys(config, pointer, reading);
    if (!hasError(reading.problems) && !refuseKind(keys)) {
        std::string modelType;
        const Family& family = chooseFamily(keys, modelType);
        const LibraryDefaults& own = libraryDefaults(modelType);
        const LibraryDefaults& defaults = own.type.empty() ? libraryDefaults(family.type) : own;
        ConfigDraft draft{keys, family, defaults, modelType, reading.shape, reading};
        readShape(draft);
        check(keys, reading);
    }
    dropRepeated(reading.problems);
    reading.shape.visionParameters = reading.visionParameters.value_or(0);
    reading.refused = hasError(reading.problems);
    return reading;
}

ConfigReading readConfig(std::string_view text)
{
    ParsedJson parsed = parseJsonObject(text);
    ConfigReading reading;
    if (parsed.value)
        reading = readConfig(*parsed.value, {});
    reading.problems.insert(reading.problems.begin(), parsed.problems.begin(), parsed.problems.end());
    reading.refused = hasError(reading.problems);
    return reading;
}

} // namespace octoplan
