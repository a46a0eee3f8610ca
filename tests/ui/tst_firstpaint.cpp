// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "charts/memorychart.h"
#include "panels/cardspanel.h"
#include "panels/detailstable.h"
#include "panels/offeringcard.h"
#include "panels/sentencepanel.h"
#include "support/registry.h"

#include <QTest>

using namespace octoplan;

namespace {

// How often the widget was painted.
class Paints : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

class TestFirstPaint : public QObject {
    Q_OBJECT

private slots:
    void isWholeAndStays();
};

void TestFirstPaint::isWholeAndStays()
{
    benchmarks::WindowSetup setup;
    setup.window.resize(1440, 900);
    const AnswerPanel& answer = *setup.window.answer();
    Paints chart, card, table;
    answer.memoryChart()->plot()->canvas()->installEventFilter(&chart);
    answer.cards()->cards().front()->installEventFilter(&card);
    answer.details()->viewport()->installEventFilter(&table);
    setup.window.show();
    const auto settled = [&chart] {
        QCoreApplication::sendPostedEvents();
        return chart.count > 0;
    };
    QTRY_VERIFY(settled());
    const QImage first = setup.window.grab().toImage();
    const int painted[] = {chart.count, card.count, table.count};
    QCOMPARE(painted[0], 2); // shown, then grabbed
    QVERIFY(!answer.sentence()->text().isEmpty());
    QVERIFY(!answer.cards()->cards().front()->content().verdictText.isEmpty());
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QCOMPARE(chart.count, painted[0]); // nothing was laid out again
    QCOMPARE(card.count, painted[1]);
    QCOMPARE(setup.window.grab().toImage(), first);
}

OCTOPLAN_TEST(TestFirstPaint);
#include "tst_firstpaint.moc"
