// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/session.h"
#include "support/registry.h"

#include <QSignalSpy>

using namespace octoplan;

namespace {

// Answers at once with something that follows from the scenario alone.
Comparison echo(const Scenario& scenario, const Catalog& catalog)
{
    Comparison c;
    c.plansConsidered = scenario.job.sequenceLength;
    c.deadlineDays = scenario.constraints.deadlineDays;
    c.catalogDate = catalog.date;
    return c;
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void init();
    void answersBeforeItReturns();
    void nothingChangesWithoutAChange();
    void aDragIsOneStep();
    void undoAndRedo();
    void dirty();
    void recoveredWorkIsDirty();
    void daysMeanTheGoalOrTheDeadline_data();
    void daysMeanTheGoalOrTheDeadline();
    void limitsCanBeTakenAway();
    void baseline();
    void theBaselineIsComparedOnce();
    void severalScenarios();
    void movingKeepsTheScenarioThatIsAsked_data();
    void movingKeepsTheScenarioThatIsAsked();
    void plansCanBeFixed();
    void anotherCatalog();
    void restsOnceTheHandRests();

private:
    std::unique_ptr<Session> m_session;
};

void TestSession::init() { m_session = std::make_unique<Session>(Catalog(), echo); }

void TestSession::answersBeforeItReturns()
{
    QSignalSpy compared(m_session.get(), &Session::comparisonChanged);
    QCOMPARE(m_session->comparison().plansConsidered, 4096L);
    m_session->setInput(InputId::SequenceLength, 8192);
    QCOMPARE(m_session->comparison().plansConsidered, 8192L);
    QCOMPARE(compared.count(), 1);
    m_session->setInput(InputId::SequenceLength, 1e12); // beyond the table's bounds
    QCOMPARE(m_session->scenario().job.sequenceLength, 1048576);
}

void TestSession::nothingChangesWithoutAChange()
{
    QSignalSpy compared(m_session.get(), &Session::comparisonChanged);
    m_session->setInput(InputId::SequenceLength, 4096);
    m_session->edit(EditKind::Task, [](Scenario&) {});
    QCOMPARE(compared.count(), 0);
    QVERIFY(!m_session->canUndo());
}

void TestSession::aDragIsOneStep()
{
    const int drag = m_session->beginDrag();
    for (int length = 5000; length < 6000; length += 100)
        m_session->setInput(InputId::SequenceLength, length, drag);
    const int next = m_session->beginDrag();
    QVERIFY(next != drag);
    m_session->setInput(InputId::SequenceLength, 7000, next);
    m_session->undo();
    QCOMPARE(m_session->scenario().job.sequenceLength, 5900);
    m_session->undo();
    QCOMPARE(m_session->scenario().job.sequenceLength, 4096);
    QVERIFY(!m_session->canUndo());
}

void TestSession::undoAndRedo()
{
    m_session->edit(EditKind::Task, [](Scenario& s) { s.job.task = Task::Lora; });
    m_session->setInput(InputId::LoraRank, 64);
    QCOMPARE(m_session->undoEdit()->input, std::optional(InputId::LoraRank));
    m_session->undo();
    QCOMPARE(m_session->undoEdit()->kind, EditKind::Task);
    QCOMPARE(m_session->redoEdit()->kind, EditKind::Input);
    m_session->undo();
    m_session->undo(); // no further
    QCOMPARE(m_session->scenario(), Scenario());
    m_session->redo();
    QCOMPARE(m_session->scenario().job.task, Task::Lora);
    QCOMPARE(m_session->comparison(), echo(m_session->scenario(), m_session->catalog()));
}

void TestSession::dirty()
{
    QVERIFY(!m_session->isDirty());
    m_session->setInput(InputId::LoraRank, 64);
    QVERIFY(m_session->isDirty());
    m_session->setSaved();
    QVERIFY(!m_session->isDirty());
    m_session->undo();
    QVERIFY(m_session->isDirty());
    m_session->redo();
    QVERIFY(!m_session->isDirty());
    m_session->setInput(InputId::LoraRank, 32);
    m_session->setScenario(Scenario());
    QVERIFY(!m_session->isDirty() && !m_session->canUndo());
}

void TestSession::recoveredWorkIsDirty()
{
    m_session->setScenario(Scenario(), false);
    QVERIFY(m_session->isDirty());
    m_session->setInput(InputId::LoraRank, 64);
    m_session->undo();
    QVERIFY(m_session->isDirty());
    m_session->setSaved();
    QVERIFY(!m_session->isDirty());
}

void TestSession::daysMeanTheGoalOrTheDeadline_data()
{
    QTest::addColumn<GoalKind>("goal");
    QTest::addColumn<InputId>("input");
    QTest::addRow("days") << GoalKind::Days << InputId::GoalDays;
    QTest::addRow("tokens") << GoalKind::Tokens << InputId::DeadlineDays;
    QTest::addRow("match") << GoalKind::Match << InputId::GoalDays;
}

void TestSession::daysMeanTheGoalOrTheDeadline()
{
    QFETCH(GoalKind, goal);
    QTEST(daysInput(goal), "input");
    m_session->setInput(daysInput(goal), 21);
    const bool deadline = goal == GoalKind::Tokens;
    QCOMPARE(m_session->scenario().constraints.deadlineDays.has_value(), deadline);
    QCOMPARE(m_session->scenario().goal.days, deadline ? 14.0 : 21.0);
}

void TestSession::limitsCanBeTakenAway()
{
    m_session->setInput(InputId::DeadlineDays, 7);
    m_session->setInput(InputId::Budget, 10000);
    QCOMPARE(m_session->scenario().constraints.budget, std::optional(yuan(10000)));
    m_session->clearInput(InputId::DeadlineDays);
    m_session->clearInput(InputId::Budget);
    QCOMPARE(m_session->scenario(), Scenario());
    m_session->setInput(InputId::DeadlineDays, 10);
    m_session->edit(EditKind::Input, [](Scenario& s) { s.rental.autoServers = true; });
    m_session->clearInput(InputId::DeadlineDays); // then there is nothing for them to meet
    QVERIFY(!m_session->scenario().rental.autoServers);
    m_session->undo();
    m_session->undo();
    m_session->undo();
    m_session->undo();
    QVERIFY(m_session->scenario().constraints.budget);
}

void TestSession::baseline()
{
    QSignalSpy changed(m_session.get(), &Session::baselineChanged);
    m_session->clearBaseline();
    QCOMPARE(changed.count(), 0);
    m_session->pinBaseline();
    m_session->setInput(InputId::SequenceLength, 1024);
    QCOMPARE(m_session->baseline()->plansConsidered, 4096L);
    m_session->clearBaseline();
    QVERIFY(!m_session->baseline());
    QCOMPARE(changed.count(), 2);
    m_session->undo();
    QCOMPARE(m_session->baseline()->plansConsidered, 4096L);
    QCOMPARE(m_session->scenario().baseline->job.sequenceLength, 4096);
    QVERIFY(m_session->isDirty());
}

void TestSession::theBaselineIsComparedOnce()
{
    int compared = 0;
    Session session(Catalog(), [&compared](const Scenario& s, const Catalog& c) {
        ++compared;
        return echo(s, c);
    });
    QSignalSpy shown(&session, &Session::comparisonChanged);
    session.pinBaseline();
    QCOMPARE(compared, 2); // the answer stands
    QCOMPARE(shown.count(), 0);
    session.setInput(InputId::SequenceLength, 1024);
    session.setInput(InputId::SequenceLength, 2048);
    QCOMPARE(compared, 4);
    session.pinBaseline();
    QVERIFY(!session.scenario().baseline->baseline);
    session.undo(); // to the first pin
    QCOMPARE(session.baseline()->plansConsidered, 4096L);
    session.setCatalog(Catalog());
    QCOMPARE(compared, 8);
}

namespace {

Scenario named(const char* title, int length = 4096)
{
    Scenario s;
    s.title = title;
    s.job.sequenceLength = length;
    return s;
}

QString titles(const Session& session)
{
    QString all;
    for (std::size_t i = 0; i < session.scenarios().size(); ++i)
        all += QString::fromStdString(session.scenarios().at(i).title);
    return all;
}

} // namespace

void TestSession::severalScenarios()
{
    QSignalSpy listed(m_session.get(), &Session::scenariosChanged);
    m_session->setScenarios({named("a", 1024), named("b", 2048)});
    QCOMPARE(m_session->comparison().plansConsidered, 1024L);
    QVERIFY(!m_session->isDirty());
    m_session->showScenario(1);
    QCOMPARE(m_session->comparison().plansConsidered, 2048L);
    QVERIFY(!m_session->isDirty() && !m_session->canUndo()); // looking changes nothing
    m_session->addScenario(named("c", 512));
    QCOMPARE(titles(*m_session), QStringLiteral("abc"));
    QCOMPARE(m_session->comparison().plansConsidered, 512L);
    QCOMPARE(m_session->undoEdit()->kind, EditKind::Scenarios);
    m_session->showScenario(0);
    m_session->setInput(InputId::SequenceLength, 8192);
    m_session->renameScenario(2, "d");
    QCOMPARE(titles(*m_session), QStringLiteral("abd"));
    m_session->closeScenario(1);
    QCOMPARE(titles(*m_session), QStringLiteral("ad"));
    const int before = static_cast<int>(listed.count());
    m_session->setInput(InputId::SequenceLength, 256);
    QCOMPARE(static_cast<int>(listed.count()), before); // a slider leaves the list alone
    for (int i = 0; i < 3; ++i)
        m_session->undo();
    QCOMPARE(titles(*m_session), QStringLiteral("abc"));
    m_session->undo(); // shows the scenario that it changes
    QCOMPARE(m_session->scenarios().current(), std::size_t(0));
    QCOMPARE(m_session->comparison().plansConsidered, 1024L);
    m_session->undo();
    QCOMPARE(titles(*m_session), QStringLiteral("ab"));
    QVERIFY(!m_session->isDirty());
    m_session->closeScenario(0);
    m_session->closeScenario(0); // one stays
    QCOMPARE(titles(*m_session), QStringLiteral("b"));
}

void TestSession::movingKeepsTheScenarioThatIsAsked_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("order");
    QTest::newRow("itself right") << 0 << 0 << 2 << "bca";
    QTest::newRow("itself left") << 2 << 2 << 0 << "cab";
    QTest::newRow("one from its left") << 1 << 0 << 2 << "bca";
    QTest::newRow("one from its right") << 1 << 2 << 0 << "cab";
    QTest::newRow("beside it") << 2 << 0 << 1 << "bac";
    QTest::newRow("nowhere") << 1 << 1 << 1 << "abc";
}

