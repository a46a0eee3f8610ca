// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "values/difference.h"

#include "randomscenario.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

// A/B: differences are those of the totals, whatever is compared.
class TestDifference : public QObject {
    Q_OBJECT

private slots:
    void differencesAreThoseOfTheTotals();
    void theChoice();
    void byIdNotByPlace();
    void onlyWhatCountsTheSame();
    void noneToNone();
};

namespace {

void checkOffering(const OfferingResult& now, const OfferingResult& before, const OfferingDifference& d)
{
    QCOMPARE(d.verdictChanges, now.verdict != before.verdict);
    QCOMPARE(d.memory.has_value(), now.memory && before.memory);
    if (d.memory)
        QCOMPARE(d.memory->value, now.memory->total.value - before.memory->total.value);
    if (d.cost) { // whole fen: exact
        QCOMPARE(before.cost->total.likely + *d.cost, now.cost->total.likely);
        QCOMPARE(before.cost->monthly.likely + *d.monthly, now.cost->monthly.likely);
    }
    if (d.days)
        QCOMPARE(*d.days, now.time->days.likely - before.time->days.likely);
    if (d.tokensPerSecond)
        QCOMPARE(*d.tokensPerSecond, now.time->tokensPerSecond.likely - before.time->tokensPerSecond.likely);
}

} // namespace

void TestDifference::differencesAreThoseOfTheTotals()
{
    std::mt19937 random(7);
    int told = 0;
    for (int i = 0; i < 40; ++i) {
        const Comparison now = compare(randomScenario(random), sampleCatalog());
        const Comparison before = compare(randomScenario(random), sampleCatalog());
        const auto all = differences(now, before);
        QCOMPARE(all.size(), now.offerings.size());
        for (std::size_t o = 0; o < all.size(); ++o) {
            QVERIFY(all[o].before);
            checkOffering(now.offerings[o], before.offerings[*all[o].before], all[o]);
            told += all[o].cost ? 1 : 0;
        }
    }
    QVERIFY(told > 20);
}

void TestDifference::theChoice()
{
    const Scenario a = sampleScenario("llama-2-7b");
    Scenario b = a;
    b.goal.tokens *= 2.0;
    const Comparison before = compare(a, sampleCatalog());
    const Comparison now = compare(b, sampleCatalog());
    const ChoiceDifference same = choiceDifference(before, before);
    QVERIFY(!same.changes);
    QCOMPARE(*same.days, 0.0);
    QCOMPARE(*same.cost, Money{});
    const ChoiceDifference d = choiceDifference(now, before);
    const OfferingResult& chosen = now.offerings[*d.now];
    const OfferingResult& earlier = before.offerings[*d.before];
    QCOMPARE(d.changes, chosen.id != earlier.id);
    QCOMPARE(earlier.cost->total.likely + *d.cost, chosen.cost->total.likely);
    QCOMPARE(*d.days, chosen.time->days.likely - earlier.time->days.likely);
}

void TestDifference::byIdNotByPlace()
{
    const Comparison before = compare(sampleScenario("llama-2-7b"), sampleCatalog());
    Scenario s = sampleScenario("llama-2-7b");
    std::swap(s.offerings.front(), s.offerings.back());
    s.offerings.push_back({"rtx4090-24g-container", {}});
    const auto all = differences(compare(s, sampleCatalog()), before);
    QCOMPARE(all.size(), std::size_t(5));
    QCOMPARE(all[0].before, std::optional<std::size_t>(3));
    QCOMPARE(*all[0].cost, Money{});
    QVERIFY(!all[4].before);
    QVERIFY(!all[4].cost && !all[4].memory && !all[4].days);
}

void TestDifference::onlyWhatCountsTheSame()
{
    const Comparison training = compare(sampleScenario("llama-2-7b"), sampleCatalog());
    const Comparison serving = compare(sampleScenario("llama-2-7b", Task::Serve), sampleCatalog());
    for (const OfferingDifference& d : differences(serving, training))
        QVERIFY(!d.days && !d.cost && !d.monthly && !d.tokensPerSecond);
    Scenario dollars = sampleScenario("llama-2-7b");
    dollars.rental.currency = "USD";
    const auto others = differences(compare(dollars, sampleCatalog()), training);
    QVERIFY(others[3].days && others[3].memory);
    QVERIFY(!others[3].cost && !others[3].monthly && !others[3].perBillionTokens);
}

void TestDifference::noneToNone()
{
    Scenario s = sampleScenario("llama-2-70b");
    s.offerings.erase(s.offerings.begin() + 1, s.offerings.end());
    const Comparison none = compare(s, sampleCatalog());
    QVERIFY(!none.answer.offering);
    QVERIFY(!choiceDifference(none, none).changes);
    const Comparison some = compare(sampleScenario("tiny"), sampleCatalog());
    QVERIFY(some.answer.offering);
    QVERIFY(choiceDifference(none, some).changes);
    QVERIFY(choiceDifference(some, none).changes);
    QVERIFY(!choiceDifference(some, none).cost);
}

OCTOPLAN_TEST(TestDifference);
#include "tst_difference.moc"
