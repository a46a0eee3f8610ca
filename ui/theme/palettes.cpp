// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/palettes.h"

namespace octoplan {

namespace {

// What the roles are made from; every text stands at 4.5:1 or better on the surfaces below it.
struct Inks {
    QRgb window, surface, raised, text, muted, disabled, border, strongBorder, accent, onAccent, link;
};

constexpr Inks light{0xfff2f4f6, 0xffffffff, 0xfff7f8fa, 0xff1c2530, 0xff5a6672, 0xff8a949e,
                     0xffd9dee4, 0xff98a3ae, 0xff2f6db5, 0xffffffff, 0xff2a62a3};
constexpr Inks dark{0xff1b1e23, 0xff262a31, 0xff2d323a, 0xffeceff3, 0xffa3adb8, 0xff6f7882,
                    0xff3d434c, 0xff737c87, 0xff7ab0f0, 0xff10161d, 0xff8dbcf4};

QPalette paletteOf(const Inks& ink)
{
    QPalette p;
    p.setColor(QPalette::Window, QColor(ink.window));
    p.setColor(QPalette::WindowText, QColor(ink.text));
    p.setColor(QPalette::Base, QColor(ink.surface));
    p.setColor(QPalette::AlternateBase, QColor(ink.raised));
    p.setColor(QPalette::Text, QColor(ink.text));
    p.setColor(QPalette::PlaceholderText, QColor(ink.muted));
    p.setColor(QPalette::Button, QColor(ink.surface));
    p.setColor(QPalette::ButtonText, QColor(ink.text));
    p.setColor(QPalette::BrightText, QColor(ink.onAccent));
    p.setColor(QPalette::ToolTipBase, QColor(ink.raised));
    p.setColor(QPalette::ToolTipText, QColor(ink.text));
    p.setColor(QPalette::Highlight, QColor(ink.accent));
    p.setColor(QPalette::HighlightedText, QColor(ink.onAccent));
    p.setColor(QPalette::Link, QColor(ink.link));
    p.setColor(QPalette::LinkVisited, QColor(ink.link));
    p.setColor(QPalette::Light, QColor(ink.raised));
    p.setColor(QPalette::Midlight, QColor(ink.border));
    p.setColor(QPalette::Mid, QColor(ink.border));
    p.setColor(QPalette::Dark, QColor(ink.strongBorder));
    p.setColor(QPalette::Shadow, QColor(ink.strongBorder));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, QColor(ink.disabled));
    p.setColor(QPalette::Disabled, QPalette::Highlight, QColor(ink.border));
    return p;
}

} // namespace

QPalette lightPalette() { return paletteOf(light); }

QPalette darkPalette() { return paletteOf(dark); }

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace octoplan
