// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/servers.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

Evaluation fewestServers(const Scenario& scenario, const ModelShape& shape, const KnownOffering& known,
                         const Work& work, Fixes fixes)
{
    const double deadline = *scenario.constraints.deadlineDays;
    int servers = 1;
    int tooFew = 0; // known to miss
    Evaluation found = evaluate(scenario, shape, known, servers, fixes);
    while (!(likelyDays(found, scenario, work) <= deadline)) {
        if (servers == mostServers || found.result.verdict == Verdict::CannotRun)
            return found;
        tooFew = servers;
        const double missing = likelyDays(found, scenario, work) / deadline;
        const double next = std::isfinite(missing) ? std::ceil(servers * missing) : servers * 2.0;
        servers = static_cast<int>(std::clamp(next, servers + 1.0, static_cast<double>(mostServers)));
        found = evaluate(scenario, shape, known, servers, fixes);
    }
    while (servers - 1 > tooFew) {
        Evaluation fewer = evaluate(scenario, shape, known, servers - 1, fixes);
        if (!(likelyDays(fewer, scenario, work) <= deadline))
            break;
        --servers;
        found = std::move(fewer);
    }
    return found;
}

} // namespace octoplan
