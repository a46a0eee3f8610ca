// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/statebytes.h"

namespace octoplan {
namespace {

bool isFp32(Precision p) { return p == Precision::Fp32 || p == Precision::Tf32; }

// What an optimizer other than AdamW in the framework's own recipe keeps per trained parameter.
// 8-bit states: two bytes and 8 B per block of 2048. Adafactor: rows and columns only. Muon and SGD: one momentum.
double leanOptimizerBytes(Optimizer optimizer, double moment)
{
    switch (optimizer) {
    case Optimizer::AdamWBf16: return 4.0;
    case Optimizer::AdamW8bit:
    case Optimizer::AdamW8bitInBackward:
    case Optimizer::PagedAdamW8bit: return 2.0;
    case Optimizer::Adafactor: return 0.02;
    case Optimizer::Sgd:
    case Optimizer::Muon: return moment;
    default: return 2.0 * moment;
    }
}

bool followsFramework(Optimizer optimizer)
{
    return optimizer == Optimizer::AdamW || optimizer == Optimizer::PagedAdamW;
}

void applyOptimizer(RecipeBytes& recipe, const Job& job)
{
    const bool fp32Weights = recipe.weight >= 4.0;
    const bool hasMaster = fp32Weights || recipe.optimizer >= 12.0;
    if (!followsFramework(job.optimizer)) {
        // Muon replaces Adam inside the framework's recipe; the byte-saving ones replace the recipe.
        const bool keepsMaster = job.optimizer == Optimizer::Muon && hasMaster && job.masterCopy != MasterCopy::No;
        const bool addsMaster = job.masterCopy == MasterCopy::Yes && !fp32Weights;
        recipe.optimizer = leanOptimizerBytes(job.optimizer, keepsMaster || addsMaster || fp32Weights ? 4.0 : 2.0);
        if ((keepsMaster && !fp32Weights) || addsMaster)
            recipe.optimizer += 4.0;
        recipe.temporary = job.optimizer == Optimizer::AdamWBf16 ? 2.0 : 0.0;
        if (!keepsMaster && fp32Weights && job.masterCopy != MasterCopy::Yes && !isFp32(job.precision)) {
            recipe.weight = 2.0;
            recipe.copy = 0.0;
            recipe.gradient = 2.0;
        }
        return;
    }
    if (job.masterCopy == MasterCopy::Yes && !hasMaster)
        recipe.optimizer = 12.0;
    if (job.masterCopy == MasterCopy::No && hasMaster) {
        recipe.weight = 2.0;
        recipe.copy = 0.0;
        recipe.optimizer = 8.0;
    }
}

RecipeBytes trainedRecipe(const Job& job, const MemoryTraits& t, bool sharded)
{
    if (job.task == Task::Lora && !sharded)
        return t.plainAdapter;
    if (job.task == Task::Lora || job.task == Task::Qlora)
        return {2.0, 0.0, t.adapterGradientBytes, t.adapterOptimizerBytes, t.adapterStepTemporaryBytes};
    if (!sharded)
        return t.plain;
    return {t.weightBytes, t.autocastCopyBytes, t.gradientBytes, t.optimizerBytes, t.stepTemporaryBytes};
}

} // namespace

double storedWeightBytes(Precision precision)
{
    switch (precision) {
    case Precision::Fp32:
    case Precision::Tf32: return 4.0;
    case Precision::Fp8: return 1.0;
    case Precision::Int8: return 1.04; // scales per row or group of 128
    case Precision::Nf4: return storedWeightBytes(QuantFormat::Nf4);
    default: return 2.0;
    }
}

double storedWeightBytes(QuantFormat format)
{
    // NF4: 4 bits and doubly quantised block constants (QLoRA paper: 0.127 bits). GPTQ and AWQ: groups of 128 with a
    // 16-bit scale and a 4-bit zero. MXFP4: 8-bit exponent for 32 values.
    return format == QuantFormat::Nf4 ? 0.516 : 0.53;
}

StateBytes stateBytes(const Job& job, const MemoryTraits& traits, bool sharded)
{
    StateBytes s;
    s.trained = trainedRecipe(job, traits, sharded);
    if (isFp32(job.precision))
        s.trained = {4.0, 0.0, 4.0, 8.0, s.trained.temporary > 0.0 ? 4.0 : 0.0};
    // A trained table is a copy of the base's, in its type: stepped as full training without DeepSpeed would.
    s.tables = sharded || traits.plainAdapter.optimizer < 8.0 ? s.trained : RecipeBytes{2.0, 0.0, 2.0, 4.0, 2.0};
    applyOptimizer(s.trained, job);
    applyOptimizer(s.tables, job);
    if (job.gradientPrecision != GradientPrecision::Auto)
        s.trained.gradient = job.gradientPrecision == GradientPrecision::Fp32 ? 4.0 : 2.0;
    if (job.precision == Precision::Fp8)
        s.trained.weight += traits.fp8WeightBytes;
    s.frozenTable = isFp32(job.precision) ? 4.0 : 2.0;
    s.frozenLinear = storedWeightBytes(job.precision);
    if (job.task == Task::Qlora && job.precision != Precision::Int8) {
        s.frozenLinear = storedWeightBytes(job.weightsFormat);
        // PEFT upcasts what bitsandbytes leaves unquantised, and nothing of a GPTQ or AWQ model.
        // FSDP's flat parameters need one type, so nothing is upcast under it.
        const bool flat = sharded && traits.sharding != Sharding::DeepSpeed;
        if (traits.kbitUpcast && job.weightsFormat == QuantFormat::Nf4 && !flat)
            s.frozenTable = 4.0;
    }
    s.stepInBackward = traits.stepInBackward || job.optimizer == Optimizer::AdamW8bitInBackward;
    s.pagedOptimizer = job.optimizer == Optimizer::PagedAdamW || job.optimizer == Optimizer::PagedAdamW8bit;
    if (s.pagedOptimizer) {
        // The driver moves pages out when the device is full: what a fit needs is none of them.
        s.hostOptimizer = s.trained.optimizer;
        s.trained.optimizer = 0.0;
    }
    return s;
}

} // namespace octoplan
