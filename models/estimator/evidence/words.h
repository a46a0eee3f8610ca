// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"
#include "values/units.h"
#include "workload/framework.h"

#include <optional>
#include <string>
#include <string_view>

// What the words of measured runs mean. Each kind of word has one table of fragments, tried in order on the lower-case
// text; a text that matches none is "not stated", never an error.
namespace octoplan {

// Which of a framework's or a driver's figures a source printed.
enum class MemoryKind { Allocated, Reserved, WholeCard, Pool };
OCTOPLAN_KEYS(MemoryKind, "allocated", "reserved", "whole_card", "pool");

namespace words {

[[nodiscard]] std::string lowerCase(std::string_view text);
[[nodiscard]] bool contains(std::string_view text, std::string_view fragment);

struct FrameworkWord {
    Framework framework = Framework::GenericEager;
    std::optional<Sharding> sharding; // where the text says how states are sharded
    bool compiled = false;            // torch.compile or a compiler stack
    bool fusedLoss = false;
    bool stated = true;
};
[[nodiscard]] FrameworkWord framework(std::string_view text);

struct PrecisionWord {
    Precision precision = Precision::Bf16;
    std::optional<QuantFormat> base; // a frozen 4-bit base
    bool pure = false;               // weights and states in 16 bit, no fp32 master
};
[[nodiscard]] std::optional<PrecisionWord> precision(std::string_view text);

struct OptimizerWord {
    Optimizer optimizer = Optimizer::AdamW;
    MasterCopy masterCopy = MasterCopy::Auto;
    bool inBackward = false; // gradients are freed as they come
    bool onHost = false;
};
[[nodiscard]] std::optional<OptimizerWord> optimizer(std::string_view text);

[[nodiscard]] std::optional<Task> task(std::string_view text);
[[nodiscard]] std::optional<Recompute> recompute(std::string_view text);
[[nodiscard]] std::optional<Offload> offload(std::string_view text);
[[nodiscard]] std::optional<Attention> attention(std::string_view text);
[[nodiscard]] std::optional<LoraTargets> loraTargets(std::string_view text);

// ZeRO stage of "2", "ZeRO-3", "FULL_SHARD", "1 + sharded weights", …
[[nodiscard]] std::optional<int> zeroStage(std::string_view zero, std::string_view fsdp);
// Virtual pipeline stages per device of "2" or "5 layers/stage".
[[nodiscard]] std::optional<int> virtualStages(std::string_view text, int layersPerStage);

[[nodiscard]] MemoryKind memoryKind(std::string_view text);
// Decimal units are 1e9; "GB" as printed is GiB unless that exceeds what the card has.
[[nodiscard]] Bytes memoryFigure(double figure, std::string_view unit, Bytes usable);

struct LinkWord {
    std::optional<LinkKind> kind;
    PcieClass pcie = PcieClass::Auto;
    std::optional<double> nicGbit; // per server
};
// The bin of a 910B named as such or by the server that carries it; Measured where neither is said.
[[nodiscard]] AscendBin ascendBin(std::string_view variant);

[[nodiscard]] LinkWord interconnect(std::string_view text, int devicesPerServer);

} // namespace words
} // namespace octoplan
