// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>

using nlohmann::json;

namespace {

const QByteArray good = R"({"format": "octoplan-scenario", "version": 1, "model": {"parameters": 7e9}})";
const QByteArray bad = R"({"format": "octoplan-scenario", "version": 1, "job": {"task": "sing"}})";
const QByteArray odd = R"({"format": "octoplan-scenario", "version": 1, "model": {"parameters": 7e9}, "mood": 1})";

struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Run run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8")); // English, where nothing else is asked for
    process.setProcessEnvironment(environment);
    process.start(OCTOPLAN_PROGRAM, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// The real program: what it prints, where, and what it returns.
class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void init();
    void statuses_data();
    void statuses();
    void jsonAnswer();
    void sameInputSameBytes();
    void refusalAsJson();
    void notesDoNotRefuse();
    void failureLeavesTheFile();
    void standardInput();
    void languages();
    void catalogFile();
    void workbook();
    void severalScenarios();
    void baseline();
    void catalogChanges();
    void offeringsRoundTrip();
    void inspects();
    void speaksTheLanguage_data();
    void speaksTheLanguage();
    void validates();

private:
    QString put(const QString& name, const QByteArray& text)
    {
        const QString path = folder->filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return path;
    }
    std::unique_ptr<QTemporaryDir> folder;
};

void TestProgram::init()
{
    folder = std::make_unique<QTemporaryDir>();
    QVERIFY(folder->isValid());
}

void TestProgram::statuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("err");
    const auto row = [](const char* name, const QStringList& arguments, int status, const char* err) {
        QTest::newRow(name) << arguments << status << QString(err);
    };
    row("help", {"--help"}, 0, "");
    row("version", {"--version"}, 0, "");
    row("compare", {"compare", "good"}, 0, "");
    row("unknown option", {"compare", "good", "--what"}, 2, "what");
    row("command to come", {"export", "good"}, 2, "not part of this version");
    row("no file", {"compare", "absent"}, 1, "absent: error: ");
    row("bad scenario", {"compare", "bad"}, 3, "bad:/job/task: error: ");
    row("no JSON", {"compare", "text"}, 3, "text:1:1: error: ");
    row("no catalogue", {"compare", "good", "--catalog", "absent"}, 1, "absent: error: ");
    row("bad catalogue", {"compare", "good", "--catalog", "bad"}, 3, "bad:/format: error: ");
    row("folder as output", {"compare", "good", "-o", "."}, 1, "error: ");
    row("no folder for output", {"offerings", "-o", "absent/x"}, 1, "error: ");
    row("no runs", {"validate", "bad"}, 3, "bad");
    row("model that is not there", {"compare", "unknown"}, 3, "unknown:/model/preset: error: ");
}

void TestProgram::statuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, err);
    put("good", good);
    put("bad", bad);
    put("text", "hello");
    put("unknown", R"({"format": "octoplan-scenario", "version": 1, "model": {"preset": "none"}})");
    for (QString& argument : arguments)
        if (QStringList{"good", "bad", "text", "absent", "unknown", ".", "absent/x"}.contains(argument))
            argument = folder->filePath(argument);
    const Run result = run(arguments);
    QCOMPARE(result.status, status);
    QVERIFY2(QString::fromUtf8(result.err).contains(err), result.err.constData());
    QCOMPARE(result.out.isEmpty(), status != 0);
    QCOMPARE(result.err.isEmpty(), status == 0);
}

void TestProgram::jsonAnswer()
{
    const Run result = run({"compare", put("s", good), "--format", "json", "--language", "en"});
    QCOMPARE(result.status, 0);
    const json out = json::parse(result.out.toStdString());
    QCOMPARE(out["format"].get<std::string>(), std::string("octoplan-comparison"));
    QCOMPARE(out["version"].get<int>(), 1);
    QCOMPARE(out["language"].get<std::string>(), std::string("en"));
    QCOMPARE(out["scenario_hash"].get<std::string>().size(), std::string("sha256:").size() + 64);
    QCOMPARE(out["offerings"].size(), std::size_t(4));
    QVERIFY(out["search"]["plans_considered"].get<int>() > 0);
    QVERIFY(!out["answer"]["headline"].get<std::string>().empty());
    for (const json& offering : out["offerings"]) {
        QVERIFY(!offering["why"].get<std::string>().empty());
        if (!offering["time"]["step_s"].is_number())
            continue;
        double sum = 0.0;
        for (const json& part : offering["time"]["parts_s"])
            sum += part.get<double>();
        QVERIFY(std::abs(sum / offering["time"]["step_s"].get<double>() - 1.0) < 1e-9);
    }
}

