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
    void leavesEachSourceOut();
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
        QCOMPARE(run.memory.has_value(), same->memory.has_value());
    }
}

// What a source printed has no part in the memory that is predicted for it.
void TestCollect::leavesEachSourceOut()
{
    std::vector<MeasuredRun> runs = shippedRuns();
    const Evidence before = collectEvidence(runs, shippedCatalog());
    QVERIFY(before.leftOut[EvidenceFigure::Memory] && !before.leftOut[EvidenceFigure::Speed]);
    for (MeasuredRun& run : runs)
        if (run.group == "litgpt" && run.measured.peakMemory)
            *run.measured.peakMemory *= 0.5;
    const Evidence after = collectEvidence(runs, shippedCatalog());
    QCOMPARE(after.runs.size(), before.runs.size());
    int moved = 0;
    for (std::size_t i = 0; i < before.runs.size(); ++i) {
        const auto& was = before.runs[i].memory;
        const auto& is = after.runs[i].memory;
        QCOMPARE(is.has_value(), was.has_value());
        if (is && before.runs[i].source == "litgpt")
            QCOMPARE(is->predicted.likely, was->predicted.likely);
        else if (is)
            moved += is->predicted.likely != was->predicted.likely ? 1 : 0;
    }
    QVERIFY(moved > 100);
}

void TestCollect::expectsOnlyWhatResembles()
{
    const std::vector<MeasuredError> errors =
        measuredErrors(collectEvidence(shippedRuns(), shippedCatalog()), shippedCatalog());
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