void TestSession::movingKeepsTheScenarioThatIsAsked()
{
    QFETCH(int, asked);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QString, order);
    m_session->setScenarios({named("a"), named("b"), named("c")});
    m_session->showScenario(static_cast<std::size_t>(asked));
    const std::string title = m_session->scenario().title;
    m_session->moveScenario(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    QCOMPARE(titles(*m_session), order);
    QCOMPARE(m_session->scenario().title, title);
    QCOMPARE(m_session->isDirty(), from != to);
}

void TestSession::plansCanBeFixed()
{
    ParallelPlan plan;
    plan.dp = 8;
    plan.zero = 3;
    plan.microBatch = 2;
    m_session->fixPlan("a", plan);
    const PlanChoice& choice = m_session->scenario().plan;
    QCOMPARE(choice.mode, PlanMode::Fixed);
    QCOMPARE(choice.perOffering.at("a").zero, std::optional(3));
    QVERIFY(choice.all == FixedPlan{}); // the others are searched as before
    m_session->fixPlan("b", plan);
    m_session->freePlan("a");
    QVERIFY(!m_session->scenario().plan.perOffering.contains("a"));
    QCOMPARE(m_session->scenario().plan.mode, PlanMode::Fixed);
    m_session->freePlan("b");
    QCOMPARE(m_session->scenario().plan, PlanChoice{});
    m_session->undo();
    QVERIFY(m_session->scenario().plan.perOffering.contains("b"));
    // Where all are fixed, one that is freed is searched and the others stay.
    m_session->edit(EditKind::Plan, [](Scenario& s) {
        s.plan = {PlanMode::Fixed, {}, {}};
        s.plan.all.tp = 2;
    });
    m_session->freePlan("a");
    QVERIFY(m_session->scenario().plan.perOffering.at("a") == FixedPlan{});
    QCOMPARE(m_session->scenario().plan.all.tp, std::optional(2));
}

void TestSession::anotherCatalog()
{
    Catalog catalog;
    catalog.date = "2026-08-01";
    m_session->setCatalog(catalog);
    QCOMPARE(m_session->comparison().catalogDate, std::string("2026-08-01"));
    QVERIFY(!m_session->isDirty());
}

void TestSession::restsOnceTheHandRests()
{
    m_session->setRestMilliseconds(1);
    QSignalSpy rested(m_session.get(), &Session::rested);
    for (int length = 100; length < 110; ++length)
        m_session->setInput(InputId::SequenceLength, length);
    QCOMPARE(rested.count(), 0);
    QVERIFY(rested.wait(5000));
    QCOMPARE(rested.count(), 1);
}

OCTOPLAN_TEST(TestSession);
#include "tst_session.moc"
