// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

// The few sizes of type in the window, all relative to the body's, so that a larger system font scales everything.
namespace octoplan {

enum class TextStyle { Headline, Figure, CompactFigure, Title, Strong, Body, Small, Tick };

[[nodiscard]] QFont styled(const QFont& body, TextStyle style);
// The program's body font: the system's, not below 13 px at 96 dpi, with tabular figures where Qt can ask for them,
// and a fallback for Chinese named last.
[[nodiscard]] QFont bodyFont(const QFont& system);

} // namespace octoplan
