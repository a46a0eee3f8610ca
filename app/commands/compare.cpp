// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/compare.h"
#include "commandline/console.h"
#include "commands.h"
#include "comparisontext.h"
#include "decision/decide.h"
#include "decision/explain.h"
#include "formats/catalogused.h"
#include "formats/comparison.h"
#include "formats/csvtext.h"
#include "formats/explanations.h"
#include "formats/scenario.h"
#include "report/comparisonwords.h"
#include "report/reportinput.h"
#include "storage/scenariofile.h"
#include "tables/workbook.h"
#include "wording/problemtext.h"
#include "wording/wording.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QFileInfo>

#include <cstdio>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::ordered_json;

struct Compared {
    Scenario scenario;
    Comparison comparison;
    ComparisonOrigin origin;
    std::vector<std::vector<Explanation>> explanations; // of each offering, where asked for
    std::optional<Comparison> baseline;                 // of the scenario's own
    ComparisonOrigin baselineOrigin;
};

// Everything that one run answers with.
struct Answers {
    std::vector<Compared> all;
    bool several = false;
    Problems problems;
    Catalog catalog; // with the changes that the file makes
};

ComparisonOrigin originOf(const Options& options)
{
    ComparisonOrigin origin;
    origin.program = OCTOPLAN_VERSION;
    origin.language = keyOf(options.language.value_or(systemLanguage())).toStdString();
    return origin;
}

Compared compareOne(const Scenario& scenario, const Catalog& catalog, const Options& options, bool several)
{
    Compared result{scenario, {}, originOf(options), {}, std::nullopt, originOf(options)};
    QElapsedTimer clock;
    clock.start();
    result.comparison = compare(scenario, catalog);
    if (options.timing)
        result.origin.elapsedMs = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    for (Reason& remedy : remedies(scenario, catalog, result.comparison))
        result.comparison.answer.wouldChangeIf.push_back(std::move(remedy));
    result.origin.scenarioHash = scenarioHash(scenario, catalog).toStdString();
    if (several)
        result.origin.title = scenario.title;
    if (scenario.baseline) {
        result.baseline = compare(*scenario.baseline, catalog);
        result.baselineOrigin.scenarioHash = scenarioHash(*scenario.baseline, catalog).toStdString();
        result.baselineOrigin.title = scenario.baseline->title;
    }
    if (options.explain)
        for (const OfferingResult& offering : result.comparison.offerings)
            result.explanations.push_back(explainAll(scenario, catalog, offering));
    return result;
}

// Empty, with the problems, where the input is refused.
Answers answer(const std::string& text, const Catalog& builtIn, const Options& options)
{
    ScenarioReading reading = scenariosFromJson(text);
    Answers answers{{}, false, std::move(reading.problems), {}};
    if (!reading.file)
        return answers;
    const auto add = [&answers](const Problems& more) {
        answers.problems.insert(answers.problems.end(), more.begin(), more.end());
    };
    const FileCatalog catalog = catalogOf(*reading.file, builtIn, options.prefersPresentPrices());
    add(catalog.problems);
    if (!catalog.catalog)
        return answers;
    answers.several = reading.file->several;
    for (std::size_t i = 0; i < reading.file->scenarios.size(); ++i)
        add(checkAgainst(reading.file->scenarios[i], *catalog.catalog,
                         answers.several ? "/scenarios/" + std::to_string(i) : std::string()));
    if (hasError(answers.problems))
        return answers;
    for (const Scenario& scenario : reading.file->scenarios)
        answers.all.push_back(compareOne(scenario, *catalog.catalog, options, answers.several));
    answers.catalog = *catalog.catalog;
    return answers;
}

ordered_json comparedJson(const Compared& c, const Problems& problems, const Wording& wording)
{
    const ComparisonWords words = comparisonWords(wording.inCurrencyOf(c.comparison));
    ordered_json out = comparisonJson(c.comparison, c.origin, words, problems);
    for (std::size_t i = 0; i < c.explanations.size(); ++i)
        out["offerings"][i]["explain"] = explanationsJson(c.explanations[i]);
    if (c.baseline)
        out["baseline"] = baselineJson(c.comparison, *c.baseline, c.baselineOrigin,
                                       comparisonWords(wording.inCurrencyOf(*c.baseline)));
    return out;
}

std::string asJson(const Answers& answers, const Options& options, const Wording& wording)
{
    if (answers.all.empty())
        return refusalToJson(originOf(options), inWords(answers.problems));
    if (!answers.several)
        return comparedJson(answers.all.front(), inWords(answers.problems), wording).dump(2) + "\n";
    ordered_json out{{"format", "octoplan-comparisons"}, {"version", 1}, {"program", OCTOPLAN_VERSION}};
    out["comparisons"] = ordered_json::array();
    for (const Compared& compared : answers.all)
        out["comparisons"].push_back(comparedJson(compared, {}, wording));
    out["problems"] = problemsJson(inWords(answers.problems));
    return out.dump(2) + "\n";
}

// Without today's date, so that the same input gives the same bytes. Nothing where the system has no room for it.
std::optional<std::string> asWorkbook(const Answers& answers, const Options& options, const Wording& wording)
{
    QList<ReportInput> inputs;
    for (const Compared& c : answers.all)
        inputs << reportInput(c.scenario, c.comparison, answers.catalog,
                              options.input == u"-" ? QString() : QFileInfo(options.input).fileName(), QDate(),
                              wording);
    const std::optional<QByteArray> workbook = workbookOf(inputs, wording);
    return workbook ? std::optional(workbook->toStdString()) : std::nullopt;
}

std::optional<std::string> rendered(const Answers& answers, const Options& options)
{
    const Wording wording(options.language.value_or(systemLanguage()));
    if (options.format == OutputFormat::Xlsx)
        return asWorkbook(answers, options, wording);
    if (options.format == OutputFormat::Json)
        return asJson(answers, options, wording);
    std::string out;
    for (const Compared& c : answers.all) {
        const Wording own = wording.inCurrencyOf(c.comparison);
        const Comparison* baseline = c.baseline ? &*c.baseline : nullptr;
        if (options.format == OutputFormat::Csv)
            out += comparisonToCsv(c.comparison, comparisonWords(own), baseline);
        else
            out += (out.empty() ? "" : "\n") +
                   comparisonText({c.comparison, baseline, c.baselineOrigin.title}, own, c.origin).toStdString();
    }
    return options.byteOrderMark ? std::string(byteOrderMark) + out : out;
}

} // namespace

ExitStatus runCompare(const Options& options)
{
    const CatalogInput catalog = readCatalog(options);
    const InputText input = catalog.status == ExitStatus::Done ? readInput(options.input) : InputText();
    if (catalog.status == ExitStatus::Failed || input.status == ExitStatus::Failed)
        return ExitStatus::Failed;
    Answers answers;
    if (catalog.status == ExitStatus::Done && input.status == ExitStatus::Done) {
        answers = answer(input.text, catalog.catalog, options);
        reportProblems(options.input, answers.problems);
    } else {
        answers.problems = catalog.problems;
    }
    const bool refused = answers.all.empty();
    // A refusal is told as JSON to programs that read it, but never takes the place of a file that exists.
    if (refused && (options.format != OutputFormat::Json || options.output != "-"))
        return ExitStatus::Refused;
    const std::optional<std::string> text = rendered(answers, options);
    if (!text) {
        std::fputs("octoplan: error: there is no room for temporary files\n", stderr);
        return ExitStatus::Failed;
    }
    const ExitStatus written = writeOutput(options, *text);
    return written == ExitStatus::Done && refused ? ExitStatus::Refused : written;
}

} // namespace octoplan
