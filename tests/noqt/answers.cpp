// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every bundled example, answered by estimator and formats alone: what a program without Qt would do.
#include "formats/catalog.h"
#include "formats/modellibrary.h"
#include "formats/scenario.h"
#include "search/compare.h"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace octoplan;
namespace fs = std::filesystem;

namespace {

int failures = 0;

void expect(bool holds, const std::string& where, const char* what)
{
    if (holds)
        return;
    ++failures;
    std::fprintf(stderr, "%s: %s\n", where.c_str(), what);
}

std::string textOf(const fs::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

void checkOffering(const OfferingResult& r, const std::string& where)
{
    if (r.memory)
        expect(std::abs((r.memory->parts.sum() - r.memory->total).value) < 1.0, where,
               "memory parts must sum to the total");
    if (r.time)
        expect(std::abs((r.time->parts.sum() - r.time->step).value) <= 1e-9 * r.time->step.value, where,
               "parts of the step must sum to it");
    if (r.cost) {
        Money sum;
        for (const CostLine& line : r.cost->lines)
            sum += line.amount.likely;
        expect(sum == r.cost->total.likely, where, "cost lines must sum to the total");
    }
    if (r.plan)
        expect(r.plan->devices() == r.devices, where, "the plan must use all devices");
}

void checkExample(const fs::path& path, const Catalog& catalog)
{
    const std::string where = path.filename().string();
    const ScenarioReading reading = scenariosFromJson(textOf(path));
    expect(reading.file.has_value() && !hasError(reading.problems), where, "must be read without an error");
    if (!reading.file)
        return;
    for (const Scenario& scenario : reading.file->scenarios) {
        const Comparison comparison = compare(scenario, catalog);
        expect(comparison.offerings.size() == scenario.offerings.size(), where, "must answer for every offering");
        expect(comparison.plansConsidered > 0, where, "must consider plans");
        for (const OfferingResult& result : comparison.offerings)
            checkOffering(result, where + " " + result.id);
    }
}

} // namespace

int main()
{
    const fs::path resources = fs::path(OCTOPLAN_SOURCE_DIR) / "resources";
    CatalogReading reading = catalogFromJson(textOf(resources / "catalog.json"));
    expect(reading.catalog.has_value(), "catalog.json", "must be read");
    if (!reading.catalog)
        return 1;
    reading.catalog->models = readModelLibrary(textOf(resources / "models.json")).models;
    expect(!reading.catalog->models.empty(), "models.json", "must hold models");
    int examples = 0;
    for (const auto& entry : fs::directory_iterator(resources / "examples"))
        if (entry.path().extension() == ".octoplan") {
            checkExample(entry.path(), *reading.catalog);
            ++examples;
        }
    expect(examples > 0, "examples", "must be there");
    std::printf("%d examples, %d failures\n", examples, failures);
    return failures == 0 ? 0 : 1;
}
