// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/objectreader.h"
#include "values/inputs.h"
#include "values/scenario.h"

// The parts of a scenario file, each read from its own object.
namespace octoplan {

// Where problems go and what is kept; `base` is the scenario's own pointer.
struct ScenarioReader {
    Problems& problems;
    nlohmann::json unknown = nlohmann::json::object(); // pointer below `base` -> value
    std::string base;

    // A reader of the object under `key`; absent reads as empty.
    [[nodiscard]] ObjectReader part(ObjectReader& parent, std::string_view key);
    // Notes and keeps what nobody read from `object`, which stands at `path` below the scenario.
    void keepUnknown(ObjectReader& object, const std::string& path);
};

// The number that the table of inputs describes, checked by its bounds.
[[nodiscard]] std::optional<double> readInput(ObjectReader& object, InputId id);

[[nodiscard]] ModelChoice readModel(ObjectReader& object, ScenarioReader& reader);
[[nodiscard]] ModelShape readShape(ObjectReader& object);
[[nodiscard]] Job readJob(ObjectReader& object, ScenarioReader& reader);
[[nodiscard]] Rental readRental(ObjectReader& object, ScenarioReader& reader);
[[nodiscard]] PlanChoice readPlan(ObjectReader& object, ScenarioReader& reader);
[[nodiscard]] std::vector<OfferingChoice> readOfferings(const nlohmann::json& list, ScenarioReader& reader);

} // namespace octoplan
