// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

// What the item models say beside their text. Roles carry meaning, never colours: delegates and charts choose those
// from the theme. A quantity that does not exist is an invalid QVariant.
namespace octoplan {

enum Role : int {
    SortRole = Qt::UserRole + 1, // the number or text behind DisplayRole
    ExplanationRole,             // QString: a sentence on what the figure is; also the tooltip
    FigureRole,                  // QString: the figure's key, such as "memory.total", for an explanation with numbers
    DifferenceRole,              // QString: against the baseline, "+¥1,200"; invalid without one

    // Which offering or part: decides colour, symbol and pattern
    OfferingIndexRole, // int: place in the comparison, the same everywhere
    OfferingIdRole,    // QString
    OfferingNameRole,  // QString: "H100 80G ×8"
    PartRole,          // int of MemoryPart, CostLineId or TimePart

    // Judgement
    VerdictRole,      // int of Verdict
    VerdictTextRole,  // QString: "Fits"
    RecommendedRole,  // bool
    MeetsGoalRole,    // bool: fits or tight, in time and within budget
    DeadlineTextRole, // QString: "5 d late"; empty when met or not asked for
    BudgetTextRole,   // QString: "¥400 over budget"; likewise
    WhyRole,          // QString: why it does not fit or cannot run
    FixRole,          // QString: the smallest change that would fit; empty when it fits or nothing helps
    FlagsRole,        // QStringList: what to know about this offering

    // Quantities for charts, in the unit of the model: GiB, days or units of currency
    ValueRole,         // double
    RangeLowRole,      // double: 80 % interval
    RangeHighRole,     // double
    UsableRole,        // double: usable memory of a device
    TotalRole,         // double: all parts of the column
    BaselineTotalRole, // double: the same in the baseline

    // Words for cards
    PriceRole,          // QString: "from ¥15,600 a month"
    LinkRole,           // QString: "HCCS"
    MemoryTextRole,     // QString: "31.3 of 47.4 GiB"
    TimeTextRole,       // QString: "19.1 d"; for serving "1,240 tokens/s"
    TimeRangeRole,      // QString: "15.9 – 24.0"
    CostTextRole,       // QString: "¥6,120"; for serving the month's price
    CostRangeRole,      // QString: "5,100 – 7,700"
    LimitRole,          // QString: "Communication", what limits it
    PlanRole,           // QString: "DP8 · ZeRO-3 · mb 2 · full recompute"
    NearestPlanRole,    // bool: the plan does not fit, it is only the nearest
    TimeDifferenceRole, // QString against the baseline, or invalid
    CostDifferenceRole,
    MemoryDifferenceRole,

    // Time against cost
    TimeLowRole,  // double: days
    TimeHighRole, // double
    ParetoRole,   // bool: none is both faster and cheaper

    LinkNameRole, // QString: all that the catalogue says of the link

    // Reasons
    SectionRole, // int of AnswerSection

    // What a cost depends on
    RangeLabelRole, // QString: "Price (¥76,032 – ¥92,928)"
    LowFlipsRole,   // bool: at the low end another offering is the choice
    HighFlipsRole,  // bool

    // Plans
    ChosenRole,          // bool: the plan in use
    TimeExplanationRole, // QString: how the figure on the card comes about
    CostExplanationRole,
    MemoryExplanationRole,
    FixedPlanRole, // bool: the scenario fixes the offering's plan
};

} // namespace octoplan
