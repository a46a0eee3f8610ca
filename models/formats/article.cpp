// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/article.h"

#include "formats/concat.h"
#include "formats/objectreader.h"
#include "formats/say.h"

#include <map>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;
using ArticleSources = std::map<std::string, std::string>;

std::string textOf(ObjectReader& object, std::string_view key)
{
    std::string text = object.text(key).value_or("");
    if (text.empty())
        object.error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is missing, expected a text"), key));
    return text;
}

BilingualText bilingual(ObjectReader& parent, std::string_view key, Problems& problems)
{
    const json* value = parent.object(key);
    if (!value) {
        parent.error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is missing, expected {\"en\", \"zh\"}"), key));
        return {};
    }
    ObjectReader object(*value, parent.pointerTo(key), problems);
    return {textOf(object, "en"), textOf(object, "zh")};
}

ArticleSources readSources(ObjectReader& root, Problems& problems)
{
    ArticleSources sources;
    if (const json* value = root.object("sources")) {
        ObjectReader object(*value, root.pointerTo("sources"), problems);
        for (const auto& item : value->items())
            sources[item.key()] = textOf(object, item.key());
    }
    return sources;
}

void readClaimSources(ObjectReader& object, const ArticleSources& known, ArticleClaim& claim)
{
    const json* keys = object.array("sources");
    if (!keys || keys->empty()) {
        object.error("sources",
                     say(QT_TRANSLATE_NOOP("Problem", "sources is missing or empty, expected keys of /sources")));
        return;
    }
    for (const json& key : *keys) {
        const auto found = key.is_string() ? known.find(key.get<std::string>()) : known.end();
        if (found == known.end())
            object.error("sources", say(QT_TRANSLATE_NOOP("Problem", "%1 is no key of /sources"), describeJson(key)));
        else
            claim.sources.push_back(found->second);
    }
}

void readFigures(ObjectReader& object, ArticleClaim& claim, Problems& problems)
{
    const json* figures = object.array("figures");
    for (std::size_t i = 0; figures && i < figures->size(); ++i) {
        ObjectReader figure((*figures)[i], object.pointerTo("figures") + concat("/", i), problems);
        const std::string key = textOf(figure, "key");
        if (const auto value = figure.number("value"))
            claim.figures.push_back({key, *value});
        else
            figure.error("value", say(QT_TRANSLATE_NOOP("Problem", "value is missing, expected a number")));
        figure.noteUnknown();
    }
}

ArticleClaim readClaim(const json& value, const std::string& pointer, const ArticleSources& sources, Problems& problems)
{
    ObjectReader object(value, pointer, problems);
    ArticleClaim claim;
    claim.number = static_cast<int>(object.integer("number", 1, 1000).value_or(0));
    claim.claim = bilingual(object, "claim", problems);
    claim.ours = bilingual(object, "ours", problems);
    claim.reason = bilingual(object, "reason", problems);
    if (!object.has("verdict"))
        object.error("verdict",
                     say(QT_TRANSLATE_NOOP("Problem", "verdict is missing, expected right, misleading or wrong")));
    claim.verdict = object.choice<ClaimVerdict>("verdict").value_or(ClaimVerdict::Right);
    readClaimSources(object, sources, claim);
    readFigures(object, claim, problems);
    object.noteUnknown();
    return claim;
}

} // namespace

ArticleReading readArticle(std::string_view text)
{
    ParsedJson parsed = parseJsonObject(text);
    ArticleReading reading{{}, std::move(parsed.problems)};
    if (!parsed.value)
        return reading;
    ObjectReader root(*parsed.value, {}, reading.problems);
    if (root.text("format") != "octoplan-article")
        root.error("format", say(QT_TRANSLATE_NOOP("Problem", "format is not octoplan-article")));
    if (!root.integer("version", 1, 1) && !root.has("version"))
        root.error("version", say(QT_TRANSLATE_NOOP("Problem", "version is missing, expected 1")));
    reading.article.title = bilingual(root, "title", reading.problems);
    reading.article.publisher = textOf(root, "publisher");
    reading.article.date = textOf(root, "date");
    const ArticleSources sources = readSources(root, reading.problems);
    const json* claims = root.array("claims");
    if (!claims)
        root.error("claims", say(QT_TRANSLATE_NOOP("Problem", "claims is missing, expected an array")));
    for (std::size_t i = 0; claims && i < claims->size(); ++i)
        reading.article.claims.push_back(readClaim((*claims)[i], concat("/claims/", i), sources, reading.problems));
    root.noteUnknown();
    if (hasError(reading.problems))
        reading.article.claims.clear();
    return reading;
}

} // namespace octoplan
