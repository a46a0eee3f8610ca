// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "outputfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>

namespace octoplan {

namespace {

// QSaveFile renames over its target, which would put a file in place of a device or pipe.
bool isDeviceOrPipe(const QString& file)
{
    const QFileInfo info(file);
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace

OutputFile::OutputFile(const QString& name)
    : m_name(name)
{
    const bool standard = name == QLatin1String("-");
    if (standard || isDeviceOrPipe(name)) {
        auto file = std::make_unique<QFile>(name);
        m_good = standard ? file->open(stdout, QIODevice::WriteOnly) : file->open(QIODevice::WriteOnly);
        m_file = std::move(file);
        return;
    }
    auto file = std::make_unique<QSaveFile>(name);
    m_save = file.get();
    m_good = file->open(QIODevice::WriteOnly);
    m_file = std::move(file);
}

OutputFile::~OutputFile() = default;

bool OutputFile::write(std::string_view text)
{
    const auto size = static_cast<qint64>(text.size());
    m_good = m_good && m_file->write(text.data(), size) == size;
    return m_good;
}

std::optional<FileError> OutputFile::commit()
{
    if (m_good && (m_save ? m_save->commit() : m_file->flush()))
        return std::nullopt;
    return FileError{FileFault::CannotWrite, m_name, m_file->errorString()};
}

} // namespace octoplan
