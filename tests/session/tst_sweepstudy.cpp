// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/sweepanswers.h"
#include "session/sweepstudy.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QSignalSpy>
#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

namespace {

SweepGrid gridOver(InputId id, double from, double to, std::size_t count)
{
    return {{spacedAxis(id, from, to, count)}};
}

SweepAnswers expected(const Session& session, const SweepGrid& grid)
{
    const SweepWork work{session.scenario(), session.catalog(), grid, {0, grid.size()}, 1, {}};
    return sweepAnswers(work, {}).value();
}

} // namespace

class TestSweepStudy : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_session.reset(); }
    void answersInTheBackground();
    void newestGridCounts();
    void neverStale();
    void cancelled();
    void figuresAreThoseOfTheComparison();

private:
    std::unique_ptr<Session> m_session;
};

void TestSweepStudy::init()
{
    m_session = std::make_unique<Session>(sampleCatalog());
    m_session->setScenario(sampleScenario());
    m_session->setRestMilliseconds(0);
}

void TestSweepStudy::answersInTheBackground()
{
    SweepStudy study(*m_session);
    QSignalSpy changes(&study, &SweepStudy::changed);
    const SweepGrid grid = gridOver(InputId::GoalTokens, 1e8, 1e10, 30);
    study.start(grid);
    QVERIFY(study.isRunning() && !study.answers());
    QCOMPARE(study.total(), std::size_t(30));
    QTRY_VERIFY(study.answers());
    QVERIFY(!study.isRunning());
    QCOMPARE(study.done(), std::size_t(30));
    QVERIFY(*study.answers() == expected(*m_session, grid));
    QCOMPARE(changes.count(), 2);
}

void TestSweepStudy::newestGridCounts()
{
    SweepStudy study(*m_session);
    study.start(gridOver(InputId::GoalTokens, 1e8, 1e10, 100'000));
    const SweepGrid newest = gridOver(InputId::Servers, 1, 4, 4);
    study.start(newest);
    QTRY_VERIFY(study.answers());
    QVERIFY(study.answers()->grid == newest);
}

void TestSweepStudy::neverStale()
{
    SweepStudy study(*m_session);
    const SweepGrid grid = gridOver(InputId::GoalTokens, 1e8, 1e10, 12);
    study.start(grid);
    QTRY_VERIFY(study.answers());
    m_session->setInput(InputId::SequenceLength, 16384);
    QVERIFY(!study.answers());
    QTRY_VERIFY(study.answers());
    QVERIFY(*study.answers() == expected(*m_session, grid));
    study.start(gridOver(InputId::GoalTokens, 1e8, 1e10, 100'000));
    m_session->setInput(InputId::SequenceLength, 2048); // while it runs
    QVERIFY(!study.isRunning());
    QTRY_VERIFY(study.isRunning());
}

void TestSweepStudy::cancelled()
{
    SweepStudy study(*m_session);
    study.start(gridOver(InputId::GoalTokens, 1e8, 1e10, 100'000));
    study.cancel();
    QVERIFY(!study.isRunning());
    m_session->setInput(InputId::SequenceLength, 16384);
    QSignalSpy rested(m_session.get(), &Session::rested);
    QVERIFY(rested.wait());
    QVERIFY(!study.isRunning() && !study.answers());
}

void TestSweepStudy::figuresAreThoseOfTheComparison()
{
    const SweepGrid grid = gridOver(InputId::ModelParameters, 1e9, 1e12, 5);
    const SweepAnswers answers = expected(*m_session, grid);
    QCOMPARE(answers.size(), grid.size());
    for (std::size_t point = 0; point < grid.size(); ++point) {
        const Comparison c = compare(grid.scenarioAt(m_session->scenario(), point), m_session->catalog());
        QCOMPARE(answers.choice(point), c.answer.offering);
        for (std::size_t i = 0; i < c.offerings.size(); ++i) {
            const OfferingResult& r = c.offerings[i];
            QCOMPARE(answers.verdict(point, i), r.verdict);
            const auto days = answers.figure(SweepFigure::Days, point, i);
            const auto cost = answers.figure(SweepFigure::Cost, point, i);
            QCOMPARE(days.has_value(), r.time.has_value());
            QCOMPARE(cost.has_value(), r.cost.has_value());
            QVERIFY(!days || qFuzzyCompare(float(*days), float(r.time->days.likely)));
            QVERIFY(!cost || qFuzzyCompare(float(*cost), float(toYuan(r.cost->total.likely))));
        }
    }
}

OCTOPLAN_TEST(TestSweepStudy);
#include "tst_sweepstudy.moc"
