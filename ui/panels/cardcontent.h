// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/choices.h"

#include <QModelIndex>
#include <QStringList>

namespace octoplan {

// What one card says, read from a row of the OfferingsModel.
struct CardContent {
    QString name, price, link;
    Verdict verdict = Verdict::CannotRun;
    QString verdictText;
    QStringList misses; // "5 d late", "¥400 over budget"
    QString memory;
    QString time, timeRange, cost, costRange;
    QString timeDifference, costDifference, memoryDifference; // against the baseline
    QString limit, plan, why, fix;
    QStringList flags;
    bool nearestPlan = false;
    bool fixedPlan = false; // by the scenario, not found
    bool recommended = false;

    [[nodiscard]] bool runs() const { return verdict == Verdict::Fits || verdict == Verdict::Tight; }
    friend bool operator==(const CardContent&, const CardContent&) = default;
};

[[nodiscard]] CardContent cardContent(const QModelIndex& offering);

} // namespace octoplan
