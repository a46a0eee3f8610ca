// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/evidencecase.h"
#include "workload/resolve.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <utility>

namespace octoplan {

namespace {

bool dropEnding(std::string& plain)
{
    static constexpr std::string_view endings[] = {"instruct", "chat", "base", "hf", "it", "v0.1", "v0.2", "v0.3"};
    for (const std::string_view ending : endings)
        if (plain.size() > ending.size() && plain.ends_with(ending)) {
            plain.resize(plain.size() - ending.size());
            return true;
        }
    return false;
}

// Names without a version of their own in the library have the shape of a later one, or of an earlier.
std::string knownAs(const std::string& plain)
{
    static constexpr std::pair<std::string_view, std::string_view> same[] = {
        {"llama38b", "llama3.18b"}, {"llama370b", "llama3.170b"}, {"llama3.370b", "llama3.170b"},
        {"llama7b", "llama27b"},    {"llama13b", "llama213b"},
    };
    for (const auto& [name, twin] : same)
        if (plain == name)
            return std::string(twin);
    return plain;
}

// "Llama-3.1-8B-Instruct" and "llama3.1 8b" are one name.
std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : words::lowerCase(name.substr(name.rfind('/') + 1)))
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.')
            plain += c;
    while (dropEnding(plain)) // "…-Instruct-v0.1" has two
        continue;
    return knownAs(plain.starts_with("metallama") ? plain.substr(4) : plain);
}

const ModelShape* libraryShape(std::string_view name, const Catalog& catalog)
{
    const std::string plain = plainName(name);
    if (plain.empty())
        return nullptr;
    for (const ModelPreset& preset : catalog.models)
        if (plainName(preset.id) == plain || plainName(preset.shape.name) == plain)
            return &preset.shape;
    return nullptr;
}

// "…-7B", "13b", "124m": the largest size in a name, as context lengths ("-1M") and active shares ("-A3B") stand there
// too.
std::optional<double> sizeInName(std::string_view name)
{
    const std::string lower = words::lowerCase(name);
    std::optional<double> size;
    for (std::size_t i = 0; i < lower.size(); ++i) {
        if (std::isdigit(static_cast<unsigned char>(lower[i])) == 0)
            continue;
        if (i >= 2 && lower[i - 1] == 'x' && std::isdigit(static_cast<unsigned char>(lower[i - 2])) != 0)
            return std::nullopt; // "8x7B" is a mixture whose size does not follow from the name
        char* end = nullptr;
        const double number = std::strtod(lower.c_str() + i, &end);
        const auto next = static_cast<std::size_t>(end - lower.c_str());
        const bool wordEnds =
            next + 1 >= lower.size() || std::isalpha(static_cast<unsigned char>(lower[next + 1])) == 0;
        if (next < lower.size() && wordEnds && number > 0.0 && number < 1e5) {
            if (lower[next] == 'b')
                size = std::max(size.value_or(0.0), number * 1e9);
            else if (lower[next] == 'm')
                size = std::max(size.value_or(0.0), number * 1e6);
        }
        i = std::max(i, next - 1);
    }
    return size;
}

// What a family is known for and a table of widths does not say.
void applyFamily(ModelShape& shape, std::string_view name)
{
    const std::string lower = words::lowerCase(name);
    const bool later = words::contains(lower, "v0.2") || words::contains(lower, "v0.3");
    const bool slidingMistral = plainName(name).starts_with("mistral7b") && !later;
    if (slidingMistral && shape.window == 0)
        shape.window = 4096;
}

void applyStated(ModelShape& shape, const MeasuredRun::Model& model)
{
    shape.name = model.name;
    const auto set = [](int& field, const std::optional<int>& stated) { field = stated.value_or(field); };
    set(shape.layers, model.layers);
    set(shape.hidden, model.hidden);
    set(shape.ffn, model.ffn);
    set(shape.heads, model.heads);
    set(shape.kvHeads, model.kvHeads);
    set(shape.vocab, model.vocab);
    set(shape.headSize, model.headSize);
    set(shape.experts, model.experts);
    set(shape.activeExperts, model.activeExperts);
    set(shape.expertFfn, model.expertFfn);
    if (model.sharedFfn) {
        shape.sharedExpertFfn = *model.sharedFfn;
        shape.sharedExperts = std::max(1, shape.sharedExperts);
    }
    shape.tiedEmbeddings = model.tiedEmbeddings.value_or(shape.tiedEmbeddings);
    shape.gatedFfn = model.gatedFfn.value_or(shape.gatedFfn);
}

// Fills what follows from the rest, so that no width is zero and heads divide.
void complete(ModelShape& shape)
{
    constexpr int usualHeadSize = 128;
    shape.heads = shape.heads > 0 ? shape.heads : std::max(1, shape.hidden / usualHeadSize);
    if (shape.kvHeads <= 0 || shape.kvHeads > shape.heads)
        shape.kvHeads = shape.heads;
    if (shape.headSize <= 0)
        shape.headSize = std::max(1, shape.hidden / shape.heads);
    if (shape.ffn <= 0)
        shape.ffn = shape.gatedFfn ? (shape.hidden * 8 / 3 + 127) / 128 * 128 : 4 * shape.hidden;
    if (shape.vocab <= 0)
        shape.vocab = 32000;
    if (shape.experts > 0) {
        shape.activeExperts = std::clamp(shape.activeExperts, 1, shape.experts);
        shape.expertFfn = shape.expertFfn > 0 ? shape.expertFfn : shape.ffn;
    }
}

bool plausible(const ModelShape& s)
{
    const auto within = [](int value, int high) { return value > 0 && value <= high; };
    return within(s.layers, 1000) && within(s.hidden, 1 << 18) && within(s.ffn, 1 << 21) && within(s.heads, 4096) &&
           within(s.headSize, 1 << 14) && within(s.vocab, 1 << 24) && s.experts <= 100000 && s.expertFfn <= (1 << 21);
}

} // namespace

std::optional<ModelShape> shapeOf(const MeasuredRun::Model& model, const Catalog& catalog)
{
    ModelShape shape;
    const ModelShape* known = libraryShape(model.name, catalog);
    const std::optional<double> size = model.parameters ? model.parameters : sizeInName(model.name);
    const bool shaped = model.layers && model.hidden;
    if (known != nullptr && (!shaped || (known->layers == *model.layers && known->hidden == *model.hidden)))
        shape = *known;
    else if (!shaped) {
        if (!size || *size < 1e6 || *size > 1e13)
            return std::nullopt;
        shape = deriveShape(*size);
    }
    applyStated(shape, model);
    applyFamily(shape, model.name);
    complete(shape);
    return plausible(shape) ? std::optional(shape) : std::nullopt;
}

} // namespace octoplan
