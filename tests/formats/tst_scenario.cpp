// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenariotexts.h"
#include "support/registry.h"
#include "values/inputs.h"

#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

class TestScenario : public QObject {
    Q_OBJECT

private slots:
    void defaults();
    void documentedExample();
    void models_data();
    void models();
    void roundTrips_data();
    void roundTrips();
    void refused_data();
    void refused();
    void inputBounds_data();
    void inputBounds();
    void keepsUnknownKeys();
    void keepsUnknownKeysOfMovedOfferings();
    void severalScenarios();
    void lenientNumbers();
};

void TestScenario::defaults()
{
    const ScenarioReading reading = read({});
    QVERIFY2(reading.problems.empty(), qPrintable(shown(reading.problems)));
    QCOMPARE(reading.file->scenarios.size(), std::size_t(1));
    QVERIFY(reading.file->scenarios.front() == Scenario());
}

void TestScenario::documentedExample()
{
    const ScenarioReading reading = read(R"(
      "title": "Customer-service model", "note": "",
      "model": { "preset": "llama-2-13b" },
      "job": { "task": "full", "precision": "bf16", "optimizer": "adamw", "master_copy": "auto",
        "gradient_precision": "auto", "sequence_length": 4096, "global_batch_tokens": 524288, "lora_rank": 16,
        "lora_targets": "all-linear", "attention": "flash", "fused_loss": false, "stack": "auto",
        "serving": { "prompt_tokens": 1024, "output_tokens": 256, "concurrent_requests": 50, "kv_precision": "bf16" } },
      "goal": { "kind": "tokens", "tokens": 8.64e9, "days": 14 },
      "rental": { "servers": 1, "billing": "pro_rata", "hours_per_month": 720, "currency": "CNY",
        "hosts": { "rtx4090-24g-x8": { "pcie": "poor", "ram_gib": null }, "ascend-910b-64g-x8": { "bin": "910b3" } } },
      "constraints": { "budget": null, "deadline_days": 14, "domestic_only": false },
      "costs": { "person_day": 2000, "include_migration": true, "utilisation": 1.0, "setup_hours": 0,
        "storage_per_month": 0, "tax_rate": 0 },
      "calibrations": [], "baseline": null, "plan": { "mode": "auto" },
      "offerings": [ "rtx4090-24g-x8", "rtx4090-48g-x8", "ascend-910b-64g-x8", "h100-80g-x8" ])");
    QVERIFY2(reading.problems.empty(), qPrintable(shown(reading.problems)));
    const Scenario& scenario = reading.file->scenarios.front();
    QCOMPARE(QString::fromStdString(scenario.model.preset), QString("llama-2-13b"));
    QCOMPARE(scenario.goal.tokens, 8.64e9);
    QCOMPARE(scenario.constraints.deadlineDays.value_or(0), 14.0);
    QCOMPARE(scenario.rental.hosts.at("rtx4090-24g-x8").pcie, PcieClass::Poor);
    QCOMPARE(scenario.rental.hosts.at("ascend-910b-64g-x8").bin, AscendBin::B3);
    QVERIFY(scenariosToJson(*reading.file).find("\"tokens\": 8640000000,") != std::string::npos);
}

void TestScenario::models_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("source");
    QTest::addColumn<double>("parameters");
    QTest::addColumn<int>("kvHeads");
    const auto row = [](const char* name, const char* model, ModelSource source, double parameters, int kvHeads) {
        QTest::newRow(name) << QString(model) << int(source) << parameters << kvHeads;
    };
    row("absent", "{}", ModelSource::Preset, 7e9, 0);
    row("preset", R"({"preset": "qwen2.5-7b"})", ModelSource::Preset, 7e9, 0);
    row("scaled", R"({"preset": "qwen2.5-7b", "parameters": 20e9})", ModelSource::ScaledPreset, 20e9, 0);
    row("size", R"({"parameters": 13e9})", ModelSource::Parameters, 13e9, 0);
    const char* shape = R"({"shape": {"layers": 32, "hidden": 4096, "ffn": 11008, "heads": 32, "vocab": 32000}})";
    row("shape", shape, ModelSource::Shape, 7e9, 32);
}

