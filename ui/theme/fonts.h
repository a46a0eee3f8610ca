// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace octoplan {

// Makes the bundled fonts known to the application. Call once, after the QGuiApplication exists.
void addBundledFonts();

// The bundled sans at that size, with Chinese from the system where it has any, else from the bundled font.
[[nodiscard]] QFont bundledFont(int pixelSize, QFont::Weight weight = QFont::Normal);

} // namespace octoplan
