// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalog.h"
#include "formats/jsontext.h"
#include "support/registry.h"

#include <QFile>
#include <QTest>

using namespace octoplan;
using nlohmann::json;

namespace {

std::string shippedText()
{
    QFile file(":/octoplan/catalog.json");
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const Catalog& shipped()
{
    static const Catalog catalog = catalogFromJson(shippedText()).catalog.value_or(Catalog());
    return catalog;
}

QString firstProblem(const Problems& problems)
{
    return problems.empty() ? QString()
                            : QString::fromStdString(problems.front().at + ": " + problems.front().message.english());
}

// The shipped catalogue with one value replaced, or removed with an empty `value`.
CatalogReading changed(const QString& pointer, const QString& value)
{
    json catalog = json::parse(shippedText());
    const json::json_pointer at(pointer.toStdString());
    if (value.isEmpty())
        catalog.at(at.parent_pointer()).erase(at.back());
    else
        catalog[at] = json::parse(value.toStdString());
    return catalogFromJson(catalog.dump());
}

} // namespace

class TestCatalog : public QObject {
    Q_OBJECT

private slots:
    void shippedIsCleanAndComplete();
    void everyFigureHasItsSource();
    void writesWhatItReads();
    void figures_data();
    void figures();
    void linksByDevice_data();
    void linksByDevice();
    void broken_data();
    void broken();
    void plainNumbers();
    void unknownKeys();
};

void TestCatalog::shippedIsCleanAndComplete()
{
    const CatalogReading reading = catalogFromJson(shippedText());
    QVERIFY2(reading.problems.empty(), qPrintable(firstProblem(reading.problems)));
    QVERIFY(reading.catalog);
    QCOMPARE(reading.catalog->devices.size(), std::size_t(22));
    for (const char* id :
         {"rtx4090-24g",   "rtx4090-48g",    "ascend-910b-64g", "ascend-910b-32g", "h100-sxm-80g", "h100-sxm-96g-500w",
          "h200-sxm-141g", "h800-80g",       "h20-96g",         "a100-sxm-80g",    "a100-sxm-40g", "a800-80g",
          "a10g-24g",      "a40-48g",        "a5000-24g",       "a6000-48g",       "l40s-48g",     "rtx3090-24g",
          "rtx5090-32g",   "rtx6000ada-48g", "rtxpro6000-96g",  "mi300x-192g"})
        QVERIFY2(reading.catalog->device(id), id);
    for (const char* id :
         {"rtx4090-24g-x8", "rtx4090-48g-x8", "ascend-910b-64g-x8", "h100-80g-x8", "rtx4090-24g-container"})
        QVERIFY2(reading.catalog->offering(id), id);
    QCOMPARE(QString::fromStdString(reading.catalog->date), QString("2026-07-27"));
}

void TestCatalog::everyFigureHasItsSource()
{
    const auto check = [](const std::string& id, const std::vector<Figure>& figures) {
        QVERIFY2(!figures.empty(), id.c_str());
        for (const Figure& figure : figures)
            QVERIFY2(shipped().sources.contains(figure.source), (id + "/" + figure.key).c_str());
    };
    for (const Device& device : shipped().devices)
        check(device.id, device.figures);
    for (const Interconnect& link : shipped().links)
        check(link.id, link.figures);
    for (const Offering& offering : shipped().offerings)
        check(offering.id, offering.figures);
}

void TestCatalog::writesWhatItReads()
{
    const std::string text = catalogToJson(shipped());
    const CatalogReading again = catalogFromJson(text);
    QVERIFY2(again.catalog, qPrintable(firstProblem(again.problems)));
    QVERIFY(*again.catalog == shipped());
    QCOMPARE(catalogToJson(*again.catalog), text);
}

void TestCatalog::figures_data()
{
    QTest::addColumn<QString>("device");
    QTest::addColumn<double>("bf16");
    QTest::addColumn<double>("fp8");
    QTest::addColumn<double>("usable");
    QTest::addColumn<double>("bandwidth");
    QTest::newRow("4090 accumulates in fp32") << "rtx4090-24g" << 165.2 << 330.3 << 23.64 << 1008.0;
    QTest::newRow("4090 48G as its sibling") << "rtx4090-48g" << 165.2 << 330.3 << 47.4 << 1008.0;
    QTest::newRow("910B has no fp8") << "ascend-910b-64g" << 324.4 << 0.0 << 60.97 << 1600.0;
    QTest::newRow("H100 dense") << "h100-sxm-80g" << 989.4 << 1978.9 << 79.11 << 3350.0;
    QTest::newRow("A100 has no fp8") << "a100-sxm-80g" << 312.0 << 0.0 << 79.15 << 2039.0;
    QTest::newRow("5090 accumulates in fp32") << "rtx5090-32g" << 209.5 << 419.0 << 31.5 << 1792.0;
}

void TestCatalog::figures()
{
    QFETCH(QString, device);
    QFETCH(double, bf16);
    QFETCH(double, fp8);
    QFETCH(double, usable);
    QFETCH(double, bandwidth);
    const Device* found = shipped().device(device.toStdString());
    QVERIFY(found);
    QCOMPARE(found->rates.bf16.value, teraflops(bf16).value);
    QCOMPARE(found->rates.fp8.value, teraflops(fp8).value);
    QCOMPARE(found->usableMemory.value, gib(usable).value);
    QCOMPARE(found->memoryBandwidth.value, gbPerSecond(bandwidth).value);
}

void TestCatalog::linksByDevice_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("device");
    QTest::addColumn<QString>("link");
    const auto row = [](const char* name, LinkKind kind, const char* device, const char* link) {
        QTest::newRow(name) << int(kind) << QString(device) << QString(link);
    };
    row("4090", LinkKind::Pcie4, "rtx4090-48g", "pcie4-rtx4090");
    row("any card", LinkKind::Pcie4, "l40s-48g", "pcie4");
    row("A800 has less NVLink", LinkKind::NvSwitch, "a800-80g", "nvswitch-a800");
    row("H200 as H100", LinkKind::NvSwitch, "h200-sxm-141g", "nvswitch-h100");
    row("mesh", LinkKind::HccsMesh, "ascend-910b-64g", "hccs-910b");
    row("none", LinkKind::None, "rtx4090-24g", "");
}

