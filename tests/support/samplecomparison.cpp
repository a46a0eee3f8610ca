// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/samplecomparison.h"

namespace octoplan::test {

namespace {

MemoryEstimate memoryOf(double total, double usable)
{
    MemoryEstimate m;
    m.parts[MemoryPart::Weights] = gib(total * 0.1);
    m.parts[MemoryPart::Optimizer] = gib(total * 0.5);
    m.parts[MemoryPart::Activations] = gib(total * 0.3);
    m.parts[MemoryPart::Runtime] = gib(total) - m.parts.sum();
    m.total = gib(total);
    m.low = gib(total * 0.9);
    m.high = gib(total * 1.1);
    m.allocated = gib(total * 0.9);
    m.reserved = gib(total * 0.95);
    m.need = gib(total * 0.92);
    m.usable = gib(usable);
    return m;
}

TimeEstimate timeOf(double days, double tokensPerSecond, bool meets)
{
    TimeEstimate t;
    t.step = {524288 / tokensPerSecond};
    t.parts[TimePart::Compute] = t.step * 0.75;
    t.parts[TimePart::DataParallel] = t.step - t.parts[TimePart::Compute];
    t.tokensPerSecond = {tokensPerSecond * 0.85, tokensPerSecond, tokensPerSecond * 1.2};
    t.tokensPerSecondPerDevice = tokensPerSecond / 8;
    t.mfu = 0.34;
    t.tokens = 8.64e9;
    t.days = {days * 0.85, days, days * 1.2};
    t.meetsDeadline = meets;
    return t;
}

CostEstimate costOf(double rent, double migration, double monthly)
{
    CostEstimate c;
    const auto around = [](double v) { return Range<Money>{yuan(v * 0.85), yuan(v), yuan(v * 1.2)}; };
    c.lines.push_back({CostLineId::Rent, around(rent), "19.1 / 30 × 9600"});
    if (migration > 0.0)
        c.lines.push_back({CostLineId::Migration, around(migration), "3 × 2000"});
    c.total = around(rent + migration);
    c.monthly = {yuan(monthly), yuan(monthly), yuan(monthly)};
    c.perBillionTokens = yuan((rent + migration) / 8.64);
    c.withinBudget = rent + migration <= 10000.0;
    return c;
}

OfferingResult offering(const char* id, const char* name, const char* device, LinkKind link, double monthly)
{
    OfferingResult r;
    r.id = id;
    r.name = name;
    r.deviceName = device;
    r.link = link;
    r.devices = 8;
    r.pricePerMonth = Range<Money>{yuan(monthly), yuan(monthly), yuan(monthly)};
    r.plansConsidered = 1800;
    return r;
}

void finish(OfferingResult& r, Verdict verdict, double need, double usable, int microBatch)
{
    r.verdict = verdict;
    r.memory = memoryOf(need, usable);
    ParallelPlan plan;
    plan.dp = 8;
    plan.zero = 3;
    plan.microBatch = microBatch;
    plan.recompute = Recompute::Full;
    r.plan = plan;
    const ReasonKind kind = verdict == Verdict::Fits ? ReasonKind::Fits : ReasonKind::DoesNotFit;
    r.why = {kind, {bytesArgument(r.memory->total), bytesArgument(r.memory->usable)}};
}

std::vector<OfferingResult> offerings()
{
    std::vector<OfferingResult> all{
        offering("rtx4090-24g-x8", "RTX 4090 24G ×8", "RTX 4090 24G", LinkKind::Pcie4, 7920),
        offering("rtx4090-48g-x8", "RTX 4090 48G ×8", "RTX 4090 48G", LinkKind::Pcie4, 9600),
        offering("ascend-910b-64g-x8", "Ascend 910B 64G ×8", "Ascend 910B 64G", LinkKind::HccsMesh, 15600),
        offering("h100-80g-x8", "H100 80G ×8", "H100 80G", LinkKind::NvSwitch, 84480)};
    all[2].pricePerMonth->high = yuan(17040);
    all[2].domestic = true;
    all[3].linkName = "NVLink 4 with NVSwitch";
    all[2].flags = {
        {ReasonKind::PortToCann, {numberArgument(ArgumentKind::Count, 2), numberArgument(ArgumentKind::Count, 5)}}};
    return all;
}

} // namespace

Comparison sampleComparison()
{
    Comparison c;
    c.model.name = "Llama-2-13B";
    c.model.parameters = 13015864320;
    c.deadlineDays = 14.0;
    c.budget = yuan(10000);
    c.catalogDate = "2026-07-27";
    c.plansConsidered = 7200;
    c.offerings = offerings();
    finish(c.offerings[0], Verdict::DoesNotFit, 28.9, 23.64, 1);
    finish(c.offerings[1], Verdict::Fits, 31.3, 47.4, 2);
    finish(c.offerings[2], Verdict::Fits, 37.7, 60.97, 4);
    finish(c.offerings[3], Verdict::Fits, 54.0, 79.11, 1);
    c.offerings[0].smallestFix = Reason{ReasonKind::FixEightBitOptimizer, {bytesArgument(gib(17.9))}};
    c.offerings[1].time = timeOf(19.1, 5240, false);
    c.offerings[2].time = timeOf(7.4, 13600, true);
    c.offerings[3].time = timeOf(2.9, 34500, true);
    c.offerings[1].cost = costOf(6120, 0, 9600);
    c.offerings[2].cost = costOf(3850, 6000, 15600);
    c.offerings[3].cost = costOf(8210, 0, 84480);
    c.offerings[1].bottleneck = Bottleneck{SpeedLimit::Communication, BottleneckKind::Mixed, 0.48, 0.66};
    c.offerings[2].bottleneck = Bottleneck{SpeedLimit::Compute, BottleneckKind::Compute, 0.11, 0.62};
    c.offerings[3].bottleneck = Bottleneck{SpeedLimit::Compute, BottleneckKind::Compute, 0.04, 0.68};
    const Reason rent{ReasonKind::RentForWork,
                      {offeringArgument("H100 80G ×8"), rangeArgument(ArgumentKind::Days, c.offerings[3].time->days),
                       rangeArgument(ArgumentKind::Money, {710000, 821000, 960000})}};
    c.answer = {3, false, rent, {}, {}};
    c.answer.reasons = {
        {ReasonKind::CheaperButLate,
         {offeringArgument("RTX 4090 48G ×8"), moneyArgument(yuan(6120)), numberArgument(ArgumentKind::Days, 5.1)}}};
    c.answer.wouldChangeIf = {{ReasonKind::WinsWithoutMigration,
                               {offeringArgument("Ascend 910B 64G ×8"), numberArgument(ArgumentKind::Days, 7.4),
                                moneyArgument(yuan(3850)), numberArgument(ArgumentKind::Count, 2.2)}}};
    return c;
}

Comparison sampleServing()
{
    Comparison c = sampleComparison();
    c.task = Task::Serve;
    c.deadlineDays.reset();
    c.offerings[0] = offerings()[0];
    c.offerings[0].why = {ReasonKind::PrecisionUnsupported, {keyArgument("fp8"), textArgument("RTX 4090 24G")}};
    for (OfferingResult& r : c.offerings)
        if (r.time) {
            r.time->serve = ServeEstimate{{0.21}, {0.0385}, 64};
            r.time->meetsDeadline.reset();
        }
    c.answer.headline = {ReasonKind::RentToServe,
                         {offeringArgument("H100 80G ×8"),
                          rangeArgument(ArgumentKind::TokensPerSecond, c.offerings[3].time->tokensPerSecond),
                          moneyArgument(yuan(84480))}};
    return c;
}

} // namespace octoplan::test
