// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "commands.h"
#include "formats/huggingface.h"
#include "formats/inspectreport.h"
#include "inspecttext.h"
#include "wording/problemtext.h"

namespace octoplan {

namespace {

// In the language of the call, for a writer that knows none.
ConfigReading said(ConfigReading reading)
{
    reading.problems = inWords(reading.problems);
    reading.notModelled = inWords(reading.notModelled);
    for (auto& [field, what] : reading.assumed)
        what = inWords(what);
    return reading;
}

} // namespace

ExitStatus runInspect(const Options& options)
{
    const InputText input = readInput(options.input);
    if (input.status != ExitStatus::Done)
        return input.status;
    const ConfigReading reading = said(readConfig(input.text));
    reportProblems(options.input, reading.problems);
    const bool json = options.format == OutputFormat::Json;
    if (reading.refused && (!json || options.output != "-")) // no numbers, and an existing file stays as it is
        return ExitStatus::Refused;
    const Wording wording(options.language.value_or(systemLanguage()));
    const ExitStatus written =
        writeOutput(options, json ? inspectJson(reading) : inspectText(reading, wording).toStdString());
    return written == ExitStatus::Done && reading.refused ? ExitStatus::Refused : written;
}

} // namespace octoplan
