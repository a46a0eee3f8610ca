// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/tornadochart.h"
#include "charts/xychart.h"
#include "panels/answertabs.h"
#include "panels/breakevenpage.h"
#include "panels/detailstable.h"
#include "panels/reachpage.h"
#include "panels/sensitivitypage.h"
#include "panels/timecostpage.h"
#include "support/registry.h"
#include "support/samplecomparison.h"
#include "widgets/segmentedchoice.h"

#include <QAbstractItemModel>
#include <QGraphicsEffect>
#include <QLabel>
#include <QTabBar>
#include <QTest>

using namespace octoplan;

namespace {

Decision sampleDecision()
{
    Decision d;
    BreakEven work;
    work.present = 8.64e9;
    work.x = {1e9, 1e10, 2e10, 3e10};
    work.curves = {{3, {1e5, 1e6, 2e6, 3e6}}, {2, {6.5e5, 1.1e6, 1.6e6, 2.1e6}}};
    work.crossings = {{1.2e10, 1.2e6, 3, 2}};
    BreakEven use = work;
    use.axis = BreakEvenAxis::Utilisation;
    use.present = 1.0;
    use.x = {0.25, 0.5, 0.75, 1.0};
    use.crossings.clear();
    d.breakEven = {work, use};
    d.tornado = {{Uncertainty::Speed, {29000.0, 34500.0, 40000.0}, yuan(9600), yuan(7100), true, false}};
    Reach far;
    far.offering = 3;
    far.parameters = 19.4e9;
    d.reach = {far};
    return d;
}

} // namespace

class TestAnswerTabs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void pagesAreMadeWhenWanted();
    void onePageAtATime();
    void timeAgainstCostFollowsAtOnce();
    void decisionsWaitAndAreDimmed();
    void axesAreChosen();
    void pagesShowTheirValues();
    void speaksBothLanguages();
    void nothingRecommended();

private:
    template <class Page>
    [[nodiscard]] Page* page(AnswerTabs::Tab tab) const
    {
        return qobject_cast<Page*>(m_tabs->page(tab));
    }

    std::unique_ptr<AnswerTabs> m_tabs;
};

void TestAnswerTabs::init()
{
    m_tabs = std::make_unique<AnswerTabs>();
    m_tabs->resize(900, 500);
    m_tabs->setWording(Wording(Language::English));
    m_tabs->setComparison(test::sampleComparison());
    m_tabs->show();
}

void TestAnswerTabs::pagesAreMadeWhenWanted()
{
    for (int tab = AnswerTabs::TimeCost; tab <= AnswerTabs::Accuracy; ++tab)
        QVERIFY(!m_tabs->hasPage(static_cast<AnswerTabs::Tab>(tab)));
    m_tabs->setDecision(sampleDecision());
    m_tabs->holdAxes(true);
    m_tabs->setCurrent(AnswerTabs::HowFar);
    QVERIFY(m_tabs->hasPage(AnswerTabs::HowFar));
    QVERIFY(!m_tabs->hasPage(AnswerTabs::BreakEvenTab));
    // What was found before it was there fills it.
    const auto* reach = page<ReachPage>(AnswerTabs::HowFar);
    QVERIFY(reach->isVisible());
    QCOMPARE(reach->table()->model()->index(0, 3).data().toString(), QStringLiteral("19.4 B"));
    m_tabs->setCurrent(AnswerTabs::TimeCost);
    QCOMPARE(page<TimeCostPage>(AnswerTabs::TimeCost)->chart()->scene().points.size(), 3);
}

void TestAnswerTabs::onePageAtATime()
{
    QVERIFY(m_tabs->details()->isVisible());
    for (const auto tab :
         {AnswerTabs::TimeCost, AnswerTabs::BreakEvenTab, AnswerTabs::MattersMost, AnswerTabs::HowFar}) {
        m_tabs->setCurrent(tab);
        QVERIFY(!m_tabs->details()->isVisible());
        for (const auto other :
             {AnswerTabs::TimeCost, AnswerTabs::BreakEvenTab, AnswerTabs::MattersMost, AnswerTabs::HowFar})
            QCOMPARE(m_tabs->page(other)->isVisible(), other == tab);
    }
    m_tabs->setCurrent(AnswerTabs::Details);
    QVERIFY(m_tabs->details()->isVisible());
}

