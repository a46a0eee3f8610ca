// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"
#include "units.h"

#include <string>
#include <vector>

// How a figure comes about. Symbols, numbers and signs only, so every language can show it.
namespace octoplan {

// A figure of the catalogue that an explained one rests on.
struct ExplainedConstant {
    std::string key; // its path in the catalogue: "rates/nameplate_bf16"
    Range<double> value;
    std::string unit, source, date;
    Confidence confidence = Confidence::Medium;
    friend bool operator==(const ExplainedConstant&, const ExplainedConstant&) = default;
};

struct Explanation {
    std::string figure;  // such as "memory.total"
    std::string formula; // in symbols: "usable - total"
    std::string numbers; // the same filled in, with its result: "79.1 - 54 = 25.1"
    std::string unit;    // of the result: GiB, s, tokens/s, days or a currency
    double value = 0.0;  // the figure itself
    std::vector<ExplainedConstant> constants;
    friend bool operator==(const Explanation&, const Explanation&) = default;
};

} // namespace octoplan
