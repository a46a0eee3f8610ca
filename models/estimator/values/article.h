// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"

#include <string>
#include <vector>

// What a published article claims about the offerings, beside our figures. Data in both languages, no words of the
// program.
namespace octoplan {

enum class ClaimVerdict { Right, Misleading, Wrong };
OCTOPLAN_KEYS(ClaimVerdict, "right", "misleading", "wrong");

struct BilingualText {
    std::string english, chinese;
    friend bool operator==(const BilingualText&, const BilingualText&) = default;
};

// A number inside `ours` that the catalogue and the estimator can work out; tests hold it to them.
struct ClaimFigure {
    std::string key; // such as "price_ratio/h100-80g-x8/ascend-910b-64g-x8"
    double value = 0.0;
    friend bool operator==(const ClaimFigure&, const ClaimFigure&) = default;
};

struct ArticleClaim {
    int number = 0;
    BilingualText claim, ours, reason;
    ClaimVerdict verdict = ClaimVerdict::Right;
    std::vector<std::string> sources; // names, in English
    std::vector<ClaimFigure> figures;
    friend bool operator==(const ArticleClaim&, const ArticleClaim&) = default;
};

struct Article {
    BilingualText title;
    std::string publisher, date;
    std::vector<ArticleClaim> claims;
    friend bool operator==(const Article&, const Article&) = default;
};

} // namespace octoplan
