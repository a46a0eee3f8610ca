// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commands.h"

namespace octoplan {

ExitStatus runCommand(const Options& options)
{
    switch (options.command) {
    case Command::Compare: return runCompare(options);
    case Command::Inspect: return runInspect(options);
    case Command::Validate: return runValidate(options);
    case Command::Offerings: return runOfferings(options);
    case Command::Report: return runReport(options);
    case Command::Sweep: return runSweep(options);
    case Command::Window: break;
    }
    return ExitStatus::Usage;
}

} // namespace octoplan
