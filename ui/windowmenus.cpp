// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windowmenus.h"

#include "actions.h"
#include "dialogs/documentflow.h"
#include "dialogs/exportflow.h"
#include "mainwindow.h"
#include "session/session.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>

namespace octoplan {

void fillPaths(QMenu& menu, const QStringList& paths, DocumentFlow& flow)
{
    menu.clear();
    menu.setEnabled(!paths.isEmpty());
    for (const QString& path : paths) {
        QAction* action = menu.addAction(QFileInfo(path).completeBaseName());
        action->setToolTip(path);
        QObject::connect(action, &QAction::triggered, &flow, [&flow, path] { flow.openFile(path); });
    }
}

void fillOfferingMenu(QMenu& menu, Session& session, const Wording& wording)
{
    menu.clear();
    for (const auto& offering : session.catalog().offerings) {
        QAction* action = menu.addAction(wording.offeringName(offering.name));
        action->setCheckable(true);
        const std::string id = offering.id;
        const auto chosen = [&session, id] {
            const auto& all = session.scenario().offerings;
            return std::any_of(all.begin(), all.end(), [&id](const OfferingChoice& c) { return c.id == id; });
        };
        action->setChecked(chosen());
        QObject::connect(&menu, &QMenu::aboutToShow, action, [action, chosen] { action->setChecked(chosen()); });
        QObject::connect(action, &QAction::triggered, &session, [&session, id](bool on) {
            session.edit(EditKind::Offerings, [&id, on](Scenario& s) {
                if (on)
                    s.offerings.push_back({id, {}});
                else if (s.offerings.size() > 1) // there is always something to compare
                    std::erase_if(s.offerings, [&id](const OfferingChoice& c) { return c.id == id; });
            });
        });
    }
}

QString scenarioName(const Session& session, const QString& path)
{
    if (!session.scenario().title.empty())
        return QString::fromStdString(session.scenario().title);
    return path.isEmpty() ? MainWindow::tr("Untitled scenario") : QFileInfo(path).completeBaseName();
}

void showUndo(QAction& action, const std::optional<Edit>& edit, const QString& pattern, const Wording& wording)
{
    action.setEnabled(edit.has_value());
    QString hint;
    if (edit)
        hint = pattern.arg(edit->input ? wording.label(*edit->input) : wording.label(edit->kind));
    action.setToolTip(hint);
    action.setStatusTip(hint);
}

void connectExports(Actions& actions, ExportFlow* flow)
{
    for (const ActionId id : {ActionId::ExportPdf, ActionId::ExportSpreadsheet, ActionId::Print}) {
        actions[id]->setVisible(flow != nullptr);
        actions[id]->setEnabled(flow != nullptr);
    }
    if (!flow)
        return;
    QObject::connect(actions[ActionId::ExportPdf], &QAction::triggered, flow, &ExportFlow::exportPdf);
    QObject::connect(actions[ActionId::ExportSpreadsheet], &QAction::triggered, flow, &ExportFlow::exportSpreadsheet);
    QObject::connect(actions[ActionId::Print], &QAction::triggered, flow, &ExportFlow::print);
    QObject::connect(actions.menu(MenuId::File), &QMenu::aboutToShow, flow,
                     [&actions] { ExportFlow::showPrintable(*actions[ActionId::Print]); });
}

} // namespace octoplan
