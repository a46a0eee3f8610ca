// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "tables/workbook.h"
#include "tables/workbooksamples.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

namespace {

// Recalculates all that it loads, in a profile of its own.
constexpr auto settings =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<oor:items xmlns:oor=\"http://openoffice.org/2001/registry\">"
    "<item oor:path=\"/org.openoffice.Office.Calc/Formula/Load\">"
    "<prop oor:name=\"OOXMLRecalcMode\" oor:op=\"fuse\"><value>0</value></prop></item></oor:items>\n";
// Each sheet, quoted, numbers in full.
constexpr auto filter = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

bool put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size();
}

// The amounts behind a title of a sheet, one for each offering; empty cells are no numbers.
QList<double> amountsOf(const QString& csv, const QString& title)
{
    for (const QString& line : csv.split(u'\n')) {
        if (!line.startsWith(title + u',')) // titles that hold a comma are quoted, and not asked for
            continue;
        QStringList cells = line.split(u',').mid(1);
        QList<double> amounts;
        for (QString& cell : cells) {
            bool isNumber = false;
            const double amount = cell.remove(u'"').toDouble(&isNumber);
            amounts << (isNumber ? amount : std::nan(""));
        }
        return amounts;
    }
    return {};
}

} // namespace

// What another program makes of the workbook once it has worked out every formula anew.
class TestLibreOffice : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(put(m_folder.filePath(QStringLiteral("profile/user/registrymodifications.xcu")), settings));
        QVERIFY2(!recalculated(workbookInput(billedScenarios().front().second)).isEmpty(),
                 "soffice (libreoffice-calc-nogui) must be installed");
    }

    void agreesToTheCent_data()
    {
        QTest::addColumn<Scenario>("scenario");
        for (const auto& [name, scenario] : billedScenarios())
            QTest::newRow(name.constData()) << scenario;
    }

    void agreesToTheCent()
    {
        QFETCH(Scenario, scenario);
        const ReportInput input = workbookInput(scenario);
        ReportInput stale = input; // what the file remembers of its formulas is wrong, so only working them out helps
        for (OfferingResult& r : stale.comparison.offerings)
            if (r.cost) {
                r.cost->total.likely += yuan(1234.56);
                for (CostLine& line : r.cost->lines)
                    line.amount.likely += yuan(77.0);
            }
        const QString csv = recalculated(stale);
        const QList<double> totals = amountsOf(csv, QStringLiteral("Total"));
        for (std::size_t i = 0; i < input.comparison.offerings.size(); ++i) {
            const OfferingResult& r = input.comparison.offerings[i];
            const auto column = static_cast<qsizetype>(i);
            if (!r.cost || !r.time) {
                QVERIFY(std::isnan(totals.value(column, std::nan(""))));
                continue;
            }
            QCOMPARE(std::llround(totals.value(column) * 100.0), r.cost->total.likely.fen);
            for (const CostLine& line : r.cost->lines)
                QCOMPARE(std::llround(amountsOf(csv, Wording().label(line.id)).value(column) * 100.0),
                         line.amount.likely.fen);
        }
    }

private:
    // The sheet of costs; empty where the program is missing or refuses the file.
    [[nodiscard]] QString recalculated(const ReportInput& input)
    {
        const QString book = m_folder.filePath(QStringLiteral("book.xlsx"));
        const QString sheet = m_folder.filePath(QStringLiteral("out/book-Cost.csv"));
        QFile::remove(sheet);
        if (!put(book, workbookOf({input}, Wording()).value_or(QByteArray())))
            return {};
        QProcess office;
        office.start(QStringLiteral("soffice"),
                     {QStringLiteral("-env:UserInstallation=file://") + m_folder.filePath(QStringLiteral("profile")),
                      QStringLiteral("--headless"), QStringLiteral("--convert-to"), QString::fromLatin1(filter),
                      QStringLiteral("--outdir"), m_folder.filePath(QStringLiteral("out")), book});
        office.waitForFinished(120000);
        QFile file(sheet);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    QTemporaryDir m_folder;
};

OCTOPLAN_TEST(TestLibreOffice);
#include "tst_libreoffice.moc"
