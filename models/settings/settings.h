// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <optional>

namespace octoplan {

// A setting's key, what holds where nobody or nonsense set it, and which values are sense.
template <class T>
struct Setting {
    const char* key;
    T fallback;
    bool (*valid)(const T&) = nullptr; // null: all of them
};

// The values of one user, in the platform's place or in a given file. Files edited by hand or by later versions may
// hold anything: what does not read as the setting's type, or is not sense, counts as not set.
class Settings : public QObject {
    Q_OBJECT

public:
    explicit Settings(QObject* parent = nullptr);
    explicit Settings(const QString& iniFile, QObject* parent = nullptr);

    template <class T>
    [[nodiscard]] T value(const Setting<T>& setting) const
    {
        const std::optional<T> read = readAs<T>(m_store->value(QLatin1String(setting.key)));
        return read && (!setting.valid || setting.valid(*read)) ? *read : setting.fallback;
    }

    // Values that are no sense are not kept.
    template <class T>
    void setValue(const Setting<T>& setting, const T& value)
    {
        if ((setting.valid && !setting.valid(value)) || value == this->value(setting))
            return;
        m_store->setValue(QLatin1String(setting.key), value);
        emit changed(QLatin1String(setting.key));
    }

    template <class T>
    void reset(const Setting<T>& setting)
    {
        m_store->remove(QLatin1String(setting.key));
        emit changed(QLatin1String(setting.key));
    }

    // Writes now; false where the file cannot be written.
    bool sync();

signals:
    void changed(const QString& key);

private:
    template <class T>
    [[nodiscard]] static std::optional<T> readAs(const QVariant& stored);

    std::unique_ptr<QSettings> m_store;
};

template <>
std::optional<QString> Settings::readAs(const QVariant& stored);
template <>
std::optional<QStringList> Settings::readAs(const QVariant& stored);
template <>
std::optional<QByteArray> Settings::readAs(const QVariant& stored);
template <>
std::optional<bool> Settings::readAs(const QVariant& stored);
template <>
std::optional<int> Settings::readAs(const QVariant& stored);
template <>
std::optional<double> Settings::readAs(const QVariant& stored);

} // namespace octoplan
