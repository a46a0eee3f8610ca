// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/jobtime.h"
#include "randomscenario.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

class TestGoals : public QObject {
    Q_OBJECT

private slots:
    void linesSumToTotals();
    void tokens();
    void days();
    void fasterPlansTakeFewerDays();
    void match();
    void matchOfOneThatCannotRun();
    void serve();
    void fewestServers();
    void serversWithoutDeadline();
    void perOfferingTerms();
    void samePerTokenWhateverTheWork();
};

void TestGoals::linesSumToTotals()
{
    std::mt19937 random(23);
    int bills = 0;
    for (int i = 0; i < 150; ++i) {
        const Comparison c = compare(randomScenario(random), sampleCatalog());
        long plans = 0;
        for (const OfferingResult& r : c.offerings) {
            plans += r.plansConsidered;
            QCOMPARE(r.cost.has_value(), r.verdict == Verdict::Fits || r.verdict == Verdict::Tight);
            if (!r.cost)
                continue;
            ++bills;
            Money sum;
            for (const CostLine& line : r.cost->lines)
                sum += line.amount.likely;
            QVERIFY(sum == r.cost->total.likely);
            QVERIFY(r.cost->total.low <= sum && sum <= r.cost->total.high);
            QVERIFY(r.time->days.low <= r.time->days.likely && r.time->days.likely <= r.time->days.high);
        }
        QCOMPARE(plans, c.plansConsidered);
    }
    QVERIFY(bills > 200);
}

void TestGoals::tokens()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.goal.tokens = 5e9;
    const OfferingResult r = resultOf(compare(s, sampleCatalog()), "h100-80g-x8");
    QCOMPARE(r.time->tokens, 5e9);
    QCOMPARE(r.time->days.likely * 86400.0 * r.time->tokensPerSecond.likely, 5e9);
    QCOMPARE(r.cost->total.likely.fen, std::llround(8448000.0 / 720.0 * r.time->days.likely * 24.0));
    QCOMPARE(r.cost->perBillionTokens->fen, std::llround(static_cast<double>(r.cost->total.likely.fen) / 5.0));
}

void TestGoals::days()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.goal.kind = GoalKind::Days;
    s.goal.days = 7.0;
    s.costs.utilisation = 0.9;
    s.costs.setupHours = 12.0;
    const Comparison c = compare(s, sampleCatalog());
    for (const OfferingResult& r : c.offerings) {
        QCOMPARE(r.time->days.likely, 7.0);
        QCOMPARE(r.time->days.high, 7.0);
        QCOMPARE(r.time->tokens, 156.0 * 3600.0 * 0.9 * r.time->tokensPerSecond.likely);
    }
    QCOMPARE(resultOf(c, "h100-80g-x8").cost->total.likely.fen, std::int64_t{1971200});
    QCOMPARE(c.answer.headline.kind, c.answer.tie ? ReasonKind::TooCloseToCall : ReasonKind::RentForDays);
    // What is bought is tokens: none of the others sells them for less.
    const OfferingResult& chosen = c.offerings[*c.answer.offering];
    for (const OfferingResult& r : c.offerings)
        QVERIFY(r.verdict != Verdict::Fits || *chosen.cost->perBillionTokens <= *r.cost->perBillionTokens);
}

void TestGoals::fasterPlansTakeFewerDays()
{
    int flagged = 0;
    for (const char* model : {"llama-2-7b", "llama-2-13b", "llama-3.1-8b"}) {
        Scenario s = sampleScenario(model);
        s.goal.kind = GoalKind::Days;
        s.goal.days = 7.0;
        for (const OfferingResult& r : compare(s, sampleCatalog()).offerings)
            for (const Reason& flag : r.flags)
                if (flag.kind == ReasonKind::FasterButTight) {
                    ++flagged;
                    QVERIFY(flag.arguments[1].number.likely < 7.0);
                }
    }
    QVERIFY(flagged > 0);
}

