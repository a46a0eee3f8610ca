// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparison.h"
#include "formats/csvtext.h"
#include "support/registry.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <tuple>

using namespace octoplan;
using nlohmann::json;

namespace {

Reason reason(ReasonKind kind) { return {kind, {}}; }

// Words that show which reason stands where, with what CSV has to survive.
ComparisonWords words()
{
    return {[](const Reason& r) { return "reason " + std::to_string(int(r.kind)) + ", \"quoted\""; },
            [](CostLineId id) { return "line " + std::string(keyOf(id)); },
            {}};
}

OfferingResult fitting()
{
    OfferingResult r;
    r.id = "h100-80g-x8";
    r.name = "H100 80G ×8";
    r.deviceName = "H100 SXM 80G";
    r.link = LinkKind::NvSwitch;
    r.devices = 8;
    r.verdict = Verdict::Fits;
    r.why = reason(ReasonKind::Fits);
    r.plan = ParallelPlan{.dp = 8, .zero = 3, .microBatch = 4, .accumulation = 4};
    MemoryEstimate memory;
    memory.parts[MemoryPart::Weights] = gib(3);
    memory.parts[MemoryPart::Optimizer] = gib(18.5);
    memory.parts[MemoryPart::Runtime] = gib(1.5);
    memory.total = gib(23);
    memory.low = gib(21);
    memory.high = gib(25.5);
    memory.allocated = gib(21.5);
    memory.reserved = gib(21.75);
    memory.need = gib(23);
    memory.usable = gib(79.25);
    r.memory = memory;
    TimeEstimate time;
    time.step = {12.5};
    time.parts[TimePart::Compute] = {11.0};
    time.parts[TimePart::DataParallel] = {1.25};
    time.parts[TimePart::Launch] = {0.25};
    time.tokensPerSecond = {36000, 41943.04, 48000};
    time.tokensPerSecondPerDevice = 5242.88;
    time.mfu = 0.4375;
    time.tokens = 8.64e9;
    time.days = {2, 2.5, 3};
    time.meetsDeadline = true;
    r.time = time;
    r.bottleneck = Bottleneck{SpeedLimit::Compute, BottleneckKind::Compute, 0.1, 0.25};
    CostEstimate cost;
    cost.total = {yuan(5632), yuan(7040), yuan(8448)};
    cost.monthly = {yuan(84480), yuan(84480), yuan(84480)};
    cost.perBillionTokens = yuan(814.81);
    cost.lines = {{CostLineId::Rent, cost.total, "84480 / 30 × 2.5"}};
    r.cost = cost;
    r.pricePerMonth = cost.monthly;
    r.flags = {reason(ReasonKind::StackAssumed)};
    r.plansConsidered = 1234;
    return r;
}

OfferingResult notRunning()
{
    OfferingResult r;
    r.id = "=cmd()";
    r.name = "-910B, 64G";
    r.servers = 2;
    r.devices = 16;
    r.verdict = Verdict::CannotRun;
    r.why = reason(ReasonKind::PrecisionUnsupported);
    r.smallestFix = reason(ReasonKind::FixPrecision);
    r.pricePerMonth = Range<Money>{yuan(15600), yuan(15600), yuan(17040)};
    return r;
}

Comparison fixture()
{
    Comparison c;
    c.model.name = "Llama 2 13B";
    c.model.parameters = c.model.activeParameters = 13015864320;
    c.model.flopParameters = 12852024320;
    c.model.trainableParameters = 13015864320;
    c.model.weightsBytes = 26031728640.0;
    c.model.kvBytesPerToken = 819200;
    c.model.layers = 40;
    c.model.hidden = 5120;
    c.catalogDate = "2026-07-27";
    c.answer.offering = 0;
    c.answer.headline = reason(ReasonKind::RentForWork);
    c.answer.reasons = {reason(ReasonKind::CheapestOfFitting)};
    c.answer.wouldChangeIf = {reason(ReasonKind::FlipAtPrice)};
    c.offerings = {fitting(), notRunning()};
    c.plansConsidered = 1234;
    return c;
}

ComparisonOrigin origin() { return {"0.1.0", "sha256:00", "en", {}, {}}; }

// Compares with a file of tests/data; OCTOPLAN_GOLDEN=write makes it anew, for review.
void compareGolden(const std::string& text, const char* name)
{
    QFile file(QStringLiteral(OCTOPLAN_SOURCE_DIR "/tests/data/comparison/") + name);
    if (qEnvironmentVariable("OCTOPLAN_GOLDEN") == "write") {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.data(), qint64(text.size()));
        QFAIL("written, not compared");
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromStdString(text), QString::fromUtf8(file.readAll()));
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void jsonGolden();
    void csvGolden();
    void absentIsNull();
    void partsSumToStep();
    void serving();
    void baseline();
    void timingOnlyWhenAsked();
    void notFiniteIsNull();
    void refusal();
    void csvFields_data();
    void csvFields();
};

