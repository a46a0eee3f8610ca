// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace octoplan {

// Where a check of a case found something else. Empty: it holds.
struct CheckFailure {
    std::string check;
    std::string got;
};

// The value at a path such as "offerings[0].memory.total"; null where there is none.
[[nodiscard]] const nlohmann::json& valueAt(const nlohmann::json& document, std::string_view path);

// {"metric", "op": "==" | "between" | "<=" | ">=" | "in", "value" | "low", "high", "tolerance"} against what the metric
// gave. A null or a text where a number is checked fails.
[[nodiscard]] std::optional<CheckFailure> failureOf(const nlohmann::json& check, const nlohmann::json& got);

// A relation between variants, whose documents are given by name.
[[nodiscard]] std::optional<CheckFailure> relationFailure(const nlohmann::json& relation,
                                                          const std::map<std::string, nlohmann::json>& documents);

} // namespace octoplan
