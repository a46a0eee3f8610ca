// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/sweeppart.h"

class QCommandLineParser;
class QString;

namespace octoplan {

struct Options;

// What `sweep` is asked for beside the options that all commands have.
struct SweepWishes {
    SweepGrid grid;
    Problems notes; // about the grid
    unsigned jobs = 1;
    std::size_t part = 0;  // from 0
    std::size_t parts = 0; // 0: the whole grid at once
    bool join = false;
    bool formatGiven = false;
};

// For the help: all that can be varied, a line for each group.
[[nodiscard]] QString sweepInputs(const QString& lineBreak);

// Of the command line of `sweep`; answers what is wrong, or nothing.
[[nodiscard]] QString readSweepValues(const QCommandLineParser& parser, Options& options);

} // namespace octoplan
