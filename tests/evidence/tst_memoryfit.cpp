// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/leastsquares.h"
#include "evidence/memoryfit.h"
#include "evidence/validation.h"
#include "shippeddata.h"
#include "support/registry.h"

#include <QTest>

#include <cmath>

using namespace octoplan;

class TestMemoryFit : public QObject {
    Q_OBJECT

private slots:
    void findsWhatIsThere();
    void priorsHold();
    void sourcesWeighAlike();
    void recoversAConstant();
    void leavesOut();
};

namespace {

LeastSquares line(double slope, double deviation)
{
    LeastSquares p;
    p.weights.assign(20, 100.0);
    p.deviations = {deviation};
    p.error = [slope](std::size_t row, const std::vector<double>& x) {
        return (x[0] - slope) * (1.0 + static_cast<double>(row) / 20.0);
    };
    return p;
}

std::vector<MemoryRow> shippedMemoryRows()
{
    std::vector<MemoryRow> all;
    for (const MeasuredRun& run : test::shippedRuns()) {
        Interpretation known = run.excluded ? Interpretation{} : interpret(run, test::shippedCatalog());
        if (known.evidence && known.evidence->peakMemory)
            all.push_back({run.group, std::move(*known.evidence)});
    }
    return all;
}

} // namespace

void TestMemoryFit::findsWhatIsThere()
{
    QVERIFY(std::abs(solve(line(0.2, 10.0), 5)[0] - 0.2) < 1e-3);
    QVERIFY(std::abs(solve(line(-0.5, 10.0), 5)[0] + 0.5) < 1e-3); // in more than one bounded step
}

void TestMemoryFit::priorsHold()
{
    const double loose = solve(line(0.2, 1.0), 5)[0];
    const double tight = solve(line(0.2, 0.01), 5)[0];
    QVERIFY(tight > 0.0 && tight < loose / 2.0);
}

void TestMemoryFit::sourcesWeighAlike()
{
    std::vector<std::string> sources(40, "large");
    sources.insert(sources.end(), 5, "small");
    sources.emplace_back("out");
    const std::vector<double> w = sourceWeights(sources, "out");
    QCOMPARE(w.back(), 0.0);
    QVERIFY(w.front() < w[40]);
    QCOMPARE(w.front() * 40.0, w[40] * 10.0);
}

// Runs that a model with other constants would have produced give those constants back.
void TestMemoryFit::recoversAConstant()
{
    MemoryConstants truth;
    truth.logits *= 1.2;
    std::vector<MemoryRow> all = shippedMemoryRows();
    QVERIFY(all.size() > 200);
    for (MemoryRow& row : all) {
        EvidenceCase other = row.evidence;
        other.setting.memoryConstants = truth;
        if (const auto predicted = predictedMemory(other))
            row.evidence.peakMemory = Bytes{predicted->likely};
    }
    const MemoryConstants got = fitMemory(all, {}, 3.0);
    QVERIFY2(std::abs(got.logits - 1.2) < 0.06, qPrintable(QString::number(got.logits)));
    QVERIFY(std::abs(got.activations - 1.0) < 0.06);
}

void TestMemoryFit::leavesOut()
{
    std::vector<MemoryRow> all = shippedMemoryRows();
    const MemoryConstants before = fitMemory(all, "qwen-readme");
    for (MemoryRow& row : all)
        if (row.part == "qwen-readme")
            row.evidence.peakMemory = Bytes{row.evidence.peakMemory->value * 3.0};
    const MemoryConstants after = fitMemory(all, "qwen-readme");
    const MemoryConstants swayed = fitMemory(all, "litgpt");
    bool other = false;
    for (const FittedConstant& c : fittedMemoryConstants()) {
        QCOMPARE(after.*(c.constant), before.*(c.constant));
        other = other || swayed.*(c.constant) != before.*(c.constant);
    }
    QVERIFY(other);
}

OCTOPLAN_TEST(TestMemoryFit);

#include "tst_memoryfit.moc"
