// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/reportpages.h"

class QPrinter;

namespace octoplan::print {

// The pages on paper, landscape, as large as the printer's sheet allows. False where the printer cannot be started.
// Stopped, it prints no further page.
[[nodiscard]] bool printPages(const ReportPages& pages, QPrinter& printer, const Progress& progress = {});

} // namespace octoplan::print
