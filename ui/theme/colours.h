// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/choices.h"

#include <QBrush>
#include <QColor>
#include <QPalette>

// Colours by meaning, for the light and the dark palette. Parts, offerings and cost lines have three palettes that
// never meet; verdicts are told by tones.
namespace octoplan {

enum class Tone { Positive, Caution, Negative, Neutral, Accent };

struct ToneColours {
    QColor text;
    QColor fill;
};

[[nodiscard]] ToneColours toneColours(Tone tone, const QPalette& palette);
[[nodiscard]] Tone toneOf(Verdict verdict);

// Quiet text on window and base.
[[nodiscard]] QColor mutedColour(const QPalette& palette);
// Hairlines around cards, fields and below headers.
[[nodiscard]] QColor borderColour(const QPalette& palette);
// The groove of a slider.
[[nodiscard]] QColor grooveColour(const QPalette& palette);
// A limit that a person set (budget, deadline) and marks on a track.
[[nodiscard]] QColor limitColour(const QPalette& palette);

[[nodiscard]] QColor partColour(MemoryPart part, const QPalette& palette);
// Drawn over a part's colour on paper, so that parts stay apart in grey; no brush for those that stay plain.
[[nodiscard]] QBrush partHatch(MemoryPart part);
[[nodiscard]] QColor offeringColour(int index, const QPalette& palette);
// Solid, hatched or hollow, so that lines of a cost stay apart without colour.
[[nodiscard]] QBrush costBrush(CostLineId line, const QPalette& palette);
[[nodiscard]] QColor costOutline(const QPalette& palette);

} // namespace octoplan
