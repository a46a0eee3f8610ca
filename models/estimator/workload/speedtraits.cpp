// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/framework.h"

namespace octoplan {

const SpeedTraits& speedTraits(Framework)
{
    static const SpeedTraits eager;
    return eager;
}

} // namespace octoplan
