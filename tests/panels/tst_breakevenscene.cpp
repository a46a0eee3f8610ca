// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/breakevenscene.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace octoplan;

namespace {

// Rent alone, 950 yuan a billion, against 6,000 yuan once and 450 a billion: they cross at 12 billion.
BreakEven sampleWork()
{
    BreakEven b;
    b.present = 8.64e9;
    b.curves = {{3, {}}, {2, {}}};
    for (double x = 1e9; x <= 1.001e11; x += 1e9) {
        b.x.push_back(x);
        b.curves[0].cost.push_back(95000.0 * x / 1e9);
        b.curves[1].cost.push_back(600000.0 + 45000.0 * x / 1e9);
    }
    b.crossings = {{12e9, 1140000.0, 3, 2}};
    return b;
}

} // namespace

class TestBreakEvenScene : public QObject {
    Q_OBJECT

private slots:
    void showsWhereSomethingHappens();
    void linesStayInside();
    void whatCostsWithoutEndIsLeftOut();
    void nothingToShow();
};

void TestBreakEvenScene::showsWhereSomethingHappens()
{
    const XyScene scene = breakEvenScene(sampleWork(), test::sampleComparison(), Wording(Language::English));
    QCOMPARE(scene.lines.size(), 2);
    QCOMPARE(scene.lines[0].label, QStringLiteral("H100 80G"));
    QCOMPARE(scene.lines[0].offering, 3);
    QCOMPARE(scene.points.size(), 1);
    QCOMPARE(scene.points[0].at, QPointF(12e9, 11400.0));
    QVERIFY(scene.points[0].hollow);
    QVERIFY(scene.points[0].hint.contains(QStringLiteral("Ascend 910B 64G")));
    QCOMPARE(scene.marks.size(), 1);
    QCOMPARE(scene.marks[0].at, 8.64e9);
    QVERIFY(!scene.marks[0].limit);
    QCOMPARE(scene.lines[0].points.back().x(), 2.5 * 8.64e9); // not all of the hundred billion
    QVERIFY(scene.x.text(scene.x.high).isEmpty());            // room for the names, no value
}

void TestBreakEvenScene::linesStayInside()
{
    BreakEven b = sampleWork();
    for (double& cost : b.curves[0].cost)
        cost *= 100.0; // far dearer: it leaves at the top
    const XyScene scene = breakEvenScene(b, test::sampleComparison(), Wording(Language::English));
    for (const XyLine& line : scene.lines)
        for (const QPointF& at : line.points) {
            QVERIFY(at.x() <= scene.x.high);
            QVERIFY(at.y() <= scene.y.high * (1.0 + 1e-9));
        }
}

void TestBreakEvenScene::whatCostsWithoutEndIsLeftOut()
{
    BreakEven b = sampleWork();
    for (std::size_t i = 0; i < 5; ++i)
        b.curves[1].cost[i] = std::numeric_limits<double>::infinity();
    const XyScene scene = breakEvenScene(b, test::sampleComparison(), Wording(Language::English));
    for (const XyLine& line : scene.lines)
        for (const QPointF& at : line.points)
            QVERIFY(std::isfinite(at.x()) && std::isfinite(at.y()));
    QVERIFY(std::isfinite(scene.y.high));
}

void TestBreakEvenScene::nothingToShow()
{
    const XyScene scene = breakEvenScene({}, test::sampleComparison(), Wording(Language::English));
    QVERIFY(scene.lines.isEmpty() && scene.points.isEmpty() && scene.marks.isEmpty());
}

OCTOPLAN_TEST(TestBreakEvenScene);

#include "tst_breakevenscene.moc"
