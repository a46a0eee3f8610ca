// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/heatchart.h"
#include "charts/heatpaint.h"
#include "charts/sweepscene.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace octoplan;

namespace {

constexpr std::size_t offerings = 2;

// Costs by hand: the first is 100 times the number of the point, the second is 300 everywhere; the cheaper is chosen,
// none where the first does not fit.
SweepAnswers answersOver(std::vector<SweepAxis> axes)
{
    SweepAnswers answers;
    answers.grid.axes = std::move(axes);
    answers.first = test::sampleComparison();
    answers.first.offerings.resize(offerings);
    for (std::size_t point = 0; point < answers.grid.size(); ++point) {
        const double cost = 100.0 * static_cast<double>(point);
        const bool fits = point != 1;
        answers.add({fits ? std::optional<std::size_t>(cost <= 300.0 ? 0 : 1) : std::nullopt,
                     {fits ? Verdict::Fits : Verdict::DoesNotFit, Verdict::Tight}});
        for (const std::optional<double> first :
             {std::optional(cost), std::optional(2.0), std::optional(9.0), std::optional(5.0)})
            answers.add(fits ? first : std::nullopt);
        for (const double second : {300.0, 1.0, 3.0, 4.0})
            answers.add(second);
    }
    return answers;
}

SweepAnswers lineOfSix()
{
    SweepAnswers answers = answersOver({spacedAxis(InputId::SetupHours, 0, 50, 6)});
    answers.changes = {{1, {5.0, true, std::nullopt, {0}, {Verdict::DoesNotFit}}},
                       {2, {15.0, true, 0, {0}, {Verdict::Fits}}},
                       {4, {35.0, true, 1, {}, {}}}};
    return answers;
}

// Three columns by four rows of two kinds and none.
HeatScene map()
{
    return sweepMap(answersOver({spacedAxis(InputId::Servers, 1, 3, 3), spacedAxis(InputId::GoalDays, 1, 8, 4)}),
                    Wording());
}

} // namespace

class TestSweepCharts : public QObject {
    Q_OBJECT

private slots:
    void linesAreThickWhereChosen();
    void ringsStandWhereTheChoiceChanges();
    void choicesAreSymbols();
    void wideSpansAreRatios();
    void mapHasEveryPoint();
    void kindsDifferWithoutColour();
    void deepest();
    void keysAndMouseWalkTheMap();
    void savesAndCopies();
};

void TestSweepCharts::linesAreThickWhereChosen()
{
    const XyScene scene = sweepLines(lineOfSix(), SweepFigure::Cost, 20.0, Wording());
    const auto thick = [&scene](int offering) {
        QList<double> xs;
        for (const XyLine& line : scene.lines)
            if (line.offering == offering && !line.thin)
                for (const QPointF& at : line.points)
                    xs << at.x();
        return xs;
    };
    QCOMPARE(thick(0), (QList<double>{20, 30, 40})); // up to the point where it no longer is
    QCOMPARE(thick(1), (QList<double>{40, 50}));
    QStringList labels;
    for (const XyLine& line : scene.lines)
        if (!line.label.isEmpty())
            labels << line.label;
    QCOMPARE(labels.size(), 2);
    QCOMPARE(scene.marks.size(), 1);
    QCOMPARE(scene.marks[0].at, 20.0);
    for (const XyLine& line : scene.lines)
        for (const QPointF& at : line.points)
            QVERIFY(at.x() <= 50.0 && at.y() <= scene.y.high && !(line.offering == 0 && at.x() == 10.0));
}

void TestSweepCharts::ringsStandWhereTheChoiceChanges()
{
    const XyScene scene = sweepLines(lineOfSix(), SweepFigure::Cost, std::nullopt, Wording());
    QCOMPARE(scene.points.size(), 3);
    QCOMPARE(scene.points[0].at, QPointF(5.0, 0.0)); // what was chosen until there, which has no figure after
    QCOMPARE(scene.points[2].at, QPointF(35.0, 300.0));
    for (const XyPoint& point : scene.points) {
        QVERIFY(point.hollow && point.offering < 0);
        QVERIFY(!point.label.isEmpty() && !point.hint.isEmpty());
    }
    QVERIFY(scene.marks.isEmpty());
}

