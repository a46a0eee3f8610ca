// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/timecostscene.h"

#include "charts/charttext.h"
#include "items/roles.h"
#include "items/timecostmodel.h"

#include <QAbstractItemModel>

#include <algorithm>

namespace octoplan {

namespace {

constexpr double farLimit = 3.0; // times the largest value: such a limit would flatten the rest
constexpr double farEnd = 1.6;   // times the likely value: an interval's end beyond leaves the plot

struct Row {
    int offering = 0;
    QString name;
    Range<double> days, cost;
    bool pareto = false;
    bool meetsGoal = false;
    bool shown = false;
    Verdict verdict = Verdict::CannotRun;
};

Range<double> rangeOf(const QAbstractItemModel& model, int row, int column)
{
    const QModelIndex index = model.index(row, column);
    return {index.data(RangeLowRole).toDouble(), index.data(ValueRole).toDouble(),
            index.data(RangeHighRole).toDouble()};
}

Row readRow(const QAbstractItemModel& model, int row)
{
    const QModelIndex name = model.index(row, TimeCostModel::Name);
    Row r;
    r.offering = name.data(OfferingIndexRole).toInt();
    r.name = name.data(OfferingNameRole).toString().remove(QStringLiteral(" ×8"));
    r.verdict = static_cast<Verdict>(name.data(VerdictRole).toInt());
    r.shown = (r.verdict == Verdict::Fits || r.verdict == Verdict::Tight) &&
              model.index(row, TimeCostModel::Days).data(ValueRole).isValid() &&
              model.index(row, TimeCostModel::Cost).data(ValueRole).isValid();
    r.days = rangeOf(model, row, TimeCostModel::Days);
    r.cost = rangeOf(model, row, TimeCostModel::Cost);
    r.pareto = name.data(ParetoRole).toBool();
    r.meetsGoal = name.data(MeetsGoalRole).toBool();
    return r;
}

void addPareto(XyScene& scene, const QList<Row>& rows)
{
    XyLine line;
    line.dotted = line.thin = true;
    for (const Row& r : rows)
        if (r.shown && r.pareto)
            line.points << QPointF(r.days.likely, r.cost.likely);
    std::sort(line.points.begin(), line.points.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); });
    if (line.points.size() > 1)
        scene.lines << line;
}

void addOfferings(XyScene& scene, const QList<Row>& rows, const Wording& w)
{
    const Numbers& n = w.numbers();
    QStringList missing;
    for (const Row& r : rows) {
        if (!r.shown) {
            missing << chartText(w, QT_TRANSLATE_NOOP("Charts", "%1: %2")).arg(r.name, w.label(r.verdict).toLower());
            continue;
        }
        XyLine interval;
        interval.offering = r.offering;
        interval.points = {{r.days.low, r.cost.low}, {r.days.likely, r.cost.likely}, {r.days.high, r.cost.high}};
        scene.lines << interval;
        XyPoint point;
        point.at = {r.days.likely, r.cost.likely};
        point.offering = r.offering;
        point.hollow = !r.meetsGoal;
        point.label = r.name;
        point.hint = chartText(w, QT_TRANSLATE_NOOP("Charts", "%1: %2 (%3), %4 (%5)"))
                         .arg(r.name, n.days(r.days.likely), n.daysRange(r.days), n.money(yuan(r.cost.likely)),
                              n.moneyRange({yuan(r.cost.low), yuan(r.cost.likely), yuan(r.cost.high)}));
        point.id = r.offering;
        scene.points << point;
    }
    scene.note = missing.join(QStringLiteral(" · "));
}

void addLimits(XyScene& scene, const TimeCostLimits& limits, const Wording& w)
{
    const Numbers& n = w.numbers();
    if (limits.deadlineDays && *limits.deadlineDays < farLimit * scene.x.high)
        scene.marks << XyMark{
            *limits.deadlineDays, true, true,
            chartText(w, QT_TRANSLATE_NOOP("Charts", "deadline %1")).arg(n.days(*limits.deadlineDays))};
    if (limits.budget && *limits.budget < farLimit * scene.y.high)
        scene.marks << XyMark{
            *limits.budget, false, true,
            chartText(w, QT_TRANSLATE_NOOP("Charts", "budget %1")).arg(n.money(yuan(*limits.budget)))};
    for (const XyMark& mark : scene.marks) {
        double& end = mark.vertical ? scene.x.high : scene.y.high;
        end = std::max(end, axisEnd(mark.at));
    }
}

} // namespace

XyScene timeCostScene(const QAbstractItemModel& model, const Wording& w, const TimeCostLimits& limits)
{
    const Numbers& n = w.numbers();
    QList<Row> rows;
    double longest = 0.0, dearest = 0.0;
    for (int i = 0; i < model.rowCount(); ++i) {
        rows << readRow(model, i);
        if (rows.back().shown) {
            longest = std::max(longest, std::min(rows.back().days.high, farEnd * rows.back().days.likely));
            dearest = std::max(dearest, std::min(rows.back().cost.high, farEnd * rows.back().cost.likely));
        }
    }
    XyScene scene;
    scene.title = chartText(w, QT_TRANSLATE_NOOP("Charts", "Time against cost"));
    scene.subtitle = chartText(
        w,
        QT_TRANSLATE_NOOP("Charts", "dotted: what nothing beats on both; hollow: misses a limit; bar: 80 % interval"));
    scene.x = {0.0, axisEnd(longest), false, chartText(w, QT_TRANSLATE_NOOP("Charts", "days to finish")),
               [n](double v) { return n.decimal(v); }};
    scene.y = {0.0, axisEnd(dearest), false, QString(), [n](double v) { return n.money(yuan(v)); }};
    addPareto(scene, rows);
    addOfferings(scene, rows, w);
    addLimits(scene, limits, w);
    return scene;
}

} // namespace octoplan
