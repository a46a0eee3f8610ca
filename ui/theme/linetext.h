// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

// One line of text in the painter's font and pen, elided where it is longer than its room. It is shaped once: to
// measure, to elide and to draw each by itself would shape it three times.
namespace octoplan {

// Returns the width used.
double paintLine(QPainter& painter, const QPointF& topLeft, const QString& text, double room);

// To the right of the box, half way down.
void paintLineRight(QPainter& painter, const QRectF& box, const QString& text);

} // namespace octoplan
