// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/edit.h"
#include "wording/wording.h"

#include <QStringList>

class QAction;
class QMenu;

namespace octoplan {

class DocumentFlow;
class Session;

// Menus that follow what there is: files, offerings, and what undo would undo.
void fillPaths(QMenu& menu, const QStringList& paths, DocumentFlow& flow);
void fillOfferingMenu(QMenu& menu, Session& session, const Wording& wording);
void showUndo(QAction& action, const std::optional<Edit>& edit, const QString& pattern, const Wording& wording);

} // namespace octoplan