void TestScenario::models()
{
    QFETCH(QString, model);
    QFETCH(int, source);
    QFETCH(double, parameters);
    QFETCH(int, kvHeads);
    const ScenarioReading reading = readAt("/model", model);
    QVERIFY2(reading.file, qPrintable(shown(reading.problems)));
    const ModelChoice& choice = reading.file->scenarios.front().model;
    QCOMPARE(choice.source, ModelSource(source));
    QCOMPARE(choice.parameters, parameters);
    QCOMPARE(choice.shape.kvHeads, kvHeads);
}

void TestScenario::roundTrips_data()
{
    QTest::addColumn<QString>("body");
    const auto row = [](const char* name, const char* body) { QTest::newRow(name) << QString(body); };
    row("nothing", "");
    row("texts", R"("title": "标题 \"quoted\"", "note": "two\nlines")");
    row("scaled preset", R"("model": {"preset": "llama-2-7b", "parameters": 20.5e9})");
    row("parameters", R"("model": {"parameters": 13e9})");
    row("mixture", R"("model": {"shape": {"name": "mix", "layers": 8, "hidden": 512, "ffn": 2048, "heads": 8,
        "kv_heads": 2, "head_size": 64, "vocab": 1000, "experts": 16, "active_experts": 2, "expert_ffn": 256,
        "shared_experts": 1, "dense_layers": 1, "qkv_bias": true, "tied_embeddings": true, "window": 4096}})");
    row("latent", R"("model": {"shape": {"layers": 8, "hidden": 512, "ffn": 2048, "heads": 8, "head_size": 128,
        "vocab": 1000, "kv_latent": 128, "q_latent": 256, "rope_head_size": 64, "value_head_size": 128,
        "gated_ffn": false}})");
    row("job", R"("job": {"task": "qlora", "precision": "fp16", "optimizer": "paged_adamw_8bit", "master_copy": false,
        "gradient_precision": "fp32", "weights_format": "gptq4", "sequence_length": 2048, "global_batch_tokens": 65536,
        "lora_rank": 64, "lora_targets": ["q", "v", "embed"], "attention": "eager", "fused_loss": true,
        "stack": "megatron", "packing": "padded", "mean_length": 300.5})");
    row("attention only", R"("job": {"task": "lora", "lora_targets": "attention"})");
    row("serving", R"("job": {"task": "serve", "precision": "nf4", "serving": {"prompt_tokens": 10,
        "output_tokens": 20, "concurrent_requests": 3, "kv_precision": "fp8"}})");
    row("days", R"("goal": {"kind": "days", "days": 0.25})");
    row("match", R"("goal": {"kind": "match", "days": 7, "offering": "h100-80g-x8"})");
    row("rental", R"("rental": {"servers": 4, "billing": "whole_months", "hours_per_month": 730, "minimum_days": 30,
        "start_date": "2026-08-01", "currency": "USD", "shown_currency": "CNY", "rate": 7.1,
        "per_offering": {"h100-80g-x8": {"billing": "hourly"}},
        "hosts": {"h100-80g-x8": {"ram_gib": 2048, "nic_gbit": 3200}, "rtx4090-24g-x8": {"pcie": "p2p"}}})");
    row("automatic servers", R"("rental": {"servers": "auto"}, "constraints": {"deadline_days": 3})");
    row("constraints", R"("constraints": {"budget": 9999.99, "deadline_days": 2.5, "domestic_only": true})");
    row("costs", R"("costs": {"person_day": 1500.5, "include_migration": false, "utilisation": 0.85,
        "setup_hours": 12, "storage_per_month": 300, "tax_rate": 0.06, "migration_days": 4, "debug_hours": 8,
        "restarts_per_month": 5, "restart_hours": 0.5, "trial_hours": 48, "trial_price_per_hour": 1.96,
        "electricity_per_kwh": 0.7, "pue": 1.4})");
    row("data set", R"("goal": {"dataset": {"samples": 52002, "mean_tokens": 270, "epochs": 3}})");
    row("plan", R"("plan": {"mode": "fixed", "tp": 2, "pp": 2, "cp": 1, "ep": 1, "vp": 2, "zero": 1,
        "shard_group": 4, "micro_batch": 2, "accumulation": 8, "recompute": "selective", "offload": "activations",
        "sequence_parallel": true, "per_offering": {"h100-80g-x8": {"tp": 8}}})");
    row("plan of one", R"("plan": {"per_offering": {"h100-80g-x8": {}}})");
    row("offerings", R"("offerings": ["h100-80g-x8", {"id": "my-4xA100", "device": "a100-sxm-80g", "devices": 4,
        "link": "nvswitch", "price_per_month": 30000}, {"id": "free", "device": "h100-sxm-80g"}])");
    row("kept whole", R"("calibrations": [{"offering": "h100-80g-x8", "x": [1, 2.5, null]}],
        "baseline": {"title": "before", "job": {"sequence_length": 2048}, "offerings": ["h100-80g-x8"]})");
    row("catalogue", R"("catalog_changes": {"offerings": {"h100-80g-x8": {"price_per_month": 80000}}})");
}

