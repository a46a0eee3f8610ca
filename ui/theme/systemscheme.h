// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDBusVariant;

// Whether the desktop asks for dark: from the settings portal where there is one. Qt 6.4 does not tell by itself.
namespace octoplan {

class SystemScheme : public QObject {
    Q_OBJECT

public:
    explicit SystemScheme(QObject* parent = nullptr);

signals:
    void darkChanged(bool dark);

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
};

} // namespace octoplan
