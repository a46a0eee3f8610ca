// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sensitivitymodel.h"

#include "wording/decisiontext.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace octoplan {

SensitivityModel::SensitivityModel(const Wording& wording, QObject* parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
{
}

void SensitivityModel::setTornado(const Comparison& comparison, std::vector<Sensitivity> tornado, Effect effect)
{
    if (effect == Effect::Time) {
        const auto width = [](const Sensitivity& one) { return std::abs(one.daysAtHigh - one.daysAtLow); };
        std::erase_if(tornado, [&](const Sensitivity& one) { return width(one) == 0.0; });
        std::stable_sort(tornado.begin(), tornado.end(),
                         [&](const Sensitivity& a, const Sensitivity& b) { return width(a) > width(b); });
    }
    const bool sameShape = tornado.size() == m_tornado.size();
    if (!sameShape)
        beginResetModel();
    m_comparison = comparison;
    m_tornado = std::move(tornado);
    const bool sameEffect = std::exchange(m_effect, effect) == effect;
    m_wording = m_wording.inCurrencyOf(comparison);
    sameShape ? sayChanged() : endResetModel();
    if (!sameEffect)
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

double SensitivityModel::atLow(const Sensitivity& s) const
{
    return m_effect == Effect::Time ? s.daysAtLow : toYuan(s.low);
}

double SensitivityModel::atHigh(const Sensitivity& s) const
{
    return m_effect == Effect::Time ? s.daysAtHigh : toYuan(s.high);
}

void SensitivityModel::setWording(const Wording& wording)
{
    m_wording = wording.inCurrencyOf(m_comparison);
    sayChanged();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void SensitivityModel::sayChanged()
{
    if (!m_tornado.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

// As the ends are told: of a billion tokens where days are given.
std::optional<double> SensitivityModel::likely() const
{
    if (!m_comparison.answer.offering)
        return std::nullopt;
    const OfferingResult& chosen = m_comparison.offerings[*m_comparison.answer.offering];
    if (m_effect == Effect::Time)
        return chosen.time ? std::optional(chosen.time->days.likely) : std::nullopt;
    const auto& cost = chosen.cost;
    if (!cost)
        return std::nullopt;
    if (m_comparison.goal == GoalKind::Days && m_comparison.task != Task::Serve)
        return cost->perBillionTokens ? std::optional(toYuan(*cost->perBillionTokens)) : std::nullopt;
    return toYuan(cost->total.likely);
}

int SensitivityModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tornado.size());
}

int SensitivityModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString SensitivityModel::text(const Sensitivity& s, int column) const
{
    const Translation& t = m_wording.numbers().translation();
    const bool time = m_effect == Effect::Time;
    switch (column) {
    case What: return m_wording.label(s.what);
    case Low: return inputText(s.what, s.input.low, m_wording);
    case High: return inputText(s.what, s.input.high, m_wording);
    case AtLow: return time ? m_wording.numbers().days(s.daysAtLow) : m_wording.numbers().money(s.low);
    case AtHigh: return time ? m_wording.numbers().days(s.daysAtHigh) : m_wording.numbers().money(s.high);
    case Flips:
        if (s.lowChangesChoice && s.highChangesChoice)
            return t.translate("Tables", "at both ends");
        if (s.lowChangesChoice)
            return text(s, Low);
        return s.highChangesChoice ? text(s, High) : Numbers::missing();
    default: return {};
    }
}

QVariant SensitivityModel::number(const Sensitivity& s, int column) const
{
    switch (column) {
    case What: return static_cast<int>(s.what);
    case Low: return s.input.low;
    case High: return s.input.high;
    case AtLow: return atLow(s);
    case AtHigh: return atHigh(s);
    default: return static_cast<int>(s.lowChangesChoice) + static_cast<int>(s.highChangesChoice);
    }
}

QVariant SensitivityModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Sensitivity& s = m_tornado[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(s, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == What ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
    case ExplanationRole: return sensitivitySentence(s, m_comparison, m_wording, m_effect);
    case SortRole: return number(s, index.column());
    case RangeLabelRole: return rangeLabel(s, m_wording);
    case RangeLowRole: return atLow(s);
    case RangeHighRole: return atHigh(s);
    case ValueRole: {
        const auto asked = likely();
        return asked ? QVariant(*asked) : QVariant();
    }
    case LowFlipsRole: return s.lowChangesChoice;
    case HighFlipsRole: return s.highChangesChoice;
    default: return {};
    }
}

QVariant SensitivityModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const Translation& t = m_wording.numbers().translation();
    const bool time = m_effect == Effect::Time;
    switch (section) {
    case What: return t.translate("Tables", "What varies");
    case Low: return t.translate("Tables", "Low");
    case High: return t.translate("Tables", "High");
    case AtLow: return time ? t.translate("Tables", "Time at low") : t.translate("Tables", "Cost at low");
    case AtHigh: return time ? t.translate("Tables", "Time at high") : t.translate("Tables", "Cost at high");
    case Flips: return t.translate("Tables", "Changes the choice");
    default: return {};
    }
}

} // namespace octoplan