void TestSweepCharts::choicesAreSymbols()
{
    SweepAxis axis = allOptions(ChoiceInputId::Billing);
    const XyScene scene = sweepLines(answersOver({axis}), SweepFigure::Cost, std::nullopt, Wording());
    QVERIFY(scene.lines.isEmpty());
    QCOMPARE(scene.points.size(), 2 * 4 - 1);
    QCOMPARE(scene.x.text(1.0), Wording().label(Billing::WholeDays));
    QCOMPARE(scene.x.text(0.5), QString());
    QCOMPARE(scene.x.text(4.0), QString());
    for (const XyPoint& point : scene.points)
        QCOMPARE(point.hollow, point.offering != (point.at.x() <= 3.0 && point.at.x() != 1.0 ? 0 : -2));
}

void TestSweepCharts::wideSpansAreRatios()
{
    QVERIFY(!sweepLines(lineOfSix(), SweepFigure::Cost, std::nullopt, Wording()).y.logarithmic);
    SweepAnswers wide = answersOver({spacedAxis(InputId::SetupHours, 0, 8000, 4001)});
    const XyScene scene = sweepLines(wide, SweepFigure::Cost, std::nullopt, Wording());
    QVERIFY(scene.y.logarithmic && scene.y.low > 0.0);
}

void TestSweepCharts::mapHasEveryPoint()
{
    const HeatScene scene = map();
    QCOMPARE(scene.columns, 3);
    QCOMPARE(scene.rows, 4);
    for (int column = 0; column < 3; ++column)
        for (int row = 0; row < 4; ++row) {
            const int point = column * 4 + row; // the first input is the slow one
            QCOMPARE(scene.kind(column, row), point == 1 ? -1 : point <= 3 ? 0 : 1);
        }
    QCOMPARE(scene.xText(2), QStringLiteral("3"));
    QVERIFY(scene.hint(0, 2).contains(QStringLiteral("200")));
    QVERIFY(scene.hint(0, 1).contains(QStringLiteral("does not fit")));
}

void TestSweepCharts::kindsDifferWithoutColour()
{
    QSet<int> styles;
    for (int kind = -1; kind < 4; ++kind)
        styles << static_cast<int>(kindLook(kind, QPalette()).hatch.style());
    QCOMPARE(styles.size(), 5);
}

void TestSweepCharts::deepest()
{
    HeatScene scene;
    scene.columns = 7;
    scene.rows = 5;
    scene.names = {QStringLiteral("a"), QStringLiteral("b")};
    scene.kinds.fill(0, 35);
    QCOMPARE(deepestCell(scene, 0, {10, 10}).value().y(), 2);
    scene.kinds[0] = 1;
    QCOMPARE(deepestCell(scene, 1, {10, 10}), std::optional(QPoint(0, 0)));
    QCOMPARE(deepestCell(scene, -1, {10, 10}), std::nullopt);
}

void TestSweepCharts::keysAndMouseWalkTheMap()
{
    HeatChart chart;
    chart.resize(700, 400);
    chart.setScene(map());
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    chart.setFocus();
    QVERIFY(!chart.current());
    for (const auto key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_Up})
        QTest::keyClick(&chart, key);
    QCOMPARE(chart.current(), std::optional(QPoint(1, 2)));
    QVERIFY(chart.accessibleDescription().contains(chart.scene().hint(1, 2)));
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&chart, Qt::Key_Left);
    QTest::keyClick(&chart, Qt::Key_Down);
    QCOMPARE(chart.current(), std::optional(QPoint(0, 1)));
    const QPoint at = chart.pixelOf({2, 3}).toPoint();
    QWidget* under = chart.childAt(at);
    QVERIFY(under);
    QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(&chart, at));
    QCOMPARE(chart.current(), std::optional(QPoint(2, 3)));
    QVERIFY(!chart.accessibleName().isEmpty());
}

void TestSweepCharts::savesAndCopies()
{
    HeatChart chart;
    chart.resize(700, 400);
    chart.setScene(map());
    chart.show();
    QCOMPARE(chart.csv().count(u'\n'), 13);
    const QTemporaryDir folder;
    for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
        const QString path = folder.filePath(QStringLiteral("map.") + QLatin1String(suffix));
        QCOMPARE(chart.saveTo(path), QString());
        QVERIFY(QFileInfo(path).size() > 100);
    }
    QVERIFY(!chart.saveTo(folder.filePath(QStringLiteral("no/folder.png"))).isEmpty());
}

OCTOPLAN_TEST(TestSweepCharts);
#include "tst_sweepcharts.moc"
