// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/breakevenscene.h"

#include "charts/charttext.h"
#include "wording/decisiontext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr double yuanPerFen = 0.01;

// "5.00 B" is "5 B" on an axis.
QString withoutZeros(QString text)
{
    static const QRegularExpression zeros(QStringLiteral("\\.?0+(?=\\D*$)"));
    return text.contains(u'.') ? text.remove(zeros) : text;
}

QString tickText(BreakEvenAxis axis, double x, const Wording& w)
{
    return axis == BreakEvenAxis::Days ? w.numbers().decimal(x) : withoutZeros(axisTick(axis, x, w));
}

bool isLogarithmic(BreakEvenAxis axis) { return axis == BreakEvenAxis::Days; }

// Work is shown to a little beyond where something happens, not over all that was computed.
double lastShown(const BreakEven& b)
{
    if (b.axis != BreakEvenAxis::Tokens)
        return b.x.back();
    double last = 2.5 * b.present.value_or(b.x.back());
    if (!b.crossings.empty())
        last = std::max(last, 1.25 * b.crossings.back().at);
    return std::min(last, b.x.back());
}

double costAt(const BreakEven& b, const CostCurve& curve, double x)
{
    const auto right = std::lower_bound(b.x.begin(), b.x.end(), x);
    if (right == b.x.end())
        return curve.cost.back();
    const auto i = static_cast<std::size_t>(right - b.x.begin());
    if (i == 0 || !std::isfinite(curve.cost[i - 1]))
        return curve.cost[i];
    const double share = (x - b.x[i - 1]) / (b.x[i] - b.x[i - 1]);
    return curve.cost[i - 1] + share * (curve.cost[i] - curve.cost[i - 1]);
}

// Room for the crossings and for what all cost now; what is far dearer leaves the plot at the top.
double highestShown(const BreakEven& b, double last)
{
    constexpr double farDearer = 3.0;
    double cheapest = INFINITY, highest = 0.0;
    const double here = b.axis == BreakEvenAxis::Tokens ? last : b.present.value_or(last);
    for (const CostCurve& curve : b.curves)
        cheapest = std::min(cheapest, costAt(b, curve, here));
    for (const CostCurve& curve : b.curves)
        if (const double cost = costAt(b, curve, here); std::isfinite(cost))
            highest = std::max(highest, std::min(cost, farDearer * cheapest));
    for (const Crossing& c : b.crossings)
        if (c.at <= last)
            highest = std::max(highest, c.cost);
    return highest * yuanPerFen * (b.axis == BreakEvenAxis::Tokens ? 1.05 : 1.5);
}

void addCurve(XyScene& scene, const BreakEven& b, const CostCurve& curve, double last)
{
    XyLine line;
    line.offering = static_cast<int>(curve.offering);
    const double top = scene.y.high;
    QPointF before;
    for (std::size_t i = 0; i <= b.x.size(); ++i) {
        const bool ends = i == b.x.size() || b.x[i] > last;
        const double x = ends ? last : b.x[i];
        const QPointF at(x, costAt(b, curve, x) * yuanPerFen);
        if (!std::isfinite(at.y()))
            continue;
        const bool crossesTop = i > 0 && (before.y() > top) != (at.y() > top) && std::isfinite(before.y());
        if (crossesTop)
            line.points << before + (at - before) * ((top - before.y()) / (at.y() - before.y()));
        if (at.y() <= top)
            line.points << at;
        before = at;
        if (ends)
            break;
    }
    if (!line.points.isEmpty())
        scene.lines << line;
}

QString shortName(const Comparison& comparison, std::size_t offering, const Wording& w)
{
    return w.offeringName(comparison.offerings[offering].name).remove(QStringLiteral(" ×8"));
}

void addCrossings(XyScene& scene, const BreakEven& b, const Comparison& comparison, const Wording& w, double last)
{
    std::vector<Crossing> all = b.crossings;
    all.insert(all.end(), b.others.begin(), b.others.end());
    for (const Crossing& c : all) {
        if (c.at > last || c.cost * yuanPerFen > scene.y.high)
            continue;
        XyPoint point;
        point.at = {c.at, c.cost * yuanPerFen};
        point.hollow = true;
        point.label = axisTick(b.axis, c.at, w);
        point.hint =
            chartText(w, QT_TRANSLATE_NOOP("Charts", "%1: from here the %2 is cheaper than the %3, at about %4"))
                .arg(axisText(b.axis, c.at, w), shortName(comparison, c.above, w), shortName(comparison, c.below, w),
                     w.numbers().money({std::llround(c.cost)}));
        scene.points << point;
    }
}

void addAxes(XyScene& scene, const BreakEven& b, const Comparison& comparison, const Wording& w, double last,
             double labelRoom)
{
    const Numbers& n = w.numbers();
    const double low = b.axis == BreakEvenAxis::Tokens ? 0.0 : b.x.front();
    const double high =
        isLogarithmic(b.axis) ? last * std::pow(last / low, labelRoom) : last + labelRoom * (last - low);
    scene.x = {low, high, isLogarithmic(b.axis), axisTitle(b.axis, comparison, w),
               [axis = b.axis, last, w](double x) { return x > last * 1.0001 ? QString() : tickText(axis, x, w); }};
    scene.y = {0.0, axisEnd(highestShown(b, last)), false, QString(), [n](double v) { return n.money(yuan(v)); }};
}

} // namespace

XyScene breakEvenScene(const BreakEven& b, const Comparison& comparison, const Wording& w, double labelRoom)
{
    XyScene scene;
    scene.title = chartText(w, QT_TRANSLATE_NOOP("Charts", "Break-even"));
    scene.subtitle = breakEvenSubtitle(b.axis, comparison, w);
    if (b.curves.empty() || b.x.size() < 2)
        return scene;
    const double last = lastShown(b);
    addAxes(scene, b, comparison, w, last, labelRoom);
    for (const CostCurve& curve : b.curves) {
        const qsizetype before = scene.lines.size();
        addCurve(scene, b, curve, last);
        if (scene.lines.size() > before)
            scene.lines.back().label = shortName(comparison, curve.offering, w);
    }
    addCrossings(scene, b, comparison, w, last);
    if (b.present && *b.present >= scene.x.low && *b.present <= last)
        scene.marks << XyMark{
            *b.present, true, false,
            chartText(w, QT_TRANSLATE_NOOP("Charts", "now: %1")).arg(axisTick(b.axis, *b.present, w))};
    return scene;
}

} // namespace octoplan
