// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windowparts.h"

namespace octoplan {

class Actions;
class DocumentFlow;
class MainWindow;

// Joins every command with what it does.
void connectCommands(const WindowParts& parts, MainWindow& window, Actions& actions, DocumentFlow& flow);

} // namespace octoplan