void TestScenario::roundTrips()
{
    QFETCH(QString, body);
    const ScenarioReading first = read(body);
    QVERIFY2(first.file, qPrintable(shown(first.problems)));
    QVERIFY2(first.problems.empty(), qPrintable(shown(first.problems)));
    const std::string text = scenariosToJson(*first.file);
    const ScenarioReading second = scenariosFromJson(text);
    QVERIFY2(second.file, qPrintable(shown(second.problems)));
    QVERIFY2(*second.file == *first.file, text.c_str());
    QCOMPARE(scenariosToJson(*second.file), text);
}

void TestScenario::refused_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* pointer, const char* value, const char* words, const char* at = nullptr) {
        QTest::newRow(qPrintable(QString("%1 %2").arg(pointer, value)))
            << QString(pointer) << QString(value) << QString(at ? at : pointer) << QString(words);
    };
    row("/format", R"("octoplan-catalog")", "octoplan-scenario");
    row("/version", "2", "1 to 1");
    row("/version", "true", "whole number");
    row("/title", "7", "a text");
    row("/note", "[]", "a text");
    for (const char* part : {"/model", "/job", "/goal", "/rental", "/constraints", "/costs", "/plan", "/job/serving"})
        row(part, "7", "an object");
    row("/offerings", "{}", "an array");
    row("/offerings", "[]", "1 to 64");
    row("/offerings", R"(["a", "a"])", "twice", "/offerings/1");
    row("/offerings", "[7]", "id or an object", "/offerings/0");
    row("/offerings", R"([{"id": "x"}])", "missing", "/offerings/0/device");
    row("/offerings", R"([{"device": "x"}])", "missing", "/offerings/0/id");
    row("/offerings", R"([{"id": "x", "device": "y", "devices": 0}])", "1 to 1024", "/offerings/0/devices");
    row("/offerings", R"([{"id": "x", "device": "y", "link": "usb"}])", "nvswitch", "/offerings/0/link");
    row("/offerings", R"([{"id": "x", "device": "y", "devices": 2, "link": "none"}])", "joins 2 devices",
        "/offerings/0/link");
    row("/offerings", R"([{"id": "x", "device": "y", "price_per_month": -1}])", "expected",
        "/offerings/0/price_per_month");
    row("/model", R"({"preset": "a", "shape": {}})", "more than once");
    row("/model", R"({"parameters": 7e9, "shape": {}})", "more than once");
    row("/model/preset", "7", "a text");
    row("/model/shape", "{}", "missing", "/model/shape/layers");
    const char* uneven = R"({"layers": 2, "hidden": 100, "ffn": 10, "heads": 8, "vocab": 9})";
    row("/model/shape", uneven, "multiple of heads", "/model/shape/head_size");
    const char* groups = R"({"layers": 2, "hidden": 64, "ffn": 10, "heads": 8, "kv_heads": 3, "vocab": 9})";
    row("/model/shape", groups, "divisor", "/model/shape/kv_heads");
    const char* experts = R"({"layers": 2, "hidden": 64, "ffn": 1, "heads": 8, "vocab": 9, "experts": 4})";
    row("/model/shape", experts, "1 to experts", "/model/shape/active_experts");
    const char* dense = R"({"layers": 2, "hidden": 64, "ffn": 1, "heads": 8, "vocab": 9, "dense_layers": 3})";
    row("/model/shape", dense, "at most layers", "/model/shape/dense_layers");
    row("/model/shape", R"({"layers": 2, "hidden": 64, "heads": 8, "vocab": 9})", "missing", "/model/shape/ffn");
    row("/model/shape/layers", "2.5", "whole number");
    row("/model/shape/gated_ffn", "1", "true or false");
    for (const char* key : {"task", "precision", "optimizer", "gradient_precision", "weights_format", "attention",
                            "stack", "packing", "master_copy"}) {
        row(qPrintable(QString("/job/%1").arg(key)), R"("other")", "expected one of");
        row(qPrintable(QString("/job/%1").arg(key)), "7", "a text");
    }
    row("/job/fused_loss", R"("yes")", "true or false");
    row("/job/lora_targets", R"("everything")", "all-linear");
    row("/job/lora_targets", R"(["q", "x"])", "qkv");
    row("/job/lora_targets", "[]", "at least one");
    row("/job", R"({"task": "full", "precision": "int8"})", "frozen base", "/job/precision");
    row("/job", R"({"task": "pretrain", "precision": "nf4"})", "frozen base", "/job/precision");
    row("/job", R"({"task": "lora", "precision": "nf4"})", "qlora", "/job/precision");
    row("/job", R"({"packing": "padded"})", "mean_length", "/job/mean_length");
    row("/job", R"({"sequence_length": 100, "mean_length": 101})", "at most", "/job/mean_length");
    row("/job/serving/kv_precision", R"("nf4")", "bf16");
    row("/goal/kind", R"("money")", "days, tokens, match");
    row("/goal", R"({"kind": "match"})", "missing", "/goal/offering");
    row("/goal", R"({"tokens": 1e9, "dataset": {"samples": 1e6, "mean_tokens": 1000, "epochs": 2}})", "one of the two",
        "/goal/tokens");
    row("/goal/dataset", R"({"samples": 1e11, "mean_tokens": 1e6})", "comes to");
    row("/goal/dataset/epochs", R"("many")", "expected");
    row("/rental/shown_currency", R"("$")", "capital letters");
    row("/rental/servers", R"("some")", "whole number");
    row("/rental/servers", R"("auto")", "deadline");
    row("/rental/billing", R"("daily")", "pro_rata");
    row("/rental/currency", R"("yuan")", "capital letters");
    row("/rental/rate", "0", "expected");
    row("/rental/start_date", R"("2026-13-01")", "YYYY-MM-DD");
    row("/rental/hosts", R"({"a": 7})", "an object", "/rental/hosts/a");
    row("/rental/hosts", R"({"a": {"pcie": "fast"}})", "p2p", "/rental/hosts/a/pcie");
    row("/rental/hosts", R"({"a": {"bin": "910b9"}})", "910b2c", "/rental/hosts/a/bin");
    row("/rental/hosts", R"({"a/b": {"ram_gib": 0}})", "expected", "/rental/hosts/a~1b/ram_gib");
    row("/rental/per_offering", R"({"a": {"billing": "x"}})", "hourly", "/rental/per_offering/a/billing");
    row("/constraints/domestic_only", "null", "");
    row("/costs/include_migration", "1", "true or false");
    row("/plan/mode", R"("best")", "auto, fixed");
    for (const char* key : {"tp", "pp", "cp", "ep", "vp", "shard_group", "micro_batch", "accumulation"})
        row(qPrintable(QString("/plan/%1").arg(key)), "0", "expected 1 to");
    row("/plan/zero", "4", "0 to 3");
    row("/plan/recompute", R"("some")", "selective");
    row("/plan/offload", R"("disk")", "activations");
    row("/plan/sequence_parallel", "0", "true or false");
    row("/calibrations", "{}", "an array");
    row("/baseline", "[]", "an object");
    row("/baseline/job/task", R"("sing")", "expected one of");
    row("/baseline/offerings", "[]", "1 to 64");
    row("/baseline/rental/servers", R"("auto")", "deadline");
    row("/baseline/baseline", "{}", "of its own");
    row("/scenarios", R"([{"baseline": {"goal": {"tokens": 0}}}])", "expected", "/scenarios/0/baseline/goal/tokens");
    row("/scenarios", "[]", "1 to 64");
    row("/scenarios", R"([{"job": {"task": 1}}])", "a text", "/scenarios/0/job/task");
    row("/catalog_changes", "[]", "an object");
}

