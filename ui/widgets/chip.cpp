// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/chip.h"

#include "theme/typescale.h"

#include <QPainter>

#include <algorithm>

namespace octoplan {

namespace {

constexpr double padding = 8.0;
constexpr double signGap = 4.0;

double glyphSide(const QFontMetricsF& metrics) { return metrics.height() * 0.6; }

} // namespace

QSizeF chipSize(const ChipContent& chip, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double sign = chip.glyph == Glyph::None ? 0.0 : glyphSide(metrics) + signGap;
    return {2 * padding + sign + metrics.horizontalAdvance(chip.text), metrics.height() + 4};
}

double paintChip(QPainter& painter, const QRectF& box, const ChipContent& chip, const QFont& font,
                 const QPalette& palette)
{
    const QFontMetricsF metrics(font);
    const QSizeF size = chipSize(chip, font);
    const QRectF pill(box.topLeft(), QSizeF(std::min(size.width(), box.width()), size.height()));
    const ToneColours colours = toneColours(chip.tone, palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.fill);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    double x = pill.left() + padding;
    if (chip.glyph != Glyph::None) {
        const double side = glyphSide(metrics);
        paintGlyph(painter, chip.glyph, QRectF(x, pill.center().y() - side / 2, side, side), colours.text);
        x += side + signGap;
    }
    painter.setFont(font);
    painter.setPen(colours.text);
    const QRectF textBox(x, pill.top(), pill.right() - padding - x + 1, pill.height());
    painter.drawText(textBox, Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(chip.text, Qt::ElideRight, textBox.width()));
    painter.restore();
    return pill.width();
}

Chip::Chip(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setContent(const ChipContent& content)
{
    if (content == m_content)
        return;
    m_content = content;
    setAccessibleName(content.text);
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const { return chipSize(m_content, styled(font(), TextStyle::Small)).toSize(); }

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintChip(painter, rect(), m_content, styled(font(), TextStyle::Small), palette());
}

} // namespace octoplan
