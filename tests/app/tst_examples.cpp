// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "decision/decide.h"
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
    void showWhatTheyAreFor();
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
    QVERIFY2(reading.problems.empty(), reading.problems.empty() ? "" : reading.problems[0].message.english().c_str());
    for (const Scenario& scenario : reading.file->scenarios) {
        QVERIFY(!scenario.title.empty());
        QVERIFY(checkAgainst(scenario, catalog.catalog).empty());
        const Comparison comparison = compare(scenario, catalog.catalog);
        QCOMPARE(comparison.offerings.size(), std::size_t(4));
        QVERIFY(comparison.model.parameters > 0);
    }
}

void TestExamples::showWhatTheyAreFor()
{
    const CatalogInput catalog = readCatalog(Options());
    const auto read = [](const char* name) {
        return scenariosFromJson(readInput(QStringLiteral(":/octoplan/examples/") + QLatin1String(name)).text)
            .file.value()
            .scenarios;
    };
    QVERIFY(read("ab-longer-context.octoplan").front().baseline);
    QCOMPARE(read("side-by-side-7b.octoplan").size(), std::size_t(3));
    const Scenario none = read("none-of-the-four-70b.octoplan").front();
    const Comparison nothing = compare(none, catalog.catalog);
    QVERIFY(!nothing.answer.offering);
    QVERIFY(remedies(none, catalog.catalog, nothing).size() >= 2);
    const Scenario costly = read("all-costs-13b.octoplan").front();
    QCOMPARE(costly.goal.tokens, 7.2e9);
    std::set<CostLineId> lines;
    for (const OfferingResult& r : compare(costly, catalog.catalog).offerings)
        if (r.cost)
            for (const CostLine& line : r.cost->lines)
                lines.insert(line.id);
    QCOMPARE(lines.size(), choiceCount<CostLineId>);
}

OCTOPLAN_TEST(TestExamples);
#include "tst_examples.moc"
