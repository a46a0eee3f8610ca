// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/flags.h"

#include "money/jobtime.h"

#include <algorithm>

namespace octoplan {

namespace {

class FlagList {
public:
    FlagList(const Evaluation& e, const Scenario& scenario, const KnownOffering& known, const Work& work)
        : m_e(e)
        , m_scenario(scenario)
        , m_known(known)
        , m_work(work)
    {
        const auto found = scenario.rental.hosts.find(known.offering.id);
        if (found != scenario.rental.hosts.end())
            m_host = found->second;
    }

    [[nodiscard]] std::vector<Reason> all()
    {
        device();
        host();
        if (m_e.result.plan)
            plan();
        price();
        return std::move(m_flags);
    }

private:
    void add(ReasonKind kind, std::vector<Argument> arguments = {}) { m_flags.push_back({kind, std::move(arguments)}); }
    void device();
    void bins();
    void host();
    void plan();
    void price();

    const Evaluation& m_e;
    const Scenario& m_scenario;
    const KnownOffering& m_known;
    const Work& m_work;
    HostSetting m_host;
    std::vector<Reason> m_flags;
};

void FlagList::device()
{
    const Device& d = *m_known.device;
    if (!d.peerToPeer && m_e.result.devices > 1 && m_host.pcie != PcieClass::P2p)
        add(ReasonKind::NoPeerToPeer, {textArgument(d.name)});
    if (d.modified)
        add(ReasonKind::ModifiedCard, {textArgument(d.name)});
    if (d.measuredDevices == 0)
        add(ReasonKind::NoMeasuredRuns, {textArgument(d.name)});
    else if (d.measuredDevices && *d.measuredDevices < m_known.offering.devices)
        add(ReasonKind::FewMeasuredRuns,
            {textArgument(d.name), numberArgument(ArgumentKind::Count, *d.measuredDevices)});
    if (!d.bins.empty() && m_host.bin == AscendBin::Measured)
        bins();
    if (d.architecture == Architecture::Ascend && m_scenario.costs.includeMigration)
        add(ReasonKind::PortToCann, {numberArgument(ArgumentKind::Count, migrationDays(m_scenario.costs).low),
                                     numberArgument(ArgumentKind::Count, migrationDays(m_scenario.costs).high)});
}

// The nameplates of the two bins that servers are sold with.
void FlagList::bins()
{
    std::optional<Range<double>> nameplates;
    for (const AscendBin bin : {AscendBin::B2, AscendBin::B3}) {
        const auto found = m_known.device->bins.find(bin);
        if (found == m_known.device->bins.end())
            continue;
        const double teraflops = found->second.nameplateBf16.value / 1e12;
        nameplates =
            nameplates ? Range<double>{std::min(nameplates->low, teraflops), 0.0, std::max(nameplates->high, teraflops)}
                       : Range<double>{teraflops, 0.0, teraflops};
    }
    if (nameplates)
        add(ReasonKind::BinAsMeasured, {numberArgument(ArgumentKind::Teraflops, nameplates->low),
                                        numberArgument(ArgumentKind::Teraflops, nameplates->high)});
}

void FlagList::host()
{
    const bool trains = m_scenario.job.task != Task::Serve;
    if (m_e.result.plan && trains && !m_e.hostRamKnown)
        add(ReasonKind::HostRamUnknown);
    if (m_e.result.plan && m_e.result.servers > 1 && !m_e.nicKnown)
        add(ReasonKind::OneServerOnly);
    if (m_scenario.job.stack == Stack::Auto && m_e.result.plan)
        add(ReasonKind::StackAssumed, {keyArgument(keyOf(m_e.result.stack))});
    if (m_scenario.rental.autoServers && m_scenario.constraints.deadlineDays && m_e.result.time) {
        const bool met = m_e.result.time->meetsDeadline.value_or(false);
        add(met ? ReasonKind::ServersForDeadline : ReasonKind::NoServersMakeDeadline,
            {numberArgument(ArgumentKind::Count, m_e.result.servers)});
    }
}

void FlagList::plan()
{
    const ParallelPlan& p = *m_e.result.plan;
    for (const std::string_view rule : m_e.brokenRules)
        add(ReasonKind::PlanBreaksRules, {keyArgument(rule)});
    if (m_scenario.job.task != Task::Serve && p.batchSequences() != m_e.sequencesAsked)
        add(ReasonKind::BatchRounded, {numberArgument(ArgumentKind::Count, p.batchSequences()),
                                       numberArgument(ArgumentKind::Count, m_e.sequencesAsked)});
    if (p.offload == Offload::Optimizer || p.offload == Offload::All)
        add(ReasonKind::OffloadNeedsHostRam, {bytesArgument(m_e.result.memory->hostPerServer)});
    if (m_e.fasterTight) {
        // Where days are given, how long the faster plan takes for what the chosen one does in them.
        const Costs& costs = m_scenario.costs;
        const double tokens =
            m_work.byDays ? tokensInDays(m_work.days, m_e.result.time->tokensPerSecond.likely, costs) : m_work.tokens;
        const double hours = hoursForTokens(tokens, m_e.fasterTightTokensPerSecond, costs);
        add(ReasonKind::FasterButTight,
            {textArgument(planKeys(*m_e.fasterTight)), numberArgument(ArgumentKind::Days, hours / 24.0)});
    }
    const auto& serve = m_e.result.time ? m_e.result.time->serve : std::nullopt;
    if (serve && serve->maxConcurrentRequests < m_scenario.job.serving.concurrentRequests)
        add(ReasonKind::ConcurrencyLimited,
            {numberArgument(ArgumentKind::Count, serve->maxConcurrentRequests),
             numberArgument(ArgumentKind::Count, m_scenario.job.serving.concurrentRequests)});
}

void FlagList::price()
{
    const Offering& o = m_known.offering;
    if (!o.pricePerMonth && !o.pricePerHour)
        add(ReasonKind::PriceMissing);
    if (o.pricePerMonth && o.pricePerMonth->low != o.pricePerMonth->high) {
        const Range<Money>& price = *o.pricePerMonth;
        add(ReasonKind::PriceRange, {rangeArgument(ArgumentKind::Money, {static_cast<double>(price.low.fen),
                                                                         static_cast<double>(price.likely.fen),
                                                                         static_cast<double>(price.high.fen)})});
    }
    if (m_e.rented) {
        const Term term = termOf(m_e.rented->terms, m_e.rented->pricePerHour.has_value(), m_e.rented->hours.likely);
        if (term.billedHours - term.usedHours >= 24.0)
            add(ReasonKind::UnusedTerm,
                {numberArgument(ArgumentKind::Days, (term.billedHours - term.usedHours) / 24.0)});
    }
}

} // namespace

std::vector<Reason> flagsOf(const Evaluation& evaluation, const Scenario& scenario, const KnownOffering& known,
                            const Work& work)
{
    return FlagList(evaluation, scenario, known, work).all();
}

std::string planKeys(const ParallelPlan& plan)
{
    std::string text;
    const auto part = [&text](std::string_view key, int value, int plain) {
        if (value != plain)
            text += (text.empty() ? "" : " ") + std::string(key) + '=' + std::to_string(value);
    };
    part("tp", plan.tp, 1);
    part("pp", plan.pp, 1);
    part("dp", plan.dp, 1);
    part("cp", plan.cp, 1);
    part("ep", plan.ep, 1);
    part("vp", plan.vp, 1);
    part("zero", plan.zero, 0);
    part("micro_batch", plan.microBatch, 0);
    part("accumulation", plan.accumulation, 0);
    if (plan.recompute != Recompute::None)
        text += " recompute=" + std::string(keyOf(plan.recompute));
    if (plan.offload != Offload::None)
        text += " offload=" + std::string(keyOf(plan.offload));
    if (plan.sequenceParallel)
        text += " sequence_parallel";
    return text;
}

} // namespace octoplan
