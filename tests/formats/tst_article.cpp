// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/article.h"
#include "formats/catalog.h"
#include "formats/modellibrary.h"
#include "support/registry.h"
#include "workload/census.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace octoplan;

namespace {

std::string resource(const char* path)
{
    QFile file{QString::fromLatin1(path)};
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", path);
    return file.readAll().toStdString();
}

const Catalog& catalog()
{
    static const Catalog shipped = [] {
        Catalog read = *catalogFromJson(resource(":/octoplan/catalog.json")).catalog;
        read.models = readModelLibrary(resource(":/octoplan/models.json")).models;
        return read;
    }();
    return shipped;
}

const Article& article()
{
    static const Article shipped = readArticle(resource(":/octoplan/article.json")).article;
    return shipped;
}

const Offering& offering(const QString& id) { return *catalog().offering(id.toStdString()); }
const Device& deviceOf(const Offering& o) { return *catalog().device(o.deviceId); }
double month(const QString& id) { return toYuan(offering(id).pricePerMonth->likely); }
double monthHigh(const QString& id) { return toYuan(offering(id).pricePerMonth->high); }
double hour(const QString& id) { return toYuan(*offering(id).pricePerHour); }
double perCardHour(const QString& id) { return month(id) / 720.0 / offering(id).devices; }
double parametersOf(const QString& id)
{
    return static_cast<double>(census(catalog().model(id.toStdString())->shape).total);
}
constexpr double adamBytes = 16.0; // weights, gradients, master copy and two moments of mixed precision

// "device" or "device:bin", in dense bf16 TFLOPS of the data sheet.
double rate(const QString& name)
{
    const Device& device = *catalog().device(name.section(u':', 0, 0).toStdString());
    const auto bin = fromKey<AscendBin>(name.section(u':', 1).toStdString());
    return (bin ? device.bins.at(*bin) : device.rates).nameplateBf16.value / 1e12;
}

double goodBus(const QString& link, int size)
{
    const Interconnect& fabric = *catalog().link(link.toStdString());
    const auto good = fabric.byHostClass.find(PcieClass::Good);
    return (good == fabric.byHostClass.end() ? fabric.allReduceGbps : good->second).at(size).likely;
}

double bytesOf(const QString& id, Bytes Device::*memory)
{
    return (deviceOf(offering(id)).*memory).value * offering(id).devices;
}

// Tokens a second at 40 % of the data sheet's rate, at six operations a parameter.
double tokensPerSecond(const QString& id, double parameters)
{
    const Offering& o = offering(id);
    return 0.4 * o.devices * deviceOf(o).rates.nameplateBf16.value / (6.0 * parameters);
}

double largestNominalGib()
{
    double most = 0.0;
    for (const Device& device : catalog().devices)
        most = std::max(most, toGib(device.nominalMemory));
    return most;
}

int nvSwitchOfferings()
{
    return static_cast<int>(
        std::count_if(catalog().offerings.begin(), catalog().offerings.end(), [](const Offering& o) {
            const Interconnect* link = catalog().link(o.linkId);
            return link && link->kind == LinkKind::NvSwitch;
        }));
}

std::optional<double> moneyFigure(const QStringList& k)
{
    const QString& what = k[0];
    if (what == u"month")
        return month(k[1]);
    if (what == u"month_over")
        return month(k[1]) / k[2].toDouble();
    if (what == u"price_ratio")
        return month(k[1]) / month(k[2]);
    if (what == u"price_ratio_high")
        return month(k[1]) / monthHigh(k[2]);
    if (what == u"price_excess")
        return 100.0 * (month(k[1]) / month(k[2]) - 1.0);
    if (what == u"rent")
        return month(k[1]) / 720.0 * k[2].toDouble();
    if (what == u"rent_ratio")
        return month(k[1]) * k[2].toDouble() / (month(k[3]) * k[4].toDouble());
    if (what == u"rent_ratio_high")
        return month(k[1]) * k[2].toDouble() / (monthHigh(k[3]) * k[4].toDouble());
    if (what == u"container")
        return hour(k[1]) * k[2].toDouble();
    if (what == u"break_even")
        return 100.0 * perCardHour(k[1]) / hour(k[2]);
    if (what == u"container_excess")
        return 100.0 * (hour(k[1]) / perCardHour(k[2]) - 1.0);
    return std::nullopt;
}

std::optional<double> memoryFigure(const QStringList& k)
{
    const QString& what = k[0];
    if (what == u"total_nominal_gib")
        return bytesOf(k[1], &Device::nominalMemory) / 1073741824.0;
    if (what == u"total_usable_gb")
        return bytesOf(k[1], &Device::usableMemory) / 1e9;
    if (what == u"usable_gb")
        return catalog().device(k[1].toStdString())->usableMemory.value / 1e9;
    if (what == u"nominal_gib")
        return toGib(catalog().device(k[1].toStdString())->nominalMemory);
    if (what == u"largest_nominal_gib")
        return largestNominalGib();
    if (what == u"weights_gb")
        return 2.0 * parametersOf(k[1]) / 1e9;
    if (what == u"states_gb")
        return adamBytes * parametersOf(k[1]) / 1e9 / (k.size() > 2 ? k[2].toDouble() : 1.0);
    if (what == u"states_gb_of")
        return adamBytes * k[1].toDouble() / 1e9;
    if (what == u"largest_full_b") // 15 % kept for activations and buffers
        return 0.85 * bytesOf(k[1], &Device::usableMemory) / adamBytes / 1e9;
    return std::nullopt;
}

std::optional<double> speedFigure(const QStringList& k)
{
    const QString& what = k[0];
    if (what == u"nvswitch_offerings")
        return nvSwitchOfferings();
    if (what == u"rate")
        return rate(k[1]);
    if (what == u"fp8")
        return catalog().device(k[1].toStdString())->rates.fp8.value / 1e12;
    if (what == u"rate_ratio")
        return rate(k[1]) / rate(k[2]);
    if (what == u"nominal")
        return catalog().link(k[1].toStdString())->nominalGbps;
    if (what == u"bus" || what == u"bus_good")
        return goodBus(k[1], k[2].toInt());
    if (what == u"bus_ratio")
        return goodBus(k[1], k[3].toInt()) / goodBus(k[2], k[3].toInt());
    if (what == u"ring_gb") // 2 (n-1)/n of two bytes a parameter
        return 2.0 * (k[2].toDouble() - 1.0) / k[2].toDouble() * 2.0 * parametersOf(k[1]) / 1e9;
    if (what == u"tokens_b")
        return tokensPerSecond(k[1], k[2].toDouble()) * k[3].toDouble() * 3600.0 / 1e9;
    if (what == u"days")
        return k[3].toDouble() / tokensPerSecond(k[1], k[2].toDouble()) / 86400.0;
    if (what == u"product")
        return k[1].toDouble() * k[2].toDouble();
    return std::nullopt;
}

// What the shipped catalogue and models say for the key of a claim's figure.
std::optional<double> worked(const std::string& key)
{
    const QStringList parts = QString::fromStdString(key).split(u'/');
    for (const auto& work : {moneyFigure, memoryFigure, speedFigure})
        if (const auto value = work(parts))
            return value;
    return std::nullopt;
}

// Half a unit of the last digit that is printed, or 1 % where a figure is said in round numbers.
double tolerance(double printed)
{
    const QString digits = QString::number(printed, 'g', 12);
    const auto point = digits.indexOf(u'.');
    const double unit = point < 0 ? 1.0 : std::pow(10.0, -static_cast<double>(digits.size() - point - 1));
    return std::max(0.5 * unit, printed >= 2000.0 ? 0.01 * printed : 0.0) * 1.0001;
}

} // namespace

