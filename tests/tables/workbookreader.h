// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

// Reads a workbook back by its files, as far as the tests ask.
namespace octoplan::test {

struct ReadCell {
    QString text;    // of a string
    QString formula; // without "="
    double number = 0.0;
    bool isText = false;
};

struct ReadSheet {
    QString name;
    QHash<QString, ReadCell> cells; // by "B3"
    int frozenRows = 0;
};

struct ReadWorkbook {
    QList<ReadSheet> sheets; // in the order of the tabs
    QList<QByteArray> charts;

    [[nodiscard]] ReadSheet* sheet(const QString& name);
};

// No sheets where unzip is missing or the file is none.
[[nodiscard]] ReadWorkbook readWorkbook(const QByteArray& bytes);

} // namespace octoplan::test
