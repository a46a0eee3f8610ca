// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace octoplan {

// What the window asks to be done with files. The program does it and changes the session; an answer that is not empty
// says why it could not.
class Documents : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual QString path() const = 0; // empty: never saved
    virtual void startNew() = 0;
    [[nodiscard]] virtual QString open(const QString& path) = 0;
    [[nodiscard]] virtual QString save(const QString& path) = 0;
    [[nodiscard]] virtual QString importConfig(const QString& path) = 0;
    [[nodiscard]] virtual QStringList recentFiles() const = 0;
    [[nodiscard]] virtual QStringList examples() const = 0; // paths that open() takes

signals:
    void pathChanged();
    void noted(const QString& text); // worth knowing, not worth a dialog
};

} // namespace octoplan
