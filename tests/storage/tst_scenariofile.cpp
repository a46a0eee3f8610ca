// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/scenariofile.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTemporaryDir>

using namespace octoplan;

class TestScenarioFile : public QObject {
    Q_OBJECT

private slots:
    void writesWhatItReads();
    void refusesWhatIsNoScenario();
    void saysWhatItCannotRead();
    void hash_data();
    void hash();
};

namespace {

ScenarioFile fileOf(const Scenario& scenario)
{
    ScenarioFile file;
    file.scenarios = {scenario};
    file.title = scenario.title;
    file.note = scenario.note;
    return file;
}

} // namespace

void TestScenarioFile::writesWhatItReads()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("a.octoplan"));
    Scenario scenario = test::sampleScenario("llama-2-13b");
    scenario.title = "客服模型";
    scenario.constraints.budget = yuan(10000);
    QCOMPARE(saveScenarios(name, fileOf(scenario)), std::nullopt);
    const ScenarioLoading loaded = loadScenarios(name);
    QVERIFY(loaded.file);
    QVERIFY(!loaded.error && loaded.problems.empty());
    QCOMPARE(loaded.file->scenarios.size(), std::size_t{1});
    QCOMPARE(loaded.file->scenarios[0], scenario);
}

void TestScenarioFile::refusesWhatIsNoScenario()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("a.octoplan"));
    QCOMPARE(writeText(name, "<html>"), std::nullopt);
    const ScenarioLoading loaded = loadScenarios(name);
    QVERIFY(!loaded.file && !loaded.error);
    QVERIFY(hasError(loaded.problems));
}

void TestScenarioFile::saysWhatItCannotRead()
{
    const ScenarioLoading loaded = loadScenarios(QStringLiteral("/no/such/file.octoplan"));
    QVERIFY(!loaded.file && loaded.error);
    QVERIFY(loaded.problems.empty());
}

void TestScenarioFile::hash_data()
{
    QTest::addColumn<Scenario>("other");
    QTest::addColumn<bool>("same");
    const Scenario base = test::sampleScenario();
    Scenario scenario = base;
    QTest::addRow("itself") << scenario << true;
    scenario.title = "another title";
    scenario.note = "a note";
    QTest::addRow("title and note") << scenario << true;
    scenario = base;
    scenario.job.sequenceLength *= 2;
    QTest::addRow("length") << scenario << false;
    scenario = base;
    scenario.offerings.pop_back();
    QTest::addRow("offerings") << scenario << false;
}

void TestScenarioFile::hash()
{
    QFETCH(Scenario, other);
    QFETCH(bool, same);
    const QString hash = scenarioHash(test::sampleScenario(), test::sampleCatalog());
    QVERIFY(hash.startsWith(QLatin1String("sha256:")));
    QCOMPARE(hash.size(), 7 + 64);
    QCOMPARE(scenarioHash(other, test::sampleCatalog()) == hash, same);
}

OCTOPLAN_TEST(TestScenarioFile);
#include "tst_scenariofile.moc"
