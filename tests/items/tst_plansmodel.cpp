// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/plansmodel.h"
#include "items/sortedtable.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace octoplan;

class TestPlansModel : public QObject {
    Q_OBJECT

private slots:
    void shows();
    void sortsByNumbers();
    void keepsRowsWhereItCan();
    void saysWhatDiffers();

private:
    static std::vector<RankedPlan> plans();
};

std::vector<RankedPlan> TestPlansModel::plans()
{
    const Comparison c = test::sampleComparison();
    std::vector<RankedPlan> all;
    for (const OfferingResult& r : c.offerings)
        all.push_back({*r.plan, r.verdict, *r.memory, r.time, r.cost});
    return all;
}

void TestPlansModel::shows()
{
    PlansModel model{Wording(Language::English)};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setPlans(plans(), "CNY");
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(1, PlansModel::Plan).data().toString(),
             QStringLiteral("DP8 · ZeRO-3 · mb 2 · full recompute"));
    QCOMPARE(model.index(1, PlansModel::Days).data().toString(), QStringLiteral("19.1 d"));
    QCOMPARE(model.index(1, PlansModel::Cost).data().toString(), QStringLiteral("¥6,120"));
    QCOMPARE(model.index(0, PlansModel::Cost).data().toString(), QStringLiteral("–"));
    QCOMPARE(model.index(0, PlansModel::Cost).data(VerdictRole).toInt(), static_cast<int>(Verdict::DoesNotFit));
    model.setWording(Wording(Language::Chinese));
    QCOMPARE(model.headerData(PlansModel::StepTime, Qt::Horizontal).toString(), QStringLiteral("单步时间"));
}

void TestPlansModel::sortsByNumbers()
{
    PlansModel model{Wording(Language::English)};
    model.setPlans(plans(), "CNY");
    SortedTable sorted;
    sorted.setSourceModel(&model);
    sorted.sort(PlansModel::Speed, Qt::DescendingOrder);
    QCOMPARE(sorted.index(0, PlansModel::Speed).data().toString(), QStringLiteral("34,500"));
    QCOMPARE(sorted.index(2, PlansModel::Speed).data().toString(), QStringLiteral("5,240"));
    QCOMPARE(sorted.index(3, PlansModel::Speed).data().toString(), QStringLiteral("–"));
    sorted.sort(PlansModel::Speed, Qt::AscendingOrder);
    QCOMPARE(sorted.index(0, PlansModel::Speed).data().toString(), QStringLiteral("5,240"));
    QCOMPARE(sorted.index(3, PlansModel::Speed).data().toString(), QStringLiteral("–"));
}

void TestPlansModel::keepsRowsWhereItCan()
{
    PlansModel model{Wording(Language::English)};
    model.setPlans(plans(), "CNY");
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setPlans(plans(), "USD");
    QCOMPARE(resets.count(), 0);
    QCOMPARE(model.index(1, PlansModel::Cost).data().toString(), QStringLiteral("$6,120"));
    model.setPlans({}, "CNY");
    QCOMPARE(resets.count(), 1);
}

void TestPlansModel::saysWhatDiffers()
{
    PlansModel model{Wording(Language::English)};
    std::vector<RankedPlan> all(2, plans()[1]);
    all[1].plan.microBatch = 4;
    all[1].plan.recompute = Recompute::None;
    model.setPlans(all, "CNY", all[1].plan);
    QCOMPARE(model.index(0, PlansModel::Difference).data().toString(), QString());
    QCOMPARE(model.index(1, PlansModel::Difference).data().toString(),
             QStringLiteral("mb 4 (not mb 2) · no recompute (not full recompute)"));
    QCOMPARE(model.rowInUse(), 1);
    QVERIFY(model.index(0, 0).data(RecommendedRole).toBool());
    QVERIFY(model.index(1, 0).data(ChosenRole).toBool());
}

OCTOPLAN_TEST(TestPlansModel);
#include "tst_plansmodel.moc"
