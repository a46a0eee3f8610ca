// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/legalplans.h"
#include "randomscenario.h"
#include "search/candidates.h"
#include "search/compare.h"
#include "search/plansearch.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

using namespace octoplan;
using namespace octoplan::test;

namespace {

// A setting of a random offering, its memory scaled so that all verdicts come up.
Setting randomSetting(std::mt19937& random)
{
    const Scenario scenario = randomScenario(random);
    Setting s = settingOf(scenario, scenario.offerings[random() % 4].id);
    s.device.usableMemory *= std::exp(std::uniform_real_distribution<double>(-1.0, 1.0)(random));
    return s;
}

// The fastest of those that fit or are tight; infinity if there is none.
double fastest(const PlanSearch& found)
{
    if (!found.best || found.best->verdict == Verdict::DoesNotFit)
        return std::numeric_limits<double>::infinity();
    return found.fasterTight ? std::min(found.fasterTight->seconds, found.best->seconds) : found.best->seconds;
}

} // namespace

class TestPlanSearch : public QObject {
    Q_OBJECT

private slots:
    void prunedEqualsAll();
    void someFitsWhereOneIsFound();
    void consideredIsTheLegalSpace();
    void moreMemoryNeverHurts();
    void likelyTightOnesGoFirst();
    void tiesGoToTheSimpler();
    void rankedStartWithTheBest();
    void bestPlansAreOrdered();
};

void TestPlanSearch::prunedEqualsAll()
{
    std::mt19937 random(2026);
    std::map<Verdict, int> verdicts;
    int fasterTight = 0;
    for (int i = 0; i < 1000; ++i) {
        const Setting s = randomSetting(random);
        const PlanSearch pruned = searchPlans(s, {});
        QVERIFY2(pruned == searchAllPlans(s, {}), qPrintable(QStringLiteral("scenario %1").arg(i)));
        if (pruned.best)
            ++verdicts[pruned.best->verdict];
        fasterTight += pruned.fasterTight.has_value();
    }
    // The test says nothing unless every case comes up often.
    QVERIFY(verdicts[Verdict::Fits] > 100 && verdicts[Verdict::Tight] > 5 && verdicts[Verdict::DoesNotFit] > 30);
    QVERIFY(fasterTight > 20);
}

void TestPlanSearch::someFitsWhereOneIsFound()
{
    std::mt19937 random(7);
    int fitting = 0;
    for (int i = 0; i < 500; ++i) {
        const Setting s = randomSetting(random);
        const PlanSearch found = searchPlans(s, {});
        const bool fits = found.best && found.best->verdict == Verdict::Fits;
        QVERIFY2(somePlanFits(s, {}) == fits, qPrintable(QStringLiteral("scenario %1").arg(i)));
        fitting += fits;
    }
    QVERIFY(fitting > 100 && fitting < 480);
}

void TestPlanSearch::consideredIsTheLegalSpace()
{
    std::mt19937 random(1);
    for (int i = 0; i < 50; ++i) {
        const Setting s = randomSetting(random);
        QCOMPARE(searchPlans(s, {}).plansConsidered, static_cast<long>(legalPlans(s, {}).size()));
    }
}

void TestPlanSearch::moreMemoryNeverHurts()
{
    std::mt19937 random(3);
    for (int i = 0; i < 200; ++i) {
        Setting s = randomSetting(random);
        const PlanSearch before = searchPlans(s, {});
        s.device.usableMemory *= 1.0 + 0.3 * static_cast<double>(random() % 100) / 100.0;
        const PlanSearch after = searchPlans(s, {});
        QVERIFY(before.best.has_value() == after.best.has_value());
        if (!before.best)
            continue;
        QVERIFY(after.best->verdict <= before.best->verdict);
        QVERIFY(fastest(after) <= fastest(before) * tieFactor);
    }
}

// The fastest tight plan is often one that likely runs out of memory; nobody should be told to rent for it.
void TestPlanSearch::likelyTightOnesGoFirst()
{
    std::mt19937 random(5);
    int passedOver = 0;
    for (int i = 0; i < 3000; ++i) {
        const Setting s = randomSetting(random);
        const PlanSearch found = searchPlans(s, {});
        if (!found.best || found.best->verdict != Verdict::Tight)
            continue;
        const auto within = [&s](const FoundPlan& p) { return p.memory.total <= s.device.usableMemory; };
        const auto ranked = rankPlans(s, {}, 100000);
        const bool any = std::any_of(ranked.begin(), ranked.end(), [&within](const FoundPlan& p) {
            return p.verdict == Verdict::Tight && within(p);
        });
        QCOMPARE(within(*found.best), any);
        QCOMPARE(within(ranked.front()), any);
        passedOver += any && found.fasterTight && !within(*found.fasterTight);
    }
    QVERIFY(passedOver > 0);
}

void TestPlanSearch::tiesGoToTheSimpler()
{
    FastestPlans fastestPlans;
    FoundPlan plain;
    plain.plan.dp = 8;
    plain.seconds = 1.0005;
    FoundPlan split = plain;
    split.plan.dp = 4;
    split.plan.tp = 2;
    split.seconds = 1.0;
    fastestPlans.offer(plain);
    fastestPlans.offer(split);
    QCOMPARE(fastestPlans.simplest()->plan.tp, 1);
    split.plan.dp = 2;
    split.plan.tp = 4;
    split.seconds = 0.9;
    fastestPlans.offer(split);
    QCOMPARE(fastestPlans.simplest()->plan.tp, 4);
    fastestPlans.offer(plain);
    QCOMPARE(fastestPlans.simplest()->plan.tp, 4);

    ParallelPlan none;
    ParallelPlan full;
    full.recompute = Recompute::Full;
    QVERIFY(simpler(none, full) && !simpler(full, none) && !simpler(none, none));
}

void TestPlanSearch::rankedStartWithTheBest()
{
    std::mt19937 random(4);
    for (int i = 0; i < 40; ++i) {
        const Setting s = randomSetting(random);
        const auto ranked = rankPlans(s, {}, 50);
        const PlanSearch found = searchPlans(s, {});
        QCOMPARE(ranked.empty(), !found.best.has_value());
        if (ranked.empty())
            continue;
        QVERIFY(ranked[0].verdict == found.best->verdict);
        if (found.best->verdict == Verdict::DoesNotFit)
            QVERIFY(ranked[0].memory.need == found.best->memory.need);
        else
            QVERIFY(found.best->seconds <= ranked[0].seconds * tieFactor);
    }
}

void TestPlanSearch::bestPlansAreOrdered()
{
    const Scenario scenario = sampleScenario("llama-2-7b");
    const auto plans = bestPlans(scenario, sampleCatalog(), "h100-80g-x8", 30);
    QCOMPARE(plans.size(), std::size_t{30});
    for (std::size_t i = 1; i < plans.size(); ++i) {
        QVERIFY(plans[i - 1].verdict <= plans[i].verdict);
        // Tight plans that likely run go before faster ones that likely do not.
        if (plans[i - 1].verdict == Verdict::Fits && plans[i].verdict == Verdict::Fits && plans[i].time)
            QVERIFY(plans[i - 1].time->days.likely <= plans[i].time->days.likely * (1.0 + 1e-9));
        QCOMPARE(plans[i].cost.has_value(), plans[i].verdict != Verdict::DoesNotFit);
    }
    QVERIFY(bestPlans(scenario, sampleCatalog(), "no-such-offering", 50).empty());
}

OCTOPLAN_TEST(TestPlanSearch);

#include "tst_plansearch.moc"
