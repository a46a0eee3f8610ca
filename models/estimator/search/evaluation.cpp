// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/evaluation.h"

#include "money/jobtime.h"
#include "physics/memory.h"
#include "physics/step.h"
#include "plan/legalplans.h"
#include "search/eligibility.h"
#include "search/flags.h"
#include "search/plansearch.h"
#include "search/smallestfix.h"

#include <limits>

namespace octoplan {

namespace {

Offering inlineOffering(const OfferingChoice& choice, const Catalog& catalog)
{
    Offering offering;
    offering.id = choice.id;
    offering.name = choice.id;
    offering.deviceId = choice.custom->device;
    offering.devices = choice.custom->devices;
    if (const auto price = choice.custom->pricePerMonth)
        offering.pricePerMonth = Range<Money>{*price, *price, *price};
    if (const Device* device = catalog.device(choice.custom->device))
        offering.name = device->name + " ×" + std::to_string(offering.devices);
    return offering;
}

void refuse(OfferingResult& result, Reason why)
{
    result.verdict = Verdict::CannotRun;
    result.why = std::move(why);
}

// Evaluates one offering step by step; each step leaves the result complete so far.
class Study {
public:
    Study(const Scenario& scenario, const ModelShape& shape, const KnownOffering& known, int servers, Fixes fixes)
        : m_scenario(scenario)
        , m_shape(shape)
        , m_known(known)
        , m_servers(servers)
        , m_fixes(fixes)
        , m_fixed(fixedPlan(scenario, known.offering.id))
    {
    }

    [[nodiscard]] Evaluation run();

private:
    [[nodiscard]] Setting settingFor(const Job& job, int servers) const;
    void describe();
    [[nodiscard]] bool refused();
    void search(const Setting& setting);
    void take(const Setting& setting, const PlanSearch& found);
    [[nodiscard]] std::optional<Reason> fix(const Setting& setting) const;
    [[nodiscard]] std::optional<Reason> withoutQuantisation() const;

