// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/modelshape.h"
#include "values/problem.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

// A Hugging Face config.json as a model shape. Counting rules: the published modelling code of each family; library
// defaults of keys that a file leaves out: the configuration classes of transformers. Counts are checked in tests
// against published totals.
namespace octoplan {

// Fields are named as in a scenario's "shape": layers, hidden, ffn, heads, kv_heads, head_size, vocab, …
struct ConfigReading {
    ModelShape shape;                            // meaningless when refused
    std::map<std::string, std::string> readFrom; // field -> JSON pointer of the key it was read from
    std::map<std::string, Message> assumed;      // field -> what was assumed, and why
    Problems problems;
    bool refused = false;
    Message notModelled;                          // why estimates cannot use the shape (its count stands); else empty
    std::optional<std::int64_t> visionParameters; // nullopt: no vision part, or its count is not known
    std::string quantisation;                     // method that the weights are stored in; empty: none stated
    std::optional<double> storedBits;             // per quantised weight
};

[[nodiscard]] ConfigReading readConfig(std::string_view text);

// The same of an object inside a larger file; pointers in problems start with `pointer`.
[[nodiscard]] ConfigReading readConfig(const nlohmann::json& config, const std::string& pointer);

} // namespace octoplan
