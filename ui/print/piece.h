// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QSizeF>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace octoplan::print {

// All lengths in pixels of a 96-dpi page; painters are scaled to the device.
struct PageFormat {
    QSizeF size{1123.0, 794.0};
    qreal margin = 42.0;
    qreal footer = 30.0;
    [[nodiscard]] qreal width() const { return size.width() - 2.0 * margin; }
    [[nodiscard]] qreal height() const { return size.height() - 2.0 * margin - footer; }
};

// What is never broken over pages.
struct Piece {
    qreal height = 0.0;
    qreal gapAfter = 0.0;
    bool keepWithNext = false;
    std::function<void(QPainter&, QPointF)> paint;
    std::shared_ptr<const Piece> header; // painted again where a page starts with this piece
};

using Pieces = std::vector<Piece>;

inline constexpr qreal columnGap = 24.0; // between what stands side by side

// Always the light theme on paper.
struct Ink {
    QColor text{0x1f, 0x29, 0x33};
    QColor muted{0x5b, 0x66, 0x70};
    QColor line{0xd5, 0xda, 0xdf};
    QColor accent{0x2f, 0x6c, 0xb5};
    QColor strongFill{0xee, 0xf4, 0xfb};
};

} // namespace octoplan::print
