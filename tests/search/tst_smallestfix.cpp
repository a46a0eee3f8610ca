// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomscenario.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <map>

using namespace octoplan;
using namespace octoplan::test;

namespace {

// Does what a fix says; false for a kind that this test does not know.
bool apply(const Reason& fix, const std::string& offering, Scenario& s)
{
    const double first = fix.arguments.empty() ? 0.0 : fix.arguments[0].number.likely;
    switch (fix.kind) {
    case ReasonKind::FixFusedLoss: s.job.fusedLoss = true; return true;
    case ReasonKind::FixOffloadOptimizer:
    case ReasonKind::FixOffloadAll: s.rental.hosts[offering].ramGib = toGib(Bytes{first}); return true;
    case ReasonKind::FixEightBitOptimizer: s.job.optimizer = Optimizer::AdamW8bit; return true;
    case ReasonKind::FixBf16States:
        s.job.optimizer = Optimizer::AdamWBf16;
        s.job.masterCopy = MasterCopy::No;
        s.job.gradientPrecision = GradientPrecision::Bf16;
        return true;
    case ReasonKind::FixLora: s.job.task = Task::Lora; return true;
    case ReasonKind::FixQlora: s.job.task = Task::Qlora; return true;
    case ReasonKind::FixShorterSequence: s.job.sequenceLength = static_cast<int>(first); return true;
    case ReasonKind::FixMoreServers: s.rental.servers = static_cast<int>(first); return true;
    case ReasonKind::FixFewerRequests: s.job.serving.concurrentRequests = static_cast<int>(first); return true;
    default: return false;
    }
}

} // namespace

class TestSmallestFix : public QObject {
    Q_OBJECT

private slots:
    void everyFixFits();
    void changesNoRecipeWherePlansFit();
};

void TestSmallestFix::everyFixFits()
{
    std::mt19937 random(17);
    std::map<ReasonKind, int> kinds;
    for (int i = 0; i < 150; ++i) {
        Scenario s = randomScenario(random);
        s.job.stack = Stack::Auto;
        const Comparison before = compare(s, sampleCatalog());
        for (const OfferingResult& r : before.offerings) {
            if (!r.smallestFix || r.verdict == Verdict::CannotRun)
                continue;
            Scenario changed = s;
            QVERIFY(apply(*r.smallestFix, r.id, changed));
            ++kinds[r.smallestFix->kind];
            const Comparison after = compare(changed, sampleCatalog());
            QVERIFY2(
                resultOf(after, r.id).verdict == Verdict::Fits,
                qPrintable(QStringLiteral("scenario %1, fix %2").arg(i).arg(static_cast<int>(r.smallestFix->kind))));
        }
    }
    QVERIFY(kinds.size() >= 5);
}

void TestSmallestFix::changesNoRecipeWherePlansFit()
{
    const Comparison c = compare(sampleScenario("tiny"), sampleCatalog());
    for (const OfferingResult& r : c.offerings) {
        QCOMPARE(r.verdict, Verdict::Fits);
        QVERIFY(!r.smallestFix);
    }
}

OCTOPLAN_TEST(TestSmallestFix);

#include "tst_smallestfix.moc"
