// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/difference.h"
#include "values/problem.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <optional>
#include <string>

// The answer as files: JSON (memory in GiB, times in seconds, money in the currency's unit) and CSV. The same
// comparison gives the same bytes. What does not exist is null, or an empty field, never zero.
namespace octoplan {

// Whoever writes brings the words; this layer has no language.
struct ComparisonWords {
    std::function<std::string(const Reason&)> sentence;
    std::function<std::string(CostLineId)> costLine;
    std::function<std::string(const OfferingResult&)> offeringName; // empty: as in the catalogue
};

struct ComparisonOrigin {
    std::string program;      // version
    std::string scenarioHash; // "sha256:…"
    std::string language;     // of the words: en, zh_CN
    std::string title;        // of the scenario, for one among several
    std::optional<double> elapsedMs;
};

[[nodiscard]] nlohmann::ordered_json comparisonJson(const Comparison& comparison, const ComparisonOrigin& origin,
                                                    const ComparisonWords& words, const Problems& problems);
// The same as text.
[[nodiscard]] std::string comparisonToJson(const Comparison& comparison, const ComparisonOrigin& origin,
                                           const ComparisonWords& words, const Problems& problems);
// What stands in place of an answer when the input was refused: the head and the problems.
[[nodiscard]] std::string refusalToJson(const ComparisonOrigin& origin, const Problems& problems);
[[nodiscard]] nlohmann::ordered_json problemsJson(const Problems& problems);

// The comparison of the baseline, for "baseline" of the present one, and under "difference" what changes from it: the
// choice, and of each offering the present total, the baseline's and their difference.
[[nodiscard]] nlohmann::ordered_json baselineJson(const Comparison& now, const Comparison& baseline,
                                                  const ComparisonOrigin& baselineOrigin, const ComparisonWords& words);

// A row for each offering under one head of plain key names (RFC 4180); with a baseline its differences last.
[[nodiscard]] std::string comparisonToCsv(const Comparison& comparison, const ComparisonWords& words,
                                          const Comparison* baseline = nullptr);

} // namespace octoplan
