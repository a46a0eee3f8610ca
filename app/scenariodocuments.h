// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/documents.h"
#include "formats/scenario.h"
#include "hardware/catalog.h"
#include "storage/autosave.h"
#include "values/catalogdifference.h"
#include "values/problem.h"

namespace octoplan {

class Session;
class Settings;

// The session's scenario as a file: reading, writing, recent files, and a copy of what is not saved.
class ScenarioDocuments : public Documents {
    Q_OBJECT

public:
    // `recoveryFolder` holds copies of unsaved work.
    ScenarioDocuments(Session& session, Settings& settings, const QString& recoveryFolder, QObject* parent = nullptr);

    [[nodiscard]] QString path() const override { return m_path; }
    void startNew() override;
    [[nodiscard]] QString open(const QString& path) override;
    [[nodiscard]] QString save(const QString& path) override;
    [[nodiscard]] QString importConfig(const QString& path) override;
    [[nodiscard]] QStringList recentFiles() const override;
    [[nodiscard]] QStringList examples() const override;
    [[nodiscard]] std::vector<CatalogDifference> differences() const override { return m_differences; }
    void takePresentFigures() override;

    // Takes up what a crashed program left behind, if anything; then there are unsaved changes.
    bool recover();
    void finish(); // the window was closed and its changes saved or given up

private:
    // The problems where the file is refused; else it is the session's, with the figures it was saved with.
    [[nodiscard]] Problems take(ScenarioFile file, bool inFile);
    void useCatalog(const Catalog& catalog, std::vector<CatalogDifference> differences);
    void setPath(const QString& path, bool remember);
    void noteProblems(const Problems& problems);
    void copyUnsaved();
    [[nodiscard]] ScenarioFile present() const;

    Session& m_session;
    Settings& m_settings;
    const Catalog m_present; // the program's, or the one it was started with
    Autosave m_autosave;
    ScenarioFile m_file; // what stands beside the scenario in its file
    std::vector<CatalogDifference> m_differences;
    QString m_path;
};

} // namespace octoplan
