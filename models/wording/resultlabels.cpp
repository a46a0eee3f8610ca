// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words of what the estimator answers.
#include "labeltable.h"

OCTOPLAN_WORDS(Verdict, {QT_TRANSLATE_NOOP("Verdict", "Fits")}, {QT_TRANSLATE_NOOP("Verdict", "Tight")},
               {QT_TRANSLATE_NOOP("Verdict", "Does not fit")}, {QT_TRANSLATE_NOOP("Verdict", "Cannot run")})

OCTOPLAN_WORDS(MemoryPart, {QT_TRANSLATE_NOOP("MemoryPart", "Weights")}, {QT_TRANSLATE_NOOP("MemoryPart", "Gradients")},
               {QT_TRANSLATE_NOOP("MemoryPart", "Optimizer states")}, {QT_TRANSLATE_NOOP("MemoryPart", "Activations")},
               {QT_TRANSLATE_NOOP("MemoryPart", "Logits"), nullptr,
                QT_TRANSLATE_NOOP("MemoryPart", "Output scores of the loss, one per word of the vocabulary")},
               {QT_TRANSLATE_NOOP("MemoryPart", "KV cache")},
               {QT_TRANSLATE_NOOP("MemoryPart", "Buffers"), nullptr,
                QT_TRANSLATE_NOOP("MemoryPart", "Of communication and of gathered weights")},
               {QT_TRANSLATE_NOOP("MemoryPart", "Allocator slack"), QT_TRANSLATE_NOOP("MemoryPart", "Slack"),
                QT_TRANSLATE_NOOP("MemoryPart", "Reserved by the allocator but not in use")},
               {QT_TRANSLATE_NOOP("MemoryPart", "Runtime"), nullptr,
                QT_TRANSLATE_NOOP("MemoryPart", "Driver context and communication library")})

OCTOPLAN_WORDS(Phase, {QT_TRANSLATE_NOOP("Phase", "loading")}, {QT_TRANSLATE_NOOP("Phase", "forward")},
               {QT_TRANSLATE_NOOP("Phase", "loss")}, {QT_TRANSLATE_NOOP("Phase", "backward")},
               {QT_TRANSLATE_NOOP("Phase", "optimizer step")}, {QT_TRANSLATE_NOOP("Phase", "prefill")},
               {QT_TRANSLATE_NOOP("Phase", "decode")})

OCTOPLAN_WORDS(
    TimePart, {QT_TRANSLATE_NOOP("TimePart", "Compute")}, {QT_TRANSLATE_NOOP("TimePart", "Memory-bound work")},
    {QT_TRANSLATE_NOOP("TimePart", "Tensor-parallel communication"), QT_TRANSLATE_NOOP("TimePart", "Tensor parallel")},
    {QT_TRANSLATE_NOOP("TimePart", "Pipeline bubble")},
    {QT_TRANSLATE_NOOP("TimePart", "Data-parallel communication"), QT_TRANSLATE_NOOP("TimePart", "Data parallel")},
    {QT_TRANSLATE_NOOP("TimePart", "Offloading")}, {QT_TRANSLATE_NOOP("TimePart", "Optimizer")},
    {QT_TRANSLATE_NOOP("TimePart", "Launches"), nullptr,
     QT_TRANSLATE_NOOP("TimePart", "The device waits for the program to hand it work")})

OCTOPLAN_WORDS(SpeedLimit, {QT_TRANSLATE_NOOP("SpeedLimit", "Compute")},
               {QT_TRANSLATE_NOOP("SpeedLimit", "Communication")},
               {QT_TRANSLATE_NOOP("SpeedLimit", "Memory bandwidth")}, {QT_TRANSLATE_NOOP("SpeedLimit", "Pipeline")},
               {QT_TRANSLATE_NOOP("SpeedLimit", "Offloading")}, {QT_TRANSLATE_NOOP("SpeedLimit", "Launches")})

OCTOPLAN_WORDS(BottleneckKind,
               {QT_TRANSLATE_NOOP("BottleneckKind", "Memory"), nullptr,
                QT_TRANSLATE_NOOP("BottleneckKind", "It fits only when sharded, split or offloaded")},
               {QT_TRANSLATE_NOOP("BottleneckKind", "Communication"), nullptr,
                QT_TRANSLATE_NOOP("BottleneckKind", "At least a quarter of each step waits for the links")},
               {QT_TRANSLATE_NOOP("BottleneckKind", "Compute"), nullptr,
                QT_TRANSLATE_NOOP("BottleneckKind", "Neither memory nor links hold it back")},
               {QT_TRANSLATE_NOOP("BottleneckKind", "Memory and communication"),
                QT_TRANSLATE_NOOP("BottleneckKind", "Mixed")})

OCTOPLAN_WORDS(CostLineId, {QT_TRANSLATE_NOOP("CostLineId", "Rent")},
               {QT_TRANSLATE_NOOP("CostLineId", "Unused term"), nullptr,
                QT_TRANSLATE_NOOP("CostLineId", "Time that is paid for but not used")},
               {QT_TRANSLATE_NOOP("CostLineId", "Set-up")}, {QT_TRANSLATE_NOOP("CostLineId", "Debugging")},
               {QT_TRANSLATE_NOOP("CostLineId", "Restarts"), nullptr,
                QT_TRANSLATE_NOOP("CostLineId", "Hours that are run again after a failure")},
               {QT_TRANSLATE_NOOP("CostLineId", "Trial on a container"), QT_TRANSLATE_NOOP("CostLineId", "Trial"),
                QT_TRANSLATE_NOOP("CostLineId", "A small run on one card, before a server is rented")},
               {QT_TRANSLATE_NOOP("CostLineId", "Migration"), nullptr,
                QT_TRANSLATE_NOOP("CostLineId", "People's days to port the code to CANN")},
               {QT_TRANSLATE_NOOP("CostLineId", "Storage")},
               {QT_TRANSLATE_NOOP("CostLineId", "Electricity"), nullptr,
                QT_TRANSLATE_NOOP("CostLineId",
                                  "Where it is not in the rent: devices, 28 % more for the host, times PUE")},
               {QT_TRANSLATE_NOOP("CostLineId", "Tax")})

OCTOPLAN_WORDS(Confidence, {QT_TRANSLATE_NOOP("Confidence", "High")}, {QT_TRANSLATE_NOOP("Confidence", "Medium")},
               {QT_TRANSLATE_NOOP("Confidence", "Low")})

OCTOPLAN_WORDS(Severity, {QT_TRANSLATE_NOOP("Severity", "Error")}, {QT_TRANSLATE_NOOP("Severity", "Note")})
