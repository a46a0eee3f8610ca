// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/explainparts.h"

#include "physics/servememory.h"
#include "workload/setting.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace octoplan::explaining {

namespace {

// "a * b / c / 2^30" with the last factor worked out from the figure: what the parts of the model come to.
Draft product(std::string formula, std::initializer_list<double> factors, double divisor, double gibibytes)
{
    std::string numbers;
    double known = 1.0;
    for (const double factor : factors) {
        numbers += digits(factor) + " * ";
        known *= factor;
    }
    const double last = gibibytes * 1073741824.0 * divisor / known;
    numbers += digits(last);
    if (divisor != 1.0) {
        formula += " / tensor_parallel_devices";
        numbers += " / " + digits(divisor);
    }
    return {formula + " / 2^30", numbers + " / 2^30", gibibytes};
}

double tokensOnDevice(const Context& c)
{
    const ParallelPlan& plan = *c.result.plan;
    return static_cast<double>(plan.microBatch) * c.scenario.job.sequenceLength / plan.cp;
}

std::optional<Draft> cacheOf(const Context& c, const Setting& setting, double value)
{
    if (c.scenario.job.task != Task::Serve)
        return std::nullopt;
    const ParallelPlan& plan = *c.result.plan;
    const double requests =
        std::ceil(static_cast<double>(c.scenario.job.serving.concurrentRequests) / std::max(plan.dp, 1));
    const double each = cachePerRequest(setting, plan);
    return Draft{"requests_on_device * bytes_per_request / 2^30", digits(requests) + " * " + digits(each) + " / 2^30",
                 value};
}

Draft slackOf(const MemoryEstimate& m)
{
    const double moving =
        toGib(m.parts[MemoryPart::Activations] + m.parts[MemoryPart::Logits] + m.parts[MemoryPart::Buffers]);
    const double slack = toGib(m.parts[MemoryPart::Slack]);
    if (moving <= 0.0)
        return {"reserved - allocated", {}, slack};
    return {"(activations + logits + buffers) * share_left_free", digits(moving) + " * " + digits(slack / moving),
            slack};
}

} // namespace

std::optional<Draft> minorPart(const Context& c, const Setting& setting, MemoryPart part)
{
    const double value = toGib(c.result.memory->parts[part]);
    if (!c.result.plan || value <= 0.0)
        return std::nullopt;
    const bool serving = c.scenario.job.task == Task::Serve;
    switch (part) {
    case MemoryPart::Activations:
        return serving ? Draft{"prefill_tokens * bytes_per_token / 2^30", {}, value}
                       : product("tokens_on_device * layers_on_device * bytes_per_token",
                                 {tokensOnDevice(c), std::ceil(1.0 * setting.shape.layers / c.result.plan->pp)}, 1.0,
                                 value);
    case MemoryPart::Logits:
        return serving ? Draft{"requests_on_device * vocabulary * bytes / 2^30", {}, value}
                       : product("tokens_on_device * vocabulary * bytes",
                                 {tokensOnDevice(c), static_cast<double>(setting.shape.vocab)},
                                 static_cast<double>(c.result.plan->tp), value);
    case MemoryPart::KvCache: return cacheOf(c, setting, value);
    case MemoryPart::Buffers: return Draft{"gathered_layers + buckets + temporaries", {}, value};
    case MemoryPart::Slack: return slackOf(*c.result.memory);
    case MemoryPart::Runtime: return Draft{"context + communicator * groups", {}, value};
    default: return std::nullopt;
    }
}

std::optional<Draft> mfuOf(const Context& c, const Setting& setting)
{
    const TimeEstimate& t = *c.result.time;
    const double rate = setting.rates.nameplateBf16.value;
    if (t.mfu <= 0.0 || rate <= 0.0)
        return std::nullopt;
    const double needed = t.mfu * rate * c.result.devices * t.step.value;
    return Draft{"needed_flops / (devices * nameplate_flops_per_s * step_s)",
                 digits(needed) + " / (" + digits(c.result.devices) + " * " + digits(rate) + " * " +
                     digits(t.step.value) + ")",
                 t.mfu};
}

} // namespace octoplan::explaining
