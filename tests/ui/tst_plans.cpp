// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "dialogs/plansdialog.h"
#include "items/roles.h"
#include "panels/cardspanel.h"
#include "panels/detailstable.h"
#include "panels/offeringcard.h"
#include "panels/sortedtableview.h"
#include "support/registry.h"

#include <QHeaderView>
#include <QPushButton>
#include <QToolButton>

using namespace octoplan;

class TestPlans : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void plansAreShownAndFixed();
    void detailsSortOfferings();

private:
    std::unique_ptr<benchmarks::WindowSetup> m_setup;
};

void TestPlans::init()
{
    m_setup = std::make_unique<benchmarks::WindowSetup>();
    m_setup->session.setScenario(benchmarks::pictureScenario());
    m_setup->window.resize(1440, 900);
    m_setup->window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_setup->window));
}

void TestPlans::cleanup() { m_setup.reset(); }

void TestPlans::plansAreShownAndFixed()
{
    OfferingCard* card = m_setup->window.answer()->cards()->cards().back();
    const QString found = card->content().plan;
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Return);
    auto* dialog = m_setup->window.findChild<PlansDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->table()->model()->rowCount() > 10);
    QVERIFY(!dialog->freeButton()->isEnabled());
    dialog->table()->showRow(3);
    const QString chosen = dialog->table()->model()->index(3, PlansModel::Plan).data().toString();
    dialog->useButton()->click();
    QCOMPARE(card->content().plan, chosen);
    QVERIFY(card->content().fixedPlan);
    dialog->close();
    card->freeButton()->click();
    QCOMPARE(card->content().plan, found);
    QVERIFY(!card->content().fixedPlan);
    // A click on the plan does the same as Enter.
    QTest::mouseClick(card, Qt::LeftButton, {}, card->planRect().center());
    QTRY_VERIFY(m_setup->window.findChild<PlansDialog*>() && m_setup->window.findChild<PlansDialog*>()->isVisible());
}

void TestPlans::detailsSortOfferings()
{
    DetailsTable* table = m_setup->window.answer()->details();
    int cost = -1;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        if (table->model()->index(row, 0).data(FigureRole).toString() == QStringLiteral("cost.total"))
            cost = row;
    QVERIFY(cost >= 0);
    const auto shown = [&](int place) {
        return table->model()->index(cost, table->horizontalHeader()->logicalIndex(place)).data(SortRole);
    };
    for (const bool rising : {true, false}) {
        table->sortBy(cost);
        for (int place = 1; place < table->model()->columnCount(); ++place)
            if (shown(place).isValid()) // what does not exist comes last
                QVERIFY(shown(place - 1).isValid() &&
                        (rising ? shown(place - 1).toDouble() <= shown(place).toDouble()
                                : shown(place - 1).toDouble() >= shown(place).toDouble()));
    }
    table->sortBy(cost);
    QCOMPARE(table->sortedRow(), -1);
    for (int place = 0; place < table->model()->columnCount(); ++place)
        QCOMPARE(table->horizontalHeader()->logicalIndex(place), place);
}

OCTOPLAN_TEST(TestPlans);
#include "tst_plans.moc"
