// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/inputs.h"

#include "formats/catalog.h"
#include "formats/jsontext.h"
#include "formats/measuredruns.h"
#include "formats/modellibrary.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace octoplan::bench {

std::optional<std::string> readText(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::cerr << path << ": cannot be read\n";
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::optional<Inputs> readInputs(const std::string& runsPath)
{
    const std::string catalogPath = OCTOPLAN_SOURCE_DIR "/resources/catalog.json";
    const auto catalogText = readText(catalogPath);
    const auto runsText = readText(runsPath);
    if (!catalogText || !runsText)
        return std::nullopt;
    CatalogReading catalog = catalogFromJson(*catalogText);
    MeasuredRuns runs = readMeasuredRuns(*runsText);
    for (const Problem& problem : catalog.problems)
        std::cerr << problemLine(catalogPath, problem) << '\n';
    for (const Problem& problem : runs.problems)
        std::cerr << problemLine(runsPath, problem) << '\n';
    if (!catalog.catalog || hasError(runs.problems))
        return std::nullopt;
    const auto modelsText = readText(OCTOPLAN_SOURCE_DIR "/resources/models.json");
    if (!modelsText)
        return std::nullopt;
    catalog.catalog->models = readModelLibrary(*modelsText).models;
    return Inputs{std::move(*catalog.catalog), std::move(runs.runs)};
}

} // namespace octoplan::bench
