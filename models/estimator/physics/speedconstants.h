// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace octoplan {

// The constants of the time formulas that were fitted on measured runs.
struct SpeedConstants {
    double gemmHopper = 0.71; // share of the bf16 matrix ceiling that large products reach
};

} // namespace octoplan
