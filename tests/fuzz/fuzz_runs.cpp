// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/validation.h"
#include "formats/measuredruns.h"
#include "formats/validationreport.h"
#include "support/samplecatalog.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

// Measured runs from anyone: whatever the text is, reading, predicting and reporting end, and every figure is finite.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace octoplan;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const MeasuredRuns runs = readMeasuredRuns(text);
    if (hasError(runs.problems))
        return 0;
    const Validation validation = validate(runs.runs, test::sampleCatalog());
    if (validation.runs.size() != runs.runs.size())
        std::abort();
    for (const RunResult& run : validation.runs)
        for (const auto& figure : {run.speed, run.memory})
            if (figure && !(std::isfinite(figure->error()) && figure->likely > 0.0))
                std::abort();
    using Handler = nlohmann::json::error_handler_t;
    if (validationToJson(validation).dump(-1, ' ', false, Handler::replace).empty() ||
        validationToText(validation).empty())
        std::abort();
    return 0;
}
