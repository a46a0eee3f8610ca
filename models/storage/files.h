// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace octoplan {

enum class FileFault { CannotOpen, CannotRead, TooLarge, CannotWrite };

struct FileError {
    FileFault fault = FileFault::CannotOpen;
    QString file;
    QString detail; // what the system says
    friend bool operator==(const FileError&, const FileError&) = default;
};

inline constexpr qint64 largestFile = 64LL * 1024 * 1024; // bytes; larger ones are refused

struct TextReading {
    std::string text;
    std::optional<FileError> error;
};

// The whole file as it is, bytes and all; "-" is standard input.
[[nodiscard]] TextReading readText(const QString& file, qint64 limit = largestFile);

// All or nothing: on failure an existing file stays as it was and none is left half-written. "-" is standard output.
[[nodiscard]] std::optional<FileError> writeText(const QString& file, std::string_view text);

} // namespace octoplan
