// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings.h"

#include <cmath>

namespace octoplan {

Settings::Settings(QObject* parent)
    : QObject(parent)
    , m_store(std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("octoplan"),
                                          QStringLiteral("octoplan")))
{
}

Settings::Settings(const QString& iniFile, QObject* parent)
    : QObject(parent)
    , m_store(std::make_unique<QSettings>(iniFile, QSettings::IniFormat))
{
}

bool Settings::sync()
{
    m_store->sync();
    return m_store->status() == QSettings::NoError;
}

template <>
std::optional<QString> Settings::readAs(const QVariant& stored)
{
    // An unquoted comma makes a list of what was a text.
    if (stored.metaType().id() == QMetaType::QStringList)
        return stored.toStringList().join(QStringLiteral(", "));
    return stored.metaType().id() == QMetaType::QString ? std::optional(stored.toString()) : std::nullopt;
}

template <>
std::optional<QStringList> Settings::readAs(const QVariant& stored)
{
    // A list of one comes back from a file as a text, an empty one as nothing.
    if (stored.metaType().id() == QMetaType::QStringList)
        return stored.toStringList();
    if (stored.metaType().id() == QMetaType::QString)
        return stored.toString().isEmpty() ? QStringList() : QStringList{stored.toString()};
    return std::nullopt;
}

template <>
std::optional<QByteArray> Settings::readAs(const QVariant& stored)
{
    return stored.metaType().id() == QMetaType::QByteArray ? std::optional(stored.toByteArray()) : std::nullopt;
}

template <>
std::optional<bool> Settings::readAs(const QVariant& stored)
{
    if (stored.metaType().id() == QMetaType::Bool)
        return stored.toBool();
    const QString text = stored.toString().trimmed().toLower();
    if (text == QLatin1String("true") || text == QLatin1String("1"))
        return true;
    if (text == QLatin1String("false") || text == QLatin1String("0"))
        return false;
    return std::nullopt;
}

template <>
std::optional<int> Settings::readAs(const QVariant& stored)
{
    bool ok = false;
    const int number = stored.toInt(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

template <>
std::optional<double> Settings::readAs(const QVariant& stored)
{
    bool ok = false;
    const double number = stored.toDouble(&ok);
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace octoplan
