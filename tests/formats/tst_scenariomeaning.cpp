// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/canonical.h"
#include "scenariotexts.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

class TestScenarioMeaning : public QObject {
    Q_OBJECT

private slots:
    void againstCatalog_data();
    void againstCatalog();
    void currencyOfPrices();
    void canonicalIgnoresWords();
    void canonicalSeesMeaning_data();
    void canonicalSeesMeaning();
};

void TestScenarioMeaning::againstCatalog_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("at");
    QTest::addColumn<int>("severity");
    const auto row = [](const char* pointer, const char* value, const char* at, Severity severity) {
        QTest::newRow(pointer) << QString(pointer) << QString(value) << QString(at) << int(severity);
    };
    row("/model/preset", R"("llama-9")", "/model/preset", Severity::Error);
    row("/offerings", R"(["rtx4080-x8"])", "/offerings/0", Severity::Error);
    row("/offerings/0", R"({"id": "a", "device": "rtx4080"})", "/offerings/0/device", Severity::Error);
    row("/goal", R"({"kind": "match", "offering": "none"})", "/goal/offering", Severity::Error);
    row("/rental/hosts", R"({"none": {}})", "/rental/hosts/none", Severity::Note);
    row("/rental/per_offering", R"({"a/b": {}})", "/rental/per_offering/a~1b", Severity::Note);
    row("/plan/per_offering", R"({"none": {}})", "/plan/per_offering/none", Severity::Note);
    row("/baseline", R"({"offerings": ["rtx4090-24g-x8"]})", "/baseline/offerings", Severity::Note);
    row("/baseline", R"({"model": {"preset": "llama-9"}})", "/baseline/model/preset", Severity::Error);
    row("/calibrations", R"([{"offering": "h100-80g-x8"}])", "/calibrations", Severity::Note);
}

void TestScenarioMeaning::againstCatalog()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, at);
    QFETCH(int, severity);
    json file = {{"format", "octoplan-scenario"}, {"version", 1}, {"offerings", {"h100-80g-x8"}}};
    file[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    const ScenarioReading reading = scenariosFromJson(file.dump());
    QVERIFY2(reading.file, qPrintable(shown(reading.problems)));
    const Problems problems = checkAgainst(reading.file->scenarios.front(), sampleCatalog());
    QVERIFY2(hasProblem(problems, Severity(severity), at, ""), qPrintable(shown(problems)));
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(checkAgainst(sampleScenario(), sampleCatalog()).empty());
}

void TestScenarioMeaning::currencyOfPrices()
{
    Catalog catalog = sampleCatalog();
    for (Offering& offering : catalog.offerings)
        offering.figures.push_back({"price_per_month", {1, 1, 1}, "CNY/month", "", "", Confidence::Low, ""});
    Scenario scenario = sampleScenario();
    QVERIFY(checkAgainst(scenario, catalog).empty());
    scenario.rental.currency = "USD";
    const Problems problems = checkAgainst(scenario, catalog);
    QCOMPARE(problems.size(), scenario.offerings.size());
    QVERIFY(hasProblem(problems, Severity::Note, "/offerings/0", "CNY/month"));
}

void TestScenarioMeaning::canonicalIgnoresWords()
{
    const auto text = [](const char* body) {
        return canonicalText(read(body).file->scenarios.front(), sampleCatalog());
    };
    const std::string plain = text("");
    QCOMPARE(text(R"("title": "x", "note": "y", "unknown": 1)"), plain);
    QCOMPARE(text(R"("job": {"task": "full", "precision": "bf16"}, "goal": {"tokens": 1e9})"), plain);
    QCOMPARE(
        text(R"("goal": {"tokens": "1000000000"}, "baseline": {"title": "before", "job": {"sequence_length": 1024}})"),
        plain);
    QCOMPARE(text(R"("goal": {"dataset": {"samples": 1e6, "mean_tokens": 500, "epochs": 2}})"), plain);
    QCOMPARE(json::parse(plain).dump(), plain); // sorted and compact already
}

void TestScenarioMeaning::canonicalSeesMeaning_data()
{
    QTest::addColumn<QString>("body");
    for (const char* body :
         {R"("job": {"sequence_length": 4097})", R"("goal": {"tokens": 1000000001})", R"("costs": {"tax_rate": 0.01})",
          R"("offerings": ["h100-80g-x8"])", R"("model": {"preset": "llama-2-13b"})", R"("plan": {"mode": "fixed"})",
          R"("calibrations": [1])", R"("rental": {"hosts": {"h100-80g-x8": {"ram_gib": 2048}}})"})
        QTest::newRow(body) << QString(body);
}

void TestScenarioMeaning::canonicalSeesMeaning()
{
    QFETCH(QString, body);
    const Catalog& catalog = sampleCatalog();
    QVERIFY(canonicalText(read(body).file->scenarios.front(), catalog) != canonicalText(Scenario(), catalog));
    Catalog dearer = catalog;
    for (Device& device : dearer.devices)
        device.figures.push_back({"power", {1, 1, 1}, "W", "", "", Confidence::Low, ""});
    QVERIFY(canonicalText(Scenario(), dearer) != canonicalText(Scenario(), catalog));
}

OCTOPLAN_TEST(TestScenarioMeaning);
#include "tst_scenariomeaning.moc"
