// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/collect.h"
#include "evidence/similarruns.h"
#include "evidence/validation.h"
#include "formats/measuredruns.h"
#include "formats/validationreport.h"
#include "shippeddata.h"
#include "support/registry.h"

#include <QTest>

#include <algorithm>

using namespace octoplan;

// The estimator against the measured runs that ship with it. The bounds are what it reached when they were set, with a
// little room: a change that makes it worse is noticed, one that makes it better should tighten them.
class TestShippedRuns : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void allAreAnswered();
    void compiledRowsAreRead();
    void errors();
    void runsOutsideEveryFit();
    void verdicts();
    void report();
    void similar();

private:
    Validation m_validation;
};

void TestShippedRuns::initTestCase()
{
    QCOMPARE(test::shippedRuns().size(), std::size_t{739});
    m_validation = validate(test::shippedRuns(), test::shippedCatalog());
}

void TestShippedRuns::allAreAnswered()
{
    QCOMPARE(m_validation.throughput.overall.runs, 560);
    QCOMPARE(m_validation.throughput.overall.answered, 560);
    QCOMPARE(m_validation.memory.overall.answered, m_validation.memory.overall.runs);
    QVERIFY(m_validation.memory.overall.runs >= 270);
    QCOMPARE(m_validation.skipped[SkipReason::Excluded], 8);
    QCOMPARE(m_validation.skipped.sum(), 8);
}

// The shortened file keeps the words by which software is told.
void TestShippedRuns::compiledRowsAreRead()
{
    const double compiled = speedTraits(Framework::GenericCompiled).elementwiseTraffic;
    const auto trafficOf = [](const char* id) {
        const auto& runs = test::shippedRuns();
        const auto run = std::ranges::find(runs, std::string(id), &MeasuredRun::id);
        const Interpretation known = interpret(*run, test::shippedCatalog());
        return known.evidence->setting.speedTraits.elementwiseTraffic;
    };
    QCOMPARE(trafficOf("tune-l3.2-3b-a100-compile"), compiled);
    QCOMPARE(trafficOf("tune-l3.2-3b-a100-lora"), compiled);
    QVERIFY(trafficOf("tune-l3.2-3b-a100-packed") > compiled);
    QVERIFY(trafficOf("titan-l3.1-8b-8g-FSDP") > compiled);
    QCOMPARE(trafficOf("titan-l3.1-8b-8g-FSDP-compile"), compiled);
}

void TestShippedRuns::errors()
{
    QVERIFY2(m_validation.throughput.overall.medianAbsError < 0.09,
             qPrintable(QString::number(m_validation.throughput.overall.medianAbsError)));
    const Score& memory = m_validation.memory.overall;
    QVERIFY2(memory.medianAbsError < 0.09, qPrintable(QString::number(memory.medianAbsError)));
    QVERIFY2(memory.p90AbsError < 0.25, qPrintable(QString::number(memory.p90AbsError)));
    QVERIFY2(memory.intervalHalfWidth < 0.215, qPrintable(QString::number(memory.intervalHalfWidth)));
    QVERIFY(m_validation.throughput.overall.intervalCoverage > 0.75);
    QVERIFY(memory.intervalCoverage > 0.75);
}

// Figures of six other sources that no constant was fitted to. They have shown faults since, so they are not blind.
void TestShippedRuns::runsOutsideEveryFit()
{
    const auto runs = readMeasuredRuns(test::sourceFile("tests/data/otherruns.json")).runs;
    QCOMPARE(runs.size(), std::size_t{76});
    const Score speed = validate(runs, test::shippedCatalog()).throughput.overall;
    QCOMPARE(speed.answered, 76);
    QVERIFY2(speed.medianAbsError < 0.12, qPrintable(QString::number(speed.medianAbsError)));
    QVERIFY2(speed.within20 > 0.74, qPrintable(QString::number(speed.within20)));
    QVERIFY2(speed.intervalCoverage > 0.75, qPrintable(QString::number(speed.intervalCoverage)));
    QVERIFY2(speed.intervalHalfWidth < 0.35, qPrintable(QString::number(speed.intervalHalfWidth)));
}

void TestShippedRuns::verdicts()
{
    QCOMPARE(m_validation.outOfMemory[Verdict::Fits], 0);
    int ran = 0, refused = 0;
    for (const RunResult& run : m_validation.runs)
        if (run.memory) { // where the need was measured, it is known that the run is the one that was read
            ++ran;
            refused += run.verdict == Verdict::DoesNotFit ? 1 : 0;
        }
    QVERIFY2(refused * 100 <= 3 * ran, qPrintable(QString::number(refused)));
    const auto& all = m_validation.ran;
    QVERIFY2(all[Verdict::Tight] * 100 <= 15 * all.sum(), qPrintable(QString::number(all[Verdict::Tight])));
    QVERIFY2(all[Verdict::DoesNotFit] * 100 <= 3 * all.sum(), qPrintable(QString::number(all[Verdict::DoesNotFit])));
}

void TestShippedRuns::report()
{
    const auto json = validationToJson(m_validation);
    QCOMPARE(json["runs"].size(), std::size_t{739});
    const auto& first = json["runs"][0];
    QCOMPARE(first["group"].get<std::string>(), std::string("fms-fsdp"));
    const auto& speed = first["tokens_per_s_per_device"];
    QCOMPARE(speed["error"].get<double>(), speed["predicted"].get<double>() / speed["measured"].get<double>() - 1.0);
    for (const char* part : {"throughput", "memory"})
        for (const char* key : {"runs", "answered", "median_abs_error", "p90_abs_error", "within_20", "within_30",
                                "bias", "interval_coverage", "interval_half_width"})
            QVERIFY2(json["summary"][part][key].is_number(), key);
    QVERIFY(validationToText(m_validation).find("mean of groups") != std::string::npos);
}

void TestShippedRuns::similar()
{
    const auto errors =
        measuredErrors(collectEvidence(test::shippedRuns(), test::shippedCatalog()), test::shippedCatalog());
    QVERIFY(errors.size() > 600);
    Setting setting;
    setting.device = *test::shippedCatalog().device("rtx4090-48g");
    setting.job.task = Task::Pretrain;
    setting.stack = Stack::HandWritten;
    setting.census.total = 1'500'000'000;
    const SimilarRuns similar = similarRuns(setting, errors);
    QVERIFY(similar.speed.runs >= 4);
    QCOMPARE(similar.speed.onThisDevice, 0); // nobody has published one on the 48 GB card
    QVERIFY(similar.speed.medianAbsError > 0.0 && similar.speed.medianAbsError <= similar.speed.p90AbsError);
    setting.census.total = 1'000'000'000'000;
    QCOMPARE(similarRuns(setting, errors).speed, Likeness());
}

OCTOPLAN_TEST(TestShippedRuns);

#include "tst_shippedruns.moc"
