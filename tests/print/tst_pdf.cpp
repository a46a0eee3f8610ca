// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"
#include "print/pdfreport.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"
#include "theme/fonts.h"

#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace octoplan;
using namespace octoplan::print;

namespace {

constexpr int largestPdf = 400 * 1000;

ReportInput sampleInput()
{
    ReportInput input;
    input.scenario = test::sampleScenario("llama-2-13b");
    input.comparison = compare(input.scenario, test::sampleCatalog());
    input.version = QStringLiteral("1.2.3");
    input.date = QDate(2026, 11, 30);
    for (std::size_t i = 0; i < input.comparison.offerings.size(); ++i)
        for (const SourceKind kind : {SourceKind::Price, SourceKind::MatrixRate, SourceKind::UsableMemory})
            input.sources << SourceFigure{kind, i, QStringLiteral("3,350 GB/s"), QStringLiteral("datasheet"),
                                          Confidence::Low};
    return input;
}

QByteArray pdf(const ReportInput& input, Language language, Paper paper = Paper::A4)
{
    const DrawChart frame = [](QPainter& painter, const QRectF& area, const Charts::Chart&) { painter.drawRect(area); };
    const ReportPages pages(makeReport(input, Wording(language)), formatOf(paper), frame);
    return pdfOf(pages, paper, input.date);
}

QString run(const QString& program, const QByteArray& document, const QStringList& options)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("report.pdf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(document) != document.size())
        return {};
    file.close();
    QProcess process;
    process.start(program, options + QStringList{file.fileName(), QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString textOf(const QByteArray& document)
{
    return run(QStringLiteral("pdftotext"), document, {QStringLiteral("-layout")});
}

} // namespace

class TestPdf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        addBundledFonts();
        QVERIFY2(!textOf(pdf(sampleInput(), Language::English)).isEmpty(),
                 "pdftotext (poppler-utils) must be installed");
    }

    void theSameInputGivesTheSameBytes()
    {
        const QByteArray first = pdf(sampleInput(), Language::Chinese);
        QCOMPARE(pdf(sampleInput(), Language::Chinese), first);
        // The clock is nowhere: each date in the file is the report's.
        QCOMPARE(first.count("(D:"), first.count("(D:20261130000000Z)"));
        QVERIFY(first.count("(D:") > 0);
    }

    void theFileIsSmallAndVector()
    {
        const QByteArray document = pdf(sampleInput(), Language::Chinese);
        QVERIFY2(document.size() < largestPdf, qPrintable(QString::number(document.size())));
        QVERIFY(!document.contains("/Subtype /Image"));
        QVERIFY(!document.contains("/Subtype/Image"));
    }

    void everyHeadlineFigureCanBeFound_data()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("en") << Language::English;
        QTest::newRow("zh") << Language::Chinese;
    }

    void everyHeadlineFigureCanBeFound()
    {
        QFETCH(Language, language);
        const ReportInput input = sampleInput();
        const Wording wording(language);
        const QString text = textOf(pdf(input, language)).simplified();
        for (const OfferingResult& r : input.comparison.offerings) {
            QVERIFY2(text.contains(wording.offeringName(r.name)), qPrintable(wording.offeringName(r.name)));
            if (r.time && r.cost) {
                QVERIFY(text.contains(wording.numbers().days(r.time->days.likely)));
                QVERIFY(text.contains(wording.numbers().money(r.cost->total.likely)));
            }
            if (r.memory)
                QVERIFY(text.contains(wording.numbers().memoryOf(r.memory->total, r.memory->usable)));
        }
    }

    void bookmarksAndTitlesAreThere()
    {
        ReportInput input = sampleInput();
        input.scenario.title = "客服模型";
        const QByteArray document = pdf(input, Language::Chinese);
        QVERIFY2(document.contains("/Type /Outlines"), "bookmarks");
        QCOMPARE(document.count(" /Dest ["), 4);
        QVERIFY(document.contains("/Title <FEFF5BA2670D6A21578B>"));
    }

    void threeToFivePagesOnBothPapers()
    {
        for (const Paper paper : {Paper::A4, Paper::Letter}) {
            const QByteArray document = pdf(sampleInput(), Language::English, paper);
            const qsizetype pages = document.count("/Type /Page\n");
            QVERIFY2(pages >= 3 && pages <= 5, qPrintable(QString::number(pages)));
        }
    }

    void hostileTextDoesNoHarm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("long") << QString(10000, u'W');
        QTest::newRow("words") << QStringLiteral("word ").repeated(2000);
        QTest::newRow("chinese") << QStringLiteral("显存").repeated(5000);
        QTest::newRow("right to left") << QStringLiteral("تقرير الخادم ").repeated(50);
        QTest::newRow("emoji") << QString::fromUcs4(U"🚀🧮").repeated(100);
        QTest::newRow("control") << QStringLiteral("a\x01\x02\tb\r\nc\x7f%1 %2 <b>").arg(QChar(0)).repeated(10);
        QTest::newRow("half a surrogate") << QString(QChar(0xD83D));
    }

    void hostileTextDoesNoHarm()
    {
        QFETCH(QString, text);
        ReportInput input = sampleInput();
        input.scenario.title = input.scenario.note = input.comparison.model.name = text.toStdString();
        input.comparison.offerings.front().name = text.toStdString();
        const QByteArray document = pdf(input, Language::English);
        const QString boxes = run(QStringLiteral("pdftotext"), document, {QStringLiteral("-bbox")});
        static const QRegularExpression right(QStringLiteral("xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\""));
        auto each = right.globalMatch(boxes);
        QVERIFY(each.hasNext());
        while (each.hasNext()) {
            const QRegularExpressionMatch box = each.next();
            QVERIFY2(box.captured(1).toDouble() <= 842.0 && box.captured(2).toDouble() <= 595.0,
                     qPrintable(box.captured()));
        }
    }
};

OCTOPLAN_TEST(TestPdf);
#include "tst_pdf.moc"
