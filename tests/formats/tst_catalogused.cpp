// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogused.h"

#include "formats/canonical.h"
#include "support/registry.h"

#include <QFile>

#include <algorithm>

using namespace octoplan;

namespace {

Catalog builtIn()
{
    QFile file(QStringLiteral(":/octoplan/catalog.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return catalogFromJson(file.readAll().toStdString()).catalog.value_or(Catalog());
}

Figure& figure(std::vector<Figure>& figures, const char* key)
{
    return *std::find_if(figures.begin(), figures.end(), [key](const Figure& f) { return f.key == key; });
}

// As a later version of the program would bring it: dearer, faster, without the two cards of the first offering.
Catalog laterCatalog()
{
    Catalog later = builtIn();
    later.date = "2027-03-01";
    for (Offering& offering : later.offerings)
        if (offering.id == "h100-80g-x8") {
            figure(offering.figures, "price_per_month").value = {9e4, 9e4, 9e4};
            offering.pricePerMonth = {yuan(9e4), yuan(9e4), yuan(9e4)};
        }
    for (Device& device : later.devices)
        if (device.id == "ascend-910b-64g")
            figure(device.figures, "memory_usable").value = {60.0, 60.0, 60.0};
    std::erase_if(later.offerings, [](const Offering& o) { return o.id == "rtx4090-48g-x8"; });
    return later;
}

ScenarioFile savedFile()
{
    ScenarioFile file;
    file.scenarios.emplace_back();
    file.catalogUsed = usedCatalog(file.scenarios, builtIn());
    return file;
}

const CatalogDifference* find(const FileCatalog& found, const char* id, const char* figureKey)
{
    for (const CatalogDifference& d : found.differences)
        if (d.id == id && d.figure == figureKey)
            return &d;
    return nullptr;
}

} // namespace

class TestCatalogUsed : public QObject {
    Q_OBJECT

private slots:
    void theSameCatalogueDiffersInNothing()
    {
        const FileCatalog found = catalogOf(savedFile(), builtIn());
        QVERIFY(found.catalog);
        QVERIFY(found.problems.empty());
        QVERIFY(found.differences.empty());
        QVERIFY(*found.catalog == builtIn());
    }

    void aLaterCatalogueKeepsTheFilesFigures()
    {
        const ScenarioFile file = savedFile();
        const FileCatalog found = catalogOf(file, laterCatalog());
        QVERIFY(found.catalog);
        const Scenario& scenario = file.scenarios.front();
        QCOMPARE(canonicalText(scenario, *found.catalog), canonicalText(scenario, builtIn()));
        QCOMPARE(found.catalog->date, builtIn().date);
        const CatalogDifference* price = find(found, "h100-80g-x8", "price_per_month");
        QVERIFY(price && price->then && price->now);
        QCOMPARE(price->then->likely, 84480.0);
        QCOMPARE(price->now->likely, 9e4);
        QVERIFY(find(found, "ascend-910b-64g", "memory_usable"));
        const CatalogDifference* gone = find(found, "rtx4090-48g-x8", "price_per_month");
        QVERIFY(gone && gone->then && !gone->now);
        QCOMPARE(found.differences.size(), std::size_t(3));
        QCOMPARE(found.problems.size(), found.differences.size());
        for (const Problem& problem : found.problems) {
            QCOMPARE(problem.severity, Severity::Note);
            QVERIFY(QString::fromStdString(problem.message.english()).contains(QStringLiteral("2027-03-01")));
        }
        QCOMPARE(found.problems[0].at, std::string("/catalog_used/offerings/h100-80g-x8/price_per_month"));
    }

    void presentFiguresOnDemand()
    {
        ScenarioFile file = savedFile();
        file.catalogChanges = R"({"offerings": {"h100-80g-x8": {"price_per_month": 1}}})";
        const FileCatalog found = catalogOf(file, laterCatalog(), true);
        QVERIFY(found.catalog && *found.catalog == laterCatalog());
        QVERIFY(find(found, "h100-80g-x8", "price_per_month"));
    }

    void changesAreToldWhereTheyStand()
    {
        ScenarioFile file;
        file.scenarios.emplace_back();
        file.catalogChanges = R"({"offerings": {"h100-80g-x8": {"price_per_month": 80000}}})";
        const FileCatalog found = catalogOf(file, builtIn());
        QCOMPARE(found.problems.size(), std::size_t(1));
        QCOMPARE(found.problems[0].at, std::string("/catalog_changes/offerings/h100-80g-x8/price_per_month"));
        QVERIFY(QString::fromStdString(found.problems[0].message.english())
                    .startsWith(QStringLiteral("80000 CNY/month in this file, 84480")));
        QCOMPARE(found.catalog->offering("h100-80g-x8")->pricePerMonth->likely.fen, std::int64_t(8000000));
    }

    void theFileRoundTrips()
    {
        const ScenarioFile file = savedFile();
        const ScenarioReading reading = scenariosFromJson(scenariosToJson(file));
        QVERIFY(reading.file && reading.problems.empty());
        QVERIFY(catalogOf(*reading.file, builtIn()).differences.empty());
        QCOMPARE(scenariosToJson(*reading.file), scenariosToJson(file));
    }

    void whatIsWrongIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("used");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* used, const char* place) {
            QTest::newRow(used) << QByteArray(used) << QByteArray(place);
        };
        row(R"({"date": "soon"})", "/catalog_used/date");
        row(R"({"prices": {}})", "/catalog_used/prices");
        row(R"({"offerings": []})", "/catalog_used/offerings");
        row(R"({"offerings": {"x": 3}})", "/catalog_used/offerings/x");
        row(R"({"sources": {"x": 3}})", "/catalog_used/sources/x");
        row(R"({"offerings": {"h100-80g-x8": {"name": "H", "device": "none", "devices": 8, "link": "pcie4-rtx4090"}}})",
            "/catalog_used/offerings/h100-80g-x8/device");
    }

    void whatIsWrongIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, used);
        QFETCH(QByteArray, place);
        ScenarioFile file;
        file.scenarios.emplace_back();
        file.catalogUsed = used.toStdString();
        const FileCatalog found = catalogOf(file, builtIn());
        QVERIFY(!found.catalog);
        QVERIFY(hasError(found.problems));
        QCOMPARE(QByteArray::fromStdString(found.problems.front().at), place);
    }
};

OCTOPLAN_TEST(TestCatalogUsed);
#include "tst_catalogused.moc"
