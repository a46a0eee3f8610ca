// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/reportpages.h"

#include <QByteArray>
#include <QDate>

namespace octoplan::print {

// Adds, as an incremental update, what QPdfWriter of Qt 6.4 cannot write: bookmarks, author, subject, language, and a
// creation date that is not the clock's. The file is returned unchanged if it is not laid out as QPdfWriter does.
[[nodiscard]] QByteArray withOutline(QByteArray pdf, const ReportPages& pages, const QDate& date);

} // namespace octoplan::print
