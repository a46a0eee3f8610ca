// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/rules.h"

#include <algorithm>
#include <bit>

namespace octoplan {

namespace {

struct RuleCheck {
    const Setting& setting;
    const ParallelPlan& plan;
    std::vector<std::string_view> broken;

    void require(bool holds, std::string_view rule)
    {
        if (!holds)
            broken.push_back(rule);
    }

    [[nodiscard]] bool zeroOfStack() const
    {
        switch (setting.stack) {
        case Stack::Megatron: return plan.zero <= 1;
        case Stack::Compiled: return plan.zero == 0 || plan.zero == 3;
        case Stack::HandWritten: return plan.zero == 0 || plan.pp == 1;
        default: return plan.zero == 0 || (plan.tp == 1 && plan.pp == 1);
        }
    }

    void groups()
    {
        const ModelShape& shape = setting.shape;
        const int kv = std::max(shape.kvHeads, 1);
        require(setting.devicesPerServer % plan.tp == 0, "tp_inside_server");
        require(shape.heads % plan.tp == 0, "heads_by_tp");
        require(kv % plan.tp == 0 || plan.tp % kv == 0, "kv_heads_by_tp");
        require(plan.pp <= shape.layers, "layers_by_pp");
        require(plan.cp == 1 || setting.job.sequenceLength % (2 * plan.cp) == 0, "sequence_by_cp");
        require(plan.ep == 1 || (shape.isMoe() && shape.experts % plan.ep == 0), "experts_by_ep");
        require(plan.vp == 1 || (setting.stack == Stack::Megatron && plan.pp > 1 && plan.pp * plan.vp <= shape.layers &&
                                 plan.vp <= 4 && plan.vp != 3),
                "vp_needs_megatron");
        require(setting.job.task != Task::Qlora || setting.stack == Stack::Megatron || (plan.tp == 1 && plan.pp == 1),
                "qlora_parallel");
        const bool whole = plan.tp == 1 && plan.pp == 1;
        require((setting.job.task == Task::Qlora || splitsModels(setting) || whole) &&
                    (setting.stack != Stack::Eager || plan.cp == 1),
                "eager_parallel");
        require(!plan.sequenceParallel || plan.tp > 1, "sp_needs_tp");
        batch();
    }

    void batch()
    {
        const int step = plan.microBatch * plan.dp;
        require(std::has_single_bit(static_cast<unsigned>(plan.microBatch)) &&
                    step <= std::max(setting.sequences, plan.dp),
                "micro_batch");
        require(setting.job.task == Task::Serve ||
                    plan.accumulation == std::max(1, (setting.sequences + step - 1) / step),
                "accumulation");
    }

    void policies()
    {
        require(plan.zero == 0 || plan.dp * plan.cp > 1, "zero_needs_ranks");
        require(zeroOfStack(), "zero_of_stack");
        require(plan.recompute != Recompute::Selective || setting.stack == Stack::Megatron ||
                    setting.stack == Stack::Compiled,
                "recompute_of_stack");
        require(plan.offload != Offload::Activations, "offload_activations");
        if (plan.offload == Offload::None || plan.offload == Offload::Activations)
            return;
        require(plan.zero >= (plan.offload == Offload::All ? 3 : 1), "offload_needs_zero");
        require(plan.pp == 1, "offload_with_pp");
        require(setting.hostRam.has_value(), "host_ram_unknown");
    }
};

} // namespace

bool splitsModels(const Setting& setting)
{
    if (setting.job.task == Task::Qlora)
        return setting.stack == Stack::Megatron;
    return setting.job.task == Task::Serve || setting.stack != Stack::Eager;
}

std::vector<std::string_view> brokenByLayout(const Setting& setting, const ParallelPlan& plan)
{
    RuleCheck check{setting, plan, {}};
    check.groups();
    return check.broken;
}

std::vector<std::string_view> brokenByPolicy(const Setting& setting, const ParallelPlan& plan)
{
    RuleCheck check{setting, plan, {}};
    check.policies();
    return check.broken;
}

std::vector<std::string_view> brokenRules(const Setting& setting, const ParallelPlan& plan)
{
    RuleCheck check{setting, plan, {}};
    check.groups();
    check.policies();
    return check.broken;
}

} // namespace octoplan
