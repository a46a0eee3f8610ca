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

// QSaveFile renames over its target, which would put a file in place of a device or pipe.
bool isDeviceOrPipe(const QString& file)
{
    const QFileInfo info(file);
    return info.exists() && !info.isFile() && !info.isDir();
}

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
    const bool standard = isStandardStream(name);
    if (standard || isDeviceOrPipe(name)) {
        QFile out(name);
        const bool open = standard ? out.open(stdout, QIODevice::WriteOnly) : out.open(QIODevice::WriteOnly);
        if (!open || out.write(text.data(), size) != size || !out.flush())
            return FileError{FileFault::CannotWrite, name, out.errorString()};
        return std::nullopt;
    }
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit())
        return FileError{FileFault::CannotWrite, name, file.errorString()};
    return std::nullopt;
}

} // namespace octoplan
