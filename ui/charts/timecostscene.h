// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/xyscene.h"
#include "wording/wording.h"

#include <optional>

class QAbstractItemModel;

namespace octoplan {

struct TimeCostLimits {
    std::optional<double> deadlineDays;
    std::optional<double> budget; // units of currency
};

// Days against cost from a TimeCostModel: the Pareto line, each offering's interval as a slanted bar (time and rent
// move together), misses hollow, and in words what cannot be shown.
[[nodiscard]] XyScene timeCostScene(const QAbstractItemModel& model, const Wording& wording,
                                    const TimeCostLimits& limits);

} // namespace octoplan
