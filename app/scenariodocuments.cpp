// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenariodocuments.h"

#include "formats/catalogused.h"
#include "formats/huggingface.h"
#include "session/session.h"
#include "settings/keys.h"
#include "storage/files.h"
#include "storage/recentfiles.h"
#include "storage/scenariofile.h"
#include "wording/problemtext.h"

#include <QDir>
#include <QFileInfo>

#include <chrono>
#include <utility>

namespace octoplan {

namespace {

constexpr auto exampleFolder = ":/octoplan/examples";

bool isBuiltIn(const QString& path) { return path.startsWith(u':'); }

QString problemText(const Problems& problems, Severity severity)
{
    QStringList lines;
    for (const Problem& problem : problems)
        if (problem.severity == severity)
            lines << QStringLiteral("%1: %2").arg(QString::fromStdString(problem.at), messageText(problem.message));
    return lines.join(u'\n');
}

QString faultText(const FileError& error)
{
    switch (error.fault) {
    case FileFault::CannotOpen: return ScenarioDocuments::tr("The file cannot be opened: %1").arg(error.detail);
    case FileFault::CannotRead: return ScenarioDocuments::tr("The file cannot be read: %1").arg(error.detail);
    case FileFault::TooLarge: return ScenarioDocuments::tr("The file is larger than 64 MiB");
    case FileFault::CannotWrite: return ScenarioDocuments::tr("The file cannot be written: %1").arg(error.detail);
    }
    return error.detail;
}

} // namespace

ScenarioDocuments::ScenarioDocuments(Session& session, Settings& settings, const QString& recoveryFolder,
                                     QObject* parent)
    : Documents(parent)
    , m_session(session)
    , m_settings(settings)
    , m_present(session.catalog())
    , m_autosave(recoveryFolder)
{
    m_autosave.setInterval(std::chrono::seconds(settings.value(setting::autosaveSeconds)));
    connect(&session, &Session::historyChanged, this, &ScenarioDocuments::copyUnsaved);
    connect(&m_autosave, &Autosave::failed, this, [this](const FileError& error) { emit noted(faultText(error)); });
}

void ScenarioDocuments::copyUnsaved()
{
    if (m_session.isDirty())
        m_autosave.noteChange(present(), m_path);
    else
        m_autosave.discard();
}

ScenarioFile ScenarioDocuments::present() const
{
    ScenarioFile file = m_file;
    file.scenarios = m_session.scenarios().scenarios();
    if (file.scenarios.size() > 1 && !file.several) { // what was the one scenario's is no longer the file's
        file.several = true;
        file.title.clear();
        file.note.clear();
    }
    file.catalogUsed = usedCatalog(file.scenarios, m_session.catalog());
    return file;
}

void ScenarioDocuments::useCatalog(const Catalog& catalog, std::vector<CatalogDifference> differences)
{
    if (catalog != m_session.catalog())
        m_session.setCatalog(catalog);
    m_differences = std::move(differences);
    emit differencesChanged();
}

Problems ScenarioDocuments::take(ScenarioFile file, bool inFile)
{
    FileCatalog theirs = catalogOf(file, m_present);
    if (!theirs.catalog)
        return theirs.problems;
    Problems unknown;
    for (std::size_t i = 0; i < file.scenarios.size(); ++i) {
        const std::string place = file.several ? "/scenarios/" + std::to_string(i) : std::string();
        const Problems found = checkAgainst(file.scenarios[i], *theirs.catalog, place);
        unknown.insert(unknown.end(), found.begin(), found.end());
    }
    if (hasError(unknown))
        return unknown;
    m_file = std::move(file);
    useCatalog(*theirs.catalog, std::move(theirs.differences));
    m_session.setScenarios(m_file.scenarios, inFile);
    return {};
}

void ScenarioDocuments::takePresentFigures()
{
    m_file.catalogChanges.clear();
    useCatalog(m_present, {});
    m_session.setScenarios(m_session.scenarios().scenarios(), false);
}

void ScenarioDocuments::setPath(const QString& path, bool remember)
{
    m_path = path;
    if (remember && !path.isEmpty())
        m_settings.setValue(setting::recentFiles, withRecentFile(m_settings.value(setting::recentFiles), path));
    emit pathChanged();
}

void ScenarioDocuments::noteProblems(const Problems& problems)
{
    if (const QString notes = problemText(problems, Severity::Note); !notes.isEmpty())
        emit noted(notes);
}

void ScenarioDocuments::startNew()
{
    m_file = {};
    useCatalog(m_present, {});
    m_session.setScenario(Scenario{});
    setPath({}, false);
}

// An example is opened as a new, unnamed scenario.
QString ScenarioDocuments::open(const QString& path)
{
    ScenarioLoading loading = loadScenarios(path);
    if (loading.error)
        return faultText(*loading.error);
    if (!loading.file || hasError(loading.problems) || loading.file->scenarios.empty())
        return problemText(loading.problems, Severity::Error);
    if (const Problems problems = take(std::move(*loading.file), true); hasError(problems))
        return problemText(problems, Severity::Error);
    setPath(isBuiltIn(path) ? QString() : path, true);
    noteProblems(loading.problems);
    return {};
}

QString ScenarioDocuments::save(const QString& path)
{
    if (const auto error = saveScenarios(path, present()))
        return faultText(*error);
    m_file = present();
    m_session.setSaved();
    setPath(path, true);
    return {};
}

QString ScenarioDocuments::importConfig(const QString& path)
{
    const TextReading text = readText(path);
    if (text.error)
        return faultText(*text.error);
    const ConfigReading config = readConfig(text.text);
    if (config.refused)
        return problemText(config.problems, Severity::Error);
    if (!config.notModelled.isEmpty())
        return messageText(config.notModelled);
    m_session.edit(EditKind::Model, [&](Scenario& s) {
        s.model = ModelChoice{};
        s.model.source = ModelSource::Config;
        s.model.shape = config.shape;
        s.model.configText = text.text;
    });
    noteProblems(config.problems);
    return {};
}

QStringList ScenarioDocuments::recentFiles() const { return existingFiles(m_settings.value(setting::recentFiles)); }

QStringList ScenarioDocuments::examples() const
{
    QStringList paths;
    const QDir folder(QString::fromLatin1(exampleFolder));
    for (const QString& name : folder.entryList({QStringLiteral("*.octoplan")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

bool ScenarioDocuments::recover()
{
    for (const Recovery& left : m_autosave.recoverable()) {
        if (left.scenarios.scenarios.empty() || hasError(take(left.scenarios, false)))
            continue;
        setPath(left.original, false);
        Autosave::drop(left);
        emit noted(tr("Unsaved work of %1 was recovered").arg(left.saved.toString(Qt::ISODate)));
        return true;
    }
    return false;
}

void ScenarioDocuments::finish() { m_autosave.discard(); }

} // namespace octoplan
