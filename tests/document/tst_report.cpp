// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

using namespace octoplan;

namespace {

ReportInput sampleInput(Task task = Task::Full)
{
    ReportInput input;
    input.scenario = test::sampleScenario("llama-2-13b", task);
    input.scenario.title = "Customer service";
    input.comparison = compare(input.scenario, test::sampleCatalog());
    input.fileName = QStringLiteral("customer.octoplan");
    input.scenarioHash = QStringLiteral("sha256:0123456789abcdef0123");
    input.version = QStringLiteral("1.2.3");
    input.date = QDate(2026, 11, 30);
    return input;
}

template <class B>
QList<B> blocksOf(const Section& section)
{
    QList<B> found;
    for (const Block& block : section.blocks)
        if (const B* b = std::get_if<B>(&block))
            found << *b;
    return found;
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

private slots:
    void everyTaskAndLanguageIsWhole_data()
    {
        QTest::addColumn<Task>("task");
        QTest::addColumn<Language>("language");
        for (std::size_t i = 0; i < choiceCount<Task>; ++i)
            for (const Language language : {Language::English, Language::Chinese})
                QTest::addRow("%s %s", choiceKeys<Task>[i].data(), qPrintable(keyOf(language)))
                    << static_cast<Task>(i) << language;
    }

    void everyTaskAndLanguageIsWhole()
    {
        QFETCH(Task, task);
        QFETCH(Language, language);
        const Report report = makeReport(sampleInput(task), Wording(language));
        QCOMPARE(report.sections.size(), 4);
        for (const Section& section : report.sections) {
            QVERIFY(!section.title.isEmpty());
            for (const Table& table : blocksOf<Table>(section)) {
                QVERIFY(!table.rows.isEmpty());
                for (const QStringList& row : table.rows)
                    QCOMPARE(row.size(), table.header.size());
            }
        }
    }

    void theFirstPageSaysTheAnswer()
    {
        const ReportInput input = sampleInput();
        const Wording wording;
        const Report report = makeReport(input, wording);
        const Callout callout = blocksOf<Callout>(report.sections.front()).constFirst();
        QCOMPARE(callout.sentence, wording.sentence(input.comparison.answer.headline));
        QCOMPARE(report.subject, callout.sentence);
        QCOMPARE(report.sections.front().title, QStringLiteral("Customer service"));
        const Table table = blocksOf<Table>(report.sections.front()).constFirst();
        QCOMPARE(table.header.size(), 1 + static_cast<qsizetype>(input.comparison.offerings.size()));
        QCOMPARE(table.strongColumn, static_cast<int>(input.comparison.answer.offering.value_or(0)) + 1);
        QCOMPARE(blocksOf<Signature>(report.sections.front()).size(), 1);
    }

    void aFigureThatDoesNotExistIsADash()
    {
        ReportInput input = sampleInput();
        for (OfferingResult& result : input.comparison.offerings) {
            result.time.reset();
            result.cost.reset();
            result.memory.reset();
        }
        const Table table = blocksOf<Table>(makeReport(input, Wording()).sections.front()).constFirst();
        for (const QStringList& row : table.rows.mid(1, 4))
            QCOMPARE(row.mid(1), QStringList(row.size() - 1, Numbers::missing()));
    }

    void costsAddUp()
    {
        const ReportInput input = sampleInput();
        for (const OfferingResult& result : input.comparison.offerings) {
            if (!result.cost)
                continue;
            Money sum;
            for (const CostLine& line : result.cost->lines)
                sum += line.amount.likely;
            QCOMPARE(sum.fen, result.cost->total.likely.fen);
        }
    }

    void onlyTheSectionsAskedForAreWritten()
    {
        ReportInput input = sampleInput();
        input.sections = {ReportSection::Plans};
        const Report report = makeReport(input, Wording());
        QCOMPARE(report.sections.size(), 1);
        QVERIFY(report.sections.front().title != report.title);
    }

    void theSizeIsThatOfThePreset()
    {
        const ReportInput input = sampleInput();
        QCOMPARE(input.scenario.model.source, ModelSource::Preset);
        QCOMPARE(usedValue(input, InputId::ModelParameters), static_cast<double>(input.comparison.model.parameters));
        QVERIFY(usedValue(input, InputId::ModelParameters) != value(input.scenario, InputId::ModelParameters));
    }

    void chineseLeavesNoEnglishHeadings()
    {
        const Report report = makeReport(sampleInput(), Wording(Language::Chinese));
        for (const Section& section : report.sections.mid(1))
            QVERIFY2(section.title.at(0).unicode() > 0x2E80, qPrintable(section.title));
        for (const Section& section : report.sections)
            for (const Heading& heading : blocksOf<Heading>(section))
                QVERIFY2(heading.text.at(0).unicode() > 0x2E80, qPrintable(heading.text));
    }

    void theFooterNamesProgramFileHashAndDate()
    {
        const Report report = makeReport(sampleInput(), Wording());
        for (const char* part : {"1.2.3", "customer.octoplan", "sha256:0123456789", "2026-11-30"})
            QVERIFY2(report.footer.contains(QLatin1String(part)), qPrintable(report.footer));
    }
};

OCTOPLAN_TEST(TestReport);
#include "tst_report.moc"
