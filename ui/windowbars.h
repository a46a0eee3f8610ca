// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QMainWindow;

namespace octoplan {

class Actions;

// The tool bar with the scenario's name, and the status line.
struct WindowBars {
    QLabel* title = nullptr;
    QLabel* catalogNote = nullptr;
    QLabel* planNote = nullptr;

    void build(QMainWindow& window, const Actions& actions);
};

} // namespace octoplan
