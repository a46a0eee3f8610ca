// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/reportpages.h"

#include <QByteArray>
#include <QDate>

namespace octoplan::print {

enum class Paper { A4, Letter };

[[nodiscard]] PageFormat formatOf(Paper paper); // landscape

// The report as a PDF: vector, selectable text, embedded fonts, bookmarks, title, author and subject. The same pages
// and date give the same bytes, whatever the clock says. Empty where it was stopped.
[[nodiscard]] QByteArray pdfOf(const ReportPages& pages, Paper paper, const QDate& date, const Progress& progress = {});

} // namespace octoplan::print