void TestScenario::refused()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, at);
    QFETCH(QString, words);
    const ScenarioReading reading = readAt(pointer, value);
    if (words.isEmpty()) { // null is the same as absent
        QVERIFY(reading.file);
        return;
    }
    QVERIFY(!reading.file);
    QVERIFY2(hasProblem(reading.problems, Severity::Error, at, words), qPrintable(shown(reading.problems)));
}

void TestScenario::inputBounds_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < inputs().size(); ++i)
        QTest::newRow(std::string(inputs()[i].key).c_str()) << int(i);
}

// Every number of the table of inputs: its bounds are accepted and nothing beyond; text and booleans are refused.
void TestScenario::inputBounds()
{
    QFETCH(int, index);
    const InputSpec& spec = inputs()[std::size_t(index)];
    const QString at = QString::fromUtf8(spec.key.data(), qsizetype(spec.key.size()));
    const auto number = [](double v) { return QString::number(v, 'g', 17); };
    for (const double inside : {spec.minimum, spec.maximum}) {
        const ScenarioReading reading = readAt(at, number(inside));
        if (spec.id == InputId::MeanLength && inside > 4096)
            continue; // longer than the default sequence
        QVERIFY2(reading.file, qPrintable(shown(reading.problems)));
        QCOMPARE(value(reading.file->scenarios.front(), spec.id), inside);
    }
    const double step = std::max(1.0, spec.maximum * 0.01);
    for (const QString& outside :
         {number(spec.minimum - 1.0), number(spec.maximum + step), QString("\"x\""), QString("true"), QString("[]")}) {
        const ScenarioReading reading = readAt(at, outside);
        QVERIFY2(hasProblem(reading.problems, Severity::Error, at, "expected"), qPrintable(outside));
    }
    if (spec.integral)
        QVERIFY(!readAt(at, number(spec.minimum + 0.5)).file);
}

