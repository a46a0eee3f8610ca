// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/messagewords.h"
#include "hardware/catalog.h"
#include "values/problem.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Real cases: a scenario, and what must hold of its comparison. A file is {"cases": [{"id", "checkable", "scenario",
// "check": [{"metric", "op", "value" | "low", "high", "tolerance"}], "variants": [{"name", "patch", "check"}],
// "relation": [{"type": "order" | "difference" | "equal" | "flip", …}]}]}, or the array of cases alone.
namespace octoplan {

struct WrongCheck {
    std::string id;    // of the case
    std::string check; // what had to hold, with the variant's name
    std::string got;   // what was found, or why nothing was
    friend bool operator==(const WrongCheck&, const WrongCheck&) = default;
};

struct CasesResult {
    int checked = 0;
    int right = 0; // cases of which everything holds
    std::vector<WrongCheck> wrong;
    int notCheckable = 0;
    Problems problems; // errors where the text is no set of cases
};

// How a scenario is answered; both take and give JSON documents, and an object {"refused": reason} stands for no
// answer.
struct CaseAnswers {
    std::function<nlohmann::json(const nlohmann::json& scenario)> compare;
    std::function<nlohmann::json(const nlohmann::json& config)> inspect;
};

// Answers through the scenario reader, compare() and the writers of this folder: what the commands print.
[[nodiscard]] CaseAnswers caseAnswers(const Catalog& catalog);

// Never throws; a case that cannot be understood is wrong and says why.
[[nodiscard]] CasesResult checkCases(std::string_view text, const CaseAnswers& answers);

[[nodiscard]] nlohmann::ordered_json casesJson(const CasesResult& result);
[[nodiscard]] std::string casesText(const CasesResult& result, const MessageWords& words = {});

} // namespace octoplan
