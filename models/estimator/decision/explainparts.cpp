// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/explainparts.h"

#include "physics/statebytes.h"
#include "search/evaluation.h"
#include "workload/resolve.h"
#include "workload/setting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace octoplan::explaining {

namespace {

KnownOffering offeringOf(const Context& c)
{
    const auto choice = std::find_if(c.scenario.offerings.begin(), c.scenario.offerings.end(),
                                     [&c](const OfferingChoice& one) { return one.id == c.result.id; });
    return knownOffering(choice == c.scenario.offerings.end() ? OfferingChoice{c.result.id, {}} : *choice, c.catalog);
}

struct Wanted {
    std::string_view figure;
    std::array<std::string_view, 3> constants; // paths in the catalogue
};

// Which of the catalogue's figures each rests on.
constexpr std::array wanted = {
    Wanted{"memory.margin", {"memory_usable"}},
    Wanted{"time.parts.compute", {"rates/nameplate_bf16", "rates/bf16"}},
    Wanted{"time.parts.memory_bound", {"memory_bandwidth"}},
    Wanted{"time.parts.optimizer", {"memory_bandwidth"}},
    Wanted{"time.parts.tensor_parallel", {"all_reduce/2", "all_reduce/8", "latency"}},
    Wanted{"time.parts.data_parallel", {"all_reduce/8", "all_gather/8", "latency"}},
    Wanted{"time.parts.offload", {"host_link", "host_link_shared"}},
    Wanted{"time.mfu", {"rates/nameplate_bf16"}},
    Wanted{"time.step_s", {"rates/nameplate_bf16", "memory_bandwidth", "all_reduce/8"}},
    Wanted{"time.days", {"rates/nameplate_bf16", "memory_bandwidth", "all_reduce/8"}},
    Wanted{"cost.rent", {"price_per_month", "price_per_hour"}},
    Wanted{"cost.unused_term", {"price_per_month"}},
    Wanted{"cost.total", {"price_per_month", "price_per_hour"}},
    Wanted{"cost.monthly", {"price_per_month", "price_per_hour"}},
};

void add(std::vector<ExplainedConstant>& all, const std::vector<Figure>& figures, const Wanted& row,
         const Catalog& catalog)
{
    for (const Figure& figure : figures) {
        if (figure.value.likely <= 0.0 ||
            std::find(row.constants.begin(), row.constants.end(), figure.key) == row.constants.end())
            continue;
        const auto source = catalog.sources.find(figure.source);
        all.push_back({figure.key, figure.value, figure.unit,
                       source == catalog.sources.end() ? figure.source : source->second, figure.date,
                       figure.confidence});
    }
}

// Devices that share one copy of what ZeRO shards from that stage on.
int sharing(const ParallelPlan& plan, int fromStage)
{
    const int group = plan.shardGroup > 0 ? plan.shardGroup : plan.dp * plan.cp;
    return plan.tp * plan.pp * (plan.zero >= fromStage ? group : 1);
}

} // namespace

std::optional<Setting> settingOf(const Context& c)
{
    const KnownOffering known = offeringOf(c);
    const std::optional<ModelShape> shape = resolveModel(c.scenario.model, c.catalog);
    if (!shape || !known.device)
        return std::nullopt;
    return makeSetting(c.scenario, *shape, *known.device, known.link, known.offering, c.result.servers);
}

std::string digits(double value)
{
    std::array<char, 64> text{};
    const bool whole = value == std::floor(value) && std::abs(value) < 1e7;
    std::snprintf(text.data(), text.size(), whole ? "%.0f" : "%.4g", value);
    std::string result = text.data();
    std::replace(result.begin(), result.end(), ',', '.'); // whatever the locale
    return result;
}

std::optional<Draft> statesOf(const Context& c, MemoryPart part)
{
    const std::optional<Setting> setting = settingOf(c);
    const bool full = c.scenario.job.task == Task::Full || c.scenario.job.task == Task::Pretrain;
    if (!setting || !c.result.plan || !full || setting->census.moeLayers > 0)
        return std::nullopt;
    const ParallelPlan& plan = *c.result.plan;
    const RecipeBytes bytes = stateBytes(setting->job, setting->memoryTraits, plan.zero > 0).trained;
    const auto draft = [&](double each, int devices) {
        const double parameters = static_cast<double>(setting->census.total);
        return Draft{"parameters * bytes / devices_sharing / 2^30",
                     digits(parameters) + " * " + digits(each) + " / " + digits(devices) + " / 2^30",
                     toGib(Bytes{parameters * each / devices})};
    };
    switch (part) {
    case MemoryPart::Weights: return draft(bytes.weight + bytes.copy, sharing(plan, 3));
    case MemoryPart::Gradients: return draft(bytes.gradient, sharing(plan, 2));
    case MemoryPart::Optimizer: return draft(bytes.optimizer, sharing(plan, 1));
    default: return std::nullopt;
    }
}

std::optional<Draft> computeOf(const Context& c)
{
    const std::optional<Setting> setting = settingOf(c);
    const TimeEstimate& t = *c.result.time;
    const double compute = t.parts[TimePart::Compute].value;
    if (!setting || compute <= 0.0 || t.mfu <= 0.0)
        return std::nullopt;
    const double rate = setting->rates.nameplateBf16.value;
    const double needed = t.mfu * rate * c.result.devices * t.step.value;
    const double reached = needed / (c.result.devices * rate * compute);
    return Draft{"needed_flops / (devices * nameplate_flops_per_s * share_reached)",
                 digits(needed) + " / (" + digits(c.result.devices) + " * " + digits(rate) + " * " + digits(reached) +
                     ")",
                 compute};
}

std::optional<Draft> exposedPart(const Context& c, TimePart part)
{
    const double value = c.result.time->parts[part].value;
    if (value <= 0.0)
        return std::nullopt;
    const auto draft = [value](const char* formula) { return Draft{formula, {}, value}; };
    switch (part) {
    case TimePart::MemoryBound:
    case TimePart::Optimizer: return draft("bytes / (memory_bandwidth * share_reached)");
    case TimePart::TensorParallel:
    case TimePart::DataParallel: return draft("bytes * (n - 1) / n / bus_bandwidth + latency - hidden");
    case TimePart::Offload: return draft("bytes / host_link - hidden");
    case TimePart::PipelineBubble: return draft("(stages - 1) / virtual_stages * micro_batch_s + transfers");
    case TimePart::Launch: return draft("launches * launch_s - time_computing");
    default: return std::nullopt;
    }
}

std::vector<ExplainedConstant> constantsOf(const Context& c, std::string_view figure)
{
    std::vector<ExplainedConstant> all;
    const auto row =
        std::find_if(wanted.begin(), wanted.end(), [figure](const Wanted& one) { return one.figure == figure; });
    if (row == wanted.end())
        return all;
    const KnownOffering known = offeringOf(c);
    add(all, known.offering.figures, *row, c.catalog);
    if (known.device)
        add(all, known.device->figures, *row, c.catalog);
    if (known.link)
        add(all, known.link->figures, *row, c.catalog);
    return all;
}

} // namespace octoplan::explaining