void TestComparison::jsonGolden()
{
    const Problems problems{{"/job/colour", Severity::Note, Message::verbatim("unknown")}};
    compareGolden(comparisonToJson(fixture(), origin(), words(), problems), "comparison.json");
}

void TestComparison::csvGolden() { compareGolden(comparisonToCsv(fixture(), words()), "comparison.csv"); }

void TestComparison::absentIsNull()
{
    const json out = json::parse(comparisonToJson(fixture(), origin(), words(), {}));
    const json& absent = out["offerings"][1];
    QVERIFY(absent["plan"].is_null());
    for (const char* at : {"/memory/total", "/memory/per_device/weights", "/memory/peak_phase", "/time/days",
                           "/time/step_s", "/time/parts_s/compute", "/time/meets_deadline", "/bottleneck/kind",
                           "/cost/total", "/cost/per_billion_tokens"})
        QVERIFY2(absent.at(json::json_pointer(at)).is_null(), at);
    QVERIFY(absent["cost"]["lines"].empty());
    QCOMPARE(absent["cost"]["monthly"]["high"].get<double>(), 34080.0); // of both servers
    QCOMPARE(absent["memory"]["unit"].get<std::string>(), std::string("GiB"));
    // The keys are those of one that runs.
    for (const char* part : {"memory", "time", "bottleneck", "cost"})
        for (const auto& [key, value] : out["offerings"][0][part].items())
            QVERIFY2(absent[part].contains(key), key.c_str());
}

void TestComparison::partsSumToStep()
{
    const json time = json::parse(comparisonToJson(fixture(), origin(), words(), {}))["offerings"][0]["time"];
    double sum = 0.0;
    for (const auto& [key, value] : time["parts_s"].items())
        sum += value.get<double>();
    QCOMPARE(sum, time["step_s"].get<double>());
}

void TestComparison::serving()
{
    Comparison c = fixture();
    c.task = Task::Serve;
    c.offerings[0].time->serve = ServeEstimate{{0.25}, {0.0125}, 96};
    const json time = json::parse(comparisonToJson(c, origin(), words(), {}))["offerings"][0]["time"];
    QCOMPARE(time["prefill_ms"].get<double>(), 250.0);
    QCOMPARE(time["decode_ms_per_token"].get<double>(), 12.5);
    QCOMPARE(time["max_concurrent_requests"].get<int>(), 96);
    QVERIFY(!time.contains("days"));
    QVERIFY(comparisonToCsv(c, words()).find(",250,12.5,96,") != std::string::npos);
}

