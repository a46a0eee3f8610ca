// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"
#include "values/reason.h"
#include "workload/setting.h"

#include <functional>
#include <optional>

namespace octoplan {

// Builds the setting of the same offering for a changed job or another number of servers.
using SettingFor = std::function<Setting(const Job& job, int servers)>;

// The smallest change that would fit, by reading memory only (decisions 4), in this order: fused loss, offload with the
// host RAM that it needs, 8-bit optimizer, bf16 states, LoRA and QLoRA in place of full fine-tuning (QLoRA in place of
// LoRA), a shorter sequence, more servers; for serving fewer requests, then more servers. nullopt if none would.
[[nodiscard]] std::optional<Reason> smallestFix(const Setting& setting, const FixedPlan& fixed,
                                                const SettingFor& settingFor);

// LoRA over 16-bit weights in place of a quantised base that the device has no kernels for; `setting` is of that job.
[[nodiscard]] std::optional<Reason> loraFix(const Setting& setting, const FixedPlan& fixed);

// A change of precision that the device and the task allow, for a job that they refuse.
[[nodiscard]] Reason precisionFix(const Job& job);

} // namespace octoplan
