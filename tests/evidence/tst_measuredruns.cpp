// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/validation.h"
#include "formats/measuredruns.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

using namespace octoplan;

class TestMeasuredRuns : public QObject {
    Q_OBJECT

private slots:
    void reads();
    void oddRuns_data();
    void oddRuns();
    void thousands();
    void refuses_data();
    void refuses();
};

void TestMeasuredRuns::reads()
{
    const MeasuredRuns got = readMeasuredRuns(R"([{"id": "a", "group": "g", "future": [1],
        "hardware": {"device": "h100-sxm-80g", "devices": "8", "devices_per_node": 8.0, "interconnect": null},
        "model": {"name": "Llama-2-7B", "params_b": 6.738, "layers": 32, "gated_mlp": true},
        "task": "full_finetune", "seq_len": 4096, "packed": 1, "recompute": true,
        "parallel": {"tp": 0, "vp": "2 layers/stage", "zero_stage": 3, "fsdp": true},
        "measured": {"tokens_per_s_per_device": 3000, "peak_mem_gb_per_device": -1, "out_of_memory": null},
        "quality": {"exclude_from_scoring": true}}, 7])");
    QVERIFY(!hasError(got.problems));
    QCOMPARE(got.problems.size(), std::size_t{1}); // the number that is no run
    QCOMPARE(got.runs.size(), std::size_t{1});
    const MeasuredRun& run = got.runs.front();
    QCOMPARE(run.devices.value_or(0), 8);
    QCOMPARE(run.devicesPerNode.value_or(0), 8);
    QVERIFY(run.interconnect.empty());
    QCOMPARE(run.model.parameters.value_or(0), 6.738e9);
    QVERIFY(!run.parallel.tp); // not a size
    QCOMPARE(run.parallel.zero, std::string("3"));
    QCOMPARE(run.parallel.fsdp, std::string("true"));
    QCOMPARE(run.recompute, std::string("true"));
    QVERIFY(run.packed.value_or(false));
    QVERIFY(!run.measured.peakMemory);
    QVERIFY(!run.measured.outOfMemory);
    QVERIFY(run.excluded);
}

void TestMeasuredRuns::oddRuns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray("[{}]");
    QTest::newRow("nulls") << QByteArray(R"([{"hardware": null, "model": null, "measured": null, "task": null}])");
    QTest::newRow("other types") << QByteArray(
        R"([{"hardware": [8], "model": "7B", "parallel": 3, "measured": "fast", "task": 4, "id": {"a": 1}}])");
    QTest::newRow("texts for numbers") << QByteArray(
        R"([{"hardware": {"device": "h100-sxm-80g", "devices": "many"}, "model": {"name": "x-7B"},
                           "task": "full", "seq_len": "4k", "measured": {"tokens_per_s_per_device": "3000"}}])");
    QTest::newRow("huge") << QByteArray(
        R"([{"hardware": {"device": "h100-sxm-80g", "devices": 99999999, "devices_per_node": 1}, "task": "full",
             "model": {"params_b": 1e300}, "parallel": {"tp": 99999, "pp": 99999, "dp": 99999}}])");
    QTest::newRow("huge shape") << QByteArray(
        R"([{"hardware": {"device": "h100-sxm-80g", "devices": 8}, "task": "pretrain", "seq_len": 999999999,
             "micro_batch": 999999999, "global_batch": 1, "measured": {"tokens_per_s_per_device": 1},
             "model": {"layers": 900, "hidden": 200000, "ffn": 2000000, "heads": 1, "vocab": 9999999}}])");
    QTest::newRow("contradiction") << QByteArray(
        R"([{"hardware": {"device": "h100-sxm-80g", "devices": 8}, "task": "pretrain", "model": {"params_b": 7},
             "parallel": {"tp": 3, "pp": 5}}])");
    QTest::newRow("wrong heads") << QByteArray(
        R"([{"hardware": {"device": "h100-sxm-80g", "devices": 8}, "task": "lora", "precision": "nf4 base",
             "model": {"layers": 3, "hidden": 100, "heads": 7, "kv_heads": 9, "experts": 5, "top_k": 50},
             "parallel": {"ep": 64, "tp": 8, "vp": "0 layers/stage", "zero_stage": "none"},
             "measured": {"peak_mem_gb_per_device": 3, "mem_kind": 7}}])");
}

void TestMeasuredRuns::oddRuns()
{
    QFETCH(QByteArray, text);
    const MeasuredRuns got = readMeasuredRuns(text.toStdString());
    QVERIFY(!hasError(got.problems));
    QCOMPARE(got.runs.size(), std::size_t{1});
    const Validation v = validate(got.runs, test::sampleCatalog());
    const RunResult& result = v.runs.front();
    QVERIFY(result.skipped.has_value() || result.plan.devices() >= 1);
    for (const auto& figure : {result.speed, result.memory})
        if (figure)
            QVERIFY(std::isfinite(figure->likely) && figure->likely > 0.0);
}

void TestMeasuredRuns::thousands()
{
    const MeasuredRuns got = readMeasuredRuns(R"([{"seq_len": "4k"}, {"seq_len": "8K"}, {"seq_len": "2048"}])");
    QCOMPARE(got.runs[0].sequenceLength, std::optional(4096));
    QCOMPARE(got.runs[1].sequenceLength, std::optional(8192));
    QCOMPARE(got.runs[2].sequenceLength, std::optional(2048));
}

void TestMeasuredRuns::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an object") << QByteArray("{}");
    QTest::newRow("no JSON") << QByteArray("[{]");
}

void TestMeasuredRuns::refuses()
{
    QFETCH(QByteArray, text);
    const MeasuredRuns got = readMeasuredRuns(text.toStdString());
    QVERIFY(hasError(got.problems));
    QVERIFY(got.runs.empty());
}

OCTOPLAN_TEST(TestMeasuredRuns);

#include "tst_measuredruns.moc"
