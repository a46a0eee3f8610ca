// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/parallelplan.h"
#include "workload/setting.h"

#include <string_view>
#include <vector>

namespace octoplan {

// Whether the software can split one model by TP or PP: eager frameworks cannot train so, and QLoRA only
// Megatron-class.
[[nodiscard]] bool splitsModels(const Setting& setting);

// The rules of the search (decisions 5-8) that a plan breaks, by key; a plan fixed by hand may break them.
//   of the layout: tp_inside_server, heads_by_tp, kv_heads_by_tp, layers_by_pp, sequence_by_cp, experts_by_ep,
//     vp_needs_megatron, qlora_parallel, eager_parallel, sp_needs_tp, micro_batch, accumulation
//   of the policy: zero_needs_ranks, zero_of_stack, recompute_of_stack, offload_activations, offload_needs_zero,
//     offload_with_pp, host_ram_unknown
[[nodiscard]] std::vector<std::string_view> brokenRules(const Setting& setting, const ParallelPlan& plan);
[[nodiscard]] std::vector<std::string_view> brokenByLayout(const Setting& setting, const ParallelPlan& plan);
[[nodiscard]] std::vector<std::string_view> brokenByPolicy(const Setting& setting, const ParallelPlan& plan);

} // namespace octoplan
