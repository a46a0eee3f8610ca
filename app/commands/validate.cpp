// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "commands.h"
#include "evidence/validation.h"
#include "formats/cases.h"
#include "formats/comparison.h"
#include "formats/measuredruns.h"
#include "formats/validationreport.h"
#include "wording/problemtext.h"

#include <optional>

namespace octoplan {

namespace {

// Everything that one run answers with; no answer where something was refused.
struct Findings {
    std::optional<Validation> validation;
    std::optional<CasesResult> cases;
    Problems problems;
};

void add(Findings& answers, const QString& file, const Problems& problems)
{
    reportProblems(file, problems);
    answers.problems.insert(answers.problems.end(), problems.begin(), problems.end());
}

Findings answer(const std::string& runsText, const std::optional<std::string>& casesText, const Catalog& catalog,
                const Options& options)
{
    Findings answers;
    const MeasuredRuns runs = readMeasuredRuns(runsText);
    add(answers, options.input, runs.problems);
    if (casesText && !hasError(answers.problems)) {
        answers.cases = checkCases(*casesText, caseAnswers(catalog));
        add(answers, options.cases, answers.cases->problems);
    }
    if (!hasError(answers.problems))
        answers.validation = validate(runs.runs, catalog);
    return answers;
}

std::string asJson(const Findings& answers)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::object();
    if (answers.validation)
        out = validationToJson(*answers.validation);
    if (answers.validation && answers.cases)
        out["summary"]["cases"] = casesJson(*answers.cases);
    out["problems"] = problemsJson(inWords(answers.problems));
    return out.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace

ExitStatus runValidate(const Options& options)
{
    const CatalogInput catalog = readCatalog(options);
    if (catalog.status != ExitStatus::Done)
        return catalog.status;
    const InputText runs = readInput(options.input);
    const InputText cases = options.cases.isEmpty() ? InputText() : readInput(options.cases);
    for (const ExitStatus status : {runs.status, cases.status})
        if (status != ExitStatus::Done)
            return status;
    const Findings answers =
        answer(runs.text, options.cases.isEmpty() ? std::nullopt : std::optional(cases.text), catalog.catalog, options);
    const bool json = options.format == OutputFormat::Json;
    if (!answers.validation && (!json || options.output != "-"))
        return ExitStatus::Refused;
    const MessageWords inLanguage = [](const Message& message) { return inWords(message).text(); };
    const std::string text = json ? asJson(answers)
                                  : validationToText(*answers.validation, inLanguage) +
                                        (answers.cases ? "\n" + casesText(*answers.cases, inLanguage) : "");
    const ExitStatus written = writeOutput(options, text);
    return written == ExitStatus::Done && !answers.validation ? ExitStatus::Refused : written;
}

} // namespace octoplan