void TestScenario::keepsUnknownKeys()
{
    const ScenarioReading reading = read(R"("colour": "red", "job": {"task": "lora", "mood": {"a": [1]}},
        "rental": {"hosts": {"h100-80g-x8": {"rack": 7}}}, "model": {"preset": "llama-2-7b", "owner": null})");
    QVERIFY2(reading.file, qPrintable(shown(reading.problems)));
    for (const char* at : {"/colour", "/job/mood", "/rental/hosts/h100-80g-x8/rack", "/model/owner"})
        QVERIFY2(hasProblem(reading.problems, Severity::Note, at, "unknown"), at);
    QCOMPARE(reading.problems.size(), std::size_t(4));
    const ScenarioReading baseline = read(R"("baseline": {"mood": 1, "goal": {"colour": "red"}})");
    QVERIFY(hasProblem(baseline.problems, Severity::Note, "/baseline/goal/colour", "unknown"));
    const json kept = json::parse(scenariosToJson(*baseline.file))["baseline"];
    QCOMPARE(kept["mood"].get<int>(), 1);
    QCOMPARE(kept["goal"]["colour"].get<std::string>(), std::string("red"));
    QVERIFY(!kept.contains("baseline") && !kept.contains("format"));
    const json written = json::parse(scenariosToJson(*reading.file));
    QCOMPARE(written["colour"].dump(), std::string("\"red\""));
    QCOMPARE(written["job"]["mood"].dump(), std::string(R"({"a":[1]})"));
    QCOMPARE(written["rental"]["hosts"]["h100-80g-x8"]["rack"].dump(), std::string("7"));
    QVERIFY(written["model"].contains("owner"));
    QVERIFY(*scenariosFromJson(written.dump()).file == *reading.file);
}

