// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/colours.h"
#include "widgets/glyph.h"

#include <QFont>
#include <QWidget>

// A short state as icon and word on a tinted pill; never colour alone.
namespace octoplan {

struct ChipContent {
    Tone tone = Tone::Neutral;
    Glyph glyph = Glyph::None;
    QString text;

    friend bool operator==(const ChipContent&, const ChipContent&) = default;
};

[[nodiscard]] QSizeF chipSize(const ChipContent& chip, const QFont& font);
// Draws at the top left of `box`, no wider than it; returns the width used.
double paintChip(QPainter& painter, const QRectF& box, const ChipContent& chip, const QFont& font,
                 const QPalette& palette);

class Chip : public QWidget {
    Q_OBJECT

public:
    explicit Chip(QWidget* parent = nullptr);

    void setContent(const ChipContent& content);
    [[nodiscard]] const ChipContent& content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ChipContent m_content;
};

} // namespace octoplan
