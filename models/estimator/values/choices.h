// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

// Every closed set of choices, with the key that files and commands use for each. Keys are never translated.
namespace octoplan {

// Specialised by each enum below; entry i is the key of the enumerator with value i.
template <class E>
inline constexpr auto choiceKeys = nullptr;

template <class E>
[[nodiscard]] constexpr std::string_view keyOf(E choice)
{
    return choiceKeys<E>[static_cast<std::size_t>(choice)];
}

template <class E>
[[nodiscard]] constexpr std::optional<E> fromKey(std::string_view key)
{
    for (std::size_t i = 0; i < choiceKeys<E>.size(); ++i)
        if (choiceKeys<E>[i] == key)
            return static_cast<E>(i);
    return std::nullopt;
}

template <class E>
inline constexpr std::size_t choiceCount = choiceKeys<E>.size();

#define OCTOPLAN_KEYS(Enum, ...) \
    template <>                  \
    inline constexpr auto choiceKeys<Enum> = std::to_array<std::string_view>({__VA_ARGS__})

enum class Task { Pretrain, Full, Lora, Qlora, Serve };
OCTOPLAN_KEYS(Task, "pretrain", "full", "lora", "qlora", "serve");

enum class Precision { Fp32, Tf32, Fp16, Bf16, Fp8, Int8, Nf4 };
OCTOPLAN_KEYS(Precision, "fp32", "tf32", "fp16", "bf16", "fp8", "int8", "nf4");

enum class Optimizer {
    AdamW,
    AdamWBf16,
    AdamW8bit,
    AdamW8bitInBackward,
    PagedAdamW,
    PagedAdamW8bit,
    Adafactor,
    Sgd,
    Muon
};
OCTOPLAN_KEYS(Optimizer, "adamw", "adamw_bf16", "adamw_8bit", "adamw_8bit_in_backward", "paged_adamw",
              "paged_adamw_8bit", "adafactor", "sgd", "muon");

enum class MasterCopy { Auto, Yes, No };
OCTOPLAN_KEYS(MasterCopy, "auto", "true", "false");

enum class GradientPrecision { Auto, Bf16, Fp32 };
OCTOPLAN_KEYS(GradientPrecision, "auto", "bf16", "fp32");

// Storage of a 4-bit frozen base.
enum class QuantFormat { Nf4, Gptq4, Awq4, Mxfp4 };
OCTOPLAN_KEYS(QuantFormat, "nf4", "gptq4", "awq4", "mxfp4");

enum class Attention { Flash, Eager };
OCTOPLAN_KEYS(Attention, "flash", "eager");

enum class Packing { Packed, Padded };
OCTOPLAN_KEYS(Packing, "packed", "padded");

// The class of the software: eager Hugging Face, compiled PyTorch (FSDP2), Megatron-class, hand-written kernels.
enum class Stack { Auto, Eager, Compiled, Megatron, HandWritten };
OCTOPLAN_KEYS(Stack, "auto", "eager", "compiled", "megatron", "hand_written");

enum class GoalKind { Days, Tokens, Match };
OCTOPLAN_KEYS(GoalKind, "days", "tokens", "match");

enum class Billing { ProRata, WholeDays, WholeMonths, Hourly };
OCTOPLAN_KEYS(Billing, "pro_rata", "whole_days", "whole_months", "hourly");

// How well eight cards on PCIe talk to each other: peer-to-peer driver, good host, badly set host.
enum class PcieClass { Auto, P2p, Good, Poor };
OCTOPLAN_KEYS(PcieClass, "auto", "p2p", "good", "poor");

enum class AscendBin { Measured, B1, B2, B3, B4, B2c };
OCTOPLAN_KEYS(AscendBin, "measured", "910b1", "910b2", "910b3", "910b4", "910b2c");

enum class LinkKind { NvSwitch, NvlinkBridge, HccsMesh, XgmiMesh, Pcie5, Pcie4, None };
OCTOPLAN_KEYS(LinkKind, "nvswitch", "nvlink_bridge", "hccs_mesh", "xgmi_mesh", "pcie5", "pcie4", "none");

enum class Recompute { None, Selective, Full };
OCTOPLAN_KEYS(Recompute, "none", "selective", "full");

enum class Offload { None, Optimizer, All, Activations };
OCTOPLAN_KEYS(Offload, "none", "optimizer", "all", "activations");

enum class PlanMode { Auto, Fixed };
OCTOPLAN_KEYS(PlanMode, "auto", "fixed");

enum class Verdict { Fits, Tight, DoesNotFit, CannotRun };
OCTOPLAN_KEYS(Verdict, "fits", "tight", "does_not_fit", "cannot_run");

enum class MemoryPart { Weights, Gradients, Optimizer, Activations, Logits, KvCache, Buffers, Slack, Runtime };
OCTOPLAN_KEYS(MemoryPart, "weights", "gradients", "optimizer", "activations", "logits", "kv_cache", "buffers", "slack",
              "runtime");

enum class Phase { Load, Forward, Loss, Backward, Step, Prefill, Decode };
OCTOPLAN_KEYS(Phase, "load", "forward", "loss", "backward", "step", "prefill", "decode");

enum class TimePart { Compute, MemoryBound, TensorParallel, PipelineBubble, DataParallel, Offload, Optimizer, Launch };
OCTOPLAN_KEYS(TimePart, "compute", "memory_bound", "tensor_parallel", "pipeline_bubble", "data_parallel", "offload",
              "optimizer", "launch");

enum class SpeedLimit { Compute, Communication, MemoryBandwidth, Pipeline, Offload, Launch };
OCTOPLAN_KEYS(SpeedLimit, "compute", "communication", "memory_bandwidth", "pipeline", "offload", "launch");

// The article's three kinds of bottleneck, and compute where none of them binds.
enum class BottleneckKind { Memory, Communication, Compute, Mixed };
OCTOPLAN_KEYS(BottleneckKind, "memory", "communication", "compute", "mixed");

// Tax is last: it is on all the others.
enum class CostLineId { Rent, UnusedTerm, Setup, Debugging, Restarts, Trial, Migration, Storage, Electricity, Tax };
OCTOPLAN_KEYS(CostLineId, "rent", "unused_term", "setup", "debugging", "restarts", "trial", "migration", "storage",
              "electricity", "tax");

enum class Confidence { High, Medium, Low };
OCTOPLAN_KEYS(Confidence, "high", "medium", "low");

enum class Severity { Error, Note };
OCTOPLAN_KEYS(Severity, "error", "note");

// What a change of a scenario was about, for the text of undo.
enum class EditKind {
    Input,
    Model,
    Task,
    Precision,
    Recipe,
    Serving,
    Stack,
    Goal,
    Billing,
    Hosts,
    Limits,
    Costs,
    Plan,
    Offerings,
    Title,
    Baseline,
    Scenarios, // their list
    Other
};
OCTOPLAN_KEYS(EditKind, "input", "model", "task", "precision", "recipe", "serving", "stack", "goal", "billing", "hosts",
              "limits", "costs", "plan", "offerings", "title", "baseline", "scenarios", "other");

} // namespace octoplan
