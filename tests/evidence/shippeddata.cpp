// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shippeddata.h"

#include "formats/catalog.h"
#include "formats/measuredruns.h"
#include "formats/modellibrary.h"

#include <fstream>
#include <iterator>

namespace octoplan::test {

std::string sourceFile(const std::string& path)
{
    std::ifstream file(OCTOPLAN_SOURCE_DIR "/" + path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

const Catalog& shippedCatalog()
{
    static const Catalog catalog = [] {
        Catalog read = catalogFromJson(sourceFile("resources/catalog.json")).catalog.value_or(Catalog());
        read.models = readModelLibrary(sourceFile("resources/models.json")).models;
        return read;
    }();
    return catalog;
}

const std::vector<MeasuredRun>& shippedRuns()
{
    static const std::vector<MeasuredRun> runs = readMeasuredRuns(sourceFile("resources/measured/runs.json")).runs;
    return runs;
}

} // namespace octoplan::test
