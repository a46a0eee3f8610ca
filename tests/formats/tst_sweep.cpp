// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/flipfinder.h"
#include "formats/sweeppart.h"
#include "formats/sweepspec.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace octoplan;
using namespace octoplan::test;

namespace {

SweepOrigin originOf(const Scenario& scenario, const std::vector<const char*>& vary)
{
    SweepOrigin origin{"0.1", "sha256:ab", "2026-07-27", "CNY", scenario.job.task, {}, {}, {}};
    for (const OfferingChoice& choice : scenario.offerings)
        origin.offerings.push_back(choice.id);
    for (const char* text : vary)
        origin.grid.axes.push_back(axisFromText(text).axis);
    return origin;
}

std::vector<SweepRow> rowsAt(const SweepTable& table, const Scenario& scenario, std::size_t point)
{
    return table.rows(point, compare(table.origin().grid.scenarioAt(scenario, point), sampleCatalog()));
}

// Only the first column, of the only offering.
AnswerState state(int choice, Verdict verdict)
{
    return {choice < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(choice)), {verdict}};
}

} // namespace

class TestSweepFormats : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void refusesGrids();
    void everyKeyIsRead();
    void rowsSayWhatTheStateIs();
    void columnsFollowTheTask_data();
    void columnsFollowTheTask();
    void idsAreNoFormulas();
    void partsComeBack();
    void partHeadsAreChecked_data();
    void partHeadsAreChecked();
    void partLinesAreChecked_data();
    void partLinesAreChecked();
    void flipsOfAGrid();
};

void TestSweepFormats::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("range") << "job/sequence_length=1024:4096:3"
                           << "job/sequence_length" << QList<double>{1024, 2048, 4096};
    QTest::newRow("slash before") << "/goal/days=1:4:3"
                                  << "goal/days" << QList<double>{1, 2, 4};
    QTest::newRow("dots") << "costs.setup_hours=0:10:3"
                          << "costs/setup_hours" << QList<double>{0, 5, 10};
    QTest::newRow("last step") << "prompt_tokens=10,5"
                               << "job/serving/prompt_tokens" << QList<double>{10, 5};
    QTest::newRow("one value") << "parameters=7e9"
                               << "model/parameters" << QList<double>{7e9};
    QTest::newRow("one of one") << "servers=2:2:1"
                                << "rental/servers" << QList<double>{2};
    QTest::newRow("choices") << "precision=fp8,bf16"
                             << "job/precision" << QList<double>{4, 3};
}

void TestSweepFormats::reads()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    QFETCH(QList<double>, values);
    const AxisReading reading = axisFromText(text.toStdString());
    QCOMPARE(reading.fault, std::string());
    QCOMPARE(std::string(reading.axis.key()), key.toStdString());
    QCOMPARE(reading.axis.values, std::vector<double>(values.begin(), values.end()));
}

void TestSweepFormats::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* text, const char* fault) {
        QTest::newRow(text) << QString(text) << QString(fault);
    };
    row("", "there is no input \"\", expected one of model/parameters, job/sequence_length");
    row("mood=1:2:2", "there is no input \"mood\"");
    row("goal/days", "expected INPUT=FROM:TO:COUNT");
    row("days=", "is no number");
    row("days=1:2", "is no range");
    row("days=1:2:3:4", "is no range");
    row("days=one:2:3", "\"one\" is no number");
    row("days=1:2:3x", "COUNT is \"3x\"");
    row("days=1:2:-1", "COUNT is \"-1\"");
    row("days=1:2:1.5", "COUNT is \"1.5\"");
    row("days=1:2:1000001", "COUNT is \"1000001\", expected a whole number from 1 to 1000000");
    row("days=1:2:1", "COUNT at least 2");
    row("days=2:1:5", "expected FROM below TO");
    row("days=2:2:5", "expected FROM below TO");
    row("days=0:2:5", "FROM is 0, expected 0.01 to 3650");
    row("days=1:nan:5", "TO is nan, expected 0.01 to 3650");
    row("days=1,inf", "a value is inf, expected 0.01 to 3650");
    row("servers=1.5:4:2", "FROM is 1.5, expected a whole number");
    row("days=1,2,1", "a value stands twice");
    row("precision=bf16,half", "there is no \"half\", expected some of fp32, tf32, ");
    row("precision=bf16,bf16", "a value stands twice");
}

void TestSweepFormats::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const AxisReading reading = axisFromText(text.toStdString());
    QVERIFY2(QString::fromStdString(reading.fault).contains(fault), reading.fault.c_str());
}

