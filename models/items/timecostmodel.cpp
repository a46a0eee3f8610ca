// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "timecostmodel.h"

#include <algorithm>

namespace octoplan {

ComparisonModel::Layout TimeCostModel::layoutOf(const Comparison& comparison) const
{
    return {offeringIds(comparison), {"name", "days", "cost"}};
}

namespace {

bool hasPoint(const OfferingResult& r)
{
    return r.time && r.cost && (r.verdict == Verdict::Fits || r.verdict == Verdict::Tight);
}

std::optional<Range<double>> valueOf(const OfferingResult& r, int column)
{
    if (column == TimeCostModel::Days && r.time)
        return r.time->days;
    if (column == TimeCostModel::Cost && r.cost)
        return Range<double>{toYuan(r.cost->total.low), toYuan(r.cost->total.likely), toYuan(r.cost->total.high)};
    return std::nullopt;
}

} // namespace

bool TimeCostModel::isPareto(int row) const
{
    const OfferingResult& mine = *offering(row);
    if (!hasPoint(mine))
        return false;
    const auto& all = comparison().offerings;
    return std::none_of(all.begin(), all.end(), [&](const OfferingResult& other) {
        if (!hasPoint(other))
            return false;
        const double time = other.time->days.likely - mine.time->days.likely;
        const auto cost = other.cost->total.likely.fen - mine.cost->total.likely.fen;
        return time <= 0.0 && cost <= 0 && (time < 0.0 || cost < 0);
    });
}

QVariant TimeCostModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OfferingResult& r = *offering(index.row());
    const int column = index.column();
    const std::optional<Range<double>> value = valueOf(r, column);
    switch (role) {
    case Qt::DisplayRole:
        if (column == Name)
            return offeringData(index.row(), OfferingNameRole);
        if (!value)
            return Numbers::missing();
        return column == Days ? wording().numbers().days(value->likely)
                              : wording().numbers().money(r.cost->total.likely);
    case Qt::TextAlignmentRole:
        return static_cast<int>((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole:
        if (column == Name)
            return index.row();
        [[fallthrough]];
    case ValueRole: return value ? QVariant(value->likely) : QVariant();
    case RangeLowRole: return value ? QVariant(value->low) : QVariant();
    case RangeHighRole: return value ? QVariant(value->high) : QVariant();
    case TimeLowRole: return r.time ? QVariant(r.time->days.low) : QVariant();
    case TimeHighRole: return r.time ? QVariant(r.time->days.high) : QVariant();
    case ParetoRole: return isPareto(index.row());
    default: return offeringData(index.row(), role);
    }
}

QVariant TimeCostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const Translation& t = wording().numbers().translation();
    switch (section) {
    case Name: return t.translate("Tables", "Offering");
    case Days: return t.translate("Tables", "Days");
    case Cost: return t.translate("Tables", "Total cost");
    default: return {};
    }
}

} // namespace octoplan
