// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

// Small signs drawn as strokes, so that they are crisp at every scale and need no font.
namespace octoplan {

enum class Glyph { None, Check, Warning, Cross, Bar, Star };

void paintGlyph(QPainter& painter, Glyph glyph, const QRectF& box, const QColor& ink);

} // namespace octoplan
