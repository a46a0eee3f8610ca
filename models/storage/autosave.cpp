// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "autosave.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace octoplan {

namespace {

constexpr std::chrono::seconds defaultInterval{30};

QString lockOf(const QString& file) { return file + QLatin1String(".lock"); }

std::optional<Recovery> readRecovery(const QString& file)
{
    const TextReading reading = readText(file);
    if (reading.error)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(reading.text)).object();
    ScenarioReading scenarios = scenariosFromJson(object[QLatin1String("scenario")].toString().toStdString());
    if (!scenarios.file)
        return std::nullopt;
    return Recovery{file, object[QLatin1String("original")].toString(),
                    QDateTime::fromString(object[QLatin1String("saved")].toString(), Qt::ISODate),
                    std::move(*scenarios.file)};
}

} // namespace

Autosave::Autosave(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder)
    , m_file(QDir(folder).filePath(QLatin1String("autosave-") + QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                   QLatin1String(".json")))
{
    m_timer.setSingleShot(true);
    setInterval(defaultInterval);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (const auto error = writeNow())
            emit failed(*error);
    });
}

Autosave::~Autosave() = default;

void Autosave::setInterval(std::chrono::milliseconds interval)
{
    m_timer.setInterval(interval);
    if (interval.count() <= 0)
        m_timer.stop();
}

void Autosave::noteChange(const ScenarioFile& scenarios, const QString& original)
{
    m_pending = Work{scenarios, original};
    if (m_timer.interval() > 0 && !m_timer.isActive())
        m_timer.start();
}

bool Autosave::ensureLock()
{
    if (m_lock)
        return true;
    QDir().mkpath(m_folder);
    auto lock = std::make_unique<QLockFile>(lockOf(m_file));
    lock->setStaleLockTime(0); // a running program may take days; only its death frees the lock
    if (!lock->tryLock(0))
        return false;
    m_lock = std::move(lock);
    return true;
}

std::optional<FileError> Autosave::writeNow()
{
    if (!m_pending)
        return std::nullopt;
    if (!ensureLock())
        return FileError{FileFault::CannotWrite, m_file, {}};
    const QJsonObject object{
        {QLatin1String("original"), m_pending->original},
        {QLatin1String("saved"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
        {QLatin1String("scenario"), QString::fromStdString(scenariosToJson(m_pending->scenarios))}};
    auto error = writeText(m_file, QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
    if (!error)
        m_pending.reset();
    return error;
}

void Autosave::discard()
{
    m_timer.stop();
    m_pending.reset();
    QFile::remove(m_file);
    m_lock.reset();
}

std::vector<Recovery> Autosave::recoverable() const
{
    std::vector<Recovery> all;
    const QStringList names{QStringLiteral("autosave-*.json")};
    for (const QFileInfo& info : QDir(m_folder).entryInfoList(names, QDir::Files)) {
        const QString file = info.absoluteFilePath();
        if (file == QFileInfo(m_file).absoluteFilePath())
            continue;
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // its program runs
        if (auto recovery = readRecovery(file))
            all.push_back(std::move(*recovery));
    }
    std::sort(all.begin(), all.end(), [](const Recovery& a, const Recovery& b) { return a.saved > b.saved; });
    return all;
}

void Autosave::drop(const Recovery& recovery)
{
    QFile::remove(recovery.file);
    QFile::remove(lockOf(recovery.file));
}

} // namespace octoplan
