// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/canonical.h"
#include "formats/scenario.h"

#include <cstdlib>

using namespace octoplan;

// Whatever comes in: a scenario that is accepted is written, read again as the same, and written as the same bytes.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const ScenarioReading first = scenariosFromJson({reinterpret_cast<const char*>(data), size});
    if (first.file.has_value() == hasError(first.problems))
        std::abort();
    if (!first.file)
        return 0;
    const std::string text = scenariosToJson(*first.file);
    const ScenarioReading second = scenariosFromJson(text);
    if (!second.file || *second.file != *first.file || scenariosToJson(*second.file) != text)
        std::abort();
    for (const Scenario& scenario : first.file->scenarios) {
        static_cast<void>(checkAgainst(scenario, Catalog()));
        if (canonicalText(scenario, Catalog()).empty())
            std::abort();
    }
    return 0;
}
