// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/summary.h"

#include "workload/census.h"

namespace octoplan {

namespace {

// Bytes per quantised parameter, with its scales: NF4 one fp32 scale per 64; GPTQ and AWQ a 16-bit scale and a 4-bit
// zero per 128; MXFP4 one byte per 32.
double bytesPerCode(QuantFormat format)
{
    switch (format) {
    case QuantFormat::Nf4: return 0.5 + 4.0 / 64;
    case QuantFormat::Gptq4:
    case QuantFormat::Awq4: return 0.5 + 2.5 / 128;
    case QuantFormat::Mxfp4: return 0.5 + 1.0 / 32;
    }
    return 0.5;
}

double bytesPerMatrixParameter(const Job& job)
{
    const bool fourBit =
        job.precision == Precision::Nf4 || (job.task == Task::Qlora && job.precision != Precision::Int8);
    if (fourBit)
        return bytesPerCode(job.weightsFormat);
    switch (job.precision) {
    case Precision::Fp32:
    case Precision::Tf32: return 4.0;
    case Precision::Fp8: return 1.0 + 4.0 / (128 * 128); // an fp32 scale per block
    case Precision::Int8: return 1.0 + 4.0 / 128;
    default: return 2.0;
    }
}

} // namespace

double weightsOnDisk(const ModelShape& shape, const Job& job)
{
    const Census c = census(shape);
    const double perMatrix = bytesPerMatrixParameter(job);
    if (perMatrix >= 2.0)
        return perMatrix * static_cast<double>(c.total);
    const std::int64_t kept =
        c.embedding + c.head + c.finalNorm + shape.layers * c.normsPerLayer + c.moeLayers * c.routerPerLayer;
    return 2.0 * static_cast<double>(kept) + perMatrix * static_cast<double>(c.total - kept);
}

ModelSummary summarise(const ModelShape& shape, const Job& job)
{
    const Census c = census(shape);
    ModelSummary m;
    m.name = shape.name;
    m.parameters = c.total;
    m.activeParameters = c.active;
    m.flopParameters = c.flop;
    m.visionParameters = shape.visionParameters;
    const bool adapters = job.task == Task::Lora || job.task == Task::Qlora;
    if (adapters)
        m.trainableParameters = adapterParameters(shape, job.loraRank, job.loraTargets);
    else
        m.trainableParameters = job.task == Task::Serve ? 0 : c.total;
    m.weightsBytes = weightsOnDisk(shape, job);
    m.kvBytesPerToken = 2.0 * c.kvElementsPerToken;
    m.layers = shape.layers;
    m.hidden = shape.hidden;
    m.heads = shape.heads;
    m.kvHeads = shape.kvHeads;
    m.headSize = shape.headSize;
    m.ffn = shape.ffn;
    m.vocab = shape.vocab;
    m.experts = shape.experts;
    m.activeExperts = shape.activeExperts;
    return m;
}

} // namespace octoplan
