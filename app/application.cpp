// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "application.h"

#include "commandline/commandline.h"
#include "commandline/console.h"
#include "mainwindow.h"
#include "report/sessionoutputs.h"
#include "scenariodocuments.h"
#include "session/session.h"
#include "settings/keys.h"
#include "supportreaders.h"
#include "theme/appearance.h"
#include "wording/translation.h"

#include <QApplication>
#include <QIcon>
#include <QStandardPaths>

#include <future>

namespace octoplan {

namespace {

void introduce()
{
    QCoreApplication::setApplicationName(QStringLiteral("octoplan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(OCTOPLAN_VERSION));
    QApplication::setApplicationDisplayName(QStringLiteral("Octoplan"));
    QApplication::setDesktopFileName(QStringLiteral("org.octoplan.Octoplan"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/octoplan/icons/org.octoplan.Octoplan.svg")));
}

Language languageFor(const Options& options, const Settings& settings)
{
    if (options.language)
        return *options.language;
    return languageFromKey(settings.value(setting::language)).value_or(systemLanguage());
}

} // namespace

int runWindow(int& argc, char** argv)
{
    QApplication application(argc, argv);
    introduce();
    const CommandLine line = parseCommandLine(QCoreApplication::arguments().mid(1));
    const Options options = line.options.value_or(Options{});
    // Read while the fonts are found.
    std::future<CatalogInput> reading = std::async(std::launch::async, readCatalog, options);
    Settings settings;
    ApplicationLanguage language;
    language.install(languageFor(options, settings));
    Appearance appearance(schemeFromKey(settings.value(setting::theme)));
    CatalogInput catalog = reading.get();
    if (catalog.status != ExitStatus::Done)
        return static_cast<int>(catalog.status);
    Session session(std::move(catalog.catalog));
    ScenarioDocuments documents(session, settings,
                                QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                                    QStringLiteral("/recovery"));
    Support support(session, supportReaders());
    const SessionOutputs outputs(session, documents, supportReaders().runs);
    MainWindow window({session, settings, appearance, language, documents, support, &outputs});
    if (!options.input.isEmpty())
        window.openFile(options.input);
    else
        documents.recover();
    window.show();
    const int status = QApplication::exec();
    documents.finish();
    return status;
}

} // namespace octoplan
