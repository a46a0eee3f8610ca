// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/modellibrary.h"
#include "support/registry.h"
#include "workload/census.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace octoplan;

namespace {

const ModelLibrary& library()
{
    static const ModelLibrary library = [] {
        QFile file(":/octoplan/models.json");
        return readModelLibrary(file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string());
    }();
    return library;
}

} // namespace

class TestModelLibrary : public QObject {
    Q_OBJECT

private slots:
    void shippedIsClean();
    void publishedTotals_data();
    void publishedTotals();
    void activeParameters();
    void refuses_data();
    void refuses();
};

void TestModelLibrary::shippedIsClean()
{
    QVERIFY2(library().problems.empty(),
             library().problems.empty() ? "" : library().problems.front().message.english().c_str());
    QVERIFY(library().models.size() >= 60);
    for (const ModelPreset& preset : library().models) {
        QVERIFY(preset.source.starts_with("https://"));
        QVERIFY(!preset.shape.name.empty() && preset.shape.name != preset.id);
    }
}

void TestModelLibrary::publishedTotals_data()
{
    QTest::addColumn<qint64>("total");
    QTest::newRow("llama-2-7b") << qint64(6738415616);
    QTest::newRow("llama-2-13b") << qint64(13015864320);
    QTest::newRow("llama-2-70b") << qint64(68976648192);
    QTest::newRow("llama-65b") << qint64(65285660672);
    QTest::newRow("codellama-34b") << qint64(33743970304);
    QTest::newRow("llama-3.1-8b") << qint64(8030261248);
    QTest::newRow("llama-3.1-70b") << qint64(70553706496);
    QTest::newRow("llama-3.1-405b") << qint64(405853388800);
    QTest::newRow("llama-3.2-1b") << qint64(1235814400);
    QTest::newRow("llama-3.2-3b") << qint64(3212749824);
    QTest::newRow("llama-4-scout") << qint64(107769861120);
    QTest::newRow("tinyllama-1.1b") << qint64(1100048384);
    QTest::newRow("qwen2.5-0.5b") << qint64(494032768);
    QTest::newRow("qwen2.5-1.5b") << qint64(1543714304);
    QTest::newRow("qwen2.5-3b") << qint64(3085938688);
    QTest::newRow("qwen2.5-7b") << qint64(7615616512);
    QTest::newRow("qwen2.5-14b") << qint64(14770033664);
    QTest::newRow("qwen2.5-32b") << qint64(32763876352);
    QTest::newRow("qwen2.5-72b") << qint64(72706203648);
    QTest::newRow("qwen3-0.6b") << qint64(596049920);
    QTest::newRow("qwen3-1.7b") << qint64(1720574976);
    QTest::newRow("qwen3-4b") << qint64(4022468096);
    QTest::newRow("qwen3-8b") << qint64(8190735360);
    QTest::newRow("qwen3-14b") << qint64(14768307200);
    QTest::newRow("qwen3-32b") << qint64(32762123264);
    QTest::newRow("qwen3-30b-a3b") << qint64(30532122624);
    QTest::newRow("qwen3-235b-a22b") << qint64(235093634560);
    QTest::newRow("qwen1.5-moe-a2.7b") << qint64(14315784192);
    QTest::newRow("mistral-7b") << qint64(7248023552);
    QTest::newRow("mistral-nemo-12b") << qint64(12247782400);
    QTest::newRow("mistral-small-24b") << qint64(23572403200);
    QTest::newRow("mixtral-8x7b") << qint64(46702792704);
    QTest::newRow("mixtral-8x22b") << qint64(140620634112);
    QTest::newRow("deepseek-v2-lite") << qint64(15706484224);
    QTest::newRow("deepseek-v2") << qint64(235741434880);
    QTest::newRow("deepseek-v3") << qint64(671026419200);
    QTest::newRow("kimi-k2") << qint64(1026408232448);
    QTest::newRow("gemma-2-2b") << qint64(2614341888);
    QTest::newRow("gemma-2-9b") << qint64(9241705984);
    QTest::newRow("gemma-2-27b") << qint64(27227128320);
    QTest::newRow("gemma-3-1b") << qint64(999885952);
    QTest::newRow("gemma-3-4b") << qint64(3880263168);
    QTest::newRow("gemma-3-12b") << qint64(11766034176);
    QTest::newRow("gemma-3-27b") << qint64(27009346304);
    QTest::newRow("phi-3-mini") << qint64(3821079552);
    QTest::newRow("phi-4") << qint64(14659507200);
    QTest::newRow("glm-4-9b") << qint64(9399951360);
    QTest::newRow("chatglm3-6b") << qint64(6243584000);
    QTest::newRow("yi-6b") << qint64(6061035520);
    QTest::newRow("yi-34b") << qint64(34388917248);
    QTest::newRow("internlm2-7b") << qint64(7737708544);
    QTest::newRow("internlm2-20b") << qint64(19861149696);
    QTest::newRow("baichuan2-7b") << qint64(7505973248);
    QTest::newRow("baichuan2-13b") << qint64(13896668160);
    QTest::newRow("gpt-oss-20b") << qint64(20914757184);
    QTest::newRow("gpt-oss-120b") << qint64(116829156672);
    QTest::newRow("starcoder2-15b") << qint64(15957889024);
    QTest::newRow("falcon-40b") << qint64(41303293952);
    QTest::newRow("gpt2") << qint64(124439808);
}

void TestModelLibrary::publishedTotals()
{
    QFETCH(qint64, total);
    const std::vector<ModelPreset>& models = library().models;
    const std::string id = QTest::currentDataTag();
    const auto found = std::find_if(models.begin(), models.end(), [&](const ModelPreset& m) { return m.id == id; });
    QVERIFY(found != models.end());
    QCOMPARE(census(found->shape).total, total);
}

void TestModelLibrary::activeParameters()
{
    const auto active = [](std::string_view id) {
        for (const ModelPreset& preset : library().models)
            if (preset.id == id)
                return census(preset.shape).active;
        return std::int64_t{0};
    };
    QCOMPARE(active("deepseek-v3"), 37552297472);
    QCOMPARE(active("qwen3-30b-a3b"), 3353032704);
    QCOMPARE(active("qwen3-235b-a22b"), 22190763520);
    QCOMPARE(active("gpt-oss-20b"), 4187440704);
    QCOMPARE(active("kimi-k2"), 32861500928);
    QCOMPARE(active("mixtral-8x22b"), 39152031744);
}

void TestModelLibrary::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("at");
    QTest::newRow("no JSON") << QByteArray("{") << "1:2";
    QTest::newRow("another format") << QByteArray(R"({"format":"x","version":1,"models":[]})") << "/format";
    QTest::newRow("later version") << QByteArray(R"({"format":"octoplan-models","version":2,"models":[]})")
                                   << "/version";
    QTest::newRow("no models") << QByteArray(R"({"format":"octoplan-models","version":1})") << "/models";
    QTest::newRow("no shape") << QByteArray(
                                     R"({"format":"octoplan-models","version":1,"models":[{"id":"a","name":"A"}]})")
                              << "/models/0/shape";
}

void TestModelLibrary::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, at);
    const ModelLibrary library = readModelLibrary(text.toStdString());
    QVERIFY(library.models.empty());
    QVERIFY(hasError(library.problems));
    QCOMPARE(QString::fromStdString(library.problems.front().at), at);
}

OCTOPLAN_TEST(TestModelLibrary);
#include "tst_modellibrary.moc"
