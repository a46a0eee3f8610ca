// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace octoplan {

// The constants of the time formulas. Fitted ones were fitted together on published runs (resources/measured), so take
// them as a set: efficiencies and traffic factors trade off against each other. What depends on the software stands in
// workload/speedtraits.cpp. Confidence is how many independent sources speak to a value.
struct SpeedConstants {
    // Share of the dense bf16 matrix ceiling that large matrix products sustain, by architecture. Power sets the
    // sustained clock: within an architecture the share goes with (watts / reference watts) ^ powerExponent.
    double gemmHopper = 0.69;   // fitted; high (5 sources); reference 700 W
    double gemmAmpere = 0.805;  // fitted; high (9 sources); A100-class
    double gemmGeforce = 1.16;  // fitted; medium; before losses by shape, with which plain products reach 0.96-1.01
    double gemmAdaBoard = 0.57; // fitted; low; L40S, RTX 6000 Ada at 300-350 W
    double gemmBlackwellBoard = 0.82; // fitted; low; RTX PRO 6000
    double gemmBlackwell = 0.68;      // set: as Hopper, by the power law; no runs
    double gemmAscend = 0.73;         // fitted; low: one source, Atlas 900 A2, taken for B2
    double gemmCdna = 0.51;           // set: 668 of 1307 measured as plain products (ml-engineering)
    double powerExponent = 0.33;      // set: dynamic power goes with about the cube of the clock

    // Shape: every product moves its operands, and its output fills whole waves of tiles.
    double operandTraffic = 0.56; // fitted; of touching both operands and the result once
    double waveElements = 0.41e6; // fitted; output elements lost to the last, partly filled wave
    double expertTile = 64;       // set; rows lost per expert to tiles of 128
    double expertSpread = 0.3;    // set; deviation of an expert's load from the mean, with a balancing loss; low

    double fp8Share = 0.93; // fitted; share of the FP8 ceiling relative to bf16's; 4 sources
    double fp8Casts = 0.55; // fitted; of the operand bytes, per pass: quantise, amax, transpose

    double fp8Most = 1.5; // set; bound of what FP8 gains on a device, as measured

    // Attention: share of the bf16 ceiling at long sequences, halving at `attentionHalfLength` keys.
    double attentionFlash2 = 0.60;       // fitted; Ampere and Ada; medium
    double attentionHopperFlash2 = 0.30; // between a fit (0.28) and 0.36 as published; without Hopper's async units
    double attentionHopperFused = 0.50;  // fitted; FlashAttention-3, cuDNN
    double attentionAscend = 0.46;       // fitted; low
    double attentionFlash1 = 0.70;       // fitted; kernels of 2023 and before, relative to FlashAttention-2
    double attentionHalfLength = 420;    // fitted
    double attentionSmallHead = 0.8;     // set; head size below 100

    double memoryShare = 0.80;       // set; of the datasheet's bandwidth
    double memoryShareAscend = 0.64; // set; 0.61-0.80 measured
    double adapterTraffic = 2.2;     // fitted; LoRA's extra passes over activations; medium
    double adapterHost = 1.7;        // fitted, unmoved; LoRA's extra launches
    double dequantBytes = 10.4;      // fitted; per 4-bit weight and pass, beside the product itself
    double dequantGptq = 1.8;        // set; GPTQ's kernels against NF4's
    double hostPerExpert = 0.2e-3;   // set; launches of one expert in a host loop, forward and backward
    // Which experts run differs from step to step, so nothing is fetched ahead and every gather is waited for; one run.
    double expertGathers = 5.0;
    double decodeHost = 0.15; // set; of that time with captured graphs, as servers decode
    double hostAscend = 1.3;  // set; CANN's launch path
    double hostModern = 0.65; // set; hosts of Hopper and later against those of Ampere (single thread)

    // Communication.
    double tensorParallelTime = 0.98; // fitted; of bytes over measured bus bandwidth: some hides behind compute
    double asyncTensorParallel = 0.6; // set; AsyncTP, MC2
    double hopSeconds = 4.6e-6;       // fitted; ring latency per rank and layer message; one source
    double networkShare = 0.9;        // set; of a server's NICs
    double jitter = 0.012;            // set; per doubling of servers

    double optimizerTraffic = 1.3;       // set
    double hostUpdateBandwidth = 1.5e11; // set; bytes per second and server of an update on the host; one run
};

} // namespace octoplan
