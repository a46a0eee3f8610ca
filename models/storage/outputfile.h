// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/files.h"

#include <QFileDevice>

#include <memory>

class QSaveFile;

namespace octoplan {

// A file that is written piece by piece, all or nothing: until commit() an existing one stays as it was, and without
// it none is left. "-" is standard output, which like a device or pipe gets each piece at once.
class OutputFile {
public:
    explicit OutputFile(const QString& name);
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    [[nodiscard]] bool write(std::string_view text); // false: see commit()
    [[nodiscard]] std::optional<FileError> commit();

private:
    QString m_name;
    std::unique_ptr<QFileDevice> m_file;
    QSaveFile* m_save = nullptr; // the same, where it is one
    bool m_good = false;
};

} // namespace octoplan
