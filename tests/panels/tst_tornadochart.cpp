// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/tornadochart.h"
#include "items/sensitivitymodel.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace octoplan;

namespace {

std::vector<Sensitivity> sampleTornado()
{
    return {{Uncertainty::Term, {0.0, 0.0, 1.0}, yuan(8210), yuan(84480), false, true},
            {Uncertainty::Speed, {29000.0, 34500.0, 40000.0}, yuan(9600), yuan(7100), true, false},
            {Uncertainty::Price, {7603200.0, 8448000.0, 9292800.0}, yuan(7390), yuan(9030), false, false}};
}

} // namespace

class TestTornadoChart : public QObject {
    Q_OBJECT

private slots:
    void init();
    void barsLieOnTheirSides();
    void aFarWiderBarIsCut();
    void keysWalkTheRows();
    void saves_data();
    void saves();
    void tellsAssistiveTechnology();

private:
    std::unique_ptr<SensitivityModel> m_model;
    std::unique_ptr<TornadoChart> m_chart;
};

void TestTornadoChart::init()
{
    m_chart = std::make_unique<TornadoChart>();
    m_model = std::make_unique<SensitivityModel>(Wording(Language::English));
    m_model->setTornado(test::sampleComparison(), sampleTornado());
    m_chart->resize(900, 340);
    m_chart->setModel(m_model.get());
    TornadoChart::Words words;
    words.title = QStringLiteral("What matters most");
    words.centre = QStringLiteral("¥8,210 as asked");
    words.text = [](double v) { return QString::number(v); };
    words.difference = words.text;
    m_chart->setWords(words);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
    QVERIFY(!m_chart->grab().isNull());
}

void TestTornadoChart::barsLieOnTheirSides()
{
    const QRectF speed = m_chart->barOf(1);
    const QRectF price = m_chart->barOf(2);
    QVERIFY(speed.top() < price.top()); // in the model's order
    QVERIFY(speed.width() > price.width());
    QVERIFY(speed.left() < price.left() && price.right() < speed.right());
    const double centre = m_chart->barOf(0).left(); // never cheaper than as asked
    QVERIFY(price.left() < centre && centre < price.right());
    QVERIFY(std::abs((speed.right() - centre) / (centre - speed.left()) - 1390.0 / 1110.0) < 0.02);
    QVERIFY(m_chart->barOf(3).isNull());
}

void TestTornadoChart::aFarWiderBarIsCut()
{
    const QRectF term = m_chart->barOf(0);
    const QRectF speed = m_chart->barOf(1);
    QVERIFY(term.right() > speed.right());
    QVERIFY(term.width() < 2.0 * speed.width()); // and not thirty times as wide
}

void TestTornadoChart::keysWalkTheRows()
{
    QCOMPARE(m_chart->currentRow(), -1);
    for (const int expected : {0, 1, 2, 2}) {
        QTest::keyClick(m_chart.get(), Qt::Key_Down);
        QCOMPARE(m_chart->currentRow(), expected);
    }
    QTest::keyClick(m_chart.get(), Qt::Key_Up);
    QCOMPARE(m_chart->currentRow(), 1);
}

void TestTornadoChart::saves_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("png") << "png" << QByteArray("PNG");
    QTest::newRow("svg") << "svg" << QByteArray("<svg");
    QTest::newRow("pdf") << "pdf" << QByteArray("%PDF");
    QTest::newRow("csv") << "csv" << QByteArray("Speed,29000,40000,9600,7100");
}

void TestTornadoChart::saves()
{
    QFETCH(QString, suffix);
    QFETCH(QByteArray, holds);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.") + suffix);
    QCOMPARE(m_chart->saveTo(path), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(holds));
    QVERIFY(!m_chart->saveTo(folder.filePath(QStringLiteral("none/chart.") + suffix)).isEmpty());
}

void TestTornadoChart::tellsAssistiveTechnology()
{
    QCOMPARE(m_chart->accessibleName(), QStringLiteral("What matters most"));
    QVERIFY(m_chart->accessibleDescription().contains(QStringLiteral("costs ¥9,600 at 29,000 tokens/s")));
}

OCTOPLAN_TEST(TestTornadoChart);

#include "tst_tornadochart.moc"
