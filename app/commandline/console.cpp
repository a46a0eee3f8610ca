// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"

#include "formats/catalog.h"
#include "formats/jsontext.h"
#include "formats/modellibrary.h"
#include "storage/files.h"
#include "wording/problemtext.h"

#include <QCoreApplication>

#include <cstdio>
#include <utility>

namespace octoplan {

namespace {

void say(const std::string& line) { std::fputs((line + "\n").c_str(), stderr); }

QString faultWords(const FileError& error)
{
    switch (error.fault) {
    case FileFault::CannotOpen: return QCoreApplication::translate("CommandLine", "the file cannot be opened");
    case FileFault::CannotRead: return QCoreApplication::translate("CommandLine", "the file cannot be read");
    case FileFault::TooLarge: return QCoreApplication::translate("CommandLine", "the file is larger than 64 MiB");
    case FileFault::CannotWrite: return QCoreApplication::translate("CommandLine", "the file cannot be written");
    }
    return {};
}

} // namespace

void reportFileError(const FileError& error)
{
    const QString detail = error.detail.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(error.detail);
    say(QStringLiteral("%1: error: %2%3").arg(error.file, faultWords(error), detail).toStdString());
}

void reportProblems(const QString& file, const Problems& problems)
{
    for (const Problem& problem : problems)
        say(problemLine(file.toStdString(), {problem.at, problem.severity, inWords(problem.message)}));
}

ExitStatus writeOutput(const Options& options, std::string_view text)
{
    const auto error = writeText(options.output, text);
    if (error)
        reportFileError(*error);
    return error ? ExitStatus::Failed : ExitStatus::Done;
}

InputText readInput(const QString& file)
{
    TextReading reading = readText(file);
    if (!reading.error)
        return {std::move(reading.text), ExitStatus::Done};
    reportFileError(*reading.error);
    return {{}, reading.error->fault == FileFault::TooLarge ? ExitStatus::Refused : ExitStatus::Failed};
}

CatalogInput readCatalog(const Options& options)
{
    const bool builtIn = options.catalog.isEmpty();
    const QString file = builtIn ? QStringLiteral(":/octoplan/catalog.json") : options.catalog;
    CatalogInput result;
    const InputText input = readInput(file);
    result.status = input.status;
    if (input.status != ExitStatus::Done)
        return result;
    CatalogReading reading = catalogFromJson(input.text);
    reportProblems(file, reading.problems);
    result.problems = std::move(reading.problems);
    if (!reading.catalog) {
        result.status = ExitStatus::Refused;
        return result;
    }
    result.catalog = std::move(*reading.catalog);
    const QString library = QStringLiteral(":/octoplan/models.json");
    ModelLibrary models = readModelLibrary(readInput(library).text);
    reportProblems(library, models.problems);
    if (hasError(models.problems))
        result.status = ExitStatus::Failed; // of the program, not of what it was given
    result.catalog.models = std::move(models.models);
    return result;
}

} // namespace octoplan
