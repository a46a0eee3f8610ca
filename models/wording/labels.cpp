// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words of what a person chooses: the job, the rental and the plan.
#include "labeltable.h"

OCTOPLAN_WORDS(Task, {QT_TRANSLATE_NOOP("Task", "Pre-training"), QT_TRANSLATE_NOOP("Task", "Pretrain")},
               {QT_TRANSLATE_NOOP("Task", "Full fine-tuning"), QT_TRANSLATE_NOOP("Task", "Full"),
                QT_TRANSLATE_NOOP("Task", "Every weight is trained")},
               {QT_TRANSLATE_NOOP("Task", "LoRA"), nullptr,
                QT_TRANSLATE_NOOP("Task", "Small adapters are trained beside frozen weights")},
               {QT_TRANSLATE_NOOP("Task", "QLoRA"), nullptr,
                QT_TRANSLATE_NOOP("Task", "Adapters beside weights that are frozen and stored in 4 bits")},
               {QT_TRANSLATE_NOOP("Task", "Serving"), QT_TRANSLATE_NOOP("Task", "Serve"),
                QT_TRANSLATE_NOOP("Task", "Inference for many requests at once")})

OCTOPLAN_WORDS(Precision, {QT_TRANSLATE_NOOP("Precision", "FP32")}, {QT_TRANSLATE_NOOP("Precision", "TF32")},
               {QT_TRANSLATE_NOOP("Precision", "FP16")}, {QT_TRANSLATE_NOOP("Precision", "BF16")},
               {QT_TRANSLATE_NOOP("Precision", "FP8")}, {QT_TRANSLATE_NOOP("Precision", "INT8")},
               {QT_TRANSLATE_NOOP("Precision", "NF4")})

OCTOPLAN_WORDS(Optimizer, {QT_TRANSLATE_NOOP("Optimizer", "AdamW")},
               {QT_TRANSLATE_NOOP("Optimizer", "AdamW, BF16 states")}, {QT_TRANSLATE_NOOP("Optimizer", "8-bit AdamW")},
               {QT_TRANSLATE_NOOP("Optimizer", "8-bit AdamW in backward"), nullptr,
                QT_TRANSLATE_NOOP("Optimizer", "Each gradient is applied and freed as soon as it is there")},
               {QT_TRANSLATE_NOOP("Optimizer", "Paged AdamW"), nullptr,
                QT_TRANSLATE_NOOP("Optimizer", "States move to host memory when the device is full")},
               {QT_TRANSLATE_NOOP("Optimizer", "Paged 8-bit AdamW"), nullptr,
                QT_TRANSLATE_NOOP("Optimizer", "8-bit states that move to host memory when the device is full")},
               {QT_TRANSLATE_NOOP("Optimizer", "Adafactor")}, {QT_TRANSLATE_NOOP("Optimizer", "SGD")},
               {QT_TRANSLATE_NOOP("Optimizer", "Muon")})

OCTOPLAN_WORDS(MasterCopy, {QT_TRANSLATE_NOOP("MasterCopy", "Automatic")},
               {QT_TRANSLATE_NOOP("MasterCopy", "FP32 master copy")},
               {QT_TRANSLATE_NOOP("MasterCopy", "No master copy")})

OCTOPLAN_WORDS(GradientPrecision, {QT_TRANSLATE_NOOP("GradientPrecision", "Automatic")},
               {QT_TRANSLATE_NOOP("GradientPrecision", "BF16")}, {QT_TRANSLATE_NOOP("GradientPrecision", "FP32")})

OCTOPLAN_WORDS(QuantFormat, {QT_TRANSLATE_NOOP("QuantFormat", "NF4")},
               {QT_TRANSLATE_NOOP("QuantFormat", "GPTQ, 4 bits")}, {QT_TRANSLATE_NOOP("QuantFormat", "AWQ, 4 bits")},
               {QT_TRANSLATE_NOOP("QuantFormat", "MXFP4")})

OCTOPLAN_WORDS(Attention, {QT_TRANSLATE_NOOP("Attention", "FlashAttention")},
               {QT_TRANSLATE_NOOP("Attention", "Eager"), nullptr,
                QT_TRANSLATE_NOOP("Attention", "Stores the whole attention matrix")})

OCTOPLAN_WORDS(Packing,
               {QT_TRANSLATE_NOOP("Packing", "Packed"), nullptr,
                QT_TRANSLATE_NOOP("Packing", "Samples are joined, so no token is wasted")},
               {QT_TRANSLATE_NOOP("Packing", "Padded"), nullptr,
                QT_TRANSLATE_NOOP("Packing", "Each sample is filled up to the sequence length")})

OCTOPLAN_WORDS(Stack, {QT_TRANSLATE_NOOP("Stack", "Automatic")},
               {QT_TRANSLATE_NOOP("Stack", "Hugging Face, eager"), QT_TRANSLATE_NOOP("Stack", "Eager")},
               {QT_TRANSLATE_NOOP("Stack", "Compiled PyTorch (FSDP2)"), QT_TRANSLATE_NOOP("Stack", "Compiled")},
               {QT_TRANSLATE_NOOP("Stack", "Megatron class"), QT_TRANSLATE_NOOP("Stack", "Megatron"),
                QT_TRANSLATE_NOOP("Stack", "Megatron-LM, or MindSpeed on Ascend")},
               {QT_TRANSLATE_NOOP("Stack", "Hand-written kernels"), QT_TRANSLATE_NOOP("Stack", "Hand-written")})

