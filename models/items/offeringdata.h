// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "wording/wording.h"

#include <QVariant>

namespace octoplan::detail {

// One offering in its comparison, beside what it was in the baseline.
struct OfferingView {
    const Comparison& comparison;
    const OfferingResult& result;
    const OfferingResult* baseline;
    int index;
    const Wording& wording;
};

[[nodiscard]] QVariant offeringData(const OfferingView& view, int role);

} // namespace octoplan::detail
