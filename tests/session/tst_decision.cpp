// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/session.h"
#include "support/registry.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>

#include <atomic>

using namespace octoplan;

namespace {

Comparison lengthOf(const Scenario& scenario, const Catalog&)
{
    Comparison c;
    c.plansConsidered = scenario.job.sequenceLength;
    return c;
}

// A decision that tells which comparison it is of.
Decision decisionOf(const Comparison& comparison)
{
    Decision d;
    d.pareto = {static_cast<std::size_t>(comparison.plansConsidered)};
    return d;
}

} // namespace

class TestDecision : public QObject {
    Q_OBJECT

private slots:
    void comesOnceTheHandRests();
    void isNeverOfAnEarlierScenario();
    void aDragStopsIt();
    void runsInAnotherThread();
    void followsTheCatalogue();
};

void TestDecision::comesOnceTheHandRests()
{
    std::atomic_int runs = 0;
    Session session(Catalog(), lengthOf,
                    [&runs](const Scenario&, const Catalog&, const Comparison& c, const StopAsked&) {
                        ++runs;
                        return decisionOf(c);
                    });
    session.setRestMilliseconds(1);
    QSignalSpy decided(&session, &Session::decisionChanged);
    for (const int length : {5000, 6000, 7000}) // no turn of the event loop: the hand does not rest
        session.setInput(InputId::SequenceLength, length);
    QVERIFY(!session.decision());
    QVERIFY(decided.wait(5000));
    QCOMPARE(runs.load(), 1);
    QCOMPARE(*session.decision(), decisionOf(session.comparison()));
    QCOMPARE(session.decision()->pareto.front(), std::size_t{7000});
}

void TestDecision::isNeverOfAnEarlierScenario()
{
    Session session(Catalog(), lengthOf, [](const Scenario&, const Catalog&, const Comparison& c, const StopAsked&) {
        return decisionOf(c);
    });
    session.setRestMilliseconds(1);
    QTRY_VERIFY(session.decision());
    QSignalSpy decided(&session, &Session::decisionChanged);
    bool presentWhileCompared = true;
    connect(&session, &Session::comparisonChanged, this,
            [&] { presentWhileCompared = session.decision().has_value(); });
    session.setInput(InputId::SequenceLength, 8192);
    QVERIFY(!presentWhileCompared);
    QVERIFY(!session.decision());
    QCOMPARE(decided.count(), 1);
    session.setInput(InputId::SequenceLength, 9000);
    QCOMPARE(decided.count(), 1); // it was gone already
    QTRY_VERIFY(session.decision());
    QCOMPARE(session.decision()->pareto.front(), std::size_t{9000});
    session.undo();
    QVERIFY(!session.decision());
}

void TestDecision::aDragStopsIt()
{
    QSemaphore started;
    std::atomic_int stopped = 0;
    Session session(Catalog(), lengthOf,
                    [&](const Scenario&, const Catalog&, const Comparison& c, const StopAsked& stop) {
                        started.release();
                        while (c.plansConsidered == 4096 && !stop())
                            QThread::yieldCurrentThread();
                        stopped += stop() ? 1 : 0;
                        return decisionOf(c);
                    });
    session.setRestMilliseconds(1);
    QTRY_VERIFY(started.available() > 0);
    session.setInput(InputId::SequenceLength, 8192, session.beginDrag());
    QTRY_VERIFY(session.decision());
    QCOMPARE(stopped.load(), 1);
    QCOMPARE(session.decision()->pareto.front(), std::size_t{8192});
}

void TestDecision::runsInAnotherThread()
{
    std::atomic<QThread*> ran = nullptr;
    Session session(Catalog(), lengthOf,
                    [&ran](const Scenario&, const Catalog&, const Comparison& c, const StopAsked&) {
                        ran = QThread::currentThread();
                        return decisionOf(c);
                    });
    session.setRestMilliseconds(1);
    QTRY_VERIFY(session.decision());
    QVERIFY(ran.load() != QThread::currentThread());
}

void TestDecision::followsTheCatalogue()
{
    Session session(Catalog(), lengthOf,
                    [](const Scenario&, const Catalog& catalog, const Comparison&, const StopAsked&) {
                        Decision d;
                        d.pareto.assign(catalog.date.size(), 0);
                        return d;
                    });
    session.setRestMilliseconds(1);
    QTRY_VERIFY(session.decision());
    Catalog other;
    other.date = "2026-07-27";
    session.setCatalog(other);
    QVERIFY(!session.decision());
    QTRY_VERIFY(session.decision());
    QCOMPARE(session.decision()->pareto.size(), std::size_t{10});
}

OCTOPLAN_TEST(TestDecision);

#include "tst_decision.moc"
