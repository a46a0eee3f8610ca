// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"
#include "console.h"
#include "evidence/validation.h"
#include "formats/comparison.h"
#include "formats/measuredruns.h"
#include "formats/validationreport.h"

namespace octoplan {

ExitStatus runValidate(const Options& options)
{
    const CatalogInput catalog = readCatalog(options);
    if (catalog.status != ExitStatus::Done)
        return catalog.status;
    const InputText input = readInput(options.input);
    if (input.status != ExitStatus::Done)
        return input.status;
    const MeasuredRuns runs = readMeasuredRuns(input.text);
    reportProblems(options.input, runs.problems);
    const bool refused = hasError(runs.problems);
    const bool json = options.format == OutputFormat::Json;
    if (refused && !json)
        return ExitStatus::Refused;
    const Validation validation = refused ? Validation() : validate(runs.runs, catalog.catalog);
    nlohmann::ordered_json out = refused ? nlohmann::ordered_json::object() : validationToJson(validation);
    out["problems"] = problemsJson(runs.problems);
    const ExitStatus written = writeOutput(options, json ? out.dump(2) + "\n" : validationToText(validation));
    return written == ExitStatus::Done && refused ? ExitStatus::Refused : written;
}

} // namespace octoplan
