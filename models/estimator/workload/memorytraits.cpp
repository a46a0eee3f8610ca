// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/framework.h"

namespace octoplan {

const MemoryTraits& memoryTraits(Framework)
{
    static const MemoryTraits eager;
    return eager;
}

} // namespace octoplan
