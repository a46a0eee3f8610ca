// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/valuescale.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr double tolerance = 1e-9; // relative, for values that came through a logarithm

double nearestPowerOrThree(double value)
{
    const double floor = std::exp2(std::floor(std::log2(value) + tolerance));
    double best = floor;
    for (const double candidate : {1.5 * floor, 2.0 * floor})
        if (std::abs(std::log(candidate / value)) < std::abs(std::log(best / value)))
            best = candidate;
    return best;
}

} // namespace

double ValueScale::clamped(double value) const { return std::clamp(value, minimum, maximum); }

double ValueScale::toFraction(double value) const
{
    const double v = clamped(value);
    if (maximum <= minimum)
        return 0.0;
    return logarithmic ? std::log(v / minimum) / std::log(maximum / minimum) : (v - minimum) / (maximum - minimum);
}

double ValueScale::fromFraction(double fraction) const
{
    const double f = std::clamp(fraction, 0.0, 1.0);
    const double raw = logarithmic ? minimum * std::pow(maximum / minimum, f) : minimum + f * (maximum - minimum);
    return snapped(raw);
}

double ValueScale::stepAt(double value) const
{
    const double size = logarithmic ? std::abs(value) : maximum - minimum;
    const double step = std::pow(10.0, std::floor(std::log10(std::max(size, 1e-12)) + tolerance) - 1.0);
    return grid == Grid::Whole ? std::max(1.0, std::round(logarithmic ? step : step / 10.0))
                               : (logarithmic ? step : step / 10.0);
}

double ValueScale::snapped(double value) const
{
    if (grid == Grid::PowersOfTwo)
        return clamped(nearestPowerOrThree(std::max(value, 1.0)));
    const double step = stepAt(value);
    return clamped(step * std::round(value / step));
}

double ValueScale::next(double value, int direction) const
{
    if (grid == Grid::PowersOfTwo) {
        const double here = nearestPowerOrThree(clamped(value));
        if ((here - value) * direction > tolerance * value)
            return clamped(here);
        const bool isPower = std::abs(std::log2(here) - std::round(std::log2(here))) < tolerance;
        const double up = isPower ? here * 1.5 : here / 1.5 * 2.0;
        const double down = isPower ? here * 0.75 : here / 1.5;
        return clamped(std::max(1.0, direction > 0 ? up : down));
    }
    // Below a power of ten the steps are finer.
    const double step = stepAt(direction > 0 ? value : value * (1.0 - 1e-6));
    const double places = value / step;
    const double moved = direction > 0 ? std::floor(places + 1e-6) + 1.0 : std::ceil(places - 1e-6) - 1.0;
    return clamped(step * moved);
}

} // namespace octoplan
