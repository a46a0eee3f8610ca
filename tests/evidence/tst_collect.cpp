// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/collect.h"
#include "evidence/validation.h"
#include "shippeddata.h"
#include "support/registry.h"

#include <QTest>

#include <algorithm>

using namespace octoplan;
using namespace octoplan::test;

class TestCollect : public QObject {
    Q_OBJECT

private slots:
    void everyRunOnceWithItsSource();
    void agreesWithValidation();
    void expectsOnlyWhatResembles();
    void summarisesErrors();
};

void TestCollect::everyRunOnceWithItsSource()
{
    const Evidence evidence = collectEvidence(shippedRuns(), shippedCatalog());
    QVERIFY(evidence.runs.size() > 500);
    QVERIFY(evidence.runs.size() + static_cast<std::size_t>(evidence.notPredicted) <= shippedRuns().size());
    for (const EvidenceRun& run : evidence.runs) {
        QVERIFY2(!run.source.empty() && !run.sourcePlace.empty() && !run.deviceName.empty(), run.id.c_str());
        QVERIFY(run.speed || run.memory);
        QVERIFY(run.parameters > 0.0);
    }
}

void TestCollect::agreesWithValidation()
{
    const Evidence evidence = collectEvidence(shippedRuns(), shippedCatalog());
    const Validation validation = validate(shippedRuns(), shippedCatalog());
    for (const EvidenceRun& run : evidence.runs) {
        const auto same = std::find_if(validation.runs.begin(), validation.runs.end(),
                                       [&run](const RunResult& result) { return result.id == run.id; });
        QVERIFY(same != validation.runs.end());
        QCOMPARE(run.speed.has_value(), same->speed.has_value());
        if (run.speed)
            QCOMPARE(run.speed->error(), same->speed->error());
        if (run.memory)
            QCOMPARE(run.memory->error(), same->memory->error());
    }
}

void TestCollect::expectsOnlyWhatResembles()
{
    const std::vector<MeasuredError> errors = measuredErrors(shippedRuns(), shippedCatalog());
    Scenario scenario;
    scenario.model.preset = "llama-2-7b";
    scenario.job.stack = Stack::Compiled;
    const std::vector<Expectation> usual = expectations(scenario, shippedCatalog(), errors);
    QCOMPARE(usual.size(), scenario.offerings.size());
    QVERIFY(usual.back().speed.runs > 0); // H100, compiled
    QVERIFY(usual.back().speed.medianAbsError <= usual.back().speed.p90AbsError);
    std::vector<MeasuredError> larger = errors;
    std::erase_if(larger, [](const MeasuredError& run) { return run.parameters < 14e9; });
    QVERIFY(!larger.empty());
    for (const Expectation& one : expectations(scenario, shippedCatalog(), larger))
        QCOMPARE(one.speed.runs + one.memory.runs, 0);
    scenario.model.preset = "none of them";
    QVERIFY(expectations(scenario, shippedCatalog(), errors).empty());
}

void TestCollect::summarisesErrors()
{
    QCOMPARE(summariseErrors({}).runs, 0);
    const ErrorSummary one = summariseErrors({0.3, 0.1, 0.2, 0.0, 0.4});
    QCOMPARE(one.runs, 5);
    QCOMPARE(one.medianAbsError, 0.2);
    QCOMPARE(one.p90AbsError, 0.36);
    QCOMPARE(one.within20, 0.6);
}

OCTOPLAN_TEST(TestCollect);

#include "tst_collect.moc"
