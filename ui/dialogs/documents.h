// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <vector>

namespace octoplan {

struct CatalogDifference;

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

    // Figures that the file was saved with and that the program's catalogue gives otherwise; the file's are in use.
    [[nodiscard]] virtual std::vector<CatalogDifference> differences() const = 0;
    virtual void takePresentFigures() = 0; // a change that is not saved

signals:
    void pathChanged();
    void differencesChanged();
    void noted(const QString& text); // worth knowing, not worth a dialog
};

} // namespace octoplan
