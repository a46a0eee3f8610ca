// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/scenario.h"
#include "storage/files.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace octoplan {

// Work that a program left behind when it ended without saving.
struct Recovery {
    QString file;     // the autosave itself
    QString original; // the scenario's own file, empty if it had none
    QDateTime saved;
    ScenarioFile scenarios;
};

// Keeps a copy of unsaved work in a folder of its own, one file a running program. A lock beside it tells the copies of
// programs that still run from those that crashed.
class Autosave : public QObject {
    Q_OBJECT

public:
    explicit Autosave(const QString& folder, QObject* parent = nullptr);
    ~Autosave() override; // keeps the copy: only discard() drops it

    void setInterval(std::chrono::milliseconds interval); // 0: never
    // Called at every change; the copy is written once the interval is over.
    void noteChange(const ScenarioFile& scenarios, const QString& original);
    std::optional<FileError> writeNow();
    // Nothing is unsaved any more.
    void discard();

    // What other programs left behind, newest first. Copies that cannot be read are left out.
    [[nodiscard]] std::vector<Recovery> recoverable() const;
    static void drop(const Recovery& recovery);

    [[nodiscard]] QString file() const { return m_file; }

signals:
    void failed(const octoplan::FileError& error);

private:
    [[nodiscard]] bool ensureLock();

    struct Work {
        ScenarioFile scenarios;
        QString original;
    };
    QString m_folder;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    std::optional<Work> m_pending;
    QTimer m_timer;
};

} // namespace octoplan
