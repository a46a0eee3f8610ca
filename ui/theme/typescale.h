// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

// The few sizes of type in the window, all relative to the body's, so that a larger system font scales everything.
namespace octoplan {

enum class TextStyle { Headline, Figure, CompactFigure, Title, Strong, Body, Small, Tick };

[[nodiscard]] QFont styled(const QFont& body, TextStyle style);
// The program's body font: the bundled sans (tabular figures, Chinese named last) at the system's size, not below 13 px
// at 96 dpi.
[[nodiscard]] QFont bodyFont(const QFont& system);

} // namespace octoplan
