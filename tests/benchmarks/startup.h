// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

// From the start of a process, linking included, until its window is painted and nothing that it asked for is waiting.
namespace octoplan::benchmarks {

// In the process: shows the window, says on standard output when it is painted, and ends without tidying up.
[[noreturn]] void showAndReport(QWidget& window);

// Runs both programs in turn, many times, and prints medians side by side.
void compareStarts(const QString& bareProgram, const QString& ownProgram);

} // namespace octoplan::benchmarks
