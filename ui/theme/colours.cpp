// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/colours.h"

#include "theme/palettes.h"

#include <array>

namespace octoplan {

namespace {

struct Pair {
    QRgb light, dark;
    [[nodiscard]] QColor on(const QPalette& palette) const { return QColor(isDark(palette) ? dark : light); }
};

// Tol's colour-blind safe qualitative scheme; the dark column is lightened to hold 3:1 on dark cards.
constexpr std::array<Pair, choiceCount<MemoryPart>> parts{{
    {0xff4477aa, 0xff77a3d8}, // weights
    {0xff66ccee, 0xff97def5}, // gradients
    {0xff228833, 0xff5cba6c}, // optimizer
    {0xffccbb44, 0xffe5d878}, // activations
    {0xffee6677, 0xfff598a3}, // logits
    {0xffee8866, 0xfff5ad94}, // KV cache
    {0xffaa3377, 0xffd474ac}, // buffers
    {0xff8d99a6, 0xff8d99a6}, // slack
    {0xffbbbbbb, 0xffd0d0d0}, // runtime
}};

constexpr std::array<Pair, 4> offerings{{
    {0xff999933, 0xffc4c45c},
    {0xff332288, 0xff9a8cf0},
    {0xff882255, 0xffe07fb0},
    {0xff117733, 0xff58b878},
}};

struct TonePair {
    Pair text, fill;
};

constexpr std::array<TonePair, 5> tones{{
    {{0xff14602b, 0xff86dd9c}, {0xffdcf1e0, 0xff1c3a26}}, // positive
    {{0xff7a4d00, 0xfff2c66d}, {0xfffcecc5, 0xff43350f}}, // caution
    {{0xffa3151f, 0xffffa3a3}, {0xfffbdcdc, 0xff4d2024}}, // negative
    {{0xff4d5863, 0xffb7c0ca}, {0xffe6eaee, 0xff3a4048}}, // neutral
    {{0xff2a62a3, 0xff8dbcf4}, {0xffe3edf8, 0xff22354c}}, // accent
}};

constexpr Pair muted{0xff5a6672, 0xffa3adb8};
constexpr Pair border{0xffd9dee4, 0xff3d434c};
constexpr Pair groove{0xffd3d9e0, 0xff434a54};
constexpr Pair limit{0xff915400, 0xffe5a03c};
constexpr Pair slate{0xff5b6770, 0xff7d8a95};
constexpr Pair slateOutline{0xff414b54, 0xffb9c3cc};

} // namespace

ToneColours toneColours(Tone tone, const QPalette& palette)
{
    const TonePair& pair = tones[static_cast<std::size_t>(tone)];
    return {pair.text.on(palette), pair.fill.on(palette)};
}

Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits: return Tone::Positive;
    case Verdict::Tight: return Tone::Caution;
    case Verdict::DoesNotFit: return Tone::Negative;
    case Verdict::CannotRun: return Tone::Neutral;
    }
    return Tone::Neutral;
}

QColor mutedColour(const QPalette& palette) { return muted.on(palette); }

QColor borderColour(const QPalette& palette) { return border.on(palette); }

QColor grooveColour(const QPalette& palette) { return groove.on(palette); }

QColor limitColour(const QPalette& palette) { return limit.on(palette); }

QColor partColour(MemoryPart part, const QPalette& palette)
{
    return parts[static_cast<std::size_t>(part)].on(palette);
}

QBrush partHatch(MemoryPart part)
{
    switch (part) {
    case MemoryPart::Gradients: return QBrush(QColor(0x1f, 0x6f, 0x8f), Qt::BDiagPattern);
    case MemoryPart::Optimizer: return QBrush(QColor(0xbf, 0xe5, 0xc6), Qt::FDiagPattern);
    case MemoryPart::Activations: return QBrush(QColor(0x75, 0x69, 0x12), Qt::HorPattern);
    case MemoryPart::Logits: return QBrush(Qt::white, Qt::DiagCrossPattern);
    case MemoryPart::KvCache: return QBrush(Qt::white, Qt::VerPattern);
    case MemoryPart::Buffers: return QBrush(QColor(0xf0, 0xc6, 0xde), Qt::CrossPattern);
    case MemoryPart::Weights:
    case MemoryPart::Slack:
    case MemoryPart::Runtime: break;
    }
    return QBrush(Qt::NoBrush);
}

QColor offeringColour(int index, const QPalette& palette)
{
    return offerings[static_cast<std::size_t>(index) % offerings.size()].on(palette);
}

QBrush costBrush(CostLineId line, const QPalette& palette)
{
    const QColor ink = slate.on(palette);
    switch (line) {
    case CostLineId::Rent: return QBrush(ink);
    case CostLineId::Migration: return QBrush(ink, Qt::BDiagPattern);
    case CostLineId::UnusedTerm: return QBrush(ink, Qt::Dense6Pattern);
    case CostLineId::Setup: return QBrush(ink, Qt::FDiagPattern);
    case CostLineId::Debugging: return QBrush(ink, Qt::DiagCrossPattern);
    case CostLineId::Restarts: return QBrush(ink, Qt::VerPattern);
    case CostLineId::Trial: return QBrush(ink, Qt::Dense5Pattern);
    case CostLineId::Electricity: return QBrush(ink, Qt::CrossPattern);
    case CostLineId::Storage: return QBrush(ink, Qt::HorPattern);
    case CostLineId::Tax: return QBrush(Qt::NoBrush);
    }
    return QBrush(ink);
}

QColor costOutline(const QPalette& palette) { return slateOutline.on(palette); }

} // namespace octoplan
