// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bruteforce.h"
#include "plan/legalplans.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace octoplan;
using namespace octoplan::test;

namespace {

bool matches(const ParallelPlan& p, const FixedPlan& f)
{
    const auto same = [](const auto& fixed, auto value) { return !fixed || *fixed == value; };
    return same(f.tp, p.tp) && same(f.pp, p.pp) && same(f.cp, p.cp) && same(f.ep, p.ep) && same(f.vp, p.vp) &&
           same(f.zero, p.zero) && same(f.microBatch, p.microBatch) && same(f.accumulation, p.accumulation) &&
           same(f.recompute, p.recompute) && same(f.offload, p.offload) && same(f.sequenceParallel, p.sequenceParallel);
}

// Some of a plan's keys.
FixedPlan someKeysOf(const ParallelPlan& p, std::mt19937& random)
{
    FixedPlan f;
    const auto maybe = [&](auto& key, auto value) {
        if (random() % 3 == 0)
            key = value;
    };
    maybe(f.tp, p.tp);
    maybe(f.pp, p.pp);
    maybe(f.cp, p.cp);
    maybe(f.ep, p.ep);
    maybe(f.vp, p.vp);
    maybe(f.zero, p.zero);
    maybe(f.microBatch, p.microBatch);
    maybe(f.accumulation, p.accumulation);
    maybe(f.recompute, p.recompute);
    maybe(f.offload, p.offload);
    maybe(f.sequenceParallel, p.sequenceParallel);
    return f;
}

Setting sevenBillion(Stack stack)
{
    return plainSetting(sampleCatalog().model("llama-2-7b")->shape, stack, Task::Full, 8, 128);
}

} // namespace

class TestFixedPlans : public QObject {
    Q_OBJECT

private slots:
    void keysOfLegalPlansRestrict();
    void missingKeysAreSearched();
    void brokenRulesAreAllowedAndSaid_data();
    void brokenRulesAreAllowedAndSaid();
    void contradictions_data();
    void contradictions();
};

void TestFixedPlans::keysOfLegalPlansRestrict()
{
    std::mt19937 random(7);
    for (const Stack stack : {Stack::Eager, Stack::Compiled, Stack::Megatron, Stack::HandWritten}) {
        const Setting s = sevenBillion(stack);
        const std::vector<ParallelPlan> all = legalPlans(s, {});
        for (int i = 0; i < 60; ++i) {
            const FixedPlan fixed = someKeysOf(all[random() % all.size()], random);
            std::vector<ParallelPlan> expected;
            std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                         [&](const ParallelPlan& p) { return matches(p, fixed); });
            QVERIFY(legalPlans(s, fixed) == expected);
        }
    }
}

void TestFixedPlans::missingKeysAreSearched()
{
    FixedPlan fixed;
    fixed.tp = 2;
    fixed.zero = 1;
    const auto plans = legalPlans(sevenBillion(Stack::Megatron), fixed);
    QVERIFY(plans.size() > 10);
    for (const ParallelPlan& p : plans)
        QVERIFY(p.tp == 2 && p.zero == 1 && p.devices() == 8);
}

void TestFixedPlans::brokenRulesAreAllowedAndSaid_data()
{
    QTest::addColumn<int>("stack");
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("zero");
    QTest::addColumn<int>("microBatch");
    QTest::addColumn<QString>("rule");
    QTest::newRow("ZeRO-2 in compiled") << static_cast<int>(Stack::Compiled) << 2 << 2 << 1 << "zero_of_stack";
    QTest::newRow("TP in eager") << static_cast<int>(Stack::Eager) << 2 << 0 << 1 << "eager_parallel";
    QTest::newRow("ZeRO-2 in Megatron") << static_cast<int>(Stack::Megatron) << 2 << 2 << 1 << "zero_of_stack";
    QTest::newRow("three sequences") << static_cast<int>(Stack::Megatron) << 1 << 1 << 3 << "micro_batch";
    QTest::newRow("nothing to shard over") << static_cast<int>(Stack::Megatron) << 8 << 1 << 1 << "zero_needs_ranks";
}

void TestFixedPlans::brokenRulesAreAllowedAndSaid()
{
    QFETCH(int, stack);
    QFETCH(int, tp);
    QFETCH(int, zero);
    QFETCH(int, microBatch);
    QFETCH(QString, rule);
    const Setting s = sevenBillion(static_cast<Stack>(stack));
    FixedPlan fixed;
    fixed.tp = tp;
    fixed.zero = zero;
    fixed.microBatch = microBatch;
    const auto plans = legalPlans(s, fixed);
    QVERIFY(!plans.empty());
    QVERIFY(!contradiction(s, fixed));
    for (const ParallelPlan& p : plans) {
        QVERIFY(matches(p, fixed));
        const auto broken = brokenRules(s, p);
        QCOMPARE(broken.size(), std::size_t{1}); // and no other rule than needed
        QCOMPARE(QString::fromStdString(std::string(broken[0])), rule);
    }
}

void TestFixedPlans::contradictions_data()
{
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("pp");
    QTest::addColumn<int>("cp");
    QTest::addColumn<int>("product"); // 0: none
    QTest::newRow("all devices") << 4 << 2 << 1 << 0;
    QTest::newRow("data parallel fills the rest") << 2 << 1 << 1 << 0;
    QTest::newRow("too many") << 8 << 2 << 1 << 16;
    QTest::newRow("no divisor") << 3 << 1 << 1 << 3;
    QTest::newRow("context too") << 4 << 1 << 4 << 16;
}

void TestFixedPlans::contradictions()
{
    QFETCH(int, tp);
    QFETCH(int, pp);
    QFETCH(int, cp);
    QFETCH(int, product);
    const Setting s = sevenBillion(Stack::Megatron);
    FixedPlan fixed;
    fixed.tp = tp;
    fixed.pp = pp;
    fixed.cp = cp;
    QCOMPARE(contradiction(s, fixed).value_or(0), product);
    QCOMPARE(legalPlans(s, fixed).empty(), product != 0);
}

OCTOPLAN_TEST(TestFixedPlans);

#include "tst_fixedplans.moc"
