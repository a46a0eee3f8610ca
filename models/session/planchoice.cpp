// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "planchoice.h"

namespace octoplan {

namespace {

FixedPlan wholly(const ParallelPlan& plan)
{
    FixedPlan fixed;
    fixed.tp = plan.tp;
    fixed.pp = plan.pp;
    fixed.cp = plan.cp;
    fixed.ep = plan.ep;
    fixed.vp = plan.vp;
    fixed.zero = plan.zero;
    fixed.microBatch = plan.microBatch;
    fixed.recompute = plan.recompute;
    fixed.offload = plan.offload;
    fixed.sequenceParallel = plan.sequenceParallel;
    return fixed;
}

} // namespace

void fixPlan(Scenario& scenario, const std::string& offering, const ParallelPlan& plan)
{
    PlanChoice& choice = scenario.plan;
    if (choice.mode == PlanMode::Auto) // what was given beside "auto" was not in use
        choice = {PlanMode::Fixed, {}, {}};
    choice.perOffering[offering] = wholly(plan);
}

void freePlan(Scenario& scenario, const std::string& offering)
{
    PlanChoice& choice = scenario.plan;
    if (choice.mode == PlanMode::Auto)
        return;
    if (choice.all == FixedPlan{})
        choice.perOffering.erase(offering);
    else
        choice.perOffering[offering] = {}; // nothing fixed here, while it is for all
    if (choice.all == FixedPlan{} && choice.perOffering.empty())
        choice.mode = PlanMode::Auto;
}

} // namespace octoplan
