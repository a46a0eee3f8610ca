// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/compare.h"
#include "search/planned.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

namespace {

Choice choiceIn(const Comparison& comparison)
{
    Choice choice{comparison.answer.offering, {}};
    for (const OfferingResult& r : comparison.offerings)
        choice.verdicts.push_back(r.verdict);
    return choice;
}

} // namespace

class TestPlanned : public QObject {
    Q_OBJECT

private slots:
    void answersAsAComparison_data();
    void answersAsAComparison();
    void costsAreThoseOfAComparison();
    void pricesChangeTheChoice();
    void plansThatStay();
    void unknownModel();
};

void TestPlanned::answersAsAComparison_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("task");
    QTest::addColumn<int>("goal");
    for (const char* model : {"llama-2-7b", "llama-2-70b"})
        for (const Task task : {Task::Full, Task::Lora, Task::Serve})
            for (const GoalKind goal : {GoalKind::Days, GoalKind::Tokens, GoalKind::Match})
                QTest::newRow(qPrintable(QStringLiteral("%1, task %2, goal %3")
                                             .arg(QLatin1String(model))
                                             .arg(static_cast<int>(task))
                                             .arg(static_cast<int>(goal))))
                    << QString::fromLatin1(model) << static_cast<int>(task) << static_cast<int>(goal);
}

void TestPlanned::answersAsAComparison()
{
    QFETCH(QString, model);
    QFETCH(int, task);
    QFETCH(int, goal);
    Scenario s = sampleScenario(model.toUtf8().constData(), static_cast<Task>(task));
    s.goal.kind = static_cast<GoalKind>(goal);
    s.goal.matchOffering = s.offerings.back().id;
    s.constraints.deadlineDays = 20.0;
    s.constraints.budget = yuan(20000);
    const PlannedOfferings plans(s, sampleCatalog());
    for (const InputId id : {InputId::Budget, InputId::DeadlineDays, InputId::GoalTokens, InputId::GoalDays}) {
        const InputSpec& spec = input(id);
        for (const double share : {0.2, 0.5, 0.8}) {
            Scenario changed = s;
            setValue(changed, id, spec.minimum + std::pow(share, 6.0) * (spec.maximum - spec.minimum));
            QVERIFY(plans.choice(changed) == choiceIn(compare(changed, sampleCatalog())));
        }
    }
}

void TestPlanned::costsAreThoseOfAComparison()
{
    const Scenario s = sampleScenario("llama-2-7b");
    Scenario longer = s;
    longer.costs.utilisation = 0.5;
    const std::vector<Evaluation> settled = PlannedOfferings(s, sampleCatalog()).settled(longer);
    const Comparison comparison = compare(longer, sampleCatalog());
    QCOMPARE(settled.size(), comparison.offerings.size());
    for (std::size_t i = 0; i < settled.size(); ++i) {
        QCOMPARE(settled[i].result.cost.has_value(), comparison.offerings[i].cost.has_value());
        if (settled[i].result.cost)
            QCOMPARE(settled[i].result.cost->total.likely.fen, comparison.offerings[i].cost->total.likely.fen);
    }
}

void TestPlanned::pricesChangeTheChoice()
{
    const Scenario s = sampleScenario("llama-2-7b");
    PlannedOfferings plans(s, sampleCatalog());
    const Choice before = plans.choice(s);
    QVERIFY(before.offering);
    plans.setPrice(*before.offering, yuan(1e8));
    QVERIFY(plans.choice(s).offering != before.offering);
    QVERIFY(plans.choice(s).verdicts == before.verdicts);
}

void TestPlanned::plansThatStay()
{
    Scenario s = sampleScenario("llama-2-7b");
    QVERIFY(keepsPlans(s, InputId::Budget));
    QVERIFY(keepsPlans(s, InputId::GoalTokens));
    QVERIFY(!keepsPlans(s, InputId::SequenceLength));
    QVERIFY(!keepsPlans(s, InputId::Servers));
    s.rental.autoServers = true; // then the work and the deadline say how many servers
    QVERIFY(!keepsPlans(s, InputId::DeadlineDays));
}

void TestPlanned::unknownModel()
{
    const Scenario s = sampleScenario("no such model");
    const Choice choice = PlannedOfferings(s, sampleCatalog()).choice(s);
    QVERIFY(!choice.offering);
    QVERIFY(choice == choiceIn(compare(s, sampleCatalog())));
}

OCTOPLAN_TEST(TestPlanned);
#include "tst_planned.moc"
