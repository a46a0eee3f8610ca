// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// report_pages: how long a report takes after the program has started, and how large it is.
// report_pages --golden FOLDER: the pages that tests compare with, written anew.
#include "app/pdfpages.h"
#include "app/samplereport.h"
#include "commandline/console.h"
#include "evidence/collect.h"
#include "formats/scenario.h"
#include "report/reportcharts.h"
#include "report/reportinput.h"
#include "search/compare.h"
#include "supportreaders.h"
#include "theme/fonts.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>

#include <cstdio>

using namespace octoplan;

namespace {

constexpr int goldenDots = 40;
constexpr int rounds = 5;

bool writeGolden(const QDir& folder)
{
    bool done = folder.mkpath(QStringLiteral("."));
    for (const QString& old : folder.entryList({QStringLiteral("report-*.png")}))
        done &= QFile::remove(folder.filePath(old));
    for (const Language language : {Language::English, Language::Chinese}) {
        const QList<QImage> pages = test::pagesOf(test::reportPdf(test::sampleReportInput(), language), goldenDots);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const QString path = folder.filePath(QStringLiteral("report-%1-%2.png").arg(keyOf(language)).arg(i + 1));
            done &= pages[i].save(path);
            std::printf("%s\n", qUtf8Printable(path));
        }
    }
    return done;
}

void measure(Language language)
{
    const Catalog catalog = readCatalog(Options{}).catalog;
    const Scenario scenario =
        scenariosFromJson(readInput(QStringLiteral(":/octoplan/examples/customer-service-13b.octoplan")).text)
            .file.value()
            .scenarios.front();
    const Wording wording(language);
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer clock;
        clock.start();
        ReportInput input =
            reportInput(scenario, compare(scenario, catalog), catalog, {}, QDate(2026, 11, 30), wording);
        addBackground(input, catalog, measuredErrors(collectEvidence(supportReaders().runs(), catalog), catalog));
        const qint64 values = clock.elapsed();
        ReportCharts charts;
        charts.add(input, wording);
        const print::ReportPages pages(makeReport(input, wording), print::formatOf(print::Paper::A4), charts.draw());
        const QByteArray pdf = print::pdfOf(pages, print::Paper::A4, input.date);
        std::printf("%-5s %lld ms, of which figures and evidence %lld; %d pages, %lld bytes\n",
                    qUtf8Printable(keyOf(language)), static_cast<long long>(clock.elapsed()),
                    static_cast<long long>(values), pages.count(), static_cast<long long>(pdf.size()));
    }
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    addBundledFonts();
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--golden")
        return writeGolden(QDir(arguments[2])) ? 0 : 1;
    if (arguments.size() != 1) {
        std::fputs("usage: report_pages [--golden FOLDER]\n", stderr);
        return 2;
    }
    measure(Language::English);
    measure(Language::Chinese);
    return 0;
}
