// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a real value sits on a track, and which values a hand can reach with it.
namespace octoplan {

// Digits: two significant digits on a logarithmic scale, a hundredth of the span on a linear one.
// PowersOfTwo: 1, 2, 3, 4, 6, 8, 12, 16 …
enum class Grid { Digits, Whole, PowersOfTwo };

struct ValueScale {
    double minimum = 0.0;
    double maximum = 1.0;
    bool logarithmic = false;
    Grid grid = Grid::Digits;

    // 0 at the minimum, 1 at the maximum; values outside sit at the ends.
    [[nodiscard]] double toFraction(double value) const;
    // The grid value at a place on the track.
    [[nodiscard]] double fromFraction(double fraction) const;
    [[nodiscard]] double snapped(double value) const;
    // The neighbouring grid value above (direction 1) or below (-1), inside the scale.
    [[nodiscard]] double next(double value, int direction) const;
    [[nodiscard]] double clamped(double value) const;

private:
    [[nodiscard]] double stepAt(double value) const;
};

} // namespace octoplan