void TestProgram::sameInputSameBytes()
{
    const QString file = put("s", good);
    const QString copy = put("t", R"({"version": 1, "title": "other", "format": "octoplan-scenario",
                                      "model": {"parameters": 7000000000}})");
    const Run first = run({"compare", file, "--format", "json"});
    QCOMPARE(run({"compare", file, "--format", "json"}).out, first.out);
    QCOMPARE(run({"compare", copy, "--format", "json"}).out, first.out);
    const Run timed = run({"compare", file, "--format", "json", "--timing"});
    QVERIFY(json::parse(timed.out.toStdString())["search"]["elapsed_ms"].get<double>() > 0.0);
}

void TestProgram::refusalAsJson()
{
    const Run result = run({"compare", put("s", bad), "--format", "json"});
    QCOMPARE(result.status, 3);
    const json out = json::parse(result.out.toStdString());
    QCOMPARE(out["problems"][0]["at"].get<std::string>(), std::string("/job/task"));
    QCOMPARE(out["problems"][0]["severity"].get<std::string>(), std::string("error"));
    QVERIFY(!out.contains("offerings"));
}

void TestProgram::notesDoNotRefuse()
{
    const Run result = run({"compare", put("s", odd), "--format", "json"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.contains(":/mood: note: "));
    QCOMPARE(json::parse(result.out.toStdString())["problems"][0]["severity"].get<std::string>(), std::string("note"));
}

void TestProgram::failureLeavesTheFile()
{
    const QString output = put("out.json", "precious");
    QCOMPARE(run({"compare", put("s", bad), "--format", "json", "-o", output}).status, 3);
    QCOMPARE(contents(output), QByteArray("precious"));
    QCOMPARE(run({"compare", folder->filePath("absent"), "-o", output}).status, 1);
    QCOMPARE(contents(output), QByteArray("precious"));
    const Run written = run({"compare", put("s", good), "--format", "json", "-o", output});
    QCOMPARE(written.status, 0);
    QVERIFY(written.out.isEmpty());
    QVERIFY(json::accept(contents(output).toStdString()));
}

void TestProgram::standardInput()
{
    const Run piped = run({"compare", "-", "--format", "csv"}, good);
    QCOMPARE(piped.status, 0);
    QCOMPARE(piped.out, run({"compare", put("s", good), "--format", "csv"}).out);
    QCOMPARE(piped.out.count("\r\n"), 5);
}

void TestProgram::languages()
{
    const QString file = put("s", good);
    const Run english = run({"compare", file, "--language", "en"});
    const Run chinese = run({"compare", file, "--language", "zh_CN"});
    QVERIFY(english.out.contains("Total cost"));
    QVERIFY(QString::fromUtf8(chinese.out).contains(QString::fromUtf8("总成本")));
}

void TestProgram::catalogFile()
{
    json catalog = json::parse(run({"offerings", "--format", "json"}).out.toStdString());
    for (json& offering : catalog["offerings"])
        if (offering["id"] == "h100-80g-x8")
            offering["price_per_month"] = 1;
    const QString file = put("c.json", QByteArray::fromStdString(catalog.dump()));
    const Run result = run({"compare", put("s", good), "--format", "json", "--catalog", file});
    const json out = json::parse(result.out.toStdString());
    QCOMPARE(out["answer"]["offering"].get<std::string>(), std::string("h100-80g-x8"));
    QCOMPARE(out["offerings"][3]["cost"]["monthly"]["likely"].get<double>(), 1.0);
}

void TestProgram::workbook()
{
    const QString scenario = put("good.octoplan", good);
    const QString first = folder->filePath("first.xlsx");
    const QString second = folder->filePath("second.xlsx");
    QCOMPARE(run({"compare", scenario, "--format", "xlsx", "-o", first, "--language", "zh_CN"}).status, 0);
    QCOMPARE(run({"compare", scenario, "--format", "xlsx", "-o", second, "--language", "zh_CN"}).status, 0);
    QVERIFY(contents(first).startsWith("PK"));
    QCOMPARE(contents(second), contents(first));
    // A refused scenario touches no file.
    QCOMPARE(run({"compare", put("bad.octoplan", bad), "--format", "xlsx", "-o", first}).status, 3);
    QCOMPARE(contents(first), contents(second));
}

void TestProgram::severalScenarios()
{
    const Run result = run({"compare", "-", "--format", "json"}, R"({"format": "octoplan-scenario", "version": 1,
        "scenarios": [{"title": "A", "model": {"parameters": 7e9}}, {"title": "B", "model": {"parameters": 13e9}}]})");
    QCOMPARE(result.status, 0);
    const json out = json::parse(result.out.toStdString());
    QCOMPARE(out["comparisons"].size(), std::size_t(2));
    QCOMPARE(out["comparisons"][1]["title"].get<std::string>(), std::string("B"));
}

