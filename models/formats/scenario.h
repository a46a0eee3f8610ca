// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/problem.h"
#include "values/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Scenario files: {"format": "octoplan-scenario", "version": 1, …}. Only these two keys are required.
namespace octoplan {

// One file: a scenario, or several under "scenarios" with a shared title, note and changes to the catalogue.
struct ScenarioFile {
    std::vector<Scenario> scenarios;
    bool several = false;
    std::string title;          // shared; with one scenario it is the scenario's own
    std::string note;           // likewise
    std::string catalogChanges; // JSON object for changedCatalog(); empty: none
    std::string catalogUsed;    // JSON object of usedCatalog(), as it was saved; empty: none
    std::string unknownKeys;    // of the file itself, with several; as Scenario::unknownKeys
    friend bool operator==(const ScenarioFile&, const ScenarioFile&) = default;
};

// `file` is empty exactly when `problems` holds an error.
struct ScenarioReading {
    std::optional<ScenarioFile> file;
    Problems problems;
};

// Checks every key by type, range and meaning, as far as that needs no catalogue; absent keys take their defaults.
[[nodiscard]] ScenarioReading scenariosFromJson(std::string_view text);

// What only a catalogue can tell, of the scenario and its baseline, with the pointers of a single-scenario file after
// `base`: presets, devices and
// offerings that do not exist are errors, settings for offerings that were not chosen are notes.
[[nodiscard]] Problems checkAgainst(const Scenario& scenario, const Catalog& catalog, const std::string& base = {});

// Writes every key in the order of the documentation, defaults too, and puts unknown ones back where they were.
[[nodiscard]] std::string scenariosToJson(const ScenarioFile& file);
[[nodiscard]] std::string scenarioToJson(const Scenario& scenario);

} // namespace octoplan
