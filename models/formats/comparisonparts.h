// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/comparison.h"

#include <nlohmann/json.hpp>

// The parts of one offering in the comparison file. What is absent has all its keys, with null.
namespace octoplan {

[[nodiscard]] nlohmann::ordered_json planJson(const std::optional<ParallelPlan>& plan); // null without a plan
[[nodiscard]] nlohmann::ordered_json memoryJson(const std::optional<MemoryEstimate>& memory);
[[nodiscard]] nlohmann::ordered_json timeJson(const std::optional<TimeEstimate>& time, Task task);
[[nodiscard]] nlohmann::ordered_json bottleneckJson(const std::optional<Bottleneck>& bottleneck);
[[nodiscard]] nlohmann::ordered_json costJson(const OfferingResult& result, const Comparison& comparison,
                                              const ComparisonWords& words);
// What changes from the baseline: the choice, and of each offering the totals and their differences.
[[nodiscard]] nlohmann::ordered_json differenceJson(const Comparison& now, const Comparison& baseline);

} // namespace octoplan