void TestCatalog::linksByDevice()
{
    QFETCH(int, kind);
    QFETCH(QString, device);
    QFETCH(QString, link);
    const Interconnect* found = shipped().linkFor(LinkKind(kind), device.toStdString());
    QCOMPARE(QString::fromStdString(found ? found->id : std::string()), link);
}

void TestCatalog::broken_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("expectation");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* at, const char* words) {
        QTest::newRow(name) << QString(pointer) << QString(value) << QString(at) << QString(words);
    };
    row("other format", "/format", "\"octoplan-scenario\"", "/format", "octoplan-catalog");
    row("no format", "/format", "", "/format", "missing");
    row("newer version", "/version", "2", "/version", "1 to 1");
    row("no version", "/version", "", "/version", "missing");
    row("date", "/date", "\"2026-02-30\"", "/date", "YYYY-MM-DD");
    row("id twice", "/devices/1/id", "\"rtx4090-24g\"", "/devices/1/id", "twice");
    row("no id", "/devices/1/id", "", "/devices/1/id", "missing");
    row("no name", "/links/0/name", "", "/links/0/name", "missing");
    row("no rates", "/devices/0/rates", "", "/devices/0/rates", "TFLOPS");
    row("no bf16", "/devices/0/rates/bf16", "", "/devices/0/rates/bf16", "missing");
    row("zero rate", "/devices/0/rates/bf16/value", "0", "/devices/0/rates/bf16/value", "expected");
    row("negative", "/devices/0/memory_bandwidth/value", "-1", "/devices/0/memory_bandwidth/value", "expected");
    row("text", "/devices/0/power", "\"much\"", "/devices/0/power", "number");
    row("unit", "/devices/0/memory_usable/unit", "\"GB\"", "/devices/0/memory_usable/unit", "GiB");
    row("source", "/devices/0/power/source", "\"hearsay\"", "/devices/0/power/source", "/sources");
    row("confidence", "/devices/0/power/confidence", "\"sure\"", "/devices/0/power/confidence", "high, medium, low");
    row("order", "/devices/0/host_link/low", "25", "/devices/0/host_link/likely", "low <= likely <= high");
    row("half a range", "/devices/0/host_link/likely", "", "/devices/0/host_link/likely", "together");
    row("both forms", "/devices/0/host_link/value", "25", "/devices/0/host_link/value", "either");
    row("more than the card", "/devices/0/memory_usable/value", "25", "/devices/0/memory_usable", "memory_nominal");
    row("architecture", "/devices/0/architecture", "\"volta\"", "/devices/0/architecture", "expected one of");
    row("bin", "/devices/2/bins/910b9", "{}", "/devices/2/bins/910b9", "910b1");
    row("group size", "/links/0/all_reduce/one", "5", "/links/0/all_reduce/one", "group size");
    row("no sizes", "/links/0/all_reduce", "{}", "/links/0/all_reduce", "empty");
    row("host class", "/links/0/by_host_class/great", "{}", "/links/0/by_host_class/great", "p2p, good, poor");
    row("link of nothing", "/links/0/devices", "[\"rtx4080\"]", "/links/0/devices", "no device");
    row("offer of nothing", "/offerings/0/device", "\"rtx4080\"", "/offerings/0/device", "id of a device");
    row("offer on nothing", "/offerings/0/link", "\"string\"", "/offerings/0/link", "id of a link");
    row("offer without a link", "/offerings/0/link", "", "/offerings/0/link", "joins 8 devices");
    row("devices", "/offerings/0/devices", "0", "/offerings/0/devices", "1 to 1024");
    row("price unit", "/offerings/0/price_per_month/unit", "\"CNY/day\"", "/offerings/0/price_per_month/unit",
        "CNY/month");
    row("price date", "/offerings/0/price_per_month/date", "\"July\"", "/offerings/0/price_per_month/date", "YYYY");
    row("devices no list", "/devices", "{}", "/devices", "array");
    row("no offerings", "/offerings", "", "/offerings", "missing");
    row("a device that is none", "/devices/0", "7", "/devices/0", "object");
}

