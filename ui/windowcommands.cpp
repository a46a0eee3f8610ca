// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windowcommands.h"

#include "dialogs/aboutdialog.h"
#include "dialogs/documentflow.h"
#include "dialogs/shortcutsdialog.h"
#include "dialogs/sweepdialog.h"
#include "mainwindow.h"
#include "panels/presentation.h"
#include "session/session.h"
#include "settings/keys.h"
#include "theme/appearance.h"
#include "wording/translation.h"

namespace octoplan {

namespace {

// The settings follow the menu.
void chooseLanguage(const WindowParts& parts, MainWindow& window, Language language)
{
    parts.settings.setValue(setting::language, keyOf(language));
    parts.language.install(language);
    window.retranslate();
}

void chooseTheme(const WindowParts& parts, const QString& key)
{
    parts.settings.setValue(setting::theme, key);
    parts.appearance.setScheme(schemeFromKey(key));
}

// One beside the window, which goes on.
void showSweep(const WindowParts& parts, MainWindow& window)
{
    auto* dialog = window.findChild<SweepDialog*>();
    if (!dialog) {
        dialog = new SweepDialog(parts.session, parts.outputs, &window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void connectAnswer(const WindowParts& parts, MainWindow& window, Actions& actions)
{
    const auto on = [&](ActionId id, auto act) { QObject::connect(actions[id], &QAction::triggered, &window, act); };
    Session& session = parts.session;
    on(ActionId::Undo, [&session] { session.undo(); });
    on(ActionId::Redo, [&session] { session.redo(); });
    on(ActionId::PinBaseline, [&session] { session.pinBaseline(); });
    on(ActionId::ClearBaseline, [&session] { session.clearBaseline(); });
    on(ActionId::Sweep, [parts, &window] { showSweep(parts, window); });
    on(ActionId::CopyAnswer, [&window] { window.answer()->copyAnswer(); });
    on(ActionId::CopySummary, [&window] { window.answer()->copySummary(); });
    on(ActionId::CopyTable, [&window] { window.answer()->copyTable(); });
    on(ActionId::Present, [&window, &session] {
        (new Presentation(session.scenario(), session.comparison(), window.wording(), &window))
            ->showOn(window.screen());
    });
}

void connectLook(const WindowParts& parts, MainWindow& window, Actions& actions)
{
    const auto on = [&](ActionId id, auto act) { QObject::connect(actions[id], &QAction::triggered, &window, act); };
    on(ActionId::SystemTheme, [parts] { chooseTheme(parts, QStringLiteral("system")); });
    on(ActionId::LightTheme, [parts] { chooseTheme(parts, QStringLiteral("light")); });
    on(ActionId::DarkTheme, [parts] { chooseTheme(parts, QStringLiteral("dark")); });
    on(ActionId::English, [parts, &window] { chooseLanguage(parts, window, Language::English); });
    on(ActionId::Chinese, [parts, &window] { chooseLanguage(parts, window, Language::Chinese); });
    on(ActionId::FullScreen, [&window](bool full) { full ? window.showFullScreen() : window.showNormal(); });
    on(ActionId::Shortcuts, [&window, &actions] { ShortcutsDialog(actions.all(), &window).exec(); });
    on(ActionId::About, [&window] { showAbout(&window); });
}

} // namespace

void connectCommands(const WindowParts& parts, MainWindow& window, Actions& actions, DocumentFlow& flow)
{
    connectAnswer(parts, window, actions);
    connectLook(parts, window, actions);
    const auto on = [&](ActionId id, auto act) { QObject::connect(actions[id], &QAction::triggered, &flow, act); };
    on(ActionId::New, [&flow] { flow.startNew(); });
    on(ActionId::Open, [&flow] { flow.open(); });
    on(ActionId::Save, [&flow] { flow.save(); });
    on(ActionId::SaveAs, [&flow] { flow.saveAs(); });
    on(ActionId::OpenConfig, [&flow] { flow.importConfig(); });
    on(ActionId::Quit, [&window] { window.close(); });
}

} // namespace octoplan
