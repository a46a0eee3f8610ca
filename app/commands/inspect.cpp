// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "commands.h"
#include "formats/huggingface.h"
#include "formats/inspectreport.h"

namespace octoplan {

ExitStatus runInspect(const Options& options)
{
    const InputText input = readInput(options.input);
    if (input.status != ExitStatus::Done)
        return input.status;
    const ConfigReading reading = readConfig(input.text);
    reportProblems(options.input, reading.problems);
    const bool json = options.format == OutputFormat::Json;
    if (reading.refused && (!json || options.output != "-")) // no numbers, and an existing file stays as it is
        return ExitStatus::Refused;
    const ExitStatus written = writeOutput(options, json ? inspectJson(reading) : inspectText(reading));
    return written == ExitStatus::Done && reading.refused ? ExitStatus::Refused : written;
}

} // namespace octoplan
