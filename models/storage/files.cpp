// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "files.h"

#include "outputfile.h"

#include <QFile>
#include <QFileInfo>

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
    OutputFile file(name);
    static_cast<void>(file.write(text)); // commit() says what went wrong
    return file.commit();
}

} // namespace octoplan
