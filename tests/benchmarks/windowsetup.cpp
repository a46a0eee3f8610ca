// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"

#include "commandline/console.h"
#include "supportreaders.h"

namespace octoplan::benchmarks {

Catalog builtInCatalog()
{
    CatalogInput input = readCatalog(Options{});
    if (input.status != ExitStatus::Done)
        qFatal("the program's catalogue cannot be read");
    return std::move(input.catalog);
}

Scenario pictureScenario()
{
    Scenario scenario;
    scenario.title = "Customer-service model";
    scenario.model.preset = "llama-2-13b";
    scenario.goal.tokens = 8.64e9;
    scenario.constraints.deadlineDays = 14.0;
    scenario.constraints.budget = yuan(10000);
    return scenario;
}

InstalledLanguage::InstalledLanguage(const QString& key) { install(languageFromKey(key).value_or(Language::English)); }

WindowSetup::WindowSetup(const QString& languageKey)
    : reading(std::async(std::launch::async, builtInCatalog))
    , settings(folder.filePath(QStringLiteral("settings.ini")))
    , language(languageKey)
    , appearance(Scheme::Light)
    , session(reading.get())
    , documents(session, settings, folder.filePath(QStringLiteral("recovery")))
    , support(session, supportReaders())
    , outputs(session, documents, supportReaders().runs)
    , window({session, settings, appearance, language, documents, support, &outputs})
{
}

void WindowSetup::setLanguage(const QString& key)
{
    language.install(languageFromKey(key).value_or(Language::English));
    window.retranslate();
}

} // namespace octoplan::benchmarks
