// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "offeringdata.h"

#include "roles.h"

namespace octoplan::detail {

namespace {

bool isServing(const OfferingView& v) { return v.comparison.task == Task::Serve; }

bool meetsGoal(const OfferingResult& r)
{
    const bool holds = r.verdict == Verdict::Fits || r.verdict == Verdict::Tight;
    return holds && (!r.time || r.time->meetsDeadline.value_or(true)) &&
           (!r.cost || r.cost->withinBudget.value_or(true));
}

QVariant identity(const OfferingView& v, int role)
{
    const OfferingResult& r = v.result;
    const Numbers& n = v.wording.numbers();
    switch (role) {
    case OfferingIndexRole: return v.index;
    case OfferingIdRole: return QString::fromStdString(r.id);
    case Qt::DisplayRole:
    case OfferingNameRole: return v.wording.offeringName(r.name);
    case SortRole: return v.index;
    case PriceRole: return r.pricePerMonth ? n.pricePerMonth(*r.pricePerMonth) : QString();
    case LinkRole: return r.devices > 0 ? v.wording.label(r.link) : QString(); // else nothing was found out about it
    case LinkNameRole: return v.wording.offeringName(r.linkName);
    case PlanRole: return r.plan ? QVariant(v.wording.plan(*r.plan)) : QVariant();
    case FixedPlanRole: return r.planFixed;
    case NearestPlanRole: return r.plan && r.verdict == Verdict::DoesNotFit;
    default: return {};
    }
}

QVariant judgement(const OfferingView& v, int role)
{
    const OfferingResult& r = v.result;
    switch (role) {
    case VerdictRole: return static_cast<int>(r.verdict);
    case VerdictTextRole: return v.wording.label(r.verdict);
    case RecommendedRole: return v.comparison.answer.offering == static_cast<std::size_t>(v.index);
    case MeetsGoalRole: return meetsGoal(r);
    case DeadlineTextRole: return v.wording.deadlineChip(v.comparison, r);
    case BudgetTextRole: return v.wording.budgetChip(v.comparison, r);
    case WhyRole: return v.wording.sentence(r.why);
    case FixRole: return r.smallestFix ? v.wording.sentence(*r.smallestFix) : QString();
    case FlagsRole: return v.wording.sentences(r.flags);
    case LimitRole:
        if (r.verdict == Verdict::DoesNotFit)
            return v.wording.label(BottleneckKind::Memory);
        return r.bottleneck ? QVariant(v.wording.label(r.bottleneck->limitsSpeed)) : QVariant();
    default: return {};
    }
}

QVariant timeTexts(const OfferingView& v, int role)
{
    if (!v.result.time)
        return {};
    const TimeEstimate& t = *v.result.time;
    const Numbers& n = v.wording.numbers();
    if (role == TimeTextRole)
        return isServing(v) ? n.tokensPerSecond(t.tokensPerSecond.likely) : n.days(t.days.likely);
    if (role == TimeRangeRole)
        return isServing(v) ? n.significantRange(t.tokensPerSecond) : n.daysRange(t.days);
    if (!v.difference)
        return {};
    const auto& change = isServing(v) ? v.difference->tokensPerSecond : v.difference->days;
    if (!change)
        return {};
    return isServing(v) ? n.significantDifference(*change) : n.daysDifference(*change);
}

const Range<Money>& shownCost(const OfferingView& v, const CostEstimate& cost)
{
    return isServing(v) ? cost.monthly : cost.total;
}

QVariant costTexts(const OfferingView& v, int role)
{
    if (!v.result.cost)
        return {};
    const Range<Money>& cost = shownCost(v, *v.result.cost);
    const Numbers& n = v.wording.numbers();
    if (role == CostTextRole)
        return n.money(cost.likely);
    if (role == CostRangeRole)
        return n.moneyRange(cost);
    if (!v.difference)
        return {};
    const auto& change = isServing(v) ? v.difference->monthly : v.difference->cost;
    return change ? QVariant(n.moneyDifference(*change)) : QVariant();
}

QVariant memoryTexts(const OfferingView& v, int role)
{
    if (!v.result.memory)
        return {};
    const MemoryEstimate& m = *v.result.memory;
    const Numbers& n = v.wording.numbers();
    if (role == MemoryTextRole)
        return n.memoryOf(m.total, m.usable);
    if (!v.difference || !v.difference->memory)
        return {};
    return n.memoryDifference(*v.difference->memory);
}

} // namespace

QVariant offeringData(const OfferingView& view, int role)
{
    switch (role) {
    case TimeTextRole:
    case TimeRangeRole:
    case TimeDifferenceRole: return timeTexts(view, role);
    case CostTextRole:
    case CostRangeRole:
    case CostDifferenceRole: return costTexts(view, role);
    case MemoryTextRole:
    case MemoryDifferenceRole: return memoryTexts(view, role);
    default: break;
    }
    const QVariant known = identity(view, role);
    return known.isValid() ? known : judgement(view, role);
}

} // namespace octoplan::detail
