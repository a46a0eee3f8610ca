// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/scenario.h"
#include "storage/files.h"

#include <QString>

namespace octoplan {

// `error` where the file could not be read at all; else as ScenarioReading.
struct ScenarioLoading {
    std::optional<ScenarioFile> file;
    Problems problems;
    std::optional<FileError> error;
};

[[nodiscard]] ScenarioLoading loadScenarios(const QString& file);
[[nodiscard]] std::optional<FileError> saveScenarios(const QString& file, const ScenarioFile& scenarios);

// "sha256:…" of the canonical meaning: the same for scenarios that compare alike, whatever their title and layout.
[[nodiscard]] QString scenarioHash(const Scenario& scenario, const Catalog& catalog);

} // namespace octoplan
