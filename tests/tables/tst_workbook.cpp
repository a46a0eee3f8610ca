// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/workbook.h"

#include "support/registry.h"
#include "support/samplecatalog.h"
#include "tables/formulas.h"
#include "tables/workbooksamples.h"

#include <QTest>

#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

namespace {

QByteArray bytesOf(const ReportInput& input, Language language = Language::English)
{
    return workbookOf({input}, Wording(language)).value_or(QByteArray());
}

QString cellOf(int offering, int row) { return QChar(u'B' + offering) + QString::number(row); }

// The row (from 1) whose first cell says so.
int rowOf(const ReadSheet& sheet, const QString& title)
{
    for (int row = 1; row < 100; ++row)
        if (sheet.cells.value(QStringLiteral("A%1").arg(row)).text == title)
            return row;
    return -1;
}

std::int64_t fen(double yuan) { return std::llround(yuan * 100.0); }

} // namespace

class TestWorkbook : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(!readWorkbook(bytesOf(workbookInput(sampleScenario()))).sheets.isEmpty(), "unzip must be installed");
    }

    void sheetsAreNamedInTheLanguage()
    {
        const auto names = [](Language language) {
            QStringList all;
            for (const ReadSheet& sheet : readWorkbook(bytesOf(workbookInput(sampleScenario()), language)).sheets)
                all << sheet.name;
            return all;
        };
        QCOMPARE(names(Language::English),
                 QStringList({"Summary", "Memory", "Time", "Cost", "Assumptions", "Sources"}));
        QCOMPARE(names(Language::Chinese), QStringList({"摘要", "显存", "时间", "成本", "假设", "来源"}));
    }

    void recalculationAgreesToTheCent_data()
    {
        QTest::addColumn<Scenario>("scenario");
        for (const auto& [name, scenario] : billedScenarios())
            QTest::newRow(name.constData()) << scenario;
    }

    void recalculationAgreesToTheCent()
    {
        QFETCH(Scenario, scenario);
        const ReportInput input = workbookInput(scenario);
        ReadWorkbook book = readWorkbook(bytesOf(input));
        ReadSheet& cost = *book.sheet(QStringLiteral("Cost"));
        const int total = rowOf(cost, QStringLiteral("Total"));
        const int summary = rowOf(*book.sheet(QStringLiteral("Summary")), QStringLiteral("Total cost"));
        const int perBillion = rowOf(cost, QStringLiteral("A billion tokens"));
        int bills = 0;
        for (int i = 0; i < static_cast<int>(input.comparison.offerings.size()); ++i) {
            const OfferingResult& r = input.comparison.offerings[static_cast<std::size_t>(i)];
            QCOMPARE(cost.cells.contains(cellOf(i, total)), r.cost && r.time);
            if (!r.cost || !r.time)
                continue;
            ++bills;
            QCOMPARE(fen(calculated(book, "Cost", cellOf(i, total))), r.cost->total.likely.fen);
            QCOMPARE(fen(calculated(book, "Summary", cellOf(i, summary))), r.cost->total.likely.fen);
            QCOMPARE(fen(cost.cells[cellOf(i, total)].number), r.cost->total.likely.fen);
            if (r.cost->perBillionTokens)
                QCOMPARE(fen(calculated(book, "Cost", cellOf(i, perBillion))), r.cost->perBillionTokens->fen);
            for (const CostLine& line : r.cost->lines) {
                const int row = rowOf(cost, Wording().label(line.id));
                QCOMPARE(fen(calculated(book, "Cost", cellOf(i, row))), line.amount.likely.fen);
            }
        }
        QVERIFY(bills >= 2);
    }

    void aChangedPriceMovesTheTotal()
    {
        const ReportInput input = workbookInput(sampleScenario());
        ReadWorkbook book = readWorkbook(bytesOf(input));
        ReadSheet& cost = *book.sheet(QStringLiteral("Cost"));
        const int offering = 3;
        const QString total = cellOf(offering, rowOf(cost, QStringLiteral("Total")));
        const double before = calculated(book, "Cost", total);
        QVERIFY(before > 0.0);
        ReadCell& price = cost.cells[cellOf(offering, rowOf(cost, QStringLiteral("Price of one server")))];
        QVERIFY(price.formula.isEmpty() && !price.isText);
        price.number *= 2.0;
        QVERIFY(std::abs(calculated(book, "Cost", total) - 2.0 * before) < 0.011);
    }

    void memoryAndTimeAddUp()
    {
        const ReportInput input = workbookInput(sampleScenario("llama-2-13b"));
        ReadWorkbook book = readWorkbook(bytesOf(input));
        const int total = rowOf(*book.sheet(QStringLiteral("Memory")), QStringLiteral("Total"));
        const int step = rowOf(*book.sheet(QStringLiteral("Time")), QStringLiteral("Step, s"));
        for (int i = 0; i < 4; ++i) {
            const OfferingResult& r = input.comparison.offerings[static_cast<std::size_t>(i)];
            if (r.memory)
                QVERIFY(std::abs(calculated(book, "Memory", cellOf(i, total)) - toGib(r.memory->total)) < 1e-6);
            if (r.time)
                QVERIFY(std::abs(calculated(book, "Time", cellOf(i, step)) - r.time->step.value) < 1e-6);
        }
    }

    void assumptionsAreNumbersInUse()
    {
        const ReportInput input = workbookInput(sampleScenario("llama-2-13b"));
        const ReadWorkbook book = readWorkbook(bytesOf(input));
        const int row = rowOf(book.sheets[4], Wording().label(InputId::ModelParameters));
        const ReadCell size = book.sheets[4].cells.value(QStringLiteral("B%1").arg(row));
        QVERIFY(!size.isText);
        QCOMPARE(size.number, static_cast<double>(input.comparison.model.parameters));
    }

    void headersStayInSightAndChartsAreNative()
    {
        const ReadWorkbook book = readWorkbook(bytesOf(workbookInput(sampleScenario())));
        for (const ReadSheet& sheet : book.sheets)
            QCOMPARE(sheet.frozenRows, 4);
        QCOMPARE(book.charts.size(), 2);
        for (const QByteArray& chart : book.charts) {
            QVERIFY(chart.contains("<c:barChart>"));
            QVERIFY(chart.contains("<c:grouping val=\"stacked\"/>"));
        }
        QCOMPARE(book.charts[0].count("<c:ser>"), static_cast<qsizetype>(choiceCount<MemoryPart>));
        QCOMPARE(book.charts[1].count("<c:ser>"), static_cast<qsizetype>(choiceCount<CostLineId>));
    }

    void whatAPersonTypedStaysText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("formula") << QStringLiteral("=1+1");
        QTest::newRow("plus") << QStringLiteral("+1");
        QTest::newRow("minus") << QStringLiteral("-1");
        QTest::newRow("at") << QStringLiteral("@SUM(A1)");
        QTest::newRow("link") << QStringLiteral("=HYPERLINK(\"http://x\",\"y\")");
        QTest::newRow("markup") << QStringLiteral("<b>&amp;\"'");
    }

    void whatAPersonTypedStaysText()
    {
        QFETCH(QString, text);
        Scenario scenario = sampleScenario();
        scenario.title = scenario.note = text.toStdString();
        const ReadWorkbook book = readWorkbook(bytesOf(workbookInput(scenario)));
        const ReadCell title = book.sheets[0].cells.value(QStringLiteral("A1"));
        QVERIFY(title.isText && title.formula.isEmpty());
        QCOMPARE(title.text, text);
        const ReadSheet& assumptions = book.sheets[4];
        const ReadCell note =
            assumptions.cells.value(QStringLiteral("C%1").arg(rowOf(assumptions, QStringLiteral("Note"))));
        QVERIFY(note.isText && note.formula.isEmpty());
        QCOMPARE(note.text, text);
    }

    void hostileTextMakesNoBrokenFile()
    {
        Scenario scenario = sampleScenario();
        const QString hostile =
            QString(QChar(0xd83d)) + QStringLiteral("a\x01") + QChar(0xffff) + QString(100000, u'x');
        scenario.title = scenario.note = hostile.toStdString();
        const ReadWorkbook book = readWorkbook(bytesOf(workbookInput(scenario)));
        QCOMPARE(book.sheets.size(), 6);
        QVERIFY(book.sheets[0].cells.value(QStringLiteral("A1")).text.endsWith(u'x'));
    }

    void sameInputSameBytes()
    {
        const ReportInput input = workbookInput(sampleScenario());
        QCOMPARE(bytesOf(input, Language::Chinese), bytesOf(input, Language::Chinese));
    }

    void severalScenarios()
    {
        const auto bytes =
            workbookOf({workbookInput(sampleScenario()), workbookInput(sampleScenario("llama-2-13b"))}, Wording());
        QVERIFY(bytes);
        const ReadWorkbook book = readWorkbook(*bytes);
        QCOMPARE(book.sheets.size(), 12);
        QCOMPARE(book.sheets[9].name, QStringLiteral("Cost 2"));
    }
};

OCTOPLAN_TEST(TestWorkbook);
#include "tst_workbook.moc"