    const Scenario& m_scenario;
    const ModelShape& m_shape;
    const KnownOffering& m_known;
    int m_servers;
    Fixes m_fixes;
    FixedPlan m_fixed;
    Evaluation m_evaluation;
};

Setting Study::settingFor(const Job& job, int servers) const
{
    if (job == m_scenario.job)
        return makeSetting(m_scenario, m_shape, *m_known.device, m_known.link, m_known.offering, servers);
    Scenario changed = m_scenario;
    changed.job = job;
    return makeSetting(changed, m_shape, *m_known.device, m_known.link, m_known.offering, servers);
}

void Study::describe()
{
    OfferingResult& r = m_evaluation.result;
    r.id = m_known.offering.id;
    r.name = m_known.offering.name;
    r.servers = m_servers;
    r.devices = m_known.offering.devices * m_servers;
    r.pricePerMonth = m_known.offering.pricePerMonth;
    r.planFixed = m_fixed != FixedPlan{};
    if (m_known.device) {
        r.deviceName = m_known.device->name;
        r.domestic = m_known.device->domestic;
    }
    if (m_known.link) {
        r.link = m_known.link->kind;
        r.linkName = m_known.link->name;
    }
}

bool Study::refused()
{
    OfferingResult& r = m_evaluation.result;
    if (!m_known.device) {
        refuse(r, {ReasonKind::UnknownDevice, {textArgument(m_known.offering.deviceId)}});
        return true;
    }
    const Job& job = m_scenario.job;
    if (auto model = unsupportedModel(m_shape)) {
        refuse(r, *model);
    } else if (auto precision = unfitPrecision(job)) {
        refuse(r, *precision);
        r.smallestFix = precisionFix(job);
    } else if (auto device = unsupportedOn(*m_known.device, job)) {
        refuse(r, *device);
        r.smallestFix = job.task == Task::Qlora ? withoutQuantisation() : precisionFix(job);
    } else {
        return false;
    }
    return true;
}

std::optional<Reason> Study::withoutQuantisation() const
{
    if (m_fixes == Fixes::Skip)
        return std::nullopt;
    Job job = m_scenario.job;
    job.task = Task::Lora;
    job.precision = Precision::Bf16;
    return loraFix(settingFor(job, m_servers), m_fixed);
}

std::optional<Reason> Study::fix(const Setting& setting) const
{
    return smallestFix(setting, m_fixed, [this](const Job& job, int servers) { return settingFor(job, servers); });
}

void Study::take(const Setting& setting, const PlanSearch& found)
{
    OfferingResult& r = m_evaluation.result;
    r.plan = found.best->plan;
    r.verdict = found.best->verdict;
    r.memory = memory(setting, *r.plan);
    const ReasonKind kind = r.verdict == Verdict::Fits    ? ReasonKind::Fits
                            : r.verdict == Verdict::Tight ? ReasonKind::FitsTightly
                                                          : ReasonKind::DoesNotFit;
    r.why = {kind, {bytesArgument(r.memory->total), bytesArgument(r.memory->usable)}};
    if (m_scenario.plan.mode == PlanMode::Fixed)
        m_evaluation.brokenRules = brokenRules(setting, *r.plan);
    if (r.verdict != Verdict::Fits && m_fixes == Fixes::Find)
        r.smallestFix = fix(setting);
    if (r.verdict == Verdict::DoesNotFit)
        return;
    r.time = step(setting, *r.plan);
    r.bottleneck = bottleneck(*r.time, *r.memory, !found.fitsUnsharded);
    if (found.fasterTight) {
        m_evaluation.fasterTight = found.fasterTight->plan;
        m_evaluation.fasterTightTokensPerSecond = step(setting, found.fasterTight->plan).tokensPerSecond.likely;
    }
}

void Study::search(const Setting& setting)
{
    OfferingResult& r = m_evaluation.result;
    r.stack = setting.stack;
    m_evaluation.sequencesAsked = setting.sequences;
    m_evaluation.hostRamKnown = setting.hostRam.has_value();
    m_evaluation.nicKnown = setting.fabric.nicGbps > 0.0;
    if (const auto product = contradiction(setting, m_fixed)) {
        refuse(r,
               {ReasonKind::FixedPlanContradicts,
                {numberArgument(ArgumentKind::Count, *product), numberArgument(ArgumentKind::Count, setting.devices)}});
        return;
    }
    const PlanSearch found = searchPlans(setting, m_fixed);
    r.plansConsidered = found.plansConsidered;
    if (found.best)
        take(setting, found);
    else
        refuse(r, {ReasonKind::NoLegalPlan, {numberArgument(ArgumentKind::Count, setting.devices)}});
}

Evaluation Study::run()
{
    describe();
    if (!refused())
        search(settingFor(m_scenario.job, m_servers));
    return std::move(m_evaluation);
}

// Rented hours of the fastest, likely and slowest case.
Range<double> rentedHours(const TimeEstimate& time, const Scenario& scenario, const Work& work)
{
    if (work.byDays)
        return {work.days * 24.0, work.days * 24.0, work.days * 24.0};
    return hoursForTokens(work.tokens, time.tokensPerSecond, scenario.costs);
}

} // namespace

KnownOffering knownOffering(const OfferingChoice& choice, const Catalog& catalog)
{
    KnownOffering known;
    if (choice.custom)
        known.offering = inlineOffering(choice, catalog);
    else if (const Offering* offering = catalog.offering(choice.id))
        known.offering = *offering;
    known.offering.id = choice.id;
    known.device = catalog.device(known.offering.deviceId);
    known.link = catalog.link(known.offering.linkId);
    if (!known.link && known.device && known.offering.devices > 1) {
        const bool named = choice.custom && choice.custom->link;
        known.link = catalog.linkFor(named ? *choice.custom->link : known.device->defaultLink, known.device->id);
    }
    return known;
}

FixedPlan fixedPlan(const Scenario& scenario, const std::string& offeringId)
{
    if (scenario.plan.mode == PlanMode::Auto)
        return {};
    const auto own = scenario.plan.perOffering.find(offeringId);
    return own == scenario.plan.perOffering.end() ? scenario.plan.all : own->second;
}

Evaluation evaluate(const Scenario& scenario, const ModelShape& shape, const KnownOffering& known, int servers,
                    Fixes fixes)
{
    return Study(scenario, shape, known, servers, fixes).run();
}

void settleTime(TimeEstimate& time, const Scenario& scenario, const Work& work)
{
    const Range<double> hours = rentedHours(time, scenario, work);
    time.tokens = work.byDays ? tokensInDays(work.days, time.tokensPerSecond.likely, scenario.costs) : work.tokens;
    time.days = {hours.low / 24.0, hours.likely / 24.0, hours.high / 24.0};
    const auto deadline = scenario.constraints.deadlineDays;
    if (!deadline || scenario.job.task == Task::Serve)
        return;
    time.meetsDeadline = time.days.likely <= *deadline;
    time.mayMissDeadline = *time.meetsDeadline && time.days.high > *deadline;
}

std::optional<Rented> rentedFor(const TimeEstimate& time, const Scenario& scenario, const KnownOffering& known,
                                int servers, const Work& work)
{
    if (!known.offering.pricePerMonth && !known.offering.pricePerHour)
        return std::nullopt;
    Rented rented;
    const auto own = scenario.rental.perOffering.find(known.offering.id);
    rented.terms = own == scenario.rental.perOffering.end() ? scenario.rental.terms : own->second;
    rented.costs = scenario.costs;
    rented.pricePerMonth = known.offering.pricePerMonth;
    rented.pricePerHour = known.offering.pricePerHour;
    rented.currency = scenario.rental.currency;
    rented.servers = servers;
    rented.migrates = known.device->architecture == Architecture::Ascend;
    constexpr double wattsPerKilowatt = 1000.0;
    rented.kilowatts = known.offering.devices * known.device->watts / wattsPerKilowatt * (1.0 + hostPowerShare);
    rented.hours = rentedHours(time, scenario, work);
    return rented;
}

std::optional<CostEstimate> costOf(const TimeEstimate& time, const Rented& rented, const Scenario& scenario)
{
    std::optional<CostEstimate> cost = bill(rented);
    if (!cost)
        return cost;
    cost->perBillionTokens = perBillionTokens(cost->total.likely, time.tokens);
    if (const auto budget = scenario.constraints.budget)
        cost->withinBudget = cost->total.likely <= *budget;
    return cost;
}

void settleCost(Evaluation& e, const Scenario& scenario, const KnownOffering& known, const Work& work)
{
    OfferingResult& r = e.result;
    if (!r.time)
        return;
    settleTime(*r.time, scenario, work);
    e.rented = rentedFor(*r.time, scenario, known, r.servers, work);
    if (e.rented)
        r.cost = costOf(*r.time, *e.rented, scenario);
    if (!r.cost)
        e.rented.reset();
}

void settle(Evaluation& e, const Scenario& scenario, const KnownOffering& known, const Work& work)
{
    settleCost(e, scenario, known, work);
    if (known.device)
        e.result.flags = flagsOf(e, scenario, known, work);
}

double likelyDays(const Evaluation& e, const Scenario& scenario, const Work& work)
{
    if (!e.result.time)
        return std::numeric_limits<double>::infinity();
    return rentedHours(*e.result.time, scenario, work).likely / 24.0;
}

} // namespace octoplan
