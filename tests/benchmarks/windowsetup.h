// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mainwindow.h"
#include "report/sessionoutputs.h"
#include "scenariodocuments.h"
#include "session/session.h"
#include "session/support.h"
#include "settings/settings.h"
#include "theme/appearance.h"
#include "wording/translation.h"

#include <QTemporaryDir>

#include <future>

// The real window over the built-in catalogue, with settings and recovery in a folder that goes away.
namespace octoplan::benchmarks {

[[nodiscard]] Catalog builtInCatalog();
// The scenario of the design pictures: 13B full fine-tuning of 8.64 B tokens in 14 days.
[[nodiscard]] Scenario pictureScenario();

// The application's language, before a window asks for its words.
struct InstalledLanguage : ApplicationLanguage {
    explicit InstalledLanguage(const QString& key);
};

struct WindowSetup {
    explicit WindowSetup(const QString& languageKey = QStringLiteral("en"));
    void setLanguage(const QString& key);

    std::future<Catalog> reading; // as the program does
    QTemporaryDir folder;
    Settings settings;
    InstalledLanguage language;
    Appearance appearance;
    Session session;
    ScenarioDocuments documents;
    Support support;
    SessionOutputs outputs;
    MainWindow window;
};

} // namespace octoplan::benchmarks
