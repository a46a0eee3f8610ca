// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measuredrun.h"
#include "evidence/words.h"
#include "hardware/catalog.h"
#include "values/parallelplan.h"
#include "workload/setting.h"

#include <optional>

namespace octoplan {

// Why a run cannot be predicted, or is not scored.
enum class SkipReason { Excluded, DeviceUnknown, ModelUnknown, TaskNotModelled, LayoutContradicts, NoPlan };
OCTOPLAN_KEYS(SkipReason, "excluded by the source's quality flag", "device not in the catalogue",
              "model neither sized nor shaped", "task not modelled", "layout contradicts the number of devices",
              "no legal plan");

// A measured run in the estimator's terms: what it states is fixed, what it leaves open is the framework's default and
// flagged in setting.unstated.
struct EvidenceCase {
    Setting setting;
    ParallelPlan plan;
    MemoryKind memoryKind = MemoryKind::WholeCard;
    bool lastStage = false; // the figure is of a device of the last pipeline stage, not of the fullest
    std::optional<Bytes> peakMemory;
    std::optional<double> tokensPerSecondPerDevice;
    bool planGiven = true; // layout, micro-batch and recompute are all stated
};

struct Interpretation {
    std::optional<EvidenceCase> evidence;
    std::optional<SkipReason> skipped; // set exactly when there is no evidence
};

// Never throws, whatever the run says.
[[nodiscard]] Interpretation interpret(const MeasuredRun& run, const Catalog& catalog);

// The shape that a run's model is: as stated, completed from the library by its name, else derived from its size.
[[nodiscard]] std::optional<ModelShape> shapeOf(const MeasuredRun::Model& model, const Catalog& catalog);

} // namespace octoplan
