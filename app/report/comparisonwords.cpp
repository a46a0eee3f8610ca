// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/comparisonwords.h"

namespace octoplan {

ComparisonWords comparisonWords(const Wording& wording)
{
    return {[wording](const Reason& reason) { return wording.sentence(reason).toStdString(); },
            [wording](CostLineId line) { return wording.label(line).toStdString(); },
            [wording](const OfferingResult& result) { return wording.offeringName(result.name).toStdString(); }};
}

} // namespace octoplan
