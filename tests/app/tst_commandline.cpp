// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/commandline.h"
#include "commandline/progressline.h"
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
    void sweepWishes();
    void progressText_data();
    void progressText();
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
    row("sweep a --vary days=1:2:2 --jobs 3 --shard 2/5 -o p", Command::Sweep, "a", OutputFormat::Text, "p");
    row("sweep --join a b -o c --format json", Command::Sweep, "a", OutputFormat::Json, "c");
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
    row("sweep a", "expected one or two");
    row("sweep --vary days=1:2:2", "needs a file");
    row("sweep a --vary", "vary");
    row("sweep a --vary mood=1:2:2", "there is no input \"mood\", expected one of model/parameters, ");
    row("sweep a --vary days=1:2:0", "COUNT is \"0\", expected a whole number from 1");
    row("sweep a --vary days=1:99999:2", "TO is 99999, expected 0.01 to 3650");
    row("sweep a --vary days=1:2:2 --vary days=1:2:2", "varied twice");
    row("sweep a --vary days=1:2:2 --jobs 0", "--jobs is \"0\", expected a whole number");
    row("sweep a --vary days=1:2:2 --shard 3/2", "--shard is \"3/2\", expected K/N");
    row("sweep a --vary days=1:2:2 --shard 1", "expected K/N");
    row("sweep a --vary days=1:2:2 --format text", "expected one of: csv json");
    row("sweep --join a --shard 1/2", "--join takes no --shard");
    row("sweep --join", "needs a file");
    row("sweep a b --vary days=1:2:2", "unexpected argument");
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
        for (const char* command : {"compare SCENARIO", "inspect CONFIG.json", "validate RUNS.json", "offerings",
                                    "sweep SCENARIO", "job/sequence_length"})
            QVERIFY2(parsed.text.contains(command), command);
        for (const char* command : {"calibrate", "export"})
            QVERIFY2(!parsed.text.contains(command), command);
    }
}

void TestCommandLine::sweepWishes()
{
    const CommandLine line = parseCommandLine(
        {"sweep", "a", "--vary", "job.sequence_length=1024:4096:3", "--vary", "precision=bf16,fp16", "--shard", "2/5"});
    QVERIFY2(line.options, qPrintable(line.text));
    const SweepWishes& wishes = line.options->sweep;
    QCOMPARE(wishes.grid.size(), std::size_t(6));
    QCOMPARE(wishes.grid.axes[0].values, (std::vector<double>{1024, 2048, 4096}));
    QCOMPARE(wishes.grid.axes[1].key(), std::string_view("job/precision"));
    QCOMPARE(wishes.part, std::size_t(1));
    QCOMPARE(wishes.parts, std::size_t(5));
    QVERIFY(wishes.jobs >= 1);
}

void TestCommandLine::progressText_data()
{
    QTest::addColumn<int>("done");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("begin") << 0 << 0.0 << "0 of 5,000 points";
    QTest::newRow("half") << 2500 << 2.0 << "2,500 of 5,000 points, 1,250 a second, 0:02 left";
    QTest::newRow("slow") << 50 << 25.0 << "50 of 5,000 points, 2.0 a second, 41:15 left";
    QTest::newRow("slower") << 50 << 100.0 << "50 of 5,000 points, 0.5 a second, 2:45:00 left";
    QTest::newRow("end") << 5000 << 4.0 << "5,000 of 5,000 points, 1,250 a second, in 0:04";
}

void TestCommandLine::progressText()
{
    QFETCH(int, done);
    QFETCH(double, seconds);
    QFETCH(QString, text);
    QCOMPARE(ProgressLine::text("points", static_cast<std::size_t>(done), 5000, seconds), text);
}

void TestCommandLine::version()
{
    const CommandLine parsed = parseCommandLine({"--version"});
    QCOMPARE(parsed.text, QString("octoplan " OCTOPLAN_VERSION "\n"));
    QCOMPARE(parsed.status, ExitStatus::Done);
}

OCTOPLAN_TEST(TestCommandLine);
#include "tst_commandline.moc"
