// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/offeringsmodel.h"
#include "items/timecostmodel.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

using namespace octoplan;

class TestOfferingsModel : public QObject {
    Q_OBJECT

private slots:
    void cards_data();
    void cards();
    void serving();
    void baseline();
    void pareto();
};

void TestOfferingsModel::cards_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("role");
    QTest::addColumn<QVariant>("english");
    QTest::addColumn<QVariant>("chinese");
    const auto row = [](const char* name, int offering, int role, const QVariant& english, const QVariant& chinese) {
        QTest::addRow("%s", name) << offering << role << english << chinese;
    };
    row("name", 2, OfferingNameRole, "Ascend 910B 64G ×8", "昇腾 910B 64G ×8");
    row("price", 2, PriceRole, "from ¥15,600 a month", "¥15,600/月起");
    row("link", 3, LinkRole, "NVLink", "NVLink");
    row("all of the link", 3, LinkNameRole, "NVLink 4 with NVSwitch", "NVLink 4 with NVSwitch");
    row("verdict", 0, VerdictRole, static_cast<int>(Verdict::DoesNotFit), static_cast<int>(Verdict::DoesNotFit));
    row("verdict in words", 0, VerdictTextRole, "Does not fit", "放不下");
    row("why", 0, WhyRole, "It needs 28.9 GiB, and 23.6 GiB can be used.", "需要 28.9 GiB，可用 23.6 GiB。");
    row("fix", 0, FixRole, "Fits with an 8-bit optimizer: 17.9 GiB.", "改用 8 位优化器后放得下：17.9 GiB。");
    row("no fix needed", 1, FixRole, "", "");
    row("memory", 1, MemoryTextRole, "31.3 of 47.4 GiB", "需 31.3 / 可用 47.4 GiB");
    row("time", 1, TimeTextRole, "19.1 d", "19.1 天");
    row("time range", 1, TimeRangeRole, "16.2 – 22.9", "16.2 – 22.9");
    row("no time", 0, TimeTextRole, QVariant(), QVariant());
    row("cost", 2, CostTextRole, "¥9,850", "¥9,850");
    row("cost range", 1, CostRangeRole, "5,202 – 7,344", "5,202 – 7,344");
    row("limit", 1, LimitRole, "Communication", "通信");
    row("limit of what does not fit", 0, LimitRole, "Memory", "显存");
    row("plan", 1, PlanRole, "DP8 · ZeRO-3 · mb 2 · full recompute", "DP8 · ZeRO-3 · mb 2 · 全重计算");
    row("nearest plan", 0, NearestPlanRole, true, true);
    row("late", 1, DeadlineTextRole, "5.1 d late", "晚 5.1 天");
    row("in time", 3, DeadlineTextRole, "", "");
    row("recommended", 3, RecommendedRole, true, true);
    row("not recommended", 2, RecommendedRole, false, false);
    row("meets", 2, MeetsGoalRole, true, true);
    row("misses", 1, MeetsGoalRole, false, false);
    row("flags", 2, FlagsRole, QStringList{"Code must be ported to CANN: 2 to 5 person-days."},
        QStringList{"代码需要移植到 CANN：2 到 5 人天。"});
}

void TestOfferingsModel::cards()
{
    QFETCH(int, row);
    QFETCH(int, role);
    OfferingsModel model{Wording(Language::English)};
    model.setComparison(test::sampleComparison());
    QTEST(model.index(row, 0).data(role), "english");
    model.setWording(Wording(Language::Chinese));
    QTEST(model.index(row, 0).data(role), "chinese");
}

void TestOfferingsModel::serving()
{
    OfferingsModel model{Wording(Language::English)};
    model.setComparison(test::sampleServing());
    const QModelIndex card = model.index(3, 0);
    QCOMPARE(card.data(TimeTextRole).toString(), QStringLiteral("34,500 tokens/s"));
    QCOMPARE(card.data(TimeRangeRole).toString(), QStringLiteral("29,300 – 41,400"));
    QCOMPARE(card.data(CostTextRole).toString(), QStringLiteral("¥84,480"));
    const QModelIndex none = model.index(0, 0);
    QCOMPARE(none.data(VerdictRole).toInt(), static_cast<int>(Verdict::CannotRun));
    QVERIFY(!none.data(MemoryTextRole).isValid());
    QVERIFY(!none.data(PlanRole).isValid());
}

void TestOfferingsModel::baseline()
{
    OfferingsModel model{Wording(Language::English)};
    Comparison comparison = test::sampleComparison();
    model.setComparison(comparison);
    const QModelIndex card = model.index(3, 0);
    QVERIFY(!card.data(CostDifferenceRole).isValid());
    comparison.offerings[3].cost->total.likely = yuan(9000);
    comparison.offerings[3].time->days.likely = 2.4;
    comparison.offerings[3].memory->total = gib(54.0);
    model.setBaseline(comparison);
    QCOMPARE(card.data(CostDifferenceRole).toString(), QStringLiteral("−¥790"));
    QCOMPARE(card.data(TimeDifferenceRole).toString(), QStringLiteral("+12 h"));
    QCOMPARE(card.data(MemoryDifferenceRole).toString(), QStringLiteral("±0"));
    model.setBaseline(std::nullopt);
    QVERIFY(!card.data(CostDifferenceRole).isValid());
}

void TestOfferingsModel::pareto()
{
    TimeCostModel model{Wording(Language::English)};
    model.setComparison(test::sampleComparison());
    const auto onLine = [&model](int row) { return model.index(row, TimeCostModel::Name).data(ParetoRole).toBool(); };
    QVERIFY(!onLine(0)); // no point at all
    QVERIFY(onLine(1));  // the cheapest
    QVERIFY(!onLine(2)); // slower and dearer than the fourth
    QVERIFY(onLine(3));
    const QModelIndex cost = model.index(3, TimeCostModel::Cost);
    QCOMPARE(cost.data().toString(), QStringLiteral("¥8,210"));
    QCOMPARE(cost.data(ValueRole).toDouble(), 8210.0);
    QCOMPARE(cost.data(TimeLowRole).toDouble(), 2.9 * 0.85);
    QCOMPARE(model.index(0, TimeCostModel::Days).data().toString(), QStringLiteral("–"));
}

OCTOPLAN_TEST(TestOfferingsModel);
#include "tst_offeringsmodel.moc"
