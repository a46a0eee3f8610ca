// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reachmodel.h"

#include <algorithm>

namespace octoplan {

namespace {

struct RowWords {
    const char* key;
    const char* label;
    const char* hint;
};

constexpr RowWords rowWords[] = {
    {"model", QT_TRANSLATE_NOOP("Reach", "Largest model"),
     QT_TRANSLATE_NOOP("Reach", "Of the same family, all else as asked")},
    {"sequence", QT_TRANSLATE_NOOP("Reach", "Longest sequence"),
     QT_TRANSLATE_NOOP("Reach", "Tokens of a sample, with the plan that suits it, all else as asked")},
    {"micro_batch", QT_TRANSLATE_NOOP("Reach", "Largest micro-batch"),
     QT_TRANSLATE_NOOP("Reach", "Sequences on a device at once, with the plan that is shown")},
    {"lora_rank", QT_TRANSLATE_NOOP("Reach", "Highest LoRA rank"), QT_TRANSLATE_NOOP("Reach", "All else as asked")},
    {"requests", QT_TRANSLATE_NOOP("Reach", "Most concurrent requests"),
     QT_TRANSLATE_NOOP("Reach", "That the KV cache holds at once, with the plan that is shown")},
};

template <class T>
std::optional<double> asNumber(const std::optional<T>& value)
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

} // namespace

void ReachModel::setReach(const Comparison& comparison, std::vector<Reach> reach)
{
    m_reach = std::move(reach);
    setComparison(comparison);
}

std::vector<ReachModel::Row> ReachModel::rowsOf(Task task)
{
    if (task == Task::Serve)
        return {Model, Requests};
    if (task == Task::Lora || task == Task::Qlora)
        return {Model, Sequence, MicroBatch, LoraRank};
    return {Model, Sequence, MicroBatch};
}

ReachModel::Row ReachModel::rowAt(int row) const { return rowsOf(comparison().task)[static_cast<std::size_t>(row)]; }

ComparisonModel::Layout ReachModel::layoutOf(const Comparison& comparison) const
{
    Layout layout;
    layout.columns = offeringIds(comparison);
    if (!layout.columns.empty())
        for (const Row row : rowsOf(comparison.task))
            layout.rows.emplace_back(rowWords[row].key);
    return layout;
}

std::optional<double> ReachModel::number(int row, int column) const
{
    const auto found = std::find_if(m_reach.begin(), m_reach.end(), [column](const Reach& r) {
        return r.offering == static_cast<std::size_t>(column);
    });
    if (found == m_reach.end())
        return std::nullopt;
    switch (rowAt(row)) {
    case Model: return found->parameters;
    case Sequence: return asNumber(found->sequenceLength);
    case MicroBatch: return asNumber(found->microBatch);
    case LoraRank: return asNumber(found->loraRank);
    case Requests: return asNumber(found->concurrentRequests);
    case RowCount: break;
    }
    return std::nullopt;
}

QString ReachModel::text(int row, double number) const
{
    const Numbers& n = wording().numbers();
    return rowAt(row) == Model ? n.parameters(number) : n.count(number);
}

QVariant ReachModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::optional<double> value = number(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole: return value ? text(index.row(), *value) : Numbers::missing();
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
    case ExplanationRole: return headerData(index.row(), Qt::Vertical, ExplanationRole);
    case SortRole:
    case ValueRole: return value ? QVariant(*value) : QVariant();
    default: return offeringData(index.column(), role);
    }
}

QVariant ReachModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return offeringData(section, role == Qt::DisplayRole ? static_cast<int>(OfferingNameRole) : role);
    if (section >= rowCount())
        return {};
    const RowWords& words = rowWords[rowAt(section)];
    if (role == Qt::DisplayRole)
        return wording().numbers().translation().translate("Reach", words.label);
    if (role == ExplanationRole || role == Qt::ToolTipRole)
        return wording().numbers().translation().translate("Reach", words.hint);
    return {};
}

} // namespace octoplan
