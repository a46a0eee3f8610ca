// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline/commandline.h"
#include "hardware/catalog.h"
#include "storage/files.h"
#include "values/problem.h"

#include <string>
#include <string_view>

// What the commands have in common: reading, writing, and saying what is wrong.
namespace octoplan {

// "FILE:/pointer: error|note: …", a line for each problem, to standard error.
void reportProblems(const QString& file, const Problems& problems);

// "FILE: error: the file cannot be opened (…)", to standard error.
void reportFileError(const FileError& error);

// Writes to `options.output`, all or nothing; says so on standard error if it cannot.
[[nodiscard]] ExitStatus writeOutput(const Options& options, std::string_view text);

// The file's text, or Failed after saying why on standard error.
struct InputText {
    std::string text;
    ExitStatus status = ExitStatus::Done;
};
[[nodiscard]] InputText readInput(const QString& file);

// The catalogue that the options ask for, with the library of models. Failed or Refused have been said on standard
// error; the problems are returned as well, for formats that carry them.
struct CatalogInput {
    Catalog catalog;
    Problems problems;
    ExitStatus status = ExitStatus::Done;
};
[[nodiscard]] CatalogInput readCatalog(const Options& options);

} // namespace octoplan
