// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>

namespace octoplan {

namespace {

bool isStandardStream(const QString& file) { return file == QLatin1String("-"); }

} // namespace

TextReading readText(const QString& name, qint64 limit)
{
    QFile file(name);
    const bool open = isStandardStream(name) ? file.open(stdin, QIODevice::ReadOnly)
                                             : file.open(QIODevice::ReadOnly) && !QFileInfo(name).isDir();
    if (!open)
        return {{}, FileError{FileFault::CannotOpen, name, file.errorString()}};
    // One byte more than allowed, so that a stream of unknown size is noticed too.
    QByteArray bytes;
    while (bytes.size() <= limit) {
        const QByteArray more = file.read(limit + 1 - bytes.size());
        if (more.isEmpty())
            break;
        bytes += more;
    }
    if (file.error() != QFileDevice::NoError)
        return {{}, FileError{FileFault::CannotRead, name, file.errorString()}};
    if (bytes.size() > limit)
        return {{}, FileError{FileFault::TooLarge, name, {}}};
    return {bytes.toStdString(), std::nullopt};
}

std::optional<FileError> writeText(const QString& name, std::string_view text)
{
    const auto size = static_cast<qint64>(text.size());
    if (isStandardStream(name)) {
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly) || out.write(text.data(), size) != size || !out.flush())
            return FileError{FileFault::CannotWrite, name, out.errorString()};
        return std::nullopt;
    }
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit())
        return FileError{FileFault::CannotWrite, name, file.errorString()};
    return std::nullopt;
}

} // namespace octoplan
