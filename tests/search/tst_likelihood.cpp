// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/likelihood.h"
#include "support/registry.h"

#include <QTest>

#include <cmath>

using namespace octoplan;

namespace {

OfferingResult result(double likely, double spread, Stack stack, const char* device)
{
    OfferingResult r;
    r.stack = stack;
    r.deviceName = device;
    r.time.emplace();
    r.time->tokens = 1e9;
    r.time->tokensPerSecond = {1e4 / spread, 1e4, 1e4 * spread};
    r.cost.emplace();
    r.cost->total = {yuan(likely / spread), yuan(likely), yuan(likely * spread)};
    return r;
}

double probability(const OfferingResult& a, const OfferingResult& b, bool perToken = false)
{
    return probabilityCheaper(spreadOf(a, perToken), spreadOf(b, perToken), sharedError(a, b));
}

} // namespace

class TestLikelihood : public QObject {
    Q_OBJECT

private slots:
    void equalCostsAreATossUp();
    void sharedErrorsDecideSooner();
    void widthOfTheInterval();
    void certainCosts();
};

void TestLikelihood::equalCostsAreATossUp()
{
    const auto a = result(1000, 1.3, Stack::Eager, "A 24G");
    const auto b = result(1000, 1.5, Stack::Eager, "B 24G");
    QCOMPARE(probability(a, b), 0.5);
    const auto c = result(1100, 1.5, Stack::Eager, "C 24G");
    QCOMPARE(probability(a, c) + probability(c, a), 1.0);
    QVERIFY(probability(a, c) > 0.5);
}

void TestLikelihood::sharedErrorsDecideSooner()
{
    const auto a = result(1000, 1.4, Stack::Eager, "Card X 24G");
    const auto sameCard = result(1200, 1.4, Stack::Eager, "Card X 48G");
    const auto sameStack = result(1200, 1.4, Stack::Eager, "Card Y 48G");
    const auto otherStack = result(1200, 1.4, Stack::Megatron, "Card Y 48G");
    QVERIFY(probability(a, sameCard) > probability(a, sameStack));
    QVERIFY(probability(a, sameStack) > probability(a, otherStack));
    QVERIFY(probability(a, sameCard) > 0.95);
    QVERIFY(probability(a, otherStack) < 0.85);
}

void TestLikelihood::widthOfTheInterval()
{
    // One certain cost at the upper end of the other's 80 % interval is above it in nine cases of ten.
    auto a = result(1000, 1.3, Stack::Eager, "A 24G");
    auto b = result(1300, 1.0, Stack::Eager, "B 24G");
    QVERIFY(std::abs(probability(a, b) - 0.9) < 1e-3);
    // Where days are given the bill is certain and the work is not.
    a.cost->total = {yuan(1000), yuan(1000), yuan(1000)};
    QVERIFY(std::abs(probability(a, b, true) - 0.9) < 1e-3);
    QCOMPARE(probability(a, b, false), 1.0);
}

void TestLikelihood::certainCosts()
{
    const auto a = result(1000, 1.0, Stack::Eager, "A 24G");
    const auto b = result(1001, 1.0, Stack::Eager, "B 24G");
    QCOMPARE(probability(a, b), 1.0);
    QCOMPARE(probability(b, a), 0.0);
    QCOMPARE(probability(a, a), 0.5);
}

OCTOPLAN_TEST(TestLikelihood);

#include "tst_likelihood.moc"
