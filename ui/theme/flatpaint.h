// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRectF>

class QPainter;
class QStyleOption;
class QStyleOptionSlider;

// The strokes of FlatStyle.
namespace octoplan {

void paintPanel(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line);
void paintField(QPainter& painter, const QRectF& rect, const QPalette& palette, bool enabled, bool focused);
void paintArrowDown(QPainter& painter, const QRectF& box, const QColor& ink);
// What a push or tool button stands on, by its state.
[[nodiscard]] QColor buttonFill(const QStyleOption& option);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider);
void paintCheckBox(QPainter& painter, const QStyleOption& option);
void paintSortArrow(QPainter& painter, const QStyleOption& option); // up where the order rises
void paintHeaderSection(QPainter& painter, const QStyleOption& option);

} // namespace octoplan
