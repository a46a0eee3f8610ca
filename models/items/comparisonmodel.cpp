// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparisonmodel.h"

#include "offeringdata.h"
#include "wording/explanationtext.h"

namespace octoplan {

ComparisonModel::ComparisonModel(const Wording& wording, QObject* parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
{
}

void ComparisonModel::setComparison(const Comparison& comparison)
{
    Layout layout = layoutOf(comparison);
    const bool same = layout == m_layout;
    if (!same)
        beginResetModel();
    if (comparison.currency != m_comparison.currency || comparison.shownCurrency != m_comparison.shownCurrency ||
        comparison.rate != m_comparison.rate)
        m_wording = m_wording.inCurrencyOf(comparison);
    m_comparison = comparison;
    m_layout = std::move(layout);
    findDifferences();
    if (same)
        sayChanged(Change::Values);
    else
        endResetModel();
}

void ComparisonModel::setBaseline(const std::optional<Comparison>& baseline)
{
    m_baseline = baseline;
    findDifferences();
    sayChanged(Change::Values);
}

void ComparisonModel::findDifferences()
{
    m_differences.clear();
    if (m_baseline)
        m_differences = differences(m_comparison, *m_baseline);
}

void ComparisonModel::setWording(const Wording& wording)
{
    m_wording = wording.inCurrencyOf(m_comparison);
    sayChanged(Change::Words);
}

void ComparisonModel::sayChanged(Change what)
{
    const int rows = rowCount();
    const int columns = columnCount();
    if (rows == 0 || columns == 0)
        return;
    emit dataChanged(index(0, 0), index(rows - 1, columns - 1));
    if (what == Change::Values) // header texts stay; whoever draws a header's quantities follows dataChanged
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    emit headerDataChanged(Qt::Vertical, 0, rows - 1);
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_layout.rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_layout.columns.size());
}

std::vector<std::string> ComparisonModel::offeringIds(const Comparison& comparison)
{
    std::vector<std::string> ids;
    for (const OfferingResult& r : comparison.offerings)
        ids.push_back(r.id);
    return ids;
}

const OfferingResult* ComparisonModel::offering(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    return index >= 0 && i < m_comparison.offerings.size() ? &m_comparison.offerings[i] : nullptr;
}

const OfferingDifference* ComparisonModel::difference(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    return index >= 0 && i < m_differences.size() && m_differences[i].before ? &m_differences[i] : nullptr;
}

const OfferingResult* ComparisonModel::baselineOf(int index) const
{
    const OfferingDifference* found = difference(index);
    return found ? &m_baseline->offerings[*found->before] : nullptr;
}

QVariant ComparisonModel::offeringData(int index, int role) const
{
    const OfferingResult* result = offering(index);
    if (!result)
        return {};
    return detail::offeringData({m_comparison, *result, difference(index), index, m_wording}, role);
}

QHash<int, QByteArray> ComparisonModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert({{SortRole, "sort"},
                  {OfferingIdRole, "offeringId"},
                  {OfferingNameRole, "offeringName"},
                  {PartRole, "part"},
                  {VerdictRole, "verdict"},
                  {ValueRole, "value"},
                  {RangeLowRole, "rangeLow"},
                  {RangeHighRole, "rangeHigh"},
                  {UsableRole, "usable"},
                  {TotalRole, "total"},
                  {BaselineTotalRole, "baselineTotal"}});
    return names;
}

QString ComparisonModel::explained(int offering, const std::string& figure) const
{
    const std::optional<Explanation> found =
        m_explain ? m_explain(static_cast<std::size_t>(offering), figure) : std::nullopt;
    return found ? explanationText(*found, m_wording) : QString();
}

} // namespace octoplan
