// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using nlohmann::json;

namespace {

const QByteArray sweptScenario = R"({"format": "octoplan-scenario", "version": 1, "model": {"parameters": 7e9}})";

struct SweepRun {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

SweepRun runSweep(const QStringList& arguments)
{
    QProcess process;
    process.start(OCTOPLAN_PROGRAM, QStringList{"sweep"} + arguments);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// `octoplan sweep` as people and scripts call it.
class TestSweep : public QObject {
    Q_OBJECT

private slots:
    void init();
    void table();
    void sameBytesHoweverItIsSplit_data();
    void sameBytesHoweverItIsSplit();
    void statuses_data();
    void statuses();
    void jsonHasFlips();
    void refusalAsJson();
    void saysWhatChangesNothing();
    void interruptLeavesNothing();

private:
    QString put(const QString& name, const QByteArray& text) const
    {
        QFile file(folder->filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }
    std::unique_ptr<QTemporaryDir> folder;
    QString scenario;
};

void TestSweep::init()
{
    folder = std::make_unique<QTemporaryDir>();
    QVERIFY(folder->isValid());
    scenario = put("good", sweptScenario);
}

void TestSweep::table()
{
    const SweepRun one = runSweep({scenario, "--vary", "job/sequence_length=1024:4096:3"});
    QCOMPARE(one.status, 0);
    const QList<QByteArray> lines = one.out.split('\n');
    QVERIFY(lines[0].startsWith("point,job/sequence_length,winner,tie,id,servers,devices,verdict,tp,"));
    QCOMPARE(lines.size(), 3 * 4 + 2); // a head, a row for each point and offering, an end
    QVERIFY(lines[1].startsWith("0,1024,"));
    QVERIFY(lines[5].startsWith("1,2048,"));
    QVERIFY(lines[12].startsWith("2,4096,"));
    QVERIFY2(one.err.contains("0 of 3 points") && one.err.contains("3 of 3 points"), one.err.constData());
}

void TestSweep::sameBytesHoweverItIsSplit_data()
{
    QTest::addColumn<QStringList>("options");
    const QStringList line{"--vary", "job/sequence_length=512:131072:9"};
    const QStringList grid{"--vary", "precision=bf16,fp16", "--vary", "goal/tokens=1e8:1e10:5"};
    QTest::newRow("line, csv") << line;
    QTest::newRow("line, json") << line + QStringList{"--format", "json"};
    QTest::newRow("grid, json") << grid + QStringList{"--format", "json"};
}

void TestSweep::sameBytesHoweverItIsSplit()
{
    QFETCH(QStringList, options);
    const QStringList call = QStringList{scenario} + options;
    const QByteArray whole = runSweep(call + QStringList{"--jobs", "1"}).out;
    QVERIFY(whole.size() > 1000);
    QCOMPARE(runSweep(call + QStringList{"--jobs", "7"}).out, whole);
    for (const int parts : {1, 3, 12}) {
        QStringList files;
        for (int part = parts; part >= 1; --part) {
            files << folder->filePath(QStringLiteral("part%1").arg(part));
            QCOMPARE(runSweep(call + QStringList{"--shard", QStringLiteral("%1/%2").arg(part).arg(parts), "-o",
                                                 files.back(), "--jobs", "2"})
                         .status,
                     0);
        }
        const QString joined = folder->filePath("joined");
        const SweepRun join = runSweep(QStringList{"--join"} + files + QStringList{"-o", joined});
        QVERIFY2(join.status == 0, join.err.constData());
        QCOMPARE(fileText(joined), whole);
    }
}

void TestSweep::statuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("err");
    const auto row = [](const char* name, const QStringList& arguments, int status, const char* err) {
        QTest::newRow(name) << arguments << status << QString(err);
    };
    const QStringList days{"--vary", "goal/days=1:2:2"};
    row("nothing varied", {"good"}, 2, "expected one or two");
    row("no such input", {"good", "--vary", "mood=1:2:2"}, 2, "expected one of model/parameters, job/sequence_length");
    row("no file", QStringList{"absent"} + days, 1, "absent: error: ");
    row("bad scenario", QStringList{"bad"} + days, 3, "bad:/job/task: error: ");
    row("several", QStringList{"several"} + days, 3, "several:/scenarios: error: there are 2 scenarios");
    row("folder as output", QStringList{"good", "-o", "."} + days, 1, "error: ");
    row("no part", {"--join", "good", "-o", "out"}, 3, "good:1:1: error: this is no part of a sweep");
    row("absent part", {"--join", "absent", "-o", "out"}, 1, "absent: error: ");
}

void TestSweep::statuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, err);
    put("bad", R"({"format": "octoplan-scenario", "version": 1, "job": {"task": "sing"}})");
    put("several", R"({"format": "octoplan-scenario", "version": 1, "scenarios": [{}, {}]})");
    for (QString& argument : arguments)
        if (QStringList{"good", "bad", "several", "absent", ".", "out"}.contains(argument))
            argument = folder->filePath(argument);
    const SweepRun one = runSweep(arguments);
    QCOMPARE(one.status, status);
    QVERIFY2(one.err.contains(err.toUtf8()), one.err.constData());
    QVERIFY(one.out.isEmpty());
    QVERIFY(!QFile::exists(folder->filePath("out")));
}

void TestSweep::jsonHasFlips()
{
    const SweepRun one = runSweep({scenario, "--vary", "model/parameters=1e9:1e11:9", "--format", "json"});
    QCOMPARE(one.status, 0);
    const json table = json::parse(one.out.toStdString());
    QCOMPARE(table["format"].get<std::string>(), std::string("octoplan-sweep"));
    QCOMPARE(table["version"].get<int>(), 1);
    QCOMPARE(table["axes"][0]["input"].get<std::string>(), std::string("model/parameters"));
    QCOMPARE(table["axes"][0]["values"].size(), std::size_t(9));
    QCOMPARE(table["rows"].size(), std::size_t(36));
    QVERIFY(!table["flips"].empty());
    for (const json& flip : table["flips"]) {
        QVERIFY(flip["from"].get<double>() < flip["at"].get<double>());
        QVERIFY(flip["at"].get<double>() <= flip["to"].get<double>());
        QVERIFY(!flip["winner"].is_null() || !flip["verdicts"].empty());
    }
}

void TestSweep::refusalAsJson()
{
    const QString bad = put("bad", R"({"format": "octoplan-scenario", "version": 1, "job": {"task": "sing"}})");
    const SweepRun one = runSweep({bad, "--vary", "goal/days=1:2:2", "--format", "json"});
    QCOMPARE(one.status, 3);
    const json refusal = json::parse(one.out.toStdString());
    QCOMPARE(refusal["format"].get<std::string>(), std::string("octoplan-sweep"));
    QCOMPARE(refusal["problems"][0]["at"].get<std::string>(), std::string("/job/task"));
}

void TestSweep::saysWhatChangesNothing()
{
    const SweepRun one = runSweep({scenario, "--vary", "lora_rank=8,16"});
    QCOMPARE(one.status, 0);
    QVERIFY2(one.err.contains(":/job/lora_rank: note: "), one.err.constData());
    const SweepRun few = runSweep({scenario, "--vary", "servers=1:2:5"});
    QVERIFY2(few.err.contains(":/rental/servers: note: 5 values were asked for, only 2 are different"),
             few.err.constData());
}

void TestSweep::interruptLeavesNothing()
{
#ifdef Q_OS_UNIX
    const QString path = put("table.csv", "as it was");
    QProcess process;
    process.setReadChannel(QProcess::StandardError);
    process.start(OCTOPLAN_PROGRAM, {"sweep", scenario, "--vary", "goal/tokens=1e8:1e12:1000000", "-o", path});
    QByteArray err;
    while (!err.contains("0 of 1,000,000 points")) {
        QVERIFY2(process.waitForReadyRead(60000), err.constData());
        err += process.readAllStandardError();
    }
    process.terminate();
    QVERIFY(process.waitForFinished(60000));
    err += process.readAllStandardError();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    QVERIFY2(err.contains("stopped"), err.constData());
    QCOMPARE(fileText(path), QByteArray("as it was"));
    QCOMPARE(QDir(folder->path()).entryList(QDir::Files), (QStringList{"good", "table.csv"}));
#else
    QSKIP("there is no such signal here");
#endif
}

OCTOPLAN_TEST(TestSweep);
#include "tst_sweep.moc"
