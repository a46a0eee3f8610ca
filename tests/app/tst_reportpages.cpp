// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/pdfpages.h"
#include "app/samplereport.h"
#include "support/registry.h"
#include "theme/fonts.h"

#include <QFile>
#include <QRegularExpression>

using namespace octoplan;
using namespace octoplan::test;

namespace {

constexpr int goldenDots = 40; // an inch
constexpr double meanAllowed = 2.0;
constexpr double farAllowed = 0.004;

QString goldenPath(Language language, qsizetype page)
{
    return QStringLiteral(OCTOPLAN_SOURCE_DIR "/tests/data/golden/report-%1-%2.png").arg(keyOf(language)).arg(page + 1);
}

// Words that lie over others by more than a sliver, and words beyond the page.
QStringList faultsOf(const QByteArray& pdf, QSizeF page)
{
    QStringList faults;
    const QList<Word> words = wordsOf(pdf);
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (!QRectF(QPointF(), page).contains(words[i].box))
            faults << QStringLiteral("“%1” leaves page %2").arg(words[i].text, QString::number(words[i].page));
        for (qsizetype k = i + 1; k < words.size() && words[k].page == words[i].page; ++k) {
            const QRectF both = words[i].box & words[k].box;
            const double less =
                std::min(words[i].box.width() * words[i].box.height(), words[k].box.width() * words[k].box.height());
            if (both.isValid() && both.width() * both.height() > 0.25 * less)
                faults << QStringLiteral("“%1” lies over “%2” on page %3")
                              .arg(words[i].text, words[k].text, QString::number(words[i].page));
        }
    }
    return faults;
}

} // namespace

// The pages as they come out, with their charts.
class TestReportPages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        addBundledFonts();
        QVERIFY2(!pagesOf(reportPdf(sampleReportInput(), Language::English), goldenDots).isEmpty(),
                 "pdftoppm (poppler-utils) must be installed");
    }

    void languages()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("en") << Language::English;
        QTest::newRow("zh") << Language::Chinese;
    }

    void pagesLookAsTheyDid_data() { languages(); }
    void pagesLookAsTheyDid()
    {
        QFETCH(Language, language);
        const QList<QImage> pages = pagesOf(reportPdf(sampleReportInput(), language), goldenDots);
        QVERIFY(pages.size() >= 3 && pages.size() <= 5);
        QVERIFY(!QFile::exists(goldenPath(language, pages.size())));
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const QImage golden = QImage(goldenPath(language, i)).convertToFormat(QImage::Format_Grayscale8);
            QVERIFY2(!golden.isNull(), qPrintable(goldenPath(language, i)));
            QCOMPARE(pages[i].size(), golden.size());
            const PictureDistance distance = distanceOf(pages[i], golden);
            QVERIFY2(distance.mean <= meanAllowed && distance.far <= farAllowed,
                     qPrintable(QStringLiteral("page %1: mean %2, far %3; write anew with report_pages --golden")
                                    .arg(i + 1)
                                    .arg(distance.mean)
                                    .arg(distance.far)));
        }
    }

    // The comparison itself must be able to fail.
    void anotherPageIsFarAway()
    {
        ReportInput other = sampleReportInput();
        other.comparison.offerings[3].memory->parts[MemoryPart::Activations] = gib(40.0);
        other.comparison.offerings[2].cost->total = {yuan(2000), yuan(3000), yuan(4000)};
        other.scenario.title = "Another one";
        const QImage page = pagesOf(reportPdf(other, Language::English), goldenDots).front();
        const PictureDistance distance =
            distanceOf(page, QImage(goldenPath(Language::English, 0)).convertToFormat(QImage::Format_Grayscale8));
        QVERIFY(distance.far > farAllowed);
    }

    void vectorsAndEmbeddedFontsOnly_data() { languages(); }
    void vectorsAndEmbeddedFontsOnly()
    {
        QFETCH(Language, language);
        const QByteArray pdf = reportPdf(sampleReportInput(), language);
        QVERIFY2(pdf.size() < 400 * 1000, qPrintable(QString::number(pdf.size())));
        const QString images = seenBy(QStringLiteral("pdfimages"), pdf, {QStringLiteral("-list")});
        QCOMPARE(images.trimmed().split(u'\n').size(), 2); // the head alone
        const QStringList fonts = seenBy(QStringLiteral("pdffonts"), pdf).trimmed().split(u'\n').mid(2);
        QVERIFY(!fonts.isEmpty());
        static const QRegularExpression embedded(QStringLiteral("yes +(yes|no) +yes +[0-9]+ +[0-9]+$"));
        for (const QString& font : fonts) // name, type, encoding, embedded, subset, unicode
            QVERIFY2(font.contains(embedded), qPrintable(font));
    }

    void noTextIsCutOrOverlaps_data() { languages(); }
    void noTextIsCutOrOverlaps()
    {
        QFETCH(Language, language);
        const QStringList faults = faultsOf(reportPdf(sampleReportInput(), language), {842.0, 595.5});
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        const QStringList onLetter =
            faultsOf(reportPdf(sampleReportInput(), language, print::Paper::Letter), {792.5, 612.5});
        QVERIFY2(onLetter.isEmpty(), qPrintable(onLetter.join(u'\n')));
    }

    void hostileTextDoesNoHarm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("long") << QString(10000, u'W');
        QTest::newRow("words") << QStringLiteral("word ").repeated(2000);
        QTest::newRow("chinese") << QStringLiteral("显存").repeated(5000);
        QTest::newRow("right to left") << QStringLiteral("تقرير الخادم ").repeated(50);
        QTest::newRow("emoji") << QString::fromUcs4(U"🚀🧮").repeated(100);
        QTest::newRow("control") << QStringLiteral("a\x01\x02\tb\r\nc\x7f%1 %2 <b>").repeated(10);
    }

    void hostileTextDoesNoHarm()
    {
        QFETCH(QString, text);
        ReportInput input = sampleReportInput();
        input.scenario.title = input.scenario.note = input.comparison.model.name = text.toStdString();
        for (OfferingResult& offering : input.comparison.offerings)
            offering.name = text.toStdString();
        input.comparison.offerings[3].cost->total.likely = {9999999999999};
        const QByteArray pdf = reportPdf(input, Language::English);
        const QStringList faults = faultsOf(pdf, {842.0, 595.5});
        for (const char* row : {"right to left", "control"})
            QEXPECT_FAIL(row, "a cut name of many columns lies over its neighbour by an ellipsis", Continue);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 20).join(u'\n')));
        QCOMPARE(seenBy(QStringLiteral("pdfimages"), pdf, {QStringLiteral("-list")}).trimmed().split(u'\n').size(), 2);
    }

    void everyPageSaysItsFigures()
    {
        const ReportInput input = sampleReportInput();
        const QString text = seenBy(QStringLiteral("pdftotext"), reportPdf(input, Language::English),
                                    {QStringLiteral("-layout"), QStringLiteral("FILE"), QStringLiteral("-")})
                                 .simplified();
        for (const char* said :
             {"¥8,210", "¥9,850", "2.9 d", "54.0 of 79.1 GiB", "22.8 B tokens", "¥16,420", "69 (34 on this card)",
              "0123456789abcdef", "Prepared by", "Approved by", "2026-11-30", "nine of ten within 19 %"})
            QVERIFY2(text.contains(QString::fromUtf8(said)), said);
    }
};

OCTOPLAN_TEST(TestReportPages);
#include "tst_reportpages.moc"