void TestProgram::baseline()
{
    const QByteArray text = R"({"format": "octoplan-scenario", "version": 1, "model": {"parameters": 7e9},
        "goal": {"tokens": 2e9},
        "baseline": {"title": "half", "model": {"parameters": 7e9}, "goal": {"tokens": 1e9}}})";
    const QString file = put("ab.octoplan", text);
    const json both = json::parse(run({"compare", file, "--format", "json"}).out.toStdString());
    const json half = json::parse(run({"compare", "-", "--format", "json"},
                                      R"({"format": "octoplan-scenario", "version": 1, "model": {"parameters": 7e9},
                                          "goal": {"tokens": 1e9}})")
                                      .out.toStdString());
    QCOMPARE(both["baseline"]["scenario_hash"].dump(), half["scenario_hash"].dump());
    QCOMPARE(both["baseline"]["offerings"].dump(), half["offerings"].dump());
    QVERIFY(!half.contains("baseline"));
    const json& h100 = both["baseline"]["difference"]["offerings"][3];
    QVERIFY(std::abs(h100["days"]["difference"].get<double>() - half["offerings"][3]["time"]["days"].get<double>()) <
            1e-6);
    const Run shown = run({"compare", file, "--language", "en"});
    QVERIFY2(shown.out.contains("Compared with A (half), still "), shown.out.constData());
    QVERIFY(shown.out.contains("A +"));
    QVERIFY(run({"compare", file, "--format", "csv"}).out.contains("days_difference"));
    const Run refused = run({"compare", "-"}, R"({"format": "octoplan-scenario", "version": 1,
        "baseline": {"model": {"preset": "none-9"}}})");
    QCOMPARE(refused.status, 3);
    QVERIFY2(refused.err.contains("/baseline/model/preset: error"), refused.err.constData());
}

void TestProgram::catalogChanges()
{
    const QByteArray changed = R"({"format": "octoplan-scenario", "version": 1, "model": {"parameters": 7e9},
        "catalog_changes": {"offerings": {"h100-80g-x8": {"price_per_month": 1}}}})";
    const json out = json::parse(run({"compare", "-", "--format", "json"}, changed).out.toStdString());
    QCOMPARE(out["offerings"][3]["cost"]["monthly"]["likely"].get<double>(), 1.0);
    const Run told = run({"compare", "-"}, changed);
    QCOMPARE(told.status, 0);
    QVERIFY(told.err.contains(
        ":/catalog_changes/offerings/h100-80g-x8/price_per_month: note: 1 CNY/month in this file, 84480"));
    const Run present = run({"compare", "-", "--format", "json", "--current-prices"}, changed);
    QCOMPARE(json::parse(present.out.toStdString())["offerings"][3]["cost"]["monthly"]["likely"].get<double>(),
             84480.0);
    QByteArray wrong = changed;
    wrong.replace("h100-80g-x8", "none");
    const Run refused = run({"compare", "-"}, wrong);
    QCOMPARE(refused.status, 3);
    QVERIFY(refused.err.contains(":/catalog_changes/offerings/none: error: "));
}

