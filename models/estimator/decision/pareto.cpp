// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"

#include <algorithm>

namespace octoplan {

namespace {

struct Point {
    std::size_t offering = 0;
    double time = 0.0;
    double cost = 0.0;
};

std::vector<Point> pointsOf(const Comparison& comparison)
{
    std::vector<Point> points;
    for (std::size_t i = 0; i < comparison.offerings.size(); ++i) {
        const OfferingResult& r = comparison.offerings[i];
        if (!r.time || !r.cost || !(r.time->tokens > 0.0))
            continue;
        const double tokens = r.time->tokens;
        points.push_back({i, r.time->days.likely / tokens, static_cast<double>(r.cost->total.likely.fen) / tokens});
    }
    return points;
}

bool beats(const Point& a, const Point& b)
{
    return a.time <= b.time && a.cost <= b.cost && (a.time < b.time || a.cost < b.cost);
}

} // namespace

std::vector<std::size_t> paretoSet(const Comparison& comparison)
{
    std::vector<Point> points = pointsOf(comparison);
    std::vector<Point> best;
    for (const Point& point : points)
        if (std::none_of(points.begin(), points.end(), [&](const Point& other) { return beats(other, point); }))
            best.push_back(point);
    std::stable_sort(best.begin(), best.end(), [](const Point& a, const Point& b) { return a.time < b.time; });
    std::vector<std::size_t> offerings;
    for (const Point& point : best)
        offerings.push_back(point.offering);
    return offerings;
}

} // namespace octoplan
