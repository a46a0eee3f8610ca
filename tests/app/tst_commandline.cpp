// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/commandline.h"
#include "support/registry.h"

#include <QTest>

using namespace octoplan;

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void accepted_data();
    void accepted();
    void wrong_data();
    void wrong();
    void helpNamesWhatExists();
    void version();
};

void TestCommandLine::accepted_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("command");
    QTest::addColumn<QString>("input");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("output");
    const auto row = [](const char* line, Command command, const char* input, OutputFormat format = OutputFormat::Text,
                        const char* output = "-") {
        QTest::newRow(*line ? line : "nothing")
            << QString(line) << int(command) << QString(input) << int(format) << QString(output);
    };
    row("", Command::Window, "");
    row("a.octoplan", Command::Window, "a.octoplan");
    row("--language zh_CN a.octoplan", Command::Window, "a.octoplan");
    row("-- compare", Command::Window, "compare");
    row("compare a", Command::Compare, "a");
    row("compare -", Command::Compare, "-");
    row("compare a --format json", Command::Compare, "a", OutputFormat::Json);
    row("compare --format=csv a -o b.csv", Command::Compare, "a", OutputFormat::Csv, "b.csv");
    row("compare --output b --timing a", Command::Compare, "a", OutputFormat::Text, "b");
    row("compare -ob a", Command::Compare, "a", OutputFormat::Text, "b");
    row("compare -- --a", Command::Compare, "--a");
    row("inspect c.json --format json", Command::Inspect, "c.json", OutputFormat::Json);
    row("validate r.json --cases c.json", Command::Validate, "r.json");
    row("report a b -o b.pdf --paper letter --date 2026-01-02", Command::Report, "a", OutputFormat::Text, "b.pdf");
    row("offerings --catalog c.json --format csv", Command::Offerings, "", OutputFormat::Csv);
}

void TestCommandLine::accepted()
{
    QFETCH(QString, line);
    QFETCH(int, command);
    QFETCH(QString, input);
    QFETCH(int, format);
    QFETCH(QString, output);
    const QStringList arguments = line.split(' ', Qt::SkipEmptyParts);
    const CommandLine parsed = parseCommandLine(arguments);
    QVERIFY2(parsed.options, qPrintable(parsed.text));
    QCOMPARE(parsed.options->command, Command(command));
    QCOMPARE(parsed.options->input, input);
    QCOMPARE(parsed.options->format, OutputFormat(format));
    QCOMPARE(parsed.options->output, output);
    QCOMPARE(parsed.options->timing, line.contains("--timing"));
    QCOMPARE(parsed.options->language.has_value(), line.contains("--language"));
    QCOMPARE(parsed.options->catalog, line.contains("--catalog") ? QString("c.json") : QString());
    QCOMPARE(parsed.options->letter, line.contains("letter"));
    QCOMPARE(parsed.options->date.has_value(), line.contains("--date"));
    QCOMPARE(drawsOffscreen(arguments), Command(command) == Command::Report);
    QCOMPARE(parsed.options->cases, line.contains("--cases") ? QString("c.json") : QString());
    QCOMPARE(needsDisplay(arguments), Command(command) == Command::Window);
}

void TestCommandLine::wrong_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* line, const char* words) {
        QTest::newRow(line) << QString(line) << QString(words);
    };
    row("compare", "needs a file");
    row("compare a b", "\"b\"");
    row("compare a --format", "format");
    row("compare a --format pdf", "expected one of: text json");
    row("compare a --format xlsx", "needs -o FILE.xlsx");
    row("compare a --format=", "needs a value");
    row("compare a -o", "o");
    row("compare a --colour", "colour");
    row("compare a --language fr", "expected en or zh_CN");
    row("compare a --cases b", "cases");
    row("compare a --timing=yes", "timing");
    row("offerings a", "\"a\"");
    row("offerings --timing", "timing");
    row("validate", "RUNS.json");
    row("inspect c.json --format csv", "expected one of: text json");
    row("a b", "\"b\"");
    row("--format json a", "format");
    row("report a", "report needs -o");
    row("report -o b.pdf", "needs a file");
    row("report a -o b.pdf --paper a5", "expected a4 or letter");
    row("report a -o b.pdf --date 2026-02-30", "expected YYYY-MM-DD");
    row("export a", "not part of this version");
    row("calibrate a", "not part of this version");
    row("sweep a", "not part of this version");
}

void TestCommandLine::wrong()
{
    QFETCH(QString, line);
    QFETCH(QString, words);
    const CommandLine parsed = parseCommandLine(line.split(' ', Qt::SkipEmptyParts));
    QVERIFY(!parsed.options);
    QCOMPARE(parsed.status, ExitStatus::Usage);
    QVERIFY2(parsed.text.contains(words), qPrintable(parsed.text));
    QVERIFY(parsed.text.endsWith("octoplan --help\n"));
}

void TestCommandLine::helpNamesWhatExists()
{
    for (const char* line : {"--help", "-h", "help", "compare --help", "offerings -h"}) {
        const CommandLine parsed = parseCommandLine(QString(line).split(' '));
        QVERIFY(!parsed.options);
        QCOMPARE(parsed.status, ExitStatus::Done);
        for (const char* command : {"compare SCENARIO", "inspect CONFIG.json", "validate RUNS.json", "offerings"})
            QVERIFY2(parsed.text.contains(command), command);
        for (const char* command : {"sweep", "calibrate", "export"})
            QVERIFY2(!parsed.text.contains(command), command);
    }
}

void TestCommandLine::version()
{
    const CommandLine parsed = parseCommandLine({"--version"});
    QCOMPARE(parsed.text, QString("octoplan " OCTOPLAN_VERSION "\n"));
    QCOMPARE(parsed.status, ExitStatus::Done);
}

OCTOPLAN_TEST(TestCommandLine);
#include "tst_commandline.moc"
