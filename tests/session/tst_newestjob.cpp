// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/newestjob.h"
#include "support/registry.h"

#include <QList>
#include <QSemaphore>
#include <QThread>

using namespace octoplan;

class TestNewestJob : public QObject {
    Q_OBJECT

private slots:
    void delivers();
    void newestWins();
    void overtakenWorkNeverRuns();
    void cancels();
    void startsFromItsOwnResult();
    void stopsWorkWhenItGoes();
};

void TestNewestJob::delivers()
{
    NewestJob<int> job;
    QThread* deliveredIn = nullptr;
    int result = 0;
    job.start([](const StopToken&) { return 42; },
              [&](int r) {
                  result = r;
                  deliveredIn = QThread::currentThread();
              });
    QVERIFY(job.isRunning());
    QTRY_COMPARE(result, 42);
    QCOMPARE(deliveredIn, QThread::currentThread());
    QVERIFY(!job.isRunning());
}

void TestNewestJob::newestWins()
{
    NewestJob<int> job;
    QList<int> results;
    QSemaphore started;
    const auto done = [&results](int r) { results << r; };
    job.start(
        [&started](const StopToken& token) {
            started.release();
            while (!token.stopRequested())
                QThread::yieldCurrentThread();
            return 1;
        },
        done);
    started.acquire();
    job.start([](const StopToken&) { return 2; }, done);
    QTRY_COMPARE(results, QList<int>{2});
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(results, QList<int>{2});
}

void TestNewestJob::overtakenWorkNeverRuns()
{
    NewestJob<int> job;
    QList<int> results;
    QSemaphore gate;
    std::atomic_int runs = 0;
    const auto done = [&results](int r) { results << r; };
    job.start(
        [&gate](const StopToken&) {
            gate.acquire();
            return 0;
        },
        done);
    for (int i = 1; i <= 50; ++i)
        job.start(
            [i, &runs](const StopToken&) {
                ++runs;
                return i;
            },
            done);
    gate.release();
    QTRY_COMPARE(results, QList<int>{50});
    QCOMPARE(runs.load(), 1);
}

void TestNewestJob::cancels()
{
    NewestJob<int> job;
    bool delivered = false;
    job.start([](const StopToken&) { return 1; }, [&delivered](int) { delivered = true; });
    job.cancel();
    QTRY_VERIFY(!job.isRunning());
    QVERIFY(!delivered);
}

void TestNewestJob::startsFromItsOwnResult()
{
    NewestJob<int> job;
    QList<int> results;
    job.start([](const StopToken&) { return 1; },
              [&](int first) {
                  results << first;
                  job.start([](const StopToken&) { return 2; }, [&results](int r) { results << r; });
              });
    QTRY_COMPARE(results, (QList<int>{1, 2}));
}

void TestNewestJob::stopsWorkWhenItGoes()
{
    bool delivered = false;
    std::atomic_bool ended = false;
    {
        NewestJob<int> job;
        job.start(
            [&ended](const StopToken& token) {
                while (!token.stopRequested())
                    QThread::yieldCurrentThread();
                ended = true;
                return 1;
            },
            [&delivered](int) { delivered = true; });
    }
    QVERIFY(ended);
    QCoreApplication::processEvents();
    QVERIFY(!delivered);
}

OCTOPLAN_TEST(TestNewestJob);
#include "tst_newestjob.moc"
