// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plansmodel.h"

namespace octoplan {

PlansModel::PlansModel(const Wording& wording, QObject* parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
{
}

void PlansModel::setPlans(std::vector<RankedPlan> plans, const std::string& currency)
{
    const bool sameShape = plans.size() == m_plans.size();
    if (!sameShape)
        beginResetModel();
    m_plans = std::move(plans);
    m_wording = m_wording.withCurrency(currency);
    if (!sameShape)
        endResetModel();
    else if (!m_plans.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PlansModel::setWording(const Wording& wording)
{
    m_wording = wording;
    if (!m_plans.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int PlansModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_plans.size());
}

int PlansModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString PlansModel::text(const RankedPlan& p, int column) const
{
    const Numbers& n = m_wording.numbers();
    switch (column) {
    case Plan: return m_wording.plan(p.plan);
    case Verdict: return m_wording.label(p.verdict);
    case Memory: return n.memory(p.memory.total);
    case Speed: return p.time ? n.significant(p.time->tokensPerSecond.likely) : Numbers::missing();
    case StepTime: return p.time ? n.seconds(p.time->step) : Numbers::missing();
    case Days: return p.time ? n.days(p.time->days.likely) : Numbers::missing();
    case Cost: return p.cost ? n.money(p.cost->total.likely) : Numbers::missing();
    default: return {};
    }
}

QVariant PlansModel::number(const RankedPlan& p, int column) const
{
    switch (column) {
    case Plan: return m_wording.plan(p.plan);
    case Verdict: return static_cast<int>(p.verdict);
    case Memory: return toGib(p.memory.total);
    case Speed: return p.time ? QVariant(p.time->tokensPerSecond.likely) : QVariant();
    case StepTime: return p.time ? QVariant(p.time->step.value) : QVariant();
    case Days: return p.time ? QVariant(p.time->days.likely) : QVariant();
    case Cost: return p.cost ? QVariant(toYuan(p.cost->total.likely)) : QVariant();
    default: return {};
    }
}

QVariant PlansModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RankedPlan& p = plan(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(p, index.column());
    case Qt::ToolTipRole: return m_wording.planLong(p.plan);
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() <= Verdict ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole: return number(p, index.column());
    case VerdictRole: return static_cast<int>(p.verdict);
    default: return {};
    }
}

QVariant PlansModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const Translation& t = m_wording.numbers().translation();
    switch (section) {
    case Plan: return t.translate("Tables", "Plan");
    case Verdict: return t.translate("Tables", "Memory verdict");
    case Memory: return t.translate("Tables", "Memory");
    case Speed: return t.translate("Tables", "Tokens per second");
    case StepTime: return t.translate("Tables", "Step time");
    case Days: return t.translate("Tables", "Days");
    case Cost: return t.translate("Tables", "Total cost");
    default: return {};
    }
}

} // namespace octoplan