class TestArticle : public QObject {
    Q_OBJECT

private slots:
    void everyClaimIsComplete();
    void figuresAgreeWithTheCatalogue_data();
    void figuresAgreeWithTheCatalogue();
    void figuresStandInTheText();
    void refuses_data();
    void refuses();
};

void TestArticle::everyClaimIsComplete()
{
    QVERIFY(readArticle(resource(":/octoplan/article.json")).problems.empty());
    QCOMPARE(article().claims.size(), std::size_t(42));
    int number = 0;
    for (const ArticleClaim& claim : article().claims) {
        QCOMPARE(claim.number, ++number);
        QVERIFY(!claim.sources.empty());
        const auto isChinese = [](const std::string& text) {
            const QString words = QString::fromStdString(text);
            return std::any_of(words.begin(), words.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
        };
        QVERIFY2(isChinese(claim.claim.chinese) && isChinese(claim.reason.chinese), claim.claim.english.c_str());
        QVERIFY(!isChinese(claim.reason.english) && !isChinese(claim.ours.english));
    }
}

void TestArticle::figuresAgreeWithTheCatalogue_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("printed");
    for (const ArticleClaim& claim : article().claims)
        for (const ClaimFigure& figure : claim.figures)
            QTest::addRow("%d %s", claim.number, figure.key.c_str())
                << QString::fromStdString(figure.key) << figure.value;
}

void TestArticle::figuresAgreeWithTheCatalogue()
{
    QFETCH(QString, key);
    QFETCH(double, printed);
    const auto value = worked(key.toStdString());
    QVERIFY2(value, "nothing works this key out");
    QVERIFY2(std::abs(*value - printed) <= tolerance(printed), qPrintable(QString::number(*value)));
}

// A figure that is held to the catalogue is also one that a person reads.
void TestArticle::figuresStandInTheText()
{
    for (const ArticleClaim& claim : article().claims)
        for (const ClaimFigure& figure : claim.figures) {
            const QString text =
                QString::fromStdString(claim.ours.english + ' ' + claim.reason.english + ' ' + claim.claim.english)
                    .remove(u',');
            QVERIFY2(text.contains(QString::number(figure.value, 'f', QLocale::FloatingPointShortest)),
                     figure.key.c_str());
        }
}

void TestArticle::refuses_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("format") << QByteArray("octoplan-article") << QByteArray("octoplan-catalog");
    QTest::newRow("verdict") << QByteArray("\"verdict\": \"right\"") << QByteArray("\"verdict\": \"fine\"");
    QTest::newRow("source") << QByteArray("\"sources\": [\"article\"]") << QByteArray("\"sources\": [\"hearsay\"]");
    QTest::newRow("no source") << QByteArray("\"sources\": [\"article\"]") << QByteArray("\"sources\": []");
    QTest::newRow("language") << QByteArray("\"zh\"") << QByteArray("\"jp\"");
    QTest::newRow("figure") << QByteArray("\"value\": 5.42") << QByteArray("\"value\": \"many\"");
    QTest::newRow("number") << QByteArray("\"number\": 7") << QByteArray("\"number\": 0");
}

void TestArticle::refuses()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray text = QByteArray::fromStdString(resource(":/octoplan/article.json"));
    QVERIFY(text.contains(from));
    const ArticleReading reading = readArticle(text.replace(from, to).toStdString());
    QVERIFY(hasError(reading.problems));
    QVERIFY(reading.article.claims.empty());
}

OCTOPLAN_TEST(TestArticle);

#include "tst_article.moc"
