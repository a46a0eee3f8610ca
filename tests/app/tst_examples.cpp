// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "formats/scenario.h"
#include "search/compare.h"
#include "support/registry.h"

#include <QDirIterator>
#include <QTest>

#include <set>

using namespace octoplan;

// The bundled examples are clean, known to the catalogue and answered.
class TestExamples : public QObject {
    Q_OBJECT

private slots:
    void everyTaskHasOne();
    void clean_data();
    void clean();
};

namespace {

QStringList exampleFiles()
{
    QStringList files;
    for (QDirIterator it(":/octoplan/examples", {"*.octoplan"}); it.hasNext();)
        files << it.next();
    files.sort();
    return files;
}

} // namespace

void TestExamples::everyTaskHasOne()
{
    std::set<Task> tasks;
    for (const QString& file : exampleFiles())
        tasks.insert(scenariosFromJson(readInput(file).text).file.value().scenarios.front().job.task);
    QCOMPARE(tasks.size(), choiceCount<Task>);
}

void TestExamples::clean_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : exampleFiles())
        QTest::newRow(qPrintable(file)) << file;
}

void TestExamples::clean()
{
    QFETCH(QString, file);
    static const CatalogInput catalog = readCatalog(Options());
    QCOMPARE(catalog.status, ExitStatus::Done);
    const ScenarioReading reading = scenariosFromJson(readInput(file).text);
    QVERIFY(reading.file);
    QVERIFY2(reading.problems.empty(), reading.problems.empty() ? "" : reading.problems[0].message.c_str());
    const Scenario& scenario = reading.file->scenarios.front();
    QVERIFY(!scenario.title.empty());
    QVERIFY(checkAgainst(scenario, catalog.catalog).empty());
    const Comparison comparison = compare(scenario, catalog.catalog);
    QCOMPARE(comparison.offerings.size(), std::size_t(4));
    QVERIFY(comparison.model.parameters > 0);
}

OCTOPLAN_TEST(TestExamples);
#include "tst_examples.moc"
