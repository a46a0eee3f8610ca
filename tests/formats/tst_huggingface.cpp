// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/huggingface.h"
#include "formats/inspectreport.h"
#include "support/registry.h"
#include "workload/census.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace octoplan;
using nlohmann::json;

namespace {

QByteArray dataFile(const QString& name)
{
    QFile file(QStringLiteral(OCTOPLAN_SOURCE_DIR "/tests/data/configs/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool mentions(const ConfigReading& reading, const std::string& word)
{
    for (const Problem& problem : reading.problems)
        if (problem.message.english().find(word) != std::string::npos)
            return true;
    return false;
}

json llama()
{
    return {{"model_type", "llama"},     {"hidden_size", 4096},         {"intermediate_size", 11008},
            {"num_attention_heads", 32}, {"num_hidden_layers", 32},     {"num_key_value_heads", 32},
            {"vocab_size", 32000},       {"tie_word_embeddings", false}};
}

} // namespace

class TestHuggingFace : public QObject {
    Q_OBJECT

private slots:
    void published_data();
    void published();
    void families_data();
    void families();
    void broken_data();
    void broken();
    void refusedChanges_data();
    void refusedChanges();
    void cleanFileHasNoProblems();
    void saysWhereItRead();
    void nestedTextPart();
    void nestedDefaultsOfAKnownType();
    void windows();
    void reportHasTheContractsKeys();
    void refusedReportHasNoNumbers();
};

void TestHuggingFace::published_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("total");
    QTest::addColumn<QString>("active");
    for (const QByteArray& line : dataFile("totals.txt").split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3 && !line.startsWith('#'))
            QTest::newRow(words[0].constData()) << QString(words[0]) << QString(words[1]) << QString(words[2]);
    }
}

void TestHuggingFace::published()
{
    QFETCH(QString, file);
    QFETCH(QString, total);
    QFETCH(QString, active);
    const QByteArray text = dataFile(file + ".json");
    QVERIFY(!text.isEmpty());
    const ConfigReading reading = readConfig(text.toStdString());
    QCOMPARE(reading.refused, total == "refused");
    if (reading.refused)
        return;
    const Census c = census(reading.shape);
    QVERIFY(c.total > 0 && c.active > 0 && c.active <= c.total);
    if (total != "-")
        QCOMPARE(QString::number(c.total), total);
    if (active != "-")
        QCOMPARE(QString::number(c.active), active);
}

void TestHuggingFace::broken_data()
{
    QTest::addColumn<QString>("total"); // empty: refused
    QTest::addColumn<QString>("words"); // of which each must be named
    QTest::addColumn<QString>("at");
    const QString whole = "6738415616";
    QTest::newRow("string-numbers") << whole << "hidden_size,num_hidden_layers"
                                    << "/hidden_size";
    QTest::newRow("kv-null") << whole << "num_key_value_heads,null"
                             << "/num_key_value_heads";
    QTest::newRow("kv-missing") << whole << "num_key_value_heads,absent"
                                << "/num_key_value_heads";
    QTest::newRow("unknown-type") << whole << "brand_new_arch"
                                  << "/model_type";
    QTest::newRow("quant-unknown") << whole << "future_q3,3 bits"
                                   << "/quantization_config";
    QTest::newRow("utf8-bom") << whole << "byte order mark"
                              << "1:1";
    QTest::newRow("heads-not-dividing") << ""
                                        << "num_attention_heads"
                                        << "/num_attention_heads";
    QTest::newRow("zero-layers") << ""
                                 << "num_hidden_layers"
                                 << "/num_hidden_layers";
    QTest::newRow("negative-vocab") << ""
                                    << "vocab_size,-32000"
                                    << "/vocab_size";
    QTest::newRow("huge") << ""
                          << "hidden_size"
                          << "/hidden_size";
    QTest::newRow("array-root") << ""
                                << "array"
                                << "";
    QTest::newRow("missing-hidden") << ""
                                    << "hidden_size"
                                    << "/hidden_size";
    QTest::newRow("moe-topk-gt-experts") << ""
                                         << "num_experts_per_tok,16,8"
                                         << "/num_experts_per_tok";
    QTest::newRow("empty-text-config") << ""
                                       << "text_config,defaults"
                                       << "/text_config";
    QTest::newRow("truncated") << ""
                               << "ends"
                               << "1:151";
    QTest::newRow("trailing-comma") << ""
                                    << "comma"
                                    << "1:301";
    QTest::newRow("comments") << ""
                              << "comment"
                              << "1:1";
    QTest::newRow("zero-bytes") << ""
                                << "empty"
                                << "1:1";
    QTest::newRow("html-page") << ""
                               << "web page"
                               << "1:1";
}

void TestHuggingFace::broken()
{
    QFETCH(QString, total);
    QFETCH(QString, words);
    QFETCH(QString, at);
    const ConfigReading reading =
        readConfig(dataFile(QString("broken/%1.json").arg(QTest::currentDataTag())).toStdString());
    QCOMPARE(reading.refused, total.isEmpty());
    if (!reading.refused)
        QCOMPARE(QString::number(census(reading.shape).total), total);
    for (const QString& word : words.split(','))
        QVERIFY2(mentions(reading, word.toStdString()), qPrintable(word));
    bool placed = false;
    for (const Problem& problem : reading.problems)
        placed = placed || problem.at == at.toStdString();
    QVERIFY2(placed, qPrintable(at));
}

void TestHuggingFace::refusedChanges_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value"); // JSON
    const auto row = [](const char* key, const char* value) {
        QTest::addRow("%s = %s", key, value) << QString(key) << QString(value);
    };
    for (const char* value : {"0", "-1", "32.5", "true", "[]", "{}", "\"many\"", "1e300", "\"\"", "9223372036854775807",
                              "18446744073709551615", "\"1e400\"", "\"nan\""})
        for (const char* key : {"hidden_size", "num_hidden_layers", "num_attention_heads", "vocab_size",
                                "intermediate_size", "num_key_value_heads"})
            row(key, value);
    for (const char* key : {"hidden_size", "num_hidden_layers", "num_attention_heads", "vocab_size"})
        row(key, "null");
    row("num_key_value_heads", "5");
    row("num_key_value_heads", "64");
    row("head_dim", "0");
    row("tie_word_embeddings", "\"perhaps\"");
    row("model_type", "\"t5\"");
    row("model_type", "\"bert\"");
    row("model_type", "\"xlstm\"");
    row("is_encoder_decoder", "true");
    row("layer_types", "[\"full_attention\", \"linear_attention\"]");
    row("hybrid_override_pattern", "\"M*-\"");
    row("num_key_value_heads_per_layer", "[8, 4]");
}

