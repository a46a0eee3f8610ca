// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windowbars.h"

#include "actions.h"
#include "theme/flatstyle.h"
#include "theme/typescale.h"

#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolBar>

namespace octoplan {

void WindowBars::build(QMainWindow& window, const Actions& actions)
{
    title = new QLabel;
    catalogNote = new QLabel;
    planNote = new QLabel;
    auto* bar = new QToolBar;
    QStatusBar& status = *window.statusBar();
    title->setFont(styled(window.font(), TextStyle::Title));
    title->setContentsMargins(10, 0, 10, 0);
    title->setMinimumWidth(120); // a long name gives way to the commands
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->addWidget(title);
    for (const ActionId id : {ActionId::Undo, ActionId::Redo, ActionId::PinBaseline, ActionId::Save, ActionId::Present,
                              ActionId::ExportPdf})
        bar->addAction(actions[id]);
    bar->widgetForAction(actions[ActionId::ExportPdf])->setProperty(leadingProperty, true);
    window.addToolBar(bar);
    status.setSizeGripEnabled(false);
    status.setAutoFillBackground(true);
    status.setBackgroundRole(QPalette::Base);
    for (QLabel* note : {catalogNote, planNote})
        note->setContentsMargins(10, 4, 10, 4);
    status.addWidget(catalogNote);
    status.addPermanentWidget(planNote);
}

} // namespace octoplan
