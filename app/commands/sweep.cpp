// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "commandline/progressline.h"
#include "commands.h"
#include "formats/catalogused.h"
#include "formats/scenario.h"
#include "storage/sweepfile.h"

#include <atomic>
#include <csignal>
#include <cstdio>

namespace octoplan {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set by a signal");

// A second signal ends the program at once.
void interrupt(int signal)
{
    interrupted = true;
    std::signal(signal, SIG_DFL);
}

bool isInterrupted() { return interrupted; }

struct SweptScenario {
    std::optional<Scenario> scenario; // empty where the input was refused
    Catalog catalog;
    Problems problems;
};

SweptScenario scenarioFrom(const std::string& text, const Catalog& builtIn, const Options& options)
{
    ScenarioReading reading = scenariosFromJson(text);
    SweptScenario swept{std::nullopt, {}, std::move(reading.problems)};
    if (!reading.file)
        return swept;
    const auto add = [&swept](const Problems& more) {
        swept.problems.insert(swept.problems.end(), more.begin(), more.end());
    };
    FileCatalog catalog = catalogOf(*reading.file, builtIn, options.prefersPresentPrices());
    add(catalog.problems);
    if (!catalog.catalog)
        return swept;
    if (reading.file->scenarios.size() != 1)
        add({{"/scenarios", Severity::Error,
              Message::verbatim("there are " + std::to_string(reading.file->scenarios.size()) +
                                " scenarios, expected one to sweep")}});
    else
        add(checkAgainst(reading.file->scenarios.front(), *catalog.catalog,
                         reading.file->several ? "/scenarios/0" : std::string()));
    swept.catalog = std::move(*catalog.catalog);
    if (!hasError(swept.problems))
        swept.scenario = reading.file->scenarios.front();
    return swept;
}

SweepFormat formatOf(const Options& options)
{
    return options.format == OutputFormat::Json ? SweepFormat::Json : SweepFormat::Csv;
}

ExitStatus said(const SweepOutcome& outcome)
{
    if (outcome.error)
        reportFileError(*outcome.error);
    if (outcome.stopped)
        std::fputs("octoplan: error: stopped; nothing was written\n", stderr);
    return outcome.isDone() ? ExitStatus::Done : ExitStatus::Failed;
}

// A refusal is told as JSON to programs that read it, but never takes the place of a file that exists.
ExitStatus refuse(const Options& options, const Problems& problems)
{
    if (formatOf(options) == SweepFormat::Json && options.sweep.parts == 0 && options.output == "-" &&
        writeOutput(options, sweepRefusal(OCTOPLAN_VERSION, problems)) == ExitStatus::Failed)
        return ExitStatus::Failed;
    return ExitStatus::Refused;
}

ExitStatus sweepGrid(const Options& options, const SweptScenario& swept)
{
    const SweepWishes& wishes = options.sweep;
    const SweepWork work{*swept.scenario, swept.catalog, wishes.grid, {}, wishes.jobs, isInterrupted};
    Problems notes = swept.problems;
    notes.insert(notes.end(), wishes.notes.begin(), wishes.notes.end());
    const SweepPart part{sweepOrigin(OCTOPLAN_VERSION, *swept.scenario, swept.catalog, wishes.grid, std::move(notes)),
                         formatOf(options), wishes.part, std::max<std::size_t>(wishes.parts, 1)};
    const Problems& all = part.origin.problems;
    reportProblems(options.input, {all.begin() + static_cast<std::ptrdiff_t>(swept.problems.size()), all.end()});
    const std::size_t points = partOf(wishes.grid.size(), part.part, part.parts).size();
    ProgressLine progress("points", points);
    const auto show = [&progress](std::size_t done) { progress.show(done); };
    const SweepOutcome outcome = wishes.parts > 0 ? writeSweepPart(work, part, options.output, show)
                                                  : writeSweep(work, part.origin, part.format, options.output, show);
    if (outcome.isDone())
        progress.end(points);
    return said(outcome);
}

ExitStatus joinParts(const Options& options)
{
    const std::optional<SweepFormat> format =
        options.sweep.formatGiven ? std::optional(formatOf(options)) : std::nullopt;
    const JoinOutcome outcome = joinSweep(options.inputs, format, options.output, {}, isInterrupted);
    for (const PartProblem& one : outcome.problems)
        reportProblems(one.file.isEmpty() ? QStringLiteral("octoplan") : one.file, {one.problem});
    const ExitStatus status = said({outcome.stopped, outcome.error});
    return status == ExitStatus::Done && !outcome.problems.empty() ? ExitStatus::Refused : status;
}

} // namespace

ExitStatus runSweep(const Options& options)
{
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
    if (options.sweep.join)
        return joinParts(options);
    const CatalogInput catalog = readCatalog(options);
    if (catalog.status != ExitStatus::Done)
        return catalog.status == ExitStatus::Refused ? refuse(options, catalog.problems) : catalog.status;
    const InputText input = readInput(options.input);
    if (input.status != ExitStatus::Done)
        return input.status;
    const SweptScenario swept = scenarioFrom(input.text, catalog.catalog, options);
    reportProblems(options.input, swept.problems);
    if (!swept.scenario)
        return refuse(options, swept.problems);
    return sweepGrid(options, swept);
}

} // namespace octoplan
