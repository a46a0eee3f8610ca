// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/detailsmodel.h"
#include "items/offeringsmodel.h"
#include "items/partsmodel.h"
#include "items/reasonsmodel.h"
#include "items/timecostmodel.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace octoplan;

namespace {

using MakeModel = std::function<std::unique_ptr<ComparisonModel>(const Wording&)>;

template <class Model>
MakeModel make()
{
    return [](const Wording& wording) { return std::make_unique<Model>(wording); };
}

} // namespace

// What holds for every model over a comparison.
class TestComparisonModels : public QObject {
    Q_OBJECT

private slots:
    void models_data();
    void models();
    void reasons();
    void detailsFollowTheTask();
    void detailsCompareWithTheBaseline();
    void detailsSayWhatDoesNotExist();

private:
    Wording m_english{Language::English};
};

void TestComparisonModels::models_data()
{
    QTest::addColumn<MakeModel>("make");
    QTest::addRow("offerings") << make<OfferingsModel>();
    QTest::addRow("details") << make<DetailsModel>();
    QTest::addRow("memory") << make<MemoryPartsModel>();
    QTest::addRow("cost") << make<CostLinesModel>();
    QTest::addRow("time parts") << make<TimePartsModel>();
    QTest::addRow("time and cost") << make<TimeCostModel>();
}

void TestComparisonModels::models()
{
    QFETCH(MakeModel, make);
    const std::unique_ptr<ComparisonModel> model = make(m_english);
    const QAbstractItemModelTester tester(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy resets(model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changes(model.get(), &QAbstractItemModel::dataChanged);

    Comparison comparison = test::sampleComparison();
    model->setComparison(comparison);
    QCOMPARE(resets.count(), 1);
    QVERIFY(model->rowCount() > 0);

    // A slider moves: figures change, rows and columns do not.
    const QPersistentModelIndex held = model->index(0, 0);
    comparison.offerings[1].time->days.likely = 12.0;
    model->setComparison(comparison);
    QCOMPARE(resets.count(), 1);
    QCOMPARE(changes.count(), 1);
    QVERIFY(held.isValid());

    model->setWording(Wording(Language::Chinese));
    QCOMPARE(changes.count(), 2);

    comparison.offerings.pop_back();
    model->setComparison(comparison);
    QCOMPARE(resets.count(), 2);
    model->setComparison({});
    QCOMPARE(model->rowCount() * model->columnCount(), 0);
}

void TestComparisonModels::reasons()
{
    ReasonsModel model(m_english);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    Comparison comparison = test::sampleComparison();
    model.setComparison(comparison);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(0).data().toString(),
             QStringLiteral("Rent the H100 80G ×8: 2.9 days for ¥8,210 (7,100 – 9,600)."));
    const QModelIndex flag = model.index(3);
    QCOMPARE(flag.data(SectionRole).toInt(), static_cast<int>(AnswerSection::Flag));
    QCOMPARE(flag.data(OfferingIndexRole).toInt(), 2);
    QVERIFY(!model.index(0).data(OfferingIndexRole).isValid());

    model.setComparison(comparison); // says the same
    QCOMPARE(changes.count(), 0);
    model.setWording(Wording(Language::Chinese));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(resets.count(), 1);
}

void TestComparisonModels::detailsFollowTheTask()
{
    DetailsModel model(m_english);
    const auto keys = [&model] {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << model.headerData(row, Qt::Vertical, FigureRole).toString();
        return all;
    };
    model.setComparison(test::sampleComparison());
    QStringList training = keys();
    QVERIFY(training.contains(QStringLiteral("time.mfu")));
    QVERIFY(training.contains(QStringLiteral("memory.optimizer")));
    QVERIFY(!training.contains(QStringLiteral("memory.kv_cache")));
    QCOMPARE(training.removeDuplicates(), 0);

    model.setComparison(test::sampleServing());
    const QStringList serving = keys();
    QVERIFY(serving.contains(QStringLiteral("time.prefill_ms")));
    QVERIFY(serving.contains(QStringLiteral("memory.kv_cache")));
    QVERIFY(!serving.contains(QStringLiteral("memory.gradients")));
    const int decode = static_cast<int>(serving.indexOf(QStringLiteral("time.decode_ms_per_token")));
    QCOMPARE(model.index(decode, 3).data().toString(), QStringLiteral("38.5 ms"));
}

void TestComparisonModels::detailsCompareWithTheBaseline()
{
    DetailsModel model(m_english);
    Comparison comparison = test::sampleComparison();
    model.setComparison(comparison);
    int cost = 0;
    while (model.headerData(cost, Qt::Vertical, FigureRole).toString() != QLatin1String("cost.total"))
        ++cost;
    QVERIFY(!model.index(cost, 3).data(DifferenceRole).isValid());
    QCOMPARE(model.index(cost, 3).data(ExplanationRole).toString(), QStringLiteral("80 % interval: 6,979 – 9,852"));
    QCOMPARE(model.index(cost, 0).data(ExplanationRole).toString(), QString());
    comparison.offerings[3].cost->total.likely = yuan(8000);
    model.setBaseline(comparison);
    QCOMPARE(model.index(cost, 3).data(DifferenceRole).toString(), QStringLiteral("+¥210"));
    QCOMPARE(model.index(cost, 1).data(DifferenceRole).toString(), QStringLiteral("±0"));
    QCOMPARE(model.index(0, 3).data(DifferenceRole).toString(), QString()); // the verdict is a word
    comparison.offerings.erase(comparison.offerings.begin() + 3);
    model.setBaseline(comparison);
    QVERIFY(!model.index(cost, 3).data(DifferenceRole).isValid());
}

void TestComparisonModels::detailsSayWhatDoesNotExist()
{
    DetailsModel model(m_english);
    model.setComparison(test::sampleComparison());
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("RTX 4090 24G ×8"));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString key = model.headerData(row, Qt::Vertical, FigureRole).toString();
        QVERIFY2(!model.headerData(row, Qt::Vertical).toString().isEmpty(), qPrintable(key));
        const QModelIndex cell = model.index(row, 0); // this offering has no time and no cost
        if (!key.startsWith(QLatin1String("time.")) && !key.startsWith(QLatin1String("cost.")))
            continue;
        QCOMPARE(cell.data().toString(), QStringLiteral("–"));
        QVERIFY(!cell.data(SortRole).isValid());
    }
}

OCTOPLAN_TEST(TestComparisonModels);
#include "tst_comparisonmodels.moc"
