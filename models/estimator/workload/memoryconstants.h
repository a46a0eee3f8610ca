// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace octoplan {

// The empirical constants of the memory formulas, each with what it rests on. Bytes unless said otherwise. A fit may
// carry others; nothing else changes them.
struct MemoryConstants {
    // CUDA context with its loaded kernels and workspaces: 0.5 to 1.3 GiB printed by users.
    double cudaContext = 1.1 * 1073741824.0;
    // CANN's, with HCCL: 2 to 4 GiB.
    double cannContext = 2.6 * 1073741824.0;
    // NCCL buffers and their kernels for one group: 342 to 392 MiB of buffers for two to eight devices.
    double communicator = 0.75 * 1073741824.0;
    // The allocator's free pieces between blocks, as a share of what comes and goes: 7 to 19 % over sources that print
    // both figures.
    double dynamicSlack = 0.13;
    // Freed blocks of the backward pass that the allocator still holds at the optimizer step, as a share.
    double cacheKept = 0.4;
    // Blocks whose size changes with every batch and cannot be reused: share of the largest one held in vain. On CANN
    // (910B, unpadded lengths) from one source.
    double variationCuda = 0.06;
    double variationCann = 0.70;
    // Factors on the operation-by-operation list of what a layer keeps, and on the loss's copies of the logits: a
    // direct test of the lists found no bias, to about 20 %.
    double activations = 1.0;
    double logits = 1.0;
    // Of the logits that the training loop holds while the loss is turned back.
    double returnedLogits = 1.0;
};

} // namespace octoplan
