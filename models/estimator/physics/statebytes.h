// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workload/setting.h"

namespace octoplan {

// Bytes per parameter that a job's recipe costs before any sharding.
struct StateBytes {
    RecipeBytes trained;         // of what trains: all in full training, adapters beside a frozen base
    RecipeBytes tables;          // of embedding and head trained in full beside a frozen base
    double frozenLinear = 0.0;   // of a frozen base's linear layers
    double frozenTable = 0.0;    // of its embedding and head, which no 4-bit format touches
    bool stepInBackward = false; // gradients freed as they come
    bool pagedOptimizer = false; // states leave the device when it is full
    double hostOptimizer = 0.0;  // bytes per trained parameter that paging may put on the host
};

// `sharded`: with any ZeRO stage, where some frameworks follow another recipe than without.
[[nodiscard]] StateBytes stateBytes(const Job& job, const MemoryTraits& traits, bool sharded);

// Bytes per parameter of weights at rest in that precision.
[[nodiscard]] double storedWeightBytes(Precision precision);
[[nodiscard]] double storedWeightBytes(QuantFormat format);

} // namespace octoplan
