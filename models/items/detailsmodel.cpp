// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "detailsmodel.h"

#include "figures.h"

namespace octoplan {

namespace {

const detail::Figure& figureAt(const Comparison& comparison, int row)
{
    return detail::figuresOf(comparison.task)[static_cast<std::size_t>(row)];
}

} // namespace

ComparisonModel::Layout DetailsModel::layoutOf(const Comparison& comparison) const
{
    std::vector<std::string> rows;
    if (!comparison.offerings.empty())
        for (const detail::Figure& figure : detail::figuresOf(comparison.task))
            rows.push_back(figure.key);
    return {std::move(rows), offeringIds(comparison)};
}

QVariant DetailsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OfferingResult& result = *offering(index.column());
    const detail::Figure& figure = figureAt(comparison(), index.row());
    switch (role) {
    case Qt::DisplayRole: {
        const QString text = figure.text(result, wording());
        return text.isEmpty() ? Numbers::missing() : text;
    }
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
    case ValueRole: {
        const std::optional<double> number = figure.number(result);
        return number ? QVariant(*number) : QVariant();
    }
    case FigureRole: return QString::fromStdString(figure.key);
    case Qt::ToolTipRole:
    case ExplanationRole: {
        QStringList lines{detail::explanationOf(figure, result, wording()), explained(index.column(), figure.key)};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case DifferenceRole: {
        const OfferingResult* before = baselineOf(index.column());
        return before ? QVariant(detail::differenceText(figure, result, *before, wording().numbers())) : QVariant();
    }
    default: return offeringData(index.column(), role);
    }
}

QVariant DetailsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return offeringData(section, role);
    if (section < 0 || section >= rowCount())
        return {};
    const detail::Figure& figure = figureAt(comparison(), section);
    switch (role) {
    case Qt::DisplayRole: return figure.label(wording());
    case FigureRole: return QString::fromStdString(figure.key);
    case Qt::ToolTipRole:
    case ExplanationRole: return figure.hint(wording());
    default: return {};
    }
}

} // namespace octoplan
