// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace {

int statusOf(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(OCTOPLAN_PROGRAM), arguments);
    const bool ended = process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit;
    return ended ? process.exitCode() : -1;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QString example(const char* name)
{
    return QStringLiteral(OCTOPLAN_SOURCE_DIR "/resources/examples/") + QLatin1String(name);
}

} // namespace

// The report command as a program.
class TestReportCommand : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void theSameScenarioAndDateGiveTheSameBytes()
    {
        for (const char* language : {"en", "zh_CN"}) {
            const QString one = m_folder.filePath("one.pdf"), two = m_folder.filePath("two.pdf");
            for (const QString& file : {one, two})
                QCOMPARE(statusOf({"report", example("customer-service-13b.octoplan"), "-o", file, "--date",
                                   "2026-11-30", "--language", language}),
                         0);
            const QByteArray pdf = bytesOf(one);
            QVERIFY(pdf.startsWith("%PDF-"));
            QVERIFY(pdf == bytesOf(two));
            QVERIFY(pdf.size() < 400000);
            QVERIFY(!pdf.contains("/Subtype /Image"));
            const qsizetype pages = pdf.count("/Type /Page\n");
            QVERIFY2(pages >= 3 && pages <= 5, qPrintable(QString::number(pages)));
        }
    }

    void severalScenariosShareOneReport()
    {
        const QString file = m_folder.filePath("several.pdf");
        QCOMPARE(statusOf({"report", example("article-row-1.octoplan"), example("article-row-2.octoplan"), "-o", file,
                           "--paper", "letter"}),
                 0);
        QVERIFY(bytesOf(file).count("/Type /Page\n") > 6);
    }

    void aRefusedScenarioLeavesTheFile()
    {
        const QString scenario = m_folder.filePath("bad.octoplan"), file = m_folder.filePath("kept.pdf");
        write(scenario, R"({"format": "octoplan-scenario", "version": 1, "job": {"task": "sing"}})");
        write(file, "mine");
        QCOMPARE(statusOf({"report", scenario, "-o", file}), 3);
        QCOMPARE(bytesOf(file), QByteArray("mine"));
        QCOMPARE(statusOf({"report", m_folder.filePath("absent.octoplan"), "-o", file}), 1);
        QCOMPARE(statusOf({"report", example("customer-service-13b.octoplan"), "-o",
                           m_folder.filePath("no/such/folder.pdf")}),
                 1);
    }

private:
    QTemporaryDir m_folder;
};

OCTOPLAN_TEST(TestReportCommand);
#include "tst_report.moc"
