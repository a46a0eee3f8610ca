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

OCTOPLAN_TEST(TestPlansModel);
#include "tst_plansmodel.moc"
