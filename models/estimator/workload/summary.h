// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/modelshape.h"
#include "values/scenario.h"

namespace octoplan {

// What a shape is in a job: counts, and the bytes that its checkpoint takes in the job's format.
[[nodiscard]] ModelSummary summarise(const ModelShape& shape, const Job& job);

// Bytes of the language model's weights on disk. Quantised formats keep tables, norms and routers at 2 bytes and store
// scales beside the codes; a frozen base in `qlora` is stored in job.weightsFormat unless the precision is int8.
[[nodiscard]] double weightsOnDisk(const ModelShape& shape, const Job& job);

} // namespace octoplan
