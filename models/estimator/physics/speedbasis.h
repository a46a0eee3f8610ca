// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/speedconstants.h"
#include "workload/setting.h"

namespace octoplan {

// Everything of the time formulas that stays the same over the plans of one setting. A plain value; keeps a pointer to
// the setting, which must outlive it.
struct SpeedBasis {
    const Setting* setting = nullptr;
    SpeedConstants constants;
};

[[nodiscard]] SpeedBasis speedBasis(const Setting& setting, const SpeedConstants& constants = {});

} // namespace octoplan
