// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/explanations.h"

#include <nlohmann/json.hpp>

namespace octoplan {

using nlohmann::ordered_json;

namespace {

ordered_json constantJson(const ExplainedConstant& c)
{
    ordered_json out{{"key", c.key},         {"value", c.value.likely}, {"low", c.value.low},
                     {"high", c.value.high}, {"unit", c.unit},          {"source", c.source}};
    out["date"] = c.date.empty() ? ordered_json() : ordered_json(c.date);
    out["confidence"] = keyOf(c.confidence);
    return out;
}

} // namespace

ordered_json explanationsJson(const std::vector<Explanation>& explanations)
{
    ordered_json all = ordered_json::object();
    for (const Explanation& e : explanations) {
        ordered_json one{{"value", e.value}, {"unit", e.unit}, {"formula", e.formula}};
        one["numbers"] = e.numbers.empty() ? ordered_json() : ordered_json(e.numbers);
        one["constants"] = ordered_json::array();
        for (const ExplainedConstant& constant : e.constants)
            one["constants"].push_back(constantJson(constant));
        all[e.figure] = std::move(one);
    }
    return all;
}

} // namespace octoplan
