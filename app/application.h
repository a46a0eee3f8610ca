// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace octoplan {

// Builds settings, session and window, joins them, and runs until the window is closed.
[[nodiscard]] int runWindow(int& argc, char** argv);

} // namespace octoplan
