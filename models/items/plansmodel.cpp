// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plansmodel.h"

#include <algorithm>

namespace octoplan {

PlansModel::PlansModel(const Wording& wording, QObject* parent)
    : RowsModel(wording,
                {QT_TRANSLATE_NOOP("Tables", "Plan"), QT_TRANSLATE_NOOP("Tables", "Memory verdict"),
                 QT_TRANSLATE_NOOP("Tables", "Memory"), QT_TRANSLATE_NOOP("Tables", "Tokens per second"),
                 QT_TRANSLATE_NOOP("Tables", "Step time"), QT_TRANSLATE_NOOP("Tables", "Days"),
                 QT_TRANSLATE_NOOP("Tables", "Total cost"), QT_TRANSLATE_NOOP("Tables", "Unlike the best")},
                parent)
{
}

void PlansModel::setPlans(std::vector<RankedPlan> plans, const std::string& currency,
                          const std::optional<ParallelPlan>& inUse)
{
    replace(static_cast<int>(plans.size()), currency, [&] {
        m_plans = std::move(plans);
        m_inUse = inUse;
    });
}

int PlansModel::rowInUse() const
{
    const auto found =
        std::find_if(m_plans.begin(), m_plans.end(), [&](const RankedPlan& p) { return p.plan == m_inUse; });
    return found == m_plans.end() ? -1 : static_cast<int>(found - m_plans.begin());
}

QString PlansModel::text(const RankedPlan& p, int column) const
{
    const Numbers& n = wording().numbers();
    switch (column) {
    case Plan: return wording().plan(p.plan);
    case Verdict: return wording().label(p.verdict);
    case Memory: return n.memory(p.memory.total);
    case Speed: return p.time ? n.significant(p.time->tokensPerSecond.likely) : Numbers::missing();
    case StepTime: return p.time ? n.seconds(p.time->step) : Numbers::missing();
    case Days: return p.time ? n.days(p.time->days.likely) : Numbers::missing();
    case Cost: return p.cost ? n.money(p.cost->total.likely) : Numbers::missing();
    case Difference: return wording().planDifference(p.plan, m_plans.front().plan);
    default: return {};
    }
}

QVariant PlansModel::number(const RankedPlan& p, int column) const
{
    switch (column) {
    case Plan: return wording().plan(p.plan);
    case Difference: return text(p, column);
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
    case Qt::ToolTipRole: return wording().planLong(p.plan);
    case RecommendedRole: return index.row() == 0;
    case ChosenRole: return p.plan == m_inUse;
    case Qt::TextAlignmentRole:
        return static_cast<int>(
            (index.column() <= Verdict || index.column() == Difference ? Qt::AlignLeft : Qt::AlignRight) |
            Qt::AlignVCenter);
    case SortRole: return number(p, index.column());
    case VerdictRole: return static_cast<int>(p.verdict);
    default: return {};
    }
}

} // namespace octoplan