void TestSweepFormats::refusesGrids()
{
    const SweepAxis days = axisFromText("days=1:2:2").axis, many = axisFromText("tokens=1e8:1e9:100000").axis;
    const SweepAxis servers = axisFromText("servers=1,2").axis, budget = axisFromText("budget=1:1e8:100000").axis;
    QCOMPARE(gridFault({{days, servers}}), std::string());
    QVERIFY(gridFault({}).find("expected one or two") != std::string::npos);
    QVERIFY(gridFault({{days, servers, many}}).find("expected one or two") != std::string::npos);
    QVERIFY(gridFault({{days, days}}).find("varied twice") != std::string::npos);
    QVERIFY(gridFault({{many, budget}}).find("expected at most 100000000") != std::string::npos);
}

void TestSweepFormats::everyKeyIsRead()
{
    QCOMPARE(sweepableKeys().size(), inputs().size() + choiceInputs().size());
    for (const std::string& key : sweepableKeys()) {
        const ChoiceInput* choice = findChoiceInput(key);
        const std::string value = choice ? std::string(choice->options.back()) : std::string("700");
        for (const std::string& name : {key, key.substr(key.rfind('/') + 1)}) {
            const AxisReading reading = axisFromText(name + "=" + value);
            const bool bounded = !choice && (findInput(key)->maximum < 700 || findInput(key)->minimum > 700);
            QVERIFY2(reading.fault.empty() != bounded, reading.fault.c_str());
            if (!bounded)
                QCOMPARE(std::string(reading.axis.key()), key);
        }
    }
}

void TestSweepFormats::rowsSayWhatTheStateIs()
{
    const Scenario scenario = sampleScenario("llama-2-13b");
    const SweepOrigin origin = originOf(scenario, {"parameters=1e9:1e12:7"});
    const SweepTable table(origin);
    for (std::size_t point = 0; point < origin.grid.size(); ++point) {
        const Comparison comparison = compare(origin.grid.scenarioAt(scenario, point), sampleCatalog());
        const auto read = table.stateOf(table.rows(point, comparison));
        QVERIFY(read);
        QCOMPARE(read->choice, comparison.answer.offering);
        for (std::size_t i = 0; i < comparison.offerings.size(); ++i)
            QCOMPARE(read->verdicts[i], comparison.offerings[i].verdict);
    }
    std::vector<SweepRow> rows = rowsAt(table, scenario, 0);
    rows.pop_back();
    QVERIFY(!table.stateOf(rows));
}

void TestSweepFormats::columnsFollowTheTask_data()
{
    QTest::addColumn<QString>("vary");
    QTest::addColumn<bool>("training");
    QTest::addColumn<bool>("serving");
    QTest::newRow("full") << "days=1,2" << true << false;
    QTest::newRow("serve") << "task=serve" << false << true;
    QTest::newRow("both") << "task=lora,serve" << true << true;
}

void TestSweepFormats::columnsFollowTheTask()
{
    QFETCH(QString, vary);
    QFETCH(bool, training);
    QFETCH(bool, serving);
    const Scenario scenario = sampleScenario();
    const SweepOrigin origin = originOf(scenario, {vary.toUtf8().constData()});
    const SweepTable table(origin);
    const auto& names = table.columns();
    QCOMPARE(std::count(names.begin(), names.end(), "mfu") == 1, training);
    QCOMPARE(std::count(names.begin(), names.end(), "prefill_ms") == 1, serving);
    for (std::size_t point = 0; point < origin.grid.size(); ++point)
        for (const SweepRow& row : rowsAt(table, scenario, point))
            QCOMPARE(row.size(), names.size());
}

void TestSweepFormats::idsAreNoFormulas()
{
    Scenario scenario = sampleScenario();
    scenario.offerings = {{"=cmd(\"x\")", InlineOffering{"h100-sxm-80g", 8, {}, {}}}};
    const SweepOrigin origin = originOf(scenario, {"days=1,2"});
    const SweepTable table(origin);
    const std::string row = table.text(SweepFormat::Csv, 0, rowsAt(table, scenario, 0));
    QVERIFY2(row.find("\"'=cmd(\"\"x\"\")\"") != std::string::npos, row.c_str());
    const std::string json = table.text(SweepFormat::Json, 0, rowsAt(table, scenario, 0));
    QCOMPARE(nlohmann::json::parse(json)["id"].get<std::string>(), scenario.offerings[0].id);
}

void TestSweepFormats::partsComeBack()
{
    const Scenario scenario = sampleScenario("llama-2-13b");
    for (const auto& vary :
         {std::vector<const char*>{"tokens=1e8:3e11:40"}, {"precision=bf16,fp16", "servers=1,3,2"}}) {
        SweepPart part{originOf(scenario, vary), SweepFormat::Json, 1, 3};
        part.origin.problems = {{"/goal/days", Severity::Note, Message::verbatim("a \"note\"")}};
        const PartHeadReading head = readPartHead(partHead(part));
        QCOMPARE(head.fault, std::string());
        QVERIFY(head.part == part);
        const SweepTable table(part.origin);
        const std::vector<SliderMark> marks{{1.5, true, std::nullopt, {0, 2}, {Verdict::Fits, Verdict::Tight}},
                                            {1e22, false, 1, {}, {}}};
        for (std::size_t point = 0; point < part.origin.grid.size(); ++point) {
            const std::vector<SweepRow> rows = rowsAt(table, scenario, point);
            const auto back = readPartLine(partLine({point, marks, rows}), table.columns().size());
            QVERIFY(back);
            QCOMPARE(back->point, point);
            QCOMPARE(back->changes, marks);
            for (const SweepFormat format : {SweepFormat::Csv, SweepFormat::Json})
                QCOMPARE(table.text(format, point, back->rows), table.text(format, point, rows));
        }
    }
}

