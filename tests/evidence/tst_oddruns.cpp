// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/validation.h"
#include "formats/jsontext.h"
#include "formats/measuredruns.h"
#include "shippeddata.h"
#include "support/registry.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace octoplan;
using Json = nlohmann::json;

// Runs of other sources state other things in other words: any row is answered, with a wider interval, or skipped for a
// reason that is counted; it never throws.
class TestOddRuns : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void missing_data();
    void missing();
    void unknownWords_data();
    void unknownWords();
    void anything();

private:
    Json m_runs;
    void answered(const Json& runs, bool mayBeSkipped);
};

void TestOddRuns::initTestCase()
{
    m_runs = Json::parse(test::sourceFile("resources/measured/runs.json"));
    QCOMPARE(m_runs.size(), std::size_t{739});
}

void TestOddRuns::answered(const Json& runs, bool mayBeSkipped)
{
    const MeasuredRuns read = readMeasuredRuns(runs.dump());
    QVERIFY(!hasError(read.problems));
    QCOMPARE(read.runs.size(), runs.size());
    const Validation v = validate(read.runs, test::shippedCatalog());
    int skipped = 0, excluded = 0;
    for (const RunResult& r : v.runs) {
        skipped += r.skipped ? 1 : 0;
        excluded += r.skipped == SkipReason::Excluded ? 1 : 0;
        if (r.skipped)
            continue;
        QVERIFY2(r.memoryEstimate.low < r.memoryEstimate.total && r.memoryEstimate.total < r.memoryEstimate.high,
                 r.id.c_str());
        for (const auto& figure : {r.speed, r.memory})
            if (figure)
                QVERIFY2(std::isfinite(figure->likely) && figure->low > 0.0 && figure->low < figure->likely &&
                             figure->likely < figure->high && std::isfinite(figure->high),
                         r.id.c_str());
    }
    QCOMPARE(v.skipped.sum(), skipped);
    if (!mayBeSkipped)
        QCOMPARE(skipped, excluded);
}

void TestOddRuns::missing_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<bool>("mayBeSkipped");
    for (const char* open : {"/task",
                             "/seq_len",
                             "/micro_batch",
                             "/global_batch",
                             "/parallel",
                             "/recompute",
                             "/offload",
                             "/precision",
                             "/optimizer",
                             "/attention",
                             "/framework",
                             "/packed",
                             "/group",
                             "/id",
                             "/lora_rank",
                             "/hardware/interconnect",
                             "/hardware/devices_per_node",
                             "/hardware/nodes",
                             "/model/heads",
                             "/model/kv_heads",
                             "/model/vocab",
                             "/model/ffn",
                             "/measured/mem_kind",
                             "/measured/mem_unit",
                             "/parallel/zero_stage",
                             "/parallel/fsdp"})
        QTest::newRow(open) << QByteArray(open) << false;
    for (const char* needed :
         {"/hardware", "/hardware/device", "/hardware/devices", "/model", "/model/params_b", "/model/name",
          "/model/layers", "/model/hidden", "/measured", "/parallel/tp", "/parallel/pp", "/parallel/dp"})
        QTest::newRow(needed) << QByteArray(needed) << true;
}

void TestOddRuns::missing()
{
    QFETCH(QByteArray, pointer);
    QFETCH(bool, mayBeSkipped);
    const Json::json_pointer at(pointer.toStdString());
    Json runs = m_runs;
    for (Json& run : runs)
        if (run.contains(at))
            run[at.parent_pointer()].erase(at.back());
    answered(runs, mayBeSkipped);
}

void TestOddRuns::unknownWords_data()
{
    QTest::addColumn<QByteArray>("pointer");
    for (const char* words : {"/recompute", "/offload", "/precision", "/optimizer", "/attention", "/framework",
                              "/hardware/interconnect", "/measured/mem_kind", "/measured/mem_unit",
                              "/parallel/zero_stage", "/parallel/fsdp", "/note", "/packed", "/oom_kind"})
        QTest::newRow(words) << QByteArray(words);
}

void TestOddRuns::unknownWords()
{
    QFETCH(QByteArray, pointer);
    for (const char* word : {"zyx", "\xe6\x98\xbe\xe5\xad\x98", "{}", "-1e309", "   "}) {
        Json runs = m_runs;
        for (Json& run : runs)
            run[Json::json_pointer(pointer.toStdString())] = word;
        answered(runs, false);
    }
}

// Each field of each run may be gone, another type, or out of all proportion.
void TestOddRuns::anything()
{
    std::mt19937 random(11);
    const Json odd[] = {nullptr, -3, 0, 1e18, 0.2, "7", "many", true, Json::array({1}), Json::object(), 1, 3, 65536};
    for (int round = 0; round < 6; ++round) {
        Json runs = m_runs;
        for (Json& run : runs) {
            Json flat = run.flatten();
            for (auto& [key, value] : flat.items())
                if (random() % 6 == 0)
                    value = odd[random() % std::size(odd)];
            for (auto& [key, value] : flat.items()) // what unflatten() takes
                if (value.is_structured())
                    value = nullptr;
            run = flat.unflatten();
        }
        answered(runs, true);
    }
}

OCTOPLAN_TEST(TestOddRuns);

#include "tst_oddruns.moc"
