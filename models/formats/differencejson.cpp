// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparisonparts.h"
#include "formats/scenariowriter.h"
#include "values/difference.h"

#include <cmath>

namespace octoplan {

using nlohmann::ordered_json;

namespace {

ordered_json plainOrNull(double value) { return std::isfinite(value) ? plainNumber(value) : ordered_json(); }

template <class T>
ordered_json orNull(const std::optional<T>& value, double (*inUnits)(T))
{
    return value ? plainOrNull(inUnits(*value)) : ordered_json();
}

double unchanged(double value) { return value; }

// A total here and in the baseline, and the one less the other.
template <class T, class Read>
ordered_json change(const OfferingResult& now, const OfferingResult* before, const std::optional<T>& difference,
                    double (*inUnits)(T), Read read)
{
    return {{"total", orNull<T>(read(now), inUnits)},
            {"baseline", before ? orNull<T>(read(*before), inUnits) : ordered_json()},
            {"difference", orNull<T>(difference, inUnits)}};
}

std::optional<Bytes> totalMemory(const OfferingResult& r)
{
    return r.memory ? std::optional(r.memory->total) : std::nullopt;
}

std::optional<double> daysOf(const OfferingResult& r)
{
    return r.time && !r.time->serve ? std::optional(r.time->days.likely) : std::nullopt;
}

std::optional<double> speedOf(const OfferingResult& r)
{
    return r.time ? std::optional(r.time->tokensPerSecond.likely) : std::nullopt;
}

std::optional<double> tokensOf(const OfferingResult& r)
{
    return r.time && !r.time->serve ? std::optional(r.time->tokens) : std::nullopt;
}

std::optional<Money> costOf(const OfferingResult& r)
{
    return r.cost ? std::optional(r.cost->total.likely) : std::nullopt;
}

std::optional<Money> monthlyOf(const OfferingResult& r)
{
    return r.cost ? std::optional(r.cost->monthly.likely) : std::nullopt;
}

std::optional<Money> perBillionOf(const OfferingResult& r) { return r.cost ? r.cost->perBillionTokens : std::nullopt; }

ordered_json offeringJson(const OfferingResult& now, const OfferingResult* before, const OfferingDifference& d)
{
    ordered_json out{{"id", now.id}};
    out["verdict"] = {{"now", keyOf(now.verdict)},
                      {"baseline", before ? ordered_json(keyOf(before->verdict)) : ordered_json()},
                      {"changes", d.verdictChanges}};
    out["memory_gib"] = change<Bytes>(now, before, d.memory, toGib, totalMemory);
    out["tokens_per_s"] = change<double>(now, before, d.tokensPerSecond, unchanged, speedOf);
    out["tokens"] = change<double>(now, before, d.tokens, unchanged, tokensOf);
    out["days"] = change<double>(now, before, d.days, unchanged, daysOf);
    out["cost"] = change<Money>(now, before, d.cost, toYuan, costOf);
    out["monthly"] = change<Money>(now, before, d.monthly, toYuan, monthlyOf);
    out["per_billion_tokens"] = change<Money>(now, before, d.perBillionTokens, toYuan, perBillionOf);
    return out;
}

ordered_json choiceJson(const Comparison& now, const Comparison& before)
{
    const ChoiceDifference d = choiceDifference(now, before);
    return {{"now", d.now ? ordered_json(now.offerings[*d.now].id) : ordered_json()},
            {"baseline", d.before ? ordered_json(before.offerings[*d.before].id) : ordered_json()},
            {"changes", d.changes},
            {"days", orNull<double>(d.days, unchanged)},
            {"cost", orNull<Money>(d.cost, toYuan)}};
}

} // namespace

ordered_json differenceJson(const Comparison& now, const Comparison& baseline)
{
    ordered_json out{{"answer", choiceJson(now, baseline)}};
    out["offerings"] = ordered_json::array();
    const std::vector<OfferingDifference> all = differences(now, baseline);
    for (std::size_t i = 0; i < all.size(); ++i)
        out["offerings"].push_back(
            offeringJson(now.offerings[i], all[i].before ? &baseline.offerings[*all[i].before] : nullptr, all[i]));
    return out;
}

} // namespace octoplan
