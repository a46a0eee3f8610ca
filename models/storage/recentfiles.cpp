// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recentfiles.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace octoplan {

namespace {

// One name for a file however it was reached; a file that is gone keeps its absolute path.
QString nameOf(const QString& file)
{
    const QFileInfo info(file);
    const QString canonical = info.canonicalFilePath();
    return canonical.isEmpty() ? info.absoluteFilePath() : canonical;
}

} // namespace

QStringList withRecentFile(const QStringList& files, const QString& file, int limit)
{
    QStringList names{nameOf(file)};
    for (const QString& other : files)
        names << nameOf(other);
    names.removeDuplicates();
    return names.mid(0, limit);
}

QStringList existingFiles(const QStringList& files)
{
    QStringList present;
    std::copy_if(files.begin(), files.end(), std::back_inserter(present),
                 [](const QString& file) { return QFileInfo(file).isFile(); });
    return present;
}

} // namespace octoplan