void TestSweepFormats::partHeadsAreChecked_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("fault");
    QTest::newRow("no JSON") << "{"
                             << ""
                             << "no part of a sweep";
    QTest::newRow("format") << "octoplan-sweep-part"
                            << "octoplan-sweep"
                            << "no part of a sweep";
    QTest::newRow("version") << "\"version\":1"
                             << "\"version\":9"
                             << "version is unknown";
    QTest::newRow("part") << "\"part\":2"
                          << "\"part\":4"
                          << "damaged";
    QTest::newRow("part 0") << "\"part\":2"
                            << "\"part\":0"
                            << "damaged";
    QTest::newRow("parts") << "\"parts\":3"
                           << "\"parts\":0"
                           << "damaged";
    QTest::newRow("grid") << "goal/days="
                          << "goal/daze="
                          << "damaged";
    QTest::newRow("task") << "\"full\""
                          << "\"fool\""
                          << "damaged";
    QTest::newRow("offerings") << "\"offerings\""
                               << "\"offering\""
                               << "damaged";
}

void TestSweepFormats::partHeadsAreChecked()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, fault);
    const SweepPart part{originOf(sampleScenario(), {"days=1:9:5"}), SweepFormat::Csv, 1, 3};
    QString head = QString::fromStdString(partHead(part));
    QVERIFY(head.contains(from));
    const PartHeadReading reading = readPartHead(head.replace(from, to).toStdString());
    QVERIFY(!reading.part);
    QVERIFY2(QString::fromStdString(reading.fault).contains(fault), reading.fault.c_str());
}

void TestSweepFormats::partLinesAreChecked_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("empty") << "";
    QTest::newRow("cut") << R"({"point":1,"changes":[],"rows":[[1,2)";
    QTest::newRow("columns") << R"({"point":1,"changes":[],"rows":[[1,2,3]]})";
    QTest::newRow("no point") << R"({"changes":[],"rows":[[1,2]]})";
    QTest::newRow("no such offering") << R"({"point":1,"changes":[[1,true,1,[]]],"rows":[[1,2]]})";
    QTest::newRow("no such verdict") << R"({"point":1,"changes":[[1,true,0,[[0,"meh"]]]],"rows":[[1,2]]})";
    QTest::newRow("verdict of none") << R"({"point":1,"changes":[[1,true,0,[[7,"fits"]]]],"rows":[[1,2]]})";
}

void TestSweepFormats::partLinesAreChecked()
{
    QFETCH(QString, line);
    QVERIFY(!readPartLine(line.toStdString(), 2));
    QVERIFY(readPartLine(R"({"point":1,"changes":[[1,true,0,[[0,"fits"]]]],"rows":[[1,2]]})", 2));
}

// Two by three, of which one cell is another.
void TestSweepFormats::flipsOfAGrid()
{
    Scenario scenario = sampleScenario();
    scenario.offerings.resize(1);
    const SweepOrigin origin = originOf(scenario, {"servers=1,2", "days=1,2,4"});
    const SweepTable table(origin);
    FlipFinder flips(table);
    for (std::size_t point = 0; point < 6; ++point)
        flips.add(point, point == 4 ? state(-1, Verdict::DoesNotFit) : state(0, Verdict::Fits), {});
    const auto found = nlohmann::json::parse("[" + flips.text() + "]");
    QCOMPARE(found.size(), std::size_t(3));
    QCOMPARE(found[0].dump(), nlohmann::json::parse(R"({"input":"rental/servers","point":4,"from":1,"to":2,"at":null,
        "others":{"goal/days":2},"winner":{"from":"rtx4090-24g-x8","to":null},
        "verdicts":[{"offering":"rtx4090-24g-x8","from":"fits","to":"does_not_fit"}]})")
                                  .dump());
    QCOMPARE(found[1]["input"].get<std::string>(), std::string("goal/days"));
    QCOMPARE(found[1]["point"].get<int>(), 4);
    QCOMPARE(found[2]["point"].get<int>(), 5);
    QCOMPARE(found[2]["winner"]["to"].get<std::string>(), std::string("rtx4090-24g-x8"));
}

OCTOPLAN_TEST(TestSweepFormats);
#include "tst_sweep.moc"
