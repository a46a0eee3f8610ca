// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/difference.h"
#include "wording/wording.h"

#include <QVariant>

namespace octoplan::detail {

// One offering in its comparison, and how it differs from the baseline.
struct OfferingView {
    const Comparison& comparison;
    const OfferingResult& result;
    const OfferingDifference* difference; // null: nothing to compare with
    int index;
    const Wording& wording;
};

[[nodiscard]] QVariant offeringData(const OfferingView& view, int role);

} // namespace octoplan::detail
