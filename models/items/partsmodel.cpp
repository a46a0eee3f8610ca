// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "partsmodel.h"

namespace octoplan {

ComparisonModel::Layout PartsModel::layoutOf(const Comparison& comparison) const
{
    return {partKeys(), offeringIds(comparison)};
}

QString PartsModel::explanation(const OfferingResult&, int part) const { return partHint(part); }

QVariant PartsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OfferingResult* result = offering(index.column());
    const int part = index.row();
    const std::optional<Range<double>> value = partValue(*result, part);
    switch (role) {
    case Qt::DisplayRole: return value ? text(value->likely) : Numbers::missing();
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
    case ValueRole: return value ? QVariant(value->likely) : QVariant();
    case RangeLowRole: return value ? QVariant(value->low) : QVariant();
    case RangeHighRole: return value ? QVariant(value->high) : QVariant();
    case PartRole: return part;
    case Qt::ToolTipRole:
    case ExplanationRole: {
        const QString formula = explained(index.column(), figureOf(part));
        return formula.isEmpty() ? explanation(*result, part) : partHint(part) + u'\n' + formula;
    }
    default: return offeringData(index.column(), role);
    }
}

QVariant PartsModel::againstBaseline(int section, int role) const
{
    const OfferingResult* before = baselineOf(section);
    if (!before)
        return {};
    if (role == DifferenceRole)
        return differenceText(*difference(section));
    const std::optional<Range<double>> sum = total(*before);
    return sum ? QVariant(sum->likely) : QVariant();
}

QVariant PartsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        if (section < 0 || section >= rowCount())
            return {};
        switch (role) {
        case Qt::DisplayRole: return partLabel(section);
        case PartRole: return section;
        case Qt::ToolTipRole:
        case ExplanationRole: return partHint(section);
        default: return {};
        }
    }
    const OfferingResult* result = offering(section);
    if (!result)
        return {};
    const std::optional<Range<double>> sum = total(*result);
    switch (role) {
    case TotalRole:
    case ValueRole: return sum ? QVariant(sum->likely) : QVariant();
    case RangeLowRole: return sum ? QVariant(sum->low) : QVariant();
    case RangeHighRole: return sum ? QVariant(sum->high) : QVariant();
    case BaselineTotalRole:
    case DifferenceRole: return againstBaseline(section, role);
    case UsableRole: return result->memory ? QVariant(toGib(result->memory->usable)) : QVariant();
    default: return offeringData(section, role);
    }
}

} // namespace octoplan
