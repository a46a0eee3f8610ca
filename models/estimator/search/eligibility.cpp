// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/eligibility.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace octoplan {

namespace {

constexpr auto notModelled = std::to_array<std::string_view>({"mamba",
                                                              "mamba2",
                                                              "falcon_mamba",
                                                              "jamba",
                                                              "bamba",
                                                              "zamba",
                                                              "zamba2",
                                                              "nemotron_h",
                                                              "granitemoehybrid",
                                                              "rwkv",
                                                              "recurrent_gemma",
                                                              "qwen3_next",
                                                              "qwen3_5",
                                                              "qwen3_5_moe",
                                                              "minimax",
                                                              "t5",
                                                              "mt5",
                                                              "umt5",
                                                              "bart",
                                                              "mbart",
                                                              "whisper",
                                                              "encoder_decoder"});

FlopsPerSecond rateOf(const Device& device, Precision precision)
{
    switch (precision) {
    case Precision::Fp32: return device.rates.fp32;
    case Precision::Tf32: return device.rates.tf32;
    case Precision::Fp16: return device.rates.fp16;
    case Precision::Fp8: return device.rates.fp8;
    case Precision::Int8: return device.rates.int8;
    case Precision::Bf16:
    case Precision::Nf4: break; // 4-bit weights are computed with in 16 bits
    }
    return device.rates.bf16;
}

} // namespace

std::optional<Reason> unfitPrecision(const Job& job)
{
    const bool integer = job.precision == Precision::Int8 || job.precision == Precision::Nf4;
    const bool trainsWeights = job.task == Task::Pretrain || job.task == Task::Full || job.task == Task::Lora;
    if ((integer && trainsWeights) || (job.precision == Precision::Fp8 && job.task == Task::Qlora))
        return Reason{ReasonKind::PrecisionNotForTask,
                      {keyArgument(keyOf(job.precision)), keyArgument(keyOf(job.task))}};
    return std::nullopt;
}

std::optional<Reason> unsupportedOn(const Device& device, const Job& job)
{
    if (!(rateOf(device, job.precision).value > 0.0))
        return Reason{ReasonKind::PrecisionUnsupported, {keyArgument(keyOf(job.precision)), textArgument(device.name)}};
    if (device.nf4)
        return std::nullopt;
    const bool frozenInteger = job.task == Task::Qlora && job.precision == Precision::Int8;
    if (frozenInteger) // the same library as NF4
        return Reason{ReasonKind::PrecisionUnsupported, {keyArgument(keyOf(job.precision)), textArgument(device.name)}};
    const bool fourBit = job.task == Task::Qlora || job.precision == Precision::Nf4;
    if (fourBit && job.weightsFormat == QuantFormat::Nf4)
        return Reason{ReasonKind::QuantizationUnsupported,
                      {keyArgument(keyOf(job.weightsFormat)), textArgument(device.name)}};
    return std::nullopt;
}

std::optional<Reason> unsupportedModel(const ModelShape& shape)
{
    if (shape.layers > 0 && shape.heads > 0 && std::ranges::find(notModelled, shape.family) == notModelled.end())
        return std::nullopt;
    return Reason{ReasonKind::UnsupportedModel, {keyArgument(shape.family)}};
}

} // namespace octoplan
