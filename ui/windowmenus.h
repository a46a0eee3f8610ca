// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/edit.h"
#include "wording/wording.h"

#include <QStringList>

class QAction;
class QMenu;

namespace octoplan {

class Actions;
class DocumentFlow;
class ExportFlow;
class Session;

// Menus that follow what there is: files, offerings, and what undo would undo.
void fillPaths(QMenu& menu, const QStringList& paths, DocumentFlow& flow);
void fillOfferingMenu(QMenu& menu, Session& session, const Wording& wording);
// The scenario's title, else its file's name.
[[nodiscard]] QString scenarioName(const Session& session, const QString& path);
void showUndo(QAction& action, const std::optional<Edit>& edit, const QString& pattern, const Wording& wording);

// Joins the commands that make something of the scenario with what they do; without `flow` they are not there.
void connectExports(Actions& actions, ExportFlow* flow);

} // namespace octoplan
