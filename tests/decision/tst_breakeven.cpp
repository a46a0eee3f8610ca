// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

namespace {

BreakEven along(const Scenario& s, BreakEvenAxis axis, double low, double high)
{
    return breakEven(s, sampleCatalog(), compare(s, sampleCatalog()), axis, low, high);
}

std::size_t cheapestAt(const BreakEven& b, std::size_t sample)
{
    const auto best = std::min_element(b.curves.begin(), b.curves.end(), [&](const CostCurve& x, const CostCurve& y) {
        return x.cost[sample] < y.cost[sample];
    });
    return best->offering;
}

} // namespace

class TestBreakEven : public QObject {
    Q_OBJECT

private slots:
    void crossingsExplainEverySample_data();
    void crossingsExplainEverySample();
    void costsAreThoseOfTheComparison();
    void migrationIsPaidBackByWork();
    void containerAgainstServer();
    void othersChangePlaces();
    void priceOfTheChoice();
    void domesticOnly();
};

void TestBreakEven::crossingsExplainEverySample_data()
{
    QTest::addColumn<int>("axis");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("billing");
    for (const Billing billing : {Billing::ProRata, Billing::WholeMonths, Billing::WholeDays})
        for (const BreakEvenAxis axis : {BreakEvenAxis::Tokens, BreakEvenAxis::Days, BreakEvenAxis::Utilisation})
            QTest::addRow("%s, %s", keyOf(axis).data(), keyOf(billing).data()) << static_cast<int>(axis)
                                                                               << (axis == BreakEvenAxis::Tokens ? 1e7
                                                                                   : axis == BreakEvenAxis::Days ? 0.5
                                                                                                                 : 0.1)
                                                                               << (axis == BreakEvenAxis::Tokens ? 1e12
                                                                                   : axis == BreakEvenAxis::Days ? 365.0
                                                                                                                 : 1.0)
                                                                               << static_cast<int>(billing);
}

void TestBreakEven::crossingsExplainEverySample()
{
    QFETCH(int, axis);
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, billing);
    Scenario s = sampleScenario("llama-2-13b");
    s.rental.terms.billing = static_cast<Billing>(billing);
    const BreakEven b = along(s, static_cast<BreakEvenAxis>(axis), low, high);
    QCOMPARE(b.x.size(), std::size_t{97});
    QCOMPARE(b.x.front(), low);
    QVERIFY(std::abs(b.x.back() / high - 1.0) < 1e-9);
    QVERIFY(b.curves.size() >= 2);
    std::size_t cheapest = cheapestAt(b, 0);
    std::size_t next = 0;
    for (std::size_t i = 1; i < b.x.size(); ++i) {
        for (; next < b.crossings.size() && b.crossings[next].at <= b.x[i]; ++next) {
            QCOMPARE(b.crossings[next].below, cheapest);
            cheapest = b.crossings[next].above;
        }
        QCOMPARE(cheapestAt(b, i), cheapest);
    }
}

void TestBreakEven::costsAreThoseOfTheComparison()
{
    Scenario s = sampleScenario("llama-2-7b");
    const BreakEven b = along(s, BreakEvenAxis::Tokens, 1e8, 1e11);
    s.goal.tokens = b.x[40];
    const Comparison c = compare(s, sampleCatalog());
    for (const CostCurve& curve : b.curves)
        QCOMPARE(curve.cost[40], static_cast<double>(c.offerings[curve.offering].cost->total.likely.fen));

    s.goal.kind = GoalKind::Days;
    const BreakEven days = along(s, BreakEvenAxis::Days, 1, 100);
    s.goal.days = days.x[50];
    const Comparison d = compare(s, sampleCatalog());
    for (const CostCurve& curve : days.curves) {
        const auto expected = static_cast<double>(d.offerings[curve.offering].cost->perBillionTokens->fen);
        QVERIFY(std::abs(curve.cost[50] - expected) <= 1.0);
    }
}

