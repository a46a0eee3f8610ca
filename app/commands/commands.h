// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline/commandline.h"

// The commands that need no display. Each writes its output and says problems on standard error.
namespace octoplan {

[[nodiscard]] ExitStatus runCompare(const Options& options);
[[nodiscard]] ExitStatus runInspect(const Options& options);
[[nodiscard]] ExitStatus runValidate(const Options& options);
[[nodiscard]] ExitStatus runOfferings(const Options& options);
[[nodiscard]] ExitStatus runReport(const Options& options); // needs a QApplication
[[nodiscard]] ExitStatus runSweep(const Options& options);

// By `options.command`, which is not Window.
[[nodiscard]] ExitStatus runCommand(const Options& options);

} // namespace octoplan