void TestProgram::offeringsRoundTrip()
{
    const Run first = run({"offerings", "--format", "json"});
    QCOMPARE(first.status, 0);
    const Run second = run({"offerings", "--format", "json", "--catalog", put("c.json", first.out)});
    QCOMPARE(second.out, first.out);
    QVERIFY(run({"offerings"}).out.contains("rtx4090-24g-container"));
    QVERIFY(run({"offerings", "--format", "csv"}).out.startsWith("entry,id,name,figure,"));
    QVERIFY(run({"offerings", "--format", "csv", "--bom"})
                .out.startsWith("\xEF\xBB\xBF"
                                "entry,id,name,figure,"));
    QCOMPARE(run({"offerings", "--format", "json", "--bom"}).status, 2);
}

void TestProgram::inspects()
{
    const QByteArray config = R"({"model_type": "llama", "hidden_size": 4096, "intermediate_size": 11008,
        "num_hidden_layers": 32, "num_attention_heads": 32, "vocab_size": 32000})";
    const Run result = run({"inspect", "-", "--format", "json"}, config);
    QCOMPARE(result.status, 0);
    QCOMPARE(json::parse(result.out.toStdString())["parameters"].get<std::int64_t>(), std::int64_t(6738415616));
    const Run refused = run({"inspect", "-", "--format", "json"}, R"({"hidden_size": -1})");
    QCOMPARE(refused.status, 3);
    const json out = json::parse(refused.out.toStdString());
    QVERIFY(!out["problems"].empty());
    QVERIFY(!out.contains("parameters") || out["parameters"].is_null());
}

void TestProgram::speaksTheLanguage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words"); // of which all are said
    const auto row = [](const char* name, const QStringList& arguments, const QString& words) {
        QTest::newRow(name) << arguments << words;
    };
    row("problem", {"compare", "bad"}, QStringLiteral("/job/task: error: |task|应为"));
    row("problem as JSON", {"compare", "bad", "--format", "json"}, QStringLiteral("应为|\"severity\": \"error\""));
    row("inspect", {"inspect", "config"}, QStringLiteral("层数|缺失|6,738,415,616|/num_hidden_layers"));
    row("offerings", {"offerings"}, QStringLiteral("来源|rtx4090-24g-x8"));
    row("help", {"--help"}, QStringLiteral("用法|--format|退出码"));
    row("wrong call", {"compare", "good", "--paper", "a4"}, QStringLiteral("octoplan --help"));
    row("no file", {"compare", "absent"}, QStringLiteral("无法打开"));
    row("scores", {"validate", ":/octoplan/measured/runs.json"}, QStringLiteral("各组平均|判定|偏差"));
}

void TestProgram::speaksTheLanguage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    put("good", good);
    put("bad", bad);
    put("config", R"({"model_type": "llama", "hidden_size": 4096, "intermediate_size": 11008,
        "num_hidden_layers": 32, "num_attention_heads": 32, "vocab_size": 32000})");
    for (QString& argument : arguments)
        if (QStringList{"good", "bad", "absent", "config"}.contains(argument))
            argument = folder->filePath(argument);
    const Run result = run(arguments + QStringList{"--language", "zh_CN"});
    const QString said = QString::fromUtf8(result.out + result.err);
    for (const QString& word : words.split(u'|'))
        QVERIFY2(said.contains(word), qPrintable(word + " in " + said.left(2000)));
}

void TestProgram::validates()
{
    // The runs that the program carries are the shortest way to a file of them.
    const QString cases = put("cases.json", R"({"cases": [{"id": "x", "checkable": true, "scenario": {
        "format": "octoplan-scenario", "version": 1, "model": {"parameters": 7e9}},
        "check": [{"metric": "offerings[0].memory.usable", "op": "==", "value": 23.64, "tolerance": 0.01}]}]})");
    const Run result = run({"validate", ":/octoplan/measured/runs.json", "--cases", cases, "--format", "json"});
    QCOMPARE(result.status, 0);
    const json out = json::parse(result.out.toStdString());
    QVERIFY(out["summary"]["throughput"]["runs"].get<int>() > 100);
    QCOMPARE(out["summary"]["cases"]["right"].get<int>(), 1);
    QCOMPARE(run({"validate", "-"}, "{}").status, 3);
}

OCTOPLAN_TEST(TestProgram);
#include "tst_program.moc"