void TestHuggingFace::refusedChanges()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    json config = llama();
    config[key.toStdString()] = json::parse(value.toStdString());
    const ConfigReading reading = readConfig(config.dump());
    QVERIFY(reading.refused);
    const std::string at = "/" + (key == "is_encoder_decoder" ? "model_type" : key.toStdString());
    bool placed = false;
    for (const Problem& problem : reading.problems)
        placed = placed || (problem.at == at && problem.severity == Severity::Error);
    QVERIFY(placed);
}

void TestHuggingFace::families_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("total");
    QTest::addColumn<QByteArray>("active"); // "-": not looked at
    QTest::addColumn<QByteArray>("kvBytes");
    for (const QByteArray& line : dataFile("families.txt").split('\n')) {
        const auto brace = line.indexOf('{');
        if (brace < 0 || line.startsWith('#'))
            continue;
        const QList<QByteArray> words = line.left(brace).split(' ');
        QTest::newRow(words[0].constData()) << line.mid(brace) << words[1] << words[2] << words[3];
    }
}

void TestHuggingFace::families()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, total);
    QFETCH(QByteArray, active);
    QFETCH(QByteArray, kvBytes);
    const ConfigReading reading = readConfig(text.toStdString());
    QVERIFY2(!reading.refused, reading.problems.empty() ? "" : reading.problems.front().message.english().c_str());
    const Census c = census(reading.shape);
    QCOMPARE(QByteArray::number(qint64{c.total}), total);
    if (active != "-")
        QCOMPARE(QByteArray::number(qint64{c.active}), active);
    if (kvBytes != "-")
        QCOMPARE(QByteArray::number(qint64(2.0 * c.kvElementsPerToken)), kvBytes);
}

