// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline/sweepoptions.h"
#include "wording/language.h"

#include <QDate>
#include <QStringList>

#include <optional>

// The command line as a value: parsing reads and writes nothing.
namespace octoplan {

enum class Command { Window, Compare, Inspect, Validate, Offerings, Report, Sweep };
enum class OutputFormat { Text, Json, Csv, Xlsx };

// What the program returns to the shell.
enum class ExitStatus { Done = 0, Failed = 1, Usage = 2, Refused = 3 };

struct Options {
    Command command = Command::Window;
    QString input;      // scenario, config.json or runs; "-" is standard input; empty only for Window and Offerings
    QStringList inputs; // all of them, where a command takes several
    OutputFormat format = OutputFormat::Text;
    QString output = QStringLiteral("-");
    QString catalog; // file in place of the built-in catalogue; empty: built in
    QString cases;   // validate: checks on real cases; empty: none
    std::optional<Language> language;
    bool timing = false;
    bool explain = false;       // compare: how each figure comes about, in JSON
    std::optional<QDate> date;  // report: instead of today's
    bool letter = false;        // report: paper
    bool currentPrices = false; // figures of the catalogue in use, not those that the scenario was saved with
    bool byteOrderMark = false; // csv: begin with one, as some spreadsheets need
    SweepWishes sweep;

    // A catalogue that was named is meant.
    [[nodiscard]] bool prefersPresentPrices() const { return currentPrices || !catalog.isEmpty(); }
};

// `options` is empty where nothing is left to do but to print `text`: help and version to standard output with Done,
// what is wrong to standard error with Usage.
struct CommandLine {
    std::optional<Options> options;
    QString text;
    ExitStatus status = ExitStatus::Done;
};

// `arguments` without the program's name.
[[nodiscard]] CommandLine parseCommandLine(const QStringList& arguments);

// The language that the arguments ask for, else the system's: what is wrong with them is said in it as well.
[[nodiscard]] Language languageOf(const QStringList& arguments);

// Whether the arguments ask for the window, and so for a display.
[[nodiscard]] bool needsDisplay(const QStringList& arguments);

// Whether they ask for something that is drawn without a display.
[[nodiscard]] bool drawsOffscreen(const QStringList& arguments);

} // namespace octoplan
