// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/reachmodel.h"
#include "items/sensitivitymodel.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace octoplan;

namespace {

std::vector<Reach> sampleReach()
{
    Reach far;
    far.offering = 3;
    far.parameters = 19.4e9;
    far.sequenceLength = 32768;
    far.microBatch = 12;
    Reach none;
    none.offering = 0;
    return {none, far};
}

// Of the recommended offering, ¥8,210 as asked.
std::vector<Sensitivity> sampleTornado()
{
    Sensitivity term{Uncertainty::Term, {0.0, 0.0, 1.0}, yuan(8210), yuan(84480), false, true};
    Sensitivity speed{Uncertainty::Speed, {29000.0, 34500.0, 40000.0}, yuan(9600), yuan(7100), true, false};
    return {term, speed};
}

} // namespace

class TestDecisionModels : public QObject {
    Q_OBJECT

private slots:
    void reach();
    void reachRowsFollowTheTask();
    void sensitivities();
    void sensitivitiesComeAndGo();
    void costsByTokenWhereDaysAreGiven();
    void timeInPlaceOfCost();
};

void TestDecisionModels::reach()
{
    ReachModel model{Wording(Language::English)};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setReach(test::sampleComparison(), sampleReach());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("Largest model"));
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("19.4 B"));
    QCOMPARE(model.index(1, 3).data().toString(), QStringLiteral("32,768"));
    QCOMPARE(model.index(2, 3).data().toString(), QStringLiteral("12"));
    QCOMPARE(model.index(2, 3).data(ValueRole).toDouble(), 12.0);
    for (const int without : {0, 1, 2}) { // told to reach nothing, or not told
        QCOMPARE(model.index(0, without).data().toString(), QStringLiteral("–"));
        QVERIFY(!model.index(0, without).data(ValueRole).isValid());
    }
    QCOMPARE(model.headerData(3, Qt::Horizontal, RecommendedRole).toBool(), true);
    model.setWording(Wording(Language::Chinese));
    QCOMPARE(model.headerData(1, Qt::Vertical).toString(), QStringLiteral("最长序列"));
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("194 亿"));
}

void TestDecisionModels::reachRowsFollowTheTask()
{
    ReachModel model{Wording(Language::English)};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    Comparison lora = test::sampleComparison();
    lora.task = Task::Lora;
    model.setReach(lora, sampleReach());
    QCOMPARE(model.rowCount(), 4);
    model.setReach(test::sampleServing(), sampleReach());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.headerData(1, Qt::Vertical).toString(), QStringLiteral("Most concurrent requests"));
    model.setReach({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestDecisionModels::sensitivities()
{
    SensitivityModel model{Wording(Language::English)};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTornado(test::sampleComparison(), sampleTornado());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.likely(), std::optional(8210.0));
    const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(cell(0, SensitivityModel::What), QStringLiteral("Billing"));
    QCOMPARE(cell(0, SensitivityModel::High), QStringLiteral("whole months"));
    QCOMPARE(cell(0, SensitivityModel::AtHigh), QStringLiteral("¥84,480"));
    QCOMPARE(cell(0, SensitivityModel::Flips), QStringLiteral("whole months"));
    QCOMPARE(cell(1, SensitivityModel::Low), QStringLiteral("29,000 tokens/s"));
    QCOMPARE(model.index(1, 0).data(RangeLabelRole).toString(), QStringLiteral("Speed (29,000 – 40,000 tokens/s)"));
    QCOMPARE(model.index(1, 0).data(RangeLowRole).toDouble(), 9600.0);
    QCOMPARE(model.index(1, 0).data(RangeHighRole).toDouble(), 7100.0);
    QCOMPARE(model.index(1, 0).data(LowFlipsRole).toBool(), true);
    QCOMPARE(model.index(1, 0).data(HighFlipsRole).toBool(), false);
    QCOMPARE(model.index(1, 0).data(ExplanationRole).toString(),
             QStringLiteral("Speed: the H100 80G ×8 costs ¥9,600 at 29,000 tokens/s and ¥7,100 at 40,000 tokens/s. It "
                            "would no longer be the choice at 29,000 tokens/s."));
}

void TestDecisionModels::sensitivitiesComeAndGo()
{
    SensitivityModel model{Wording(Language::English)};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(!model.likely());
    model.setTornado(test::sampleComparison(), sampleTornado());
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    auto other = sampleTornado();
    other[0].high = yuan(90000);
    model.setTornado(test::sampleComparison(), other);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(model.index(0, SensitivityModel::AtHigh).data().toString(), QStringLiteral("¥90,000"));
    model.setTornado({}, {});
    QCOMPARE(resets.count(), 1);
    QCOMPARE(model.rowCount(), 0);
}

void TestDecisionModels::costsByTokenWhereDaysAreGiven()
{
    SensitivityModel model{Wording(Language::English)};
    Comparison days = test::sampleComparison();
    days.goal = GoalKind::Days;
    days.offerings[3].cost->perBillionTokens = yuan(950);
    model.setTornado(days, sampleTornado());
    QCOMPARE(model.likely(), std::optional(950.0));
}

void TestDecisionModels::timeInPlaceOfCost()
{
    SensitivityModel model{Wording(Language::English)};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    auto tornado = sampleTornado();
    tornado[0].daysAtLow = tornado[0].daysAtHigh = 2.9; // billing takes no time
    tornado[1].daysAtLow = 3.4;
    tornado[1].daysAtHigh = 2.5;
    model.setTornado(test::sampleComparison(), tornado, Effect::Time);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, SensitivityModel::AtLow).data().toString(), QStringLiteral("3.4 d"));
    QCOMPARE(model.headerData(SensitivityModel::AtLow, Qt::Horizontal).toString(), QStringLiteral("Time at low"));
    QCOMPARE(model.index(0, 0).data(RangeHighRole).toDouble(), 2.5);
    QCOMPARE(model.likely(), std::optional(test::sampleComparison().offerings[3].time->days.likely));
    QVERIFY(model.index(0, 0).data(ExplanationRole).toString().contains(QStringLiteral("takes 3.4 d at 29,000")));
    model.setTornado(test::sampleComparison(), tornado);
    QCOMPARE(model.rowCount(), 2);
}

OCTOPLAN_TEST(TestDecisionModels);

#include "tst_decisionmodels.moc"
