// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalog.h"
#include "money/billing.h"
#include "support/registry.h"

#include <QFile>
#include <QTest>

using namespace octoplan;

namespace {

const Catalog& shipped()
{
    static const Catalog catalog = [] {
        QFile file(OCTOPLAN_SOURCE_DIR "/resources/catalog.json");
        const std::string text = file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
        return catalogFromJson(text).catalog.value_or(Catalog{});
    }();
    return catalog;
}

Rented rentedFor(const char* id, double hours)
{
    const Offering& offering = *shipped().offering(id);
    Rented r;
    r.pricePerMonth = offering.pricePerMonth;
    r.pricePerHour = offering.pricePerHour;
    r.hours = {hours, hours, hours};
    return r;
}

Money price(const char* id) { return shipped().offering(id)->pricePerMonth->likely; }

} // namespace

// What the published comparison of the four servers calculates, from the shipped catalogue.
class TestArticle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(shipped().offerings.size() >= 5); }
    void costs_data();
    void costs();
    void formulaIsTheArticles();
    void ratios();
    void totalMemory_data();
    void totalMemory();
};

void TestArticle::costs_data()
{
    QTest::addColumn<QString>("offering");
    QTest::addColumn<double>("hours");
    QTest::addColumn<qint64>("fen");
    QTest::newRow("H100, seven days") << "h100-80g-x8" << 168.0 << qint64{1971200};
    QTest::newRow("910B, 17.5 days") << "ascend-910b-64g-x8" << 420.0 << qint64{910000};
    QTest::newRow("container, trial of two days") << "rtx4090-24g-container" << 48.0 << qint64{9408};
    QTest::newRow("a whole month") << "rtx4090-48g-x8" << 720.0 << qint64{960000};
}

void TestArticle::costs()
{
    QFETCH(QString, offering);
    QFETCH(double, hours);
    QFETCH(qint64, fen);
    const auto cost = bill(rentedFor(offering.toUtf8().constData(), hours));
    QVERIFY(cost);
    QCOMPARE(qint64{cost->total.likely.fen}, fen);
    QCOMPARE(cost->lines.size(), std::size_t{1});
}

void TestArticle::formulaIsTheArticles()
{
    QCOMPARE(QString::fromStdString(bill(rentedFor("h100-80g-x8", 168))->lines[0].formula),
             QStringLiteral("84480 / 720 × 168"));
    QCOMPARE(QString::fromStdString(bill(rentedFor("rtx4090-24g-container", 48))->lines[0].formula),
             QStringLiteral("1.96 × 48"));
}

void TestArticle::ratios()
{
    const double dearer = toYuan(price("h100-80g-x8")) / toYuan(price("ascend-910b-64g-x8"));
    QCOMPARE(QString::number(dearer, 'f', 2), QStringLiteral("5.42"));
    const double larger = toYuan(price("rtx4090-48g-x8")) / toYuan(price("rtx4090-24g-x8")) - 1.0;
    QCOMPARE(QString::number(larger * 100.0, 'f', 1), QStringLiteral("21.2"));
}

void TestArticle::totalMemory_data()
{
    QTest::addColumn<QString>("offering");
    QTest::addColumn<double>("total");
    QTest::newRow("4090 24G") << "rtx4090-24g-x8" << 192.0;
    QTest::newRow("4090 48G") << "rtx4090-48g-x8" << 384.0;
    QTest::newRow("910B") << "ascend-910b-64g-x8" << 512.0;
    QTest::newRow("H100") << "h100-80g-x8" << 640.0;
}

void TestArticle::totalMemory()
{
    QFETCH(QString, offering);
    QFETCH(double, total);
    const Offering& o = *shipped().offering(offering.toStdString());
    QCOMPARE(toGib(shipped().device(o.deviceId)->nominalMemory) * o.devices, total);
}

OCTOPLAN_TEST(TestArticle);

#include "tst_article.moc"
