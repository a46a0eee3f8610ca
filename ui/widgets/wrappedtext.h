// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace octoplan {

// Draws text over at most so many lines with the painter's font and pen; the last ends in "…" when there is more.
// The first line may begin further in. Returns the height used.
double paintWrapped(QPainter& painter, const QRectF& box, const QString& text, int lines, double firstIndent = 0.0);

struct WrappedLines {
    int count = 0;
    qsizetype end = 0; // where the last line that may be shown ends
};

// How many lines it takes, and how much of it the first `most` hold.
[[nodiscard]] WrappedLines wrappedLines(const QString& text, const QFont& font, double width, int most);

} // namespace octoplan
