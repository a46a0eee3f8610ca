// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "commands.h"
#include "evidence/collect.h"
#include "formats/catalogused.h"
#include "formats/scenario.h"
#include "print/pdfreport.h"
#include "report/reportcharts.h"
#include "report/reportinput.h"
#include "search/compare.h"
#include "storage/scenariofile.h"
#include "supportreaders.h"
#include "theme/fonts.h"

#include <QFileInfo>

namespace octoplan {

namespace {

// A scenario with the catalogue it is to be compared against.
struct Loaded {
    Scenario scenario;
    Catalog catalog;
    QString fileName;
};

// Adds the scenarios of one file, or says what is wrong.
ExitStatus load(const QString& path, const Catalog& builtIn, const Options& options, QList<Loaded>& loaded)
{
    const InputText input = readInput(path);
    if (input.status != ExitStatus::Done)
        return input.status;
    const ScenarioReading reading = scenariosFromJson(input.text);
    Problems problems = reading.problems;
    FileCatalog catalog;
    if (reading.file) {
        catalog = catalogOf(*reading.file, builtIn, options.prefersPresentPrices());
        problems.insert(problems.end(), catalog.problems.begin(), catalog.problems.end());
    }
    if (reading.file && catalog.catalog)
        for (const Scenario& scenario : reading.file->scenarios) {
            const Problems more = checkAgainst(scenario, *catalog.catalog, {});
            problems.insert(problems.end(), more.begin(), more.end());
            loaded << Loaded{scenario, *catalog.catalog, path == u"-" ? QString() : QFileInfo(path).fileName()};
        }
    reportProblems(path, problems);
    return reading.file && catalog.catalog && !hasError(problems) ? ExitStatus::Done : ExitStatus::Refused;
}

} // namespace

ExitStatus runReport(const Options& options)
{
    const CatalogInput catalog = readCatalog(options);
    if (catalog.status != ExitStatus::Done)
        return catalog.status;
    QList<Loaded> loaded;
    for (const QString& path : options.inputs)
        if (const ExitStatus status = load(path, catalog.catalog, options, loaded); status != ExitStatus::Done)
            return status;
    addBundledFonts();
    const Wording wording(options.language.value_or(systemLanguage()));
    const std::vector<MeasuredRun> runs = supportReaders().runs();
    QList<ReportInput> inputs;
    ReportCharts charts;
    for (const Loaded& one : loaded) {
        inputs << reportInput(one.scenario, compare(one.scenario, one.catalog), one.catalog, one.fileName,
                              options.date.value_or(QDate::currentDate()), wording);
        addBackground(inputs.back(), one.catalog, measuredErrors(collectEvidence(runs, one.catalog), one.catalog));
        charts.add(inputs.back(), wording);
    }
    const print::Paper paper = options.letter ? print::Paper::Letter : print::Paper::A4;
    const print::ReportPages pages(makeReport(inputs, wording), print::formatOf(paper), charts.draw());
    const QByteArray pdf = print::pdfOf(pages, paper, inputs.front().date);
    return writeOutput(options, std::string_view(pdf.constData(), static_cast<std::size_t>(pdf.size())));
}

} // namespace octoplan
