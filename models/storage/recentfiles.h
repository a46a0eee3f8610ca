// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace octoplan {

inline constexpr int mostRecentFiles = 10;

// The list with `file` first, named absolutely and once, and no longer than the limit.
[[nodiscard]] QStringList withRecentFile(const QStringList& files, const QString& file, int limit = mostRecentFiles);

// Those that still exist.
[[nodiscard]] QStringList existingFiles(const QStringList& files);

} // namespace octoplan