void TestGoals::match()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.goal.kind = GoalKind::Match;
    s.goal.matchOffering = "h100-80g-x8";
    s.goal.days = 7.0;
    const Comparison c = compare(s, sampleCatalog());
    const OfferingResult& h100 = resultOf(c, "h100-80g-x8");
    QCOMPARE(h100.time->days.likely, 7.0);
    for (const OfferingResult& r : c.offerings)
        QCOMPARE(r.time->tokens, h100.time->tokens);
    QVERIFY(resultOf(c, "ascend-910b-64g-x8").time->days.likely > 7.0);
    // The named one need not be among those compared.
    s.offerings = {{"ascend-910b-64g-x8", {}}};
    QCOMPARE(compare(s, sampleCatalog()).offerings[0].time->tokens, h100.time->tokens);
}

void TestGoals::matchOfOneThatCannotRun()
{
    Scenario s = sampleScenario("tiny");
    s.job.precision = Precision::Fp8;
    s.goal.kind = GoalKind::Match;
    s.goal.matchOffering = "ascend-910b-64g-x8";
    s.goal.days = 3.0;
    const OfferingResult r = resultOf(compare(s, sampleCatalog()), "h100-80g-x8");
    QVERIFY(find(r.flags, ReasonKind::MatchUnavailable));
    QCOMPARE(r.time->days.likely, 3.0);
}

void TestGoals::serve()
{
    const Scenario s = sampleScenario("llama-2-7b", Task::Serve);
    const Comparison c = compare(s, sampleCatalog());
    const OfferingResult& r = resultOf(c, "rtx4090-48g-x8");
    QVERIFY(r.time->serve);
    QCOMPARE(toYuan(r.cost->total.likely), 9600.0);
    QCOMPARE(r.time->tokens, r.time->tokensPerSecond.likely * 720.0 * 3600.0);
    QVERIFY(!r.time->meetsDeadline);
    QCOMPARE(c.answer.headline.kind, ReasonKind::RentToServe);
}

void TestGoals::fewestServers()
{
    for (const double deadline : {30.0, 6.0, 2.0, 0.4}) {
        Scenario s = sampleScenario("llama-2-7b", Task::Pretrain);
        s.goal.tokens = 2e10;
        s.rental.autoServers = true;
        s.constraints.deadlineDays = deadline;
        const Comparison c = compare(s, sampleCatalog());
        s.rental.autoServers = false;
        for (const OfferingResult& r : c.offerings) {
            if (!r.time->meetsDeadline.value()) {
                QCOMPARE(r.servers, 64);
                QVERIFY(find(r.flags, ReasonKind::NoServersMakeDeadline));
                continue;
            }
            QVERIFY(find(r.flags, ReasonKind::ServersForDeadline));
            s.rental.servers = r.servers;
            QVERIFY(resultOf(compare(s, sampleCatalog()), r.id).cost == r.cost);
            for (s.rental.servers = 1; s.rental.servers < r.servers; ++s.rental.servers) {
                const Comparison fewer = compare(s, sampleCatalog());
                const auto& time = resultOf(fewer, r.id).time;
                QVERIFY(!time || !*time->meetsDeadline);
            }
        }
    }
}

void TestGoals::serversWithoutDeadline()
{
    Scenario s = sampleScenario("tiny");
    s.rental.autoServers = true;
    QCOMPARE(compare(s, sampleCatalog()).offerings[0].servers, 1);
}

void TestGoals::perOfferingTerms()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.goal.tokens = 1e9;
    s.rental.perOffering["h100-80g-x8"].billing = Billing::WholeMonths;
    const Comparison c = compare(s, sampleCatalog());
    QCOMPARE(toYuan(resultOf(c, "h100-80g-x8").cost->total.likely), 84480.0);
    QVERIFY(find(resultOf(c, "h100-80g-x8").flags, ReasonKind::UnusedTerm));
    QVERIFY(toYuan(resultOf(c, "rtx4090-48g-x8").cost->total.likely) < 9600.0);
}

void TestGoals::samePerTokenWhateverTheWork()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.goal.tokens = 1e9;
    const auto one = compare(s, sampleCatalog()).offerings[3].cost->perBillionTokens->fen;
    s.goal.tokens = 1e10;
    const auto ten = compare(s, sampleCatalog()).offerings[3].cost->perBillionTokens->fen;
    QVERIFY(std::abs(one - ten) <= 1);
}

OCTOPLAN_TEST(TestGoals);

#include "tst_goals.moc"