void TestScenario::keepsUnknownKeysOfMovedOfferings()
{
    ScenarioReading reading = read(R"("offerings": [{"id": "a", "device": "x", "tag": 1}, "h100-80g-x8"])");
    QVERIFY(reading.file);
    Scenario& scenario = reading.file->scenarios.front();
    std::swap(scenario.offerings[0], scenario.offerings[1]);
    QCOMPARE(json::parse(scenarioToJson(scenario))["offerings"][1]["tag"].dump(), std::string("1"));
    scenario.offerings.pop_back();
    QCOMPARE(json::parse(scenarioToJson(scenario))["offerings"].dump(), std::string(R"(["h100-80g-x8"])"));
}

void TestScenario::severalScenarios()
{
    const ScenarioReading reading = read(R"("title": "Both", "note": "n", "x": 1, "scenarios": [
        {"title": "A", "job": {"task": "lora"}, "y": 2}, {"title": "B", "format": "octoplan-scenario", "version": 1}],
        "catalog_changes": {"offerings": {"h100-80g-x8": {"price_per_month": 1}}})");
    QVERIFY2(reading.file, qPrintable(shown(reading.problems)));
    QCOMPARE(reading.file->scenarios.size(), std::size_t(2));
    QCOMPARE(reading.file->scenarios[0].job.task, Task::Lora);
    QCOMPARE(QString::fromStdString(reading.file->title), QString("Both"));
    QVERIFY(hasProblem(reading.problems, Severity::Note, "/x", "unknown"));
    QVERIFY(hasProblem(reading.problems, Severity::Note, "/scenarios/0/y", "unknown"));
    const std::string text = scenariosToJson(*reading.file);
    QVERIFY(*scenariosFromJson(text).file == *reading.file);
    QCOMPARE(json::parse(text)["scenarios"][0]["y"].dump(), std::string("2"));
    QCOMPARE(json::parse(text)["x"].dump(), std::string("1"));
}

void TestScenario::lenientNumbers()
{
    const ScenarioReading reading =
        read(R"("job": {"sequence_length": "2048", "global_batch_tokens": 65536.0}, "goal": {"tokens": "2e9"})");
    QVERIFY2(reading.file, qPrintable(shown(reading.problems)));
    QCOMPARE(reading.file->scenarios.front().job.sequenceLength, 2048);
    QCOMPARE(reading.file->scenarios.front().job.globalBatchTokens, std::int64_t(65536));
    QCOMPARE(reading.file->scenarios.front().goal.tokens, 2e9);
    QCOMPARE(reading.problems.size(), std::size_t(3));
}

OCTOPLAN_TEST(TestScenario);
#include "tst_scenario.moc"
