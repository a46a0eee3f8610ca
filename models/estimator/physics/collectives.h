// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "physics/speedbasis.h"
#include "values/parallelplan.h"

#include <algorithm>

namespace octoplan {

// A group of devices that talk: how many, and how far apart its neighbours are numbered. Devices are numbered with
// tensor parallelism innermost, then context, data, and pipeline outermost.
struct Group {
    int ranks = 1;
    int stride = 1;
};

enum class Traffic { AllReduce, Gather }; // Gather: all-gather, reduce-scatter, all-to-all

// Bus bandwidth in bytes per second, by the definition of nccl-tests; a group over several servers gets the smaller of
// what its part of a server reaches inside and its share of the server's network.
[[nodiscard]] double busBandwidth(const SpeedBasis& basis, Group group, Traffic traffic);

// Seconds of one collective: (n-1)/n of the bytes (twice for an all-reduce) over the bus, and its latency.
[[nodiscard]] double gatherSeconds(const SpeedBasis& basis, Group group, double bytes);
[[nodiscard]] double allReduceSeconds(const SpeedBasis& basis, Group group, double bytes);
[[nodiscard]] double latencySeconds(const SpeedBasis& basis, Group group);

// Bytes per second from one pipeline stage to the next.
[[nodiscard]] double stageBandwidth(const SpeedBasis& basis, const ParallelPlan& plan);

// Exposed rest of `traffic` when up to `share` of it can hide, but no more than `work`.
[[nodiscard]] constexpr double exposed(double traffic, double share, double work)
{
    return traffic - std::min(share * traffic, work);
}

} // namespace octoplan
