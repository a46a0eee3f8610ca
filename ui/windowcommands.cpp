// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windowcommands.h"

#include "dialogs/aboutdialog.h"
#include "dialogs/documentflow.h"
#include "dialogs/plansdialog.h"
#include "dialogs/shortcutsdialog.h"
#include "dialogs/sweepdialog.h"
#include "mainwindow.h"
#include "panels/cardspanel.h"
#include "panels/presentation.h"
#include "panels/scenariotabs.h"
#include "session/session.h"
#include "settings/keys.h"
#include "theme/appearance.h"
#include "wording/translation.h"

#include <QInputDialog>
#include <QRegularExpression>

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

void showPlans(Session& session, MainWindow& window, const QString& offering)
{
    auto* dialog = new PlansDialog(session, offering.toStdString(), window.wording(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void connectAnswer(const WindowParts& parts, MainWindow& window, Actions& actions)
{
    const auto on = [&](ActionId id, auto act) { QObject::connect(actions[id], &QAction::triggered, &window, act); };
    Session& session = parts.session;
    const CardsPanel* cards = window.answer()->cards();
    QObject::connect(cards, &CardsPanel::plansRequested, &window,
                     [&session, &window](const QString& offering) { showPlans(session, window, offering); });
    QObject::connect(cards, &CardsPanel::planFreed, &window,
                     [&session](const QString& offering) { session.freePlan(offering.toStdString()); });
    on(ActionId::Undo, [&session] { session.undo(); });
    on(ActionId::Redo, [&session] { session.redo(); });
    on(ActionId::PinBaseline, [&session] { session.pinBaseline(); });
    on(ActionId::ClearBaseline, [&session] { session.clearBaseline(); });
    on(ActionId::Sweep, [parts, &window] { showSweep(parts, window); });
    on(ActionId::CopyAnswer, [&window] { window.answer()->copyAnswer(); });
    on(ActionId::CopySummary, [&window] { window.answer()->copySummary(); });
    on(ActionId::CopyTable, [&window] { window.answer()->copyTable(); });
    on(ActionId::Present,
       [&window, &session] { (new Presentation(session, window.wording(), &window))->showOn(window.screen()); });
}

QString copyTitle(const Session& session)
{
    const ScenarioSet& all = session.scenarios();
    QString base = scenarioLabel(session, all.current());
    static const QRegularExpression number(QStringLiteral(" \\(\\d+\\)$"));
    base.remove(number);
    const auto taken = [&session, &all](const QString& title) {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (scenarioLabel(session, i) == title)
                return true;
        return false;
    };
    int copy = 2;
    while (taken(QStringLiteral("%1 (%2)").arg(base).arg(copy)))
        ++copy;
    return QStringLiteral("%1 (%2)").arg(base).arg(copy);
}

void askTitle(Session& session, MainWindow& window, std::size_t index)
{
    bool accepted = false;
    const QString title =
        QInputDialog::getText(&window, MainWindow::tr("Rename scenario"), MainWindow::tr("Name"), QLineEdit::Normal,
                              QString::fromStdString(session.scenarios().at(index).title), &accepted);
    if (accepted)
        session.renameScenario(index, title.simplified().toStdString());
}

void connectScenarios(Session& session, MainWindow& window, Actions& actions)
{
    const auto on = [&](ActionId id, auto act) { QObject::connect(actions[id], &QAction::triggered, &window, act); };
    const auto step = [&session](std::size_t by) { // wraps around; by the number less one: backwards
        session.showScenario((session.scenarios().current() + by) % session.scenarios().size());
    };
    on(ActionId::AddScenario, [&session] { session.addScenario(Scenario{}); });
    on(ActionId::DuplicateScenario, [&session] {
        Scenario copy = session.scenario();
        copy.title = copyTitle(session).toStdString();
        session.addScenario(std::move(copy));
    });
    on(ActionId::RenameScenario, [&session, &window] { askTitle(session, window, session.scenarios().current()); });
    on(ActionId::NextScenario, [step] { step(1); });
    on(ActionId::PreviousScenario, [&session, step] { step(session.scenarios().size() - 1); });
    on(ActionId::MoveScenarioLeft, [&session] {
        if (const std::size_t at = session.scenarios().current(); at > 0)
            session.moveScenario(at, at - 1);
    });
    on(ActionId::MoveScenarioRight, [&session] {
        const std::size_t at = session.scenarios().current();
        session.moveScenario(at, at + 1);
    });
    on(ActionId::CloseScenario, [&session] { session.closeScenario(session.scenarios().current()); });
    QObject::connect(window.scenarioTabs(), &ScenarioTabs::renameRequested, &window,
                     [&session, &window](int index) { askTitle(session, window, static_cast<std::size_t>(index)); });
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
    connectScenarios(parts.session, window, actions);
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