void TestComparison::baseline()
{
    Comparison before = fixture();
    before.offerings[0].memory->total = gib(20);
    before.offerings[0].time->days.likely = 3.0;
    before.offerings[0].cost->total.likely = yuan(8000.5);
    ComparisonOrigin asked = origin();
    asked.title = "before";
    const json out = json::parse(baselineJson(fixture(), before, asked, words()).dump());
    QCOMPARE(out["title"].get<std::string>(), std::string("before"));
    QCOMPARE(out["scenario_hash"].get<std::string>(), std::string("sha256:00"));
    QCOMPARE(out["offerings"][0]["memory"]["total"].get<double>(), 20.0);
    const json& change = out["difference"]["offerings"][0];
    for (const auto& [key, total, was] :
         {std::tuple("memory_gib", 23.0, 20.0), std::tuple("days", 2.5, 3.0), std::tuple("cost", 7040.0, 8000.5)}) {
        QCOMPARE(change[key]["total"].get<double>(), total);
        QCOMPARE(change[key]["baseline"].get<double>(), was);
        QCOMPARE(change[key]["difference"].get<double>(), total - was);
    }
    QCOMPARE(out["difference"]["answer"]["cost"].get<double>(), -960.5);
    QCOMPARE(out["difference"]["answer"]["changes"].get<bool>(), false);
    const json& absent = out["difference"]["offerings"][1];
    QVERIFY(absent["days"]["difference"].is_null() && absent["cost"]["total"].is_null());
    const std::string csv = comparisonToCsv(fixture(), words(), &before);
    QVERIFY(csv.find("cost_difference") != std::string::npos && csv.find("-960.5") != std::string::npos);
    QCOMPARE(comparisonToCsv(fixture(), words()).find("difference"), std::string::npos);
}

void TestComparison::timingOnlyWhenAsked()
{
    ComparisonOrigin timed = origin();
    timed.elapsedMs = 1.5;
    const json with = json::parse(comparisonToJson(fixture(), timed, words(), {}));
    const std::string without = comparisonToJson(fixture(), origin(), words(), {});
    QCOMPARE(with["search"]["elapsed_ms"].get<double>(), 1.5);
    QVERIFY(without.find("elapsed_ms") == std::string::npos);
    QCOMPARE(comparisonToJson(fixture(), origin(), words(), {}), without);
}

void TestComparison::notFiniteIsNull()
{
    Comparison c = fixture();
    c.offerings[0].time->days = {1, std::numeric_limits<double>::infinity(), std::nan("")};
    const json time = json::parse(comparisonToJson(c, origin(), words(), {}))["offerings"][0]["time"];
    QVERIFY(time["days"].is_null());
    QVERIFY(time["days_high"].is_null());
    QCOMPARE(time["days_low"].get<double>(), 1.0);
}

void TestComparison::refusal()
{
    const Problems problems{{"/goal", Severity::Error, Message::verbatim("bad \xff byte")}};
    const json out = json::parse(refusalToJson(origin(), problems));
    QCOMPARE(out["problems"][0]["at"].get<std::string>(), std::string("/goal"));
    QCOMPARE(out["problems"][0]["severity"].get<std::string>(), std::string("error"));
    QVERIFY(!out.contains("offerings"));
}

void TestComparison::csvFields_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("written");
    QTest::newRow("plain") << "abc"
                           << "abc";
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("comma") << "a,b"
                           << "\"a,b\"";
    QTest::newRow("quote") << "a\"b"
                           << "\"a\"\"b\"";
    QTest::newRow("lines") << "a\nb"
                           << "\"a\nb\"";
    QTest::newRow("formula") << "=1+1"
                             << "'=1+1";
    QTest::newRow("plus") << "+1"
                          << "'+1";
    QTest::newRow("minus") << "-1"
                           << "'-1";
    QTest::newRow("at") << "@SUM(A1)"
                        << "'@SUM(A1)";
    QTest::newRow("tab") << "\t=1"
                         << "'\t=1";
    QTest::newRow("return") << "\r=1"
                            << "\"'\r=1\"";
    QTest::newRow("Chinese") << "昇腾"
                             << "昇腾";
}

void TestComparison::csvFields()
{
    QFETCH(QString, field);
    QFETCH(QString, written);
    CsvText csv;
    csv.text(field.toStdString()).number(-2.5).empty().number(std::nan(""));
    csv.endRow();
    QCOMPARE(QString::fromStdString(csv.result()), written + ",-2.5,,\r\n");
}

OCTOPLAN_TEST(TestComparison);
#include "tst_comparison.moc"
