// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"
#include "print/pdfreport.h"

// A report of fixed figures with its real charts, so that its pages change only when their look does.
namespace octoplan::test {

[[nodiscard]] ReportInput sampleReportInput();
// Needs a QApplication with the bundled fonts.
[[nodiscard]] QByteArray reportPdf(const ReportInput& input, Language language, print::Paper paper = print::Paper::A4);

} // namespace octoplan::test