void TestHuggingFace::cleanFileHasNoProblems()
{
    const ConfigReading reading = readConfig(llama().dump());
    QVERIFY(reading.problems.empty());
    QVERIFY(!reading.refused);
    QVERIFY(reading.notModelled.isEmpty());
}

void TestHuggingFace::saysWhereItRead()
{
    json config = llama();
    config.erase("num_key_value_heads");
    const ConfigReading reading = readConfig(config.dump());
    QCOMPARE(reading.readFrom.at("layers"), std::string("/num_hidden_layers"));
    QVERIFY(!reading.readFrom.contains("kv_heads"));
    QVERIFY(reading.assumed.at("kv_heads").english().find("absent") == 0);
    const ConfigReading inside = readConfig(config, "/model/config");
    QCOMPARE(inside.readFrom.at("layers"), std::string("/model/config/num_hidden_layers"));
    QCOMPARE(inside.problems.front().at, std::string("/model/config/num_key_value_heads"));
}

void TestHuggingFace::nestedTextPart()
{
    json text = llama();
    text.erase("tie_word_embeddings");
    for (const char* part : {"text_config", "llm_config", "llm_cfg", "language_config"}) {
        const json config = {{"model_type", "something_vl"},
                             {part, text},
                             {"tie_word_embeddings", true},
                             {"vision_config", {{"hidden_size", 1024}}}};
        const ConfigReading reading = readConfig(config.dump());
        QVERIFY(!reading.refused);
        QCOMPARE(reading.readFrom.at("layers"), std::string("/") + part + "/num_hidden_layers");
        QCOMPARE(census(reading.shape).total, 6738415616 - 32000LL * 4096);
    }
}

void TestHuggingFace::nestedDefaultsOfAKnownType()
{
    // As LLaVA 1.5 writes it: sizes are left to the library.
    const json config = {{"model_type", "llava"}, {"text_config", {{"model_type", "llama"}, {"vocab_size", 32064}}}};
    const ConfigReading reading = readConfig(config.dump());
    QVERIFY(!reading.refused);
    QCOMPARE(census(reading.shape).total, 6738415616 + 2 * 64LL * 4096);
    QVERIFY(reading.assumed.contains("layers") && reading.assumed.contains("hidden"));
    QVERIFY(mentions(reading, "hidden_size"));
}

void TestHuggingFace::windows()
{
    const auto shape = [](const char* file) { return readConfig(dataFile(file).toStdString()).shape; };
    QCOMPARE(shape("gpt-oss-20b.json").window, 128);
    QCOMPARE(shape("gpt-oss-20b.json").windowEvery, 2);
    QCOMPARE(shape("gemma-3-4b.json").windowEvery, 6);
    QCOMPARE(shape("qwen2.5-3b.json").window, 0); // use_sliding_window is off
    QCOMPARE(shape("mistral-nemo-2407.json").window, 0);
}

void TestHuggingFace::reportHasTheContractsKeys()
{
    const ConfigReading reading = readConfig(dataFile("gemma-3-4b.json").toStdString());
    const json report = json::parse(inspectJson(reading));
    for (const char* key : {"family", "parameters", "active_parameters", "flop_parameters", "vision_parameters",
                            "layers", "hidden", "heads", "kv_heads", "head_size", "ffn", "vocab", "tied_embeddings",
                            "kv_bytes_per_token", "read_from", "assumed", "problems"})
        QVERIFY2(report.contains(key), key);
    QCOMPARE(report["parameters"].get<qint64>(), 3880263168);
    // Published for the whole model.
    QCOMPARE(report["parameters"].get<qint64>() + report["vision_parameters"].get<qint64>(), 4300079472);
    QCOMPARE(report["read_from"]["layers"].get<std::string>(), std::string("/text_config/num_hidden_layers"));
}

void TestHuggingFace::refusedReportHasNoNumbers()
{
    const ConfigReading reading = readConfig("{}");
    QVERIFY(reading.refused);
    const json report = json::parse(inspectJson(reading));
    QCOMPARE(report.size(), std::size_t{1});
    QVERIFY(!report["problems"].empty());
}

OCTOPLAN_TEST(TestHuggingFace);
#include "tst_huggingface.moc"
