// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/memory.h"

namespace octoplan {

MemoryEstimate memory(const Setting&, const ParallelPlan&) { return {}; }
Verdict verdict(const Setting&, const ParallelPlan&, const MemoryEstimate&) { return Verdict::CannotRun; }

} // namespace octoplan
