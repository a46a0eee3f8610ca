// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "workload/census.h"
#include "workload/summary.h"

#include <QTest>

using namespace octoplan;

namespace {

ModelShape llama(int layers, int hidden, int ffn, int heads, int kvHeads, int vocab)
{
    ModelShape s;
    s.layers = layers;
    s.hidden = hidden;
    s.ffn = ffn;
    s.heads = heads;
    s.kvHeads = kvHeads;
    s.headSize = hidden / heads;
    s.vocab = vocab;
    return s;
}

ModelShape llama2() { return llama(32, 4096, 11008, 32, 32, 32000); }

ModelShape mixtral()
{
    ModelShape s = llama(32, 4096, 14336, 32, 8, 32000);
    s.experts = 8;
    s.activeExperts = 2;
    s.expertFfn = 14336;
    return s;
}

ModelShape deepSeekV2Lite()
{
    ModelShape s = llama(27, 2048, 10944, 16, 16, 102400);
    s.headSize = 128;
    s.kvLatent = 512;
    s.ropeHeadSize = 64;
    s.valueHeadSize = 128;
    s.experts = 64;
    s.activeExperts = 6;
    s.expertFfn = 1408;
    s.sharedExperts = 2;
    s.denseLayers = 1;
    return s;
}

std::int64_t sumOfPlaces(const ModelShape& s, const Census& c)
{
    return c.embedding + c.head + c.finalNorm + s.layers * (c.attentionPerLayer + c.normsPerLayer) +
           c.denseLayers * c.denseFfn + c.moeLayers * (c.routerPerLayer + s.experts * c.expert + c.sharedExperts) +
           c.extra;
}

} // namespace

class TestCensus : public QObject {
    Q_OBJECT

private slots:
    void publishedTotals();
    void placesSumToTotal();
    void activeLeavesOutIdleExperts();
    void flopParametersCountTheHeadOnce();
    void kvElements();
    void everySecondLayerIsAMixture();
    void adapters();
    void trainedTablesCountOnceWhenTied();
    void summaryByTask();
    void weightsOnDiskByFormat();
};

void TestCensus::publishedTotals()
{
    QCOMPARE(census(llama2()).total, 6738415616);
    QCOMPARE(census(llama(80, 8192, 28672, 64, 8, 32000)).total, 68976648192);
    QCOMPARE(census(mixtral()).total, 46702792704);
    QCOMPARE(census(deepSeekV2Lite()).total, 15706484224);
}

void TestCensus::placesSumToTotal()
{
    for (const ModelShape& s : {llama2(), mixtral(), deepSeekV2Lite()})
        QCOMPARE(sumOfPlaces(s, census(s)), census(s).total);
}

void TestCensus::activeLeavesOutIdleExperts()
{
    const Census c = census(mixtral());
    QCOMPARE(c.total - c.active, 32LL * 6 * c.expert);
    QCOMPARE(c.expert, 3 * 4096LL * 14336);
    QCOMPARE(c.active, 12879925248); // Mixtral's card: 12.9B
}

void TestCensus::flopParametersCountTheHeadOnce()
{
    ModelShape s = llama2();
    const std::int64_t table = 32000LL * 4096;
    QCOMPARE(census(s).flop, census(s).active - table);
    s.tiedEmbeddings = true;
    QCOMPARE(census(s).total, 6738415616 - table);
    QCOMPARE(census(s).flop, 6738415616 - table);
}

void TestCensus::kvElements()
{
    QCOMPARE(census(llama2()).kvElementsPerToken, 2.0 * 32 * 4096);
    QCOMPARE(census(mixtral()).kvElementsPerToken, 2.0 * 32 * 1024);
    QCOMPARE(census(deepSeekV2Lite()).kvElementsPerToken, 27.0 * (512 + 64));
    ModelShape some = llama2();
    some.kvLayers = 8;
    QCOMPARE(census(some).kvElementsPerToken, 2.0 * 8 * 4096);
}

void TestCensus::everySecondLayerIsAMixture()
{
    ModelShape s = mixtral();
    s.moeEvery = 2;
    QCOMPARE(census(s).moeLayers, 16);
    QCOMPARE(census(s).denseLayers, 16);
    s.moeEvery = 1;
    s.denseLayers = 3;
    QCOMPARE(census(s).moeLayers, 29);
}

void TestCensus::adapters()
{
    // Printed by peft for Llama 2 7B.
    LoraTargets queryAndValue;
    queryAndValue.add(LoraTarget::Q);
    queryAndValue.add(LoraTarget::V);
    QCOMPARE(adapterParameters(llama2(), 8, queryAndValue), 4194304);
    QCOMPARE(adapterParameters(llama2(), 16, LoraTargets::allLinear()), 39976960);
    QCOMPARE(adapterParameters(llama2(), 8, LoraTargets::attention()), 8388608);
    QCOMPARE(adapterParameters(llama2(), 8, {}), 0);
    LoraTargets gate;
    gate.add(LoraTarget::Gate);
    QCOMPARE(adapterParameters(mixtral(), 1, gate), 32LL * 8 * (4096 + 14336));
    QCOMPARE(activeAdapterParameters(mixtral(), 1, gate), 32LL * 2 * (4096 + 14336)); // a token meets two experts
    QCOMPARE(activeAdapterParameters(llama2(), 16, LoraTargets::allLinear()), 39976960);
}

void TestCensus::trainedTablesCountOnceWhenTied()
{
    LoraTargets tables;
    tables.add(LoraTarget::Embed);
    tables.add(LoraTarget::Head);
    ModelShape s = llama2();
    QCOMPARE(adapterParameters(s, 8, tables), 2 * 32000LL * 4096);
    s.tiedEmbeddings = true;
    QCOMPARE(adapterParameters(s, 8, tables), 32000LL * 4096);
}

void TestCensus::summaryByTask()
{
    Job job;
    QCOMPARE(summarise(llama2(), job).trainableParameters, 6738415616);
    job.task = Task::Lora;
    QCOMPARE(summarise(llama2(), job).trainableParameters, 39976960);
    job.task = Task::Serve;
    const ModelSummary serve = summarise(llama2(), job);
    QCOMPARE(serve.trainableParameters, 0);
    QCOMPARE(serve.kvBytesPerToken, 524288.0);
    QCOMPARE(serve.layers, 32);
}

void TestCensus::weightsOnDiskByFormat()
{
    Job job;
    QCOMPARE(weightsOnDisk(llama2(), job), 2.0 * 6738415616);
    job.precision = Precision::Fp32;
    QCOMPARE(weightsOnDisk(llama2(), job), 4.0 * 6738415616);
    job.precision = Precision::Bf16;
    job.task = Task::Qlora;
    const double nf4 = weightsOnDisk(llama2(), job);
    QVERIFY(nf4 > 0.5625 * 6738415616 && nf4 < 0.65 * 6738415616);
    job.weightsFormat = QuantFormat::Gptq4; // TheBloke/Llama-2-7B-GPTQ, 128 a group: 3.90 GB
    QVERIFY(qAbs(weightsOnDisk(llama2(), job) / 3.90e9 - 1.0) < 0.01);
    job.precision = Precision::Int8;
    const double int8 = weightsOnDisk(llama2(), job);
    QVERIFY(int8 > 6.738e9 && int8 < 7.4e9);
}

OCTOPLAN_TEST(TestCensus);
#include "tst_census.moc"
