// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/partsmodel.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

using namespace octoplan;

class TestPartsModels : public QObject {
    Q_OBJECT

private slots:
    void partsSumToTotals();
    void memory();
    void costs();
};

namespace {

double sumOf(const PartsModel& model, int column)
{
    double sum = 0.0;
    for (int row = 0; row < model.rowCount(); ++row)
        sum += model.index(row, column).data(ValueRole).toDouble();
    return sum;
}

} // namespace

void TestPartsModels::partsSumToTotals()
{
    const Wording english(Language::English);
    MemoryPartsModel memory(english);
    CostLinesModel costs(english);
    TimePartsModel times(english);
    for (PartsModel* model :
         {static_cast<PartsModel*>(&memory), static_cast<PartsModel*>(&costs), static_cast<PartsModel*>(&times)}) {
        model->setComparison(test::sampleComparison());
        for (int column = 1; column < 4; ++column)
            QCOMPARE(sumOf(*model, column), model->headerData(column, Qt::Horizontal, TotalRole).toDouble());
    }
}

void TestPartsModels::memory()
{
    MemoryPartsModel model{Wording(Language::Chinese)};
    model.setComparison(test::sampleComparison());
    QCOMPARE(model.rowCount(), static_cast<int>(choiceCount<MemoryPart>));
    QCOMPARE(model.headerData(2, Qt::Vertical).toString(), QStringLiteral("优化器状态"));
    QCOMPARE(model.headerData(2, Qt::Vertical, PartRole).toInt(), static_cast<int>(MemoryPart::Optimizer));
    QCOMPARE(model.headerData(3, Qt::Horizontal, UsableRole).toDouble(), 79.11);
    QCOMPARE(model.headerData(0, Qt::Horizontal, VerdictRole).toInt(), static_cast<int>(Verdict::DoesNotFit));
    QVERIFY(model.headerData(3, Qt::Horizontal, RangeLowRole).toDouble() < 54.0);
    QCOMPARE(model.index(2, 3).data().toString(), QStringLiteral("27.0 GiB"));
    QCOMPARE(model.index(2, 3).data(OfferingIdRole).toString(), QStringLiteral("h100-80g-x8"));
    QVERIFY(!model.headerData(9, Qt::Vertical).isValid());
    QVERIFY(!model.headerData(4, Qt::Horizontal, TotalRole).isValid());
}

void TestPartsModels::costs()
{
    CostLinesModel model{Wording(Language::English)};
    model.setComparison(test::sampleComparison());
    const int migration = static_cast<int>(CostLineId::Migration);
    QCOMPARE(model.index(migration, 2).data().toString(), QStringLiteral("¥6,000"));
    QCOMPARE(model.index(migration, 2).data(ExplanationRole).toString(), QStringLiteral("3 × 2000"));
    QCOMPARE(model.index(migration, 3).data(ValueRole).toDouble(), 0.0); // has costs, but not this line
    QVERIFY(!model.index(migration, 0).data(ValueRole).isValid());       // has no costs
    QCOMPARE(model.index(migration, 0).data().toString(), QStringLiteral("–"));
}

OCTOPLAN_TEST(TestPartsModels);
#include "tst_partsmodels.moc"