OCTOPLAN_WORDS(GoalKind,
               {QT_TRANSLATE_NOOP("GoalKind", "So many days"), QT_TRANSLATE_NOOP("GoalKind", "Days"),
                QT_TRANSLATE_NOOP("GoalKind", "What does each do in this many days?")},
               {QT_TRANSLATE_NOOP("GoalKind", "So many tokens"), QT_TRANSLATE_NOOP("GoalKind", "Tokens"),
                QT_TRANSLATE_NOOP("GoalKind", "How long and how much for this much work?")},
               {QT_TRANSLATE_NOOP("GoalKind", "As much as another"), QT_TRANSLATE_NOOP("GoalKind", "Match"),
                QT_TRANSLATE_NOOP("GoalKind", "As much work as one offering does in this many days")})

OCTOPLAN_WORDS(Billing, {QT_TRANSLATE_NOOP("Billing", "Pro rata")}, {QT_TRANSLATE_NOOP("Billing", "Whole days")},
               {QT_TRANSLATE_NOOP("Billing", "Whole months")}, {QT_TRANSLATE_NOOP("Billing", "Whole hours")})

OCTOPLAN_WORDS(PcieClass, {QT_TRANSLATE_NOOP("PcieClass", "Automatic")},
               {QT_TRANSLATE_NOOP("PcieClass", "Peer-to-peer driver")}, {QT_TRANSLATE_NOOP("PcieClass", "Good host")},
               {QT_TRANSLATE_NOOP("PcieClass", "Poor host")})

OCTOPLAN_WORDS(AscendBin, {QT_TRANSLATE_NOOP("AscendBin", "As measured")}, {QT_TRANSLATE_NOOP("AscendBin", "910B1")},
               {QT_TRANSLATE_NOOP("AscendBin", "910B2")}, {QT_TRANSLATE_NOOP("AscendBin", "910B3")},
               {QT_TRANSLATE_NOOP("AscendBin", "910B4")}, {QT_TRANSLATE_NOOP("AscendBin", "910B2C")})

OCTOPLAN_WORDS(LinkKind, {QT_TRANSLATE_NOOP("LinkKind", "NVLink")}, {QT_TRANSLATE_NOOP("LinkKind", "NVLink bridge")},
               {QT_TRANSLATE_NOOP("LinkKind", "HCCS")}, {QT_TRANSLATE_NOOP("LinkKind", "xGMI")},
               {QT_TRANSLATE_NOOP("LinkKind", "PCIe 5.0")}, {QT_TRANSLATE_NOOP("LinkKind", "PCIe 4.0")},
               {QT_TRANSLATE_NOOP("LinkKind", "No link")})

OCTOPLAN_WORDS(Recompute, {QT_TRANSLATE_NOOP("Recompute", "no recompute")},
               {QT_TRANSLATE_NOOP("Recompute", "selective recompute")},
               {QT_TRANSLATE_NOOP("Recompute", "full recompute")})

OCTOPLAN_WORDS(Offload, {QT_TRANSLATE_NOOP("Offload", "no offload")},
               {QT_TRANSLATE_NOOP("Offload", "optimizer offloaded")},
               {QT_TRANSLATE_NOOP("Offload", "weights and optimizer offloaded")},
               {QT_TRANSLATE_NOOP("Offload", "activations offloaded")})

OCTOPLAN_WORDS(PlanMode, {QT_TRANSLATE_NOOP("PlanMode", "Best plan")}, {QT_TRANSLATE_NOOP("PlanMode", "Fixed plan")})

OCTOPLAN_WORDS(EditKind, {QT_TRANSLATE_NOOP("EditKind", "input")}, {QT_TRANSLATE_NOOP("EditKind", "model")},
               {QT_TRANSLATE_NOOP("EditKind", "task")}, {QT_TRANSLATE_NOOP("EditKind", "precision")},
               {QT_TRANSLATE_NOOP("EditKind", "training recipe")}, {QT_TRANSLATE_NOOP("EditKind", "serving")},
               {QT_TRANSLATE_NOOP("EditKind", "software")}, {QT_TRANSLATE_NOOP("EditKind", "goal")},
               {QT_TRANSLATE_NOOP("EditKind", "billing")}, {QT_TRANSLATE_NOOP("EditKind", "hosts")},
               {QT_TRANSLATE_NOOP("EditKind", "limits")}, {QT_TRANSLATE_NOOP("EditKind", "costs")},
               {QT_TRANSLATE_NOOP("EditKind", "plan")}, {QT_TRANSLATE_NOOP("EditKind", "offerings")},
               {QT_TRANSLATE_NOOP("EditKind", "title")}, {QT_TRANSLATE_NOOP("EditKind", "baseline")},
               {QT_TRANSLATE_NOOP("EditKind", "list of scenarios")}, {QT_TRANSLATE_NOOP("EditKind", "change")})