void TestCatalog::broken()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, at);
    QFETCH(QString, expectation);
    const CatalogReading reading = changed(pointer, value);
    QVERIFY(!reading.catalog);
    const auto found = std::find_if(reading.problems.begin(), reading.problems.end(), [&](const Problem& problem) {
        return problem.severity == Severity::Error && problem.at == at.toStdString() &&
               problem.message.english().find(expectation.toStdString()) != std::string::npos;
    });
    QVERIFY2(found != reading.problems.end(), qPrintable(firstProblem(reading.problems)));
}

void TestCatalog::plainNumbers()
{
    const CatalogReading reading = changed("/devices/0/power", "425");
    QVERIFY(reading.catalog);
    QCOMPARE(reading.catalog->devices[0].watts, 425.0);
    const CatalogReading dollars = changed("/offerings/0/price_per_month/unit", "\"USD/month\"");
    QVERIFY(dollars.catalog);
}

void TestCatalog::unknownKeys()
{
    const CatalogReading reading = changed("/devices/0/colour", "\"black\"");
    QVERIFY(reading.catalog);
    QCOMPARE(reading.problems.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(reading.problems[0].at), QString("/devices/0/colour"));
    QCOMPARE(reading.problems[0].severity, Severity::Note);
}

OCTOPLAN_TEST(TestCatalog);
#include "tst_catalog.moc"
