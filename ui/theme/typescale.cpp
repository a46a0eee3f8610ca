// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/typescale.h"

#include "theme/fonts.h"

#include <QLocale>

namespace octoplan {

namespace {

constexpr double bodyPoints = 9.75; // 13 px at 96 dpi

struct Step {
    double pixels; // where the body has 13
    int weight;
};

Step stepOf(TextStyle style)
{
    // Chinese characters need 12 px to stay legible.
    const bool chinese = QLocale().language() == QLocale::Chinese;
    // Where a Chinese font has no bold, Qt thickens it only from this weight on.
    const int strong = chinese ? QFont::Bold : QFont::DemiBold;
    switch (style) {
    case TextStyle::Headline: return {19, strong};
    case TextStyle::Figure: return {19, QFont::Bold};
    case TextStyle::CompactFigure: return {15, QFont::Bold};
    case TextStyle::Title: return {13, strong};
    case TextStyle::Strong: return {13, strong};
    case TextStyle::Body: return {13, QFont::Normal};
    case TextStyle::Small: return {12, QFont::Normal};
    case TextStyle::Tick: return {chinese ? 12.0 : 11.0, QFont::Normal};
    }
    return {13, QFont::Normal};
}

} // namespace

QFont styled(const QFont& body, TextStyle style)
{
    const Step step = stepOf(style);
    QFont font(body);
    const double scale = step.pixels / 13.0;
    if (body.pixelSize() > 0) // on paper, where sizes are of the page
        font.setPixelSize(qRound(body.pixelSize() * scale));
    else
        font.setPointSizeF(body.pointSizeF() * scale);
    font.setWeight(static_cast<QFont::Weight>(step.weight));
    return font;
}

QFont bodyFont(const QFont& system)
{
    QFont font(system);
    if (font.pointSizeF() < bodyPoints)
        font.setPointSizeF(bodyPoints);
    font.setFamilies(bundledFont(13).families());
    font.setHintingPreference(QFont::PreferNoHinting); // its outlines carry none, and asking for it slows the start
    return font;
}

} // namespace octoplan
