// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/goalkind.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"
#include "values/inputs.h"

#include <QTest>

#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

// A goal said in another kind asks the same.
class TestGoalKind : public QObject {
    Q_OBJECT

private slots:
    void keepsTheMeaning_data();
    void keepsTheMeaning();
    void nothingRuns();
    void dataset();
};

namespace {

// Days and tokens of an offering.
std::pair<double, double> jobOf(const Comparison& c, const std::string& id)
{
    for (const OfferingResult& r : c.offerings)
        if (r.id == id)
            return {r.time->days.likely, r.time->tokens};
    return {};
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-6 * std::abs(b); }

} // namespace

void TestGoalKind::keepsTheMeaning_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (std::size_t from = 0; from < choiceCount<GoalKind>; ++from)
        for (std::size_t to = 0; to < choiceCount<GoalKind>; ++to)
            QTest::addRow("%s to %s", choiceKeys<GoalKind>[from].data(), choiceKeys<GoalKind>[to].data())
                << static_cast<int>(from) << static_cast<int>(to);
}

void TestGoalKind::keepsTheMeaning()
{
    QFETCH(int, from);
    QFETCH(int, to);
    Scenario s = sampleScenario("llama-2-7b");
    s.goal = {static_cast<GoalKind>(from), 5e9, {}, 9.0, "h100-80g-x8"};
    const Comparison before = compare(s, sampleCatalog());
    const std::string reference =
        s.goal.kind == GoalKind::Match ? s.goal.matchOffering : before.offerings[*before.answer.offering].id;
    Scenario other = s;
    other.goal = goalAs(static_cast<GoalKind>(to), s, before);
    QCOMPARE(static_cast<int>(other.goal.kind), to);
    const auto [days, tokens] = jobOf(before, reference);
    const auto [daysThen, tokensThen] = jobOf(compare(other, sampleCatalog()), reference);
    QVERIFY2(near(daysThen, days), qPrintable(QString::number(daysThen)));
    QVERIFY2(near(tokensThen, tokens), qPrintable(QString::number(tokensThen)));
}

void TestGoalKind::nothingRuns()
{
    Scenario s = sampleScenario("llama-2-70b");
    s.offerings.erase(s.offerings.begin() + 1, s.offerings.end());
    const Comparison none = compare(s, sampleCatalog());
    QVERIFY(!none.answer.offering);
    const Goal days = goalAs(GoalKind::Days, s, none);
    QCOMPARE(days.days, s.goal.days);
    QCOMPARE(goalAs(GoalKind::Match, s, none).matchOffering, s.offerings.back().id);
}

void TestGoalKind::dataset()
{
    Scenario s = sampleScenario("llama-2-7b");
    setValue(s, InputId::DatasetSamples, 2e6);
    setValue(s, InputId::DatasetLength, 500);
    setValue(s, InputId::DatasetEpochs, 3);
    QCOMPARE(s.goal.tokens, 3e9);
    const Comparison c = compare(s, sampleCatalog());
    QCOMPARE(c.offerings[3].time->tokens, 3e9);
    s.goal = goalAs(GoalKind::Days, s, c);
    const Comparison byDays = compare(s, sampleCatalog());
    s.goal = goalAs(GoalKind::Tokens, s, byDays);
    QVERIFY(!s.goal.dataset); // the work is that of the days now
    setValue(s, InputId::DatasetSamples, 1e11);
    setValue(s, InputId::DatasetLength, 1e6);
    QCOMPARE(s.goal.tokens, input(InputId::GoalTokens).maximum);
    QVERIFY(near(s.goal.dataset->tokens(), s.goal.tokens));
    setValue(s, InputId::GoalTokens, 1e9);
    QVERIFY(!s.goal.dataset);
}

OCTOPLAN_TEST(TestGoalKind);
#include "tst_goalkind.moc"