void TestAnswerTabs::timeAgainstCostFollowsAtOnce()
{
    m_tabs->setCurrent(AnswerTabs::TimeCost);
    QVERIFY(!m_tabs->isWaiting());
    const auto* chart = page<TimeCostPage>(AnswerTabs::TimeCost)->chart();
    QCOMPARE(chart->scene().points.size(), 3); // the first does not fit
    QCOMPARE(chart->scene().marks.size(), 2);
    const double high = chart->scene().x.high;
    Comparison faster = test::sampleComparison();
    for (OfferingResult& r : faster.offerings)
        if (r.time)
            r.time->days = {r.time->days.low / 10, r.time->days.likely / 10, r.time->days.high / 10};
    faster.deadlineDays.reset();
    m_tabs->holdAxes(true);
    m_tabs->setComparison(faster);
    QCOMPARE(chart->scene().x.high, high); // while the handle is held
    m_tabs->holdAxes(false);
    QVERIFY(chart->scene().x.high < high);
}

void TestAnswerTabs::decisionsWaitAndAreDimmed()
{
    m_tabs->setCurrent(AnswerTabs::HowFar);
    const auto* reach = page<ReachPage>(AnswerTabs::HowFar);
    QVERIFY(m_tabs->isWaiting());
    m_tabs->setDecision(sampleDecision());
    QVERIFY(!m_tabs->isWaiting());
    QVERIFY(!reach->graphicsEffect()->isEnabled());
    QCOMPARE(reach->table()->model()->index(0, 3).data().toString(), QStringLiteral("19.4 B"));
    Comparison other = test::sampleComparison();
    other.offerings.pop_back();
    m_tabs->setComparison(other);
    m_tabs->setDecision(std::nullopt);
    QVERIFY(m_tabs->isWaiting());
    QVERIFY(reach->graphicsEffect()->isEnabled());
    QCOMPARE(reach->table()->model()->columnCount(), 4); // still the old one, whole
    Decision next = sampleDecision();
    next.reach[0].offering = 1;
    m_tabs->setDecision(next);
    QVERIFY(!m_tabs->isWaiting());
    QCOMPARE(reach->table()->model()->columnCount(), 3);
    QCOMPARE(reach->table()->model()->index(0, 1).data().toString(), QStringLiteral("19.4 B"));
}

void TestAnswerTabs::axesAreChosen()
{
    m_tabs->setDecision(sampleDecision());
    m_tabs->setCurrent(AnswerTabs::BreakEvenTab);
    const auto* shown = page<BreakEvenPage>(AnswerTabs::BreakEvenTab);
    QCOMPARE(shown->axes()->count(), 2);
    QCOMPARE(shown->axes()->current(), 0);
    QVERIFY(shown->sentences()->text().contains(QStringLiteral("Below 12.0 B tokens, the H100 80G ×8")));
    QTest::mouseClick(shown->axes()->option(1), Qt::LeftButton);
    QCOMPARE(shown->axes()->current(), 1);
    QCOMPARE(shown->chart()->scene().x.low, 0.25);
    m_tabs->setDecision(sampleDecision()); // the choice stays
    QCOMPARE(shown->axes()->current(), 1);
}

void TestAnswerTabs::pagesShowTheirValues()
{
    m_tabs->setDecision(sampleDecision());
    m_tabs->setCurrent(AnswerTabs::MattersMost);
    const auto* matters = page<SensitivityPage>(AnswerTabs::MattersMost);
    QVERIFY(matters->chart()->isVisible());
    QCOMPARE(matters->model().rowCount(), 1);
    QVERIFY(matters->chart()->accessibleDescription().contains(QStringLiteral("¥8,210 as asked")));
}

void TestAnswerTabs::speaksBothLanguages()
{
    m_tabs->setDecision(sampleDecision());
    m_tabs->setCurrent(AnswerTabs::BreakEvenTab);
    m_tabs->setWording(Wording(Language::Chinese));
    const auto* shown = page<BreakEvenPage>(AnswerTabs::BreakEvenTab);
    QVERIFY(shown->sentences()->text().contains(QStringLiteral("最便宜")));
    QCOMPARE(shown->chart()->scene().title, QStringLiteral("盈亏平衡"));
}

void TestAnswerTabs::nothingRecommended()
{
    Comparison none = test::sampleComparison();
    none.answer.offering.reset();
    m_tabs->setComparison(none);
    m_tabs->setDecision(Decision{});
    for (const auto tab :
         {AnswerTabs::TimeCost, AnswerTabs::BreakEvenTab, AnswerTabs::MattersMost, AnswerTabs::HowFar}) {
        m_tabs->setCurrent(tab);
        QVERIFY(!m_tabs->grab().isNull());
    }
    QVERIFY(!page<SensitivityPage>(AnswerTabs::MattersMost)->chart()->isVisible());
}

OCTOPLAN_TEST(TestAnswerTabs);

#include "tst_answertabs.moc"