void TestBreakEven::migrationIsPaidBackByWork()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.offerings = {{"ascend-910b-64g-x8", {}}, {"h100-80g-x8", {}}};
    const BreakEven b = along(s, BreakEvenAxis::Tokens, 1e8, 1e12);
    QCOMPARE(b.crossings.size(), std::size_t{1});
    const Crossing& crossing = b.crossings[0];
    QCOMPARE(crossing.below, std::size_t{1}); // no port to pay
    QCOMPARE(crossing.above, std::size_t{0});
    s.goal.tokens = crossing.at;
    const Comparison c = compare(s, sampleCatalog());
    const auto difference = c.offerings[0].cost->total.likely.fen - c.offerings[1].cost->total.likely.fen;
    QVERIFY(std::llabs(difference) <= 2);
    s.costs.includeMigration = false;
    QVERIFY(along(s, BreakEvenAxis::Tokens, 1e8, 1e12).crossings.empty());
}

// ¥1.96 an hour against ¥7,920 a month for eight: the month pays from 70 % use of all eight on, whatever one card does.
void TestBreakEven::containerAgainstServer()
{
    QCOMPARE(std::round(7920.0 / 720.0 / 8.0 / 1.96 * 100.0), 70.0);
    Scenario s = sampleScenario("tiny", Task::Lora);
    s.offerings = {{"rtx4090-24g-container", {}}, {"rtx4090-24g-x8", {}}};
    const BreakEven b = along(s, BreakEvenAxis::Utilisation, 0.1, 1.0);
    QCOMPARE(b.curves.size(), std::size_t{2});
    for (const CostCurve& curve : b.curves)
        QVERIFY(curve.cost.front() > curve.cost.back());
}

// Two that are not the cheapest: a third, cheaper one is added to an offering with a port to pay and one without.
void TestBreakEven::othersChangePlaces()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.offerings = {{"ascend-910b-64g-x8", {}}, {"h100-80g-x8", {}}};
    const BreakEven alone = along(s, BreakEvenAxis::Tokens, 1e8, 1e12);
    QVERIFY(alone.others.empty()); // of two, one is always the cheapest
    s.offerings.push_back({"rtx4090-48g-x8", {}});
    const BreakEven b = along(s, BreakEvenAxis::Tokens, 1e8, 1e12);
    std::vector<Crossing> all = b.crossings;
    all.insert(all.end(), b.others.begin(), b.others.end());
    const auto found =
        std::find_if(all.begin(), all.end(), [](const Crossing& c) { return c.below == 1 && c.above == 0; });
    QVERIFY(found != all.end());
    QVERIFY(std::abs(found->at / alone.crossings[0].at - 1.0) < 1e-4); // costs are whole fen
    for (const Crossing& other : b.others)
        for (const Crossing& c : b.crossings)
            QVERIFY(std::abs(other.at / c.at - 1.0) > 1e-4);
}

// With nothing but rent, the choice may cost more by just the factor by which the next one's rent is higher.
void TestBreakEven::priceOfTheChoice()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.costs.includeMigration = false;
    const Comparison c = compare(s, sampleCatalog());
    QVERIFY(c.answer.offering.has_value());
    const OfferingResult& choice = c.offerings[*c.answer.offering];
    const double price = static_cast<double>(choice.pricePerMonth->likely.fen);
    const BreakEven b = breakEven(s, sampleCatalog(), c, BreakEvenAxis::Price, price / 10.0, price * 10.0);
    double next = 0.0; // the least cost of all others
    for (std::size_t i = 0; i < c.offerings.size(); ++i)
        if (i != *c.answer.offering && c.offerings[i].cost)
            next = next > 0.0 ? std::min(next, static_cast<double>(c.offerings[i].cost->total.likely.fen))
                              : static_cast<double>(c.offerings[i].cost->total.likely.fen);
    QCOMPARE(b.crossings.size(), std::size_t{1});
    QCOMPARE(b.crossings[0].below, *c.answer.offering);
    const double expected = price * next / static_cast<double>(choice.cost->total.likely.fen);
    QVERIFY(std::abs(b.crossings[0].at / expected - 1.0) < 1e-3);
    for (const CostCurve& curve : b.curves)
        QCOMPARE(curve.cost.front() == curve.cost.back(), curve.offering != *c.answer.offering);
}

void TestBreakEven::domesticOnly()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.constraints.domesticOnly = true;
    const BreakEven b = along(s, BreakEvenAxis::Tokens, 1e8, 1e10);
    QCOMPARE(b.curves.size(), std::size_t{1});
    QCOMPARE(b.curves[0].offering, std::size_t{2});
    QVERIFY(b.crossings.empty());
}

OCTOPLAN_TEST(TestBreakEven);

#include "tst_breakeven.moc"
